// Written from the files in `Page` by `BLESS=1 swift test --filter InspectorPage`.
// swift-format-ignore-file

extension InspectorPage {
  static let embedded: [(name: String, text: StaticString)] = [
    ("index.html", ##"""
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>stylec</title>
<p>The inspector’s page.</p>

"""##),
  ]
}
