/// Which theme it is.
public let themeName = "plain"
