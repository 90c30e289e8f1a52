"""The tables, in the order in which they are printed. Each is a function of the machine; what its rows compare stands above them."""
from tables import growth, lint, pictures, saved, start, swift, values

TABLES = {
    "lint": lint.many_files,
    "unchanged": lint.unchanged,
    "large": lint.large_files,
    "yamllint": lint.slower_peer,
    "values": values.to_code,
    "tokens": values.lint_tokens,
    "start": start.small_file,
    "pictures": pictures.one_process,
    "picture": pictures.whole_process,
    "swift": swift.compile_time,
    "saved": saved.one_change,
    "growth": growth.growth,
}
