import StyleModel
import StyleReport
import StyleSyntax

/// The number of copies of a layer and their arrangement, from a request.
struct Repeating {
  /// The source of the number of copies.
  enum Source {
    case number(Int)
    /// A property that there is: a whole number, or a list of texts.
    case property(String, isList: Bool)
    case newNumber(name: String, usual: Int, most: Int)
    case newList(name: String, texts: [String], most: Int)
  }

  /// The arrangement of the copies of a layer in no stack.
  enum Arrangement: String {
    case row, column
    /// Each turned a part of a circle further around the middle of what the layer lies in.
    case circle
    /// One above another, until formulas with `$index` place them.
    case none
  }

  let source: Source
  let arrangement: Arrangement

  init(_ body: JSONValue, of change: LayerChange) throws(InspectorError) {
    guard let arrangement = Arrangement(rawValue: body["arrangement"]?.string ?? "none") else {
      throw .badRequest("copies lie in a ‘row’, a ‘column’ or a ‘circle’, or ‘none’ of these")
    }
    self.arrangement = arrangement
    let name = (body["property"]?.string ?? "").trimmingSpaces
    if name.isEmpty {
      source = .number(try Repeating.count("count", of: body, "a number of copies"))
    } else if body["new"]?.string == "number" {
      let usual = try Repeating.count("count", of: body, "a number of copies")
      let most = try Repeating.count("max", of: body, "the most copies that there can be")
      guard usual <= most else {
        throw .badValue("there are \(usual) copies at first, and at most \(most)", in: "max")
      }
      source = .newNumber(name: name, usual: usual, most: most)
    } else if body["new"]?.string == "list" {
      let texts = (body["texts"]?.array ?? []).compactMap(\.string).map(\.trimmingSpaces).filter {
        !$0.isEmpty
      }
      guard !texts.isEmpty else {
        throw .badValue("write the texts, with commas between, such as Day, Week", in: "texts")
      }
      let most = try Repeating.count("max", of: body, "the most texts that there can be")
      guard texts.count <= most else {
        throw .badValue("there are \(texts.count) texts, and at most \(most)", in: "max")
      }
      source = .newList(name: name, texts: texts, most: most)
    } else {
      guard let property = change.component.properties.first(where: { $0.name == name }) else {
        throw InspectorError(
          404, "no-such-property", "‘\(change.component.name)’ has no property ‘\(name.shortened)’")
      }
      source = .property(name, isList: property.type == .strings)
    }
  }

  private static func count(_ key: String, of body: JSONValue, _ what: String) throws(InspectorError) -> Int {
    let value = key == "max" ? body["max"] : body["count"]
    let written = value?.string?.trimmingSpaces
    let number = value?.integer ?? written.flatMap { Int($0) }
    guard let number, (1...LayerCopy.most).contains(number) else {
      throw .badValue("\(what) is a whole number from 1 to \(LayerCopy.most), such as 5", in: key)
    }
    return number
  }

  /// The value of `repeat`.
  var value: SyntaxValue {
    switch source {
    case .number(let number): .plain("\(number)")
    case .property(let name, _), .newNumber(let name, _, _), .newList(let name, _, _): .unquoted("$\(name)")
    }
  }

  var isList: Bool {
    switch source {
    case .property(_, let isList): isList
    case .newList: true
    case .number, .newNumber: false
    }
  }

  /// The formula, in degrees and by its number, for the angle of each copy of a circle.
  var angle: String {
    switch source {
    case .number(let number) where 360 % number == 0: "$index * \(360 / number)"
    case .number(let number): "$index * 360 / \(number)"
    case .property(let name, true), .newList(let name, _, _): "$index * 360 / count($\(name))"
    case .property(let name, false), .newNumber(let name, _, _): "$index * 360 / $\(name)"
    }
  }
}
