"""Writers of files: the same bytes for the same arguments."""
