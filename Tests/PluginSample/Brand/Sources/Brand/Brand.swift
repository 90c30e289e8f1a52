/// The name on everything.
public let brandName = "Sample"
