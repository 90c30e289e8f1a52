import StyleModel

/// The modules that files of generated code import besides Apple's and the run-time library, found by the names in each file.
struct ImportedNames {
  /// The module that declares each name, by the name of a type, or of a member with the text before its dot.
  private var modules: [String: String] = [:]

  /// - Parameter plans: Those of the code that is being generated.
  init(_ sheet: ResolvedSheet, _ plans: [ComponentPlan], _ map: ModuleMap) {
    if map.others.isEmpty { return }
    defer { modules = Dictionary(modules.map { (withoutBackticks($0), $1) }) { first, _ in first } }
    for plan in plans {
      add(plan)
      for held in plan.nested.values { add(held) }
    }
    for trait in sheet.traits {
      guard let module = map.module(of: trait.span) else { continue }
      let names = TraitProtocol(trait: trait)
      for name in [names.name, names.styleName] { modules[name] = module }
    }
    let modeNames = SwiftModeNames(sheet.modes)
    for (index, axis) in modeNames.axes.enumerated() {
      guard let module = map.module(ofAxis: index) else { continue }
      modules["StyleModes." + axis.type] = module
      modules["." + axis.member] = module
    }
    for name in sheet.states.own { modules["." + swiftIdentifier(name)] = map.module(ofState: name) }
    let tokenNames = SwiftTokenNames(sheet)
    for (index, token) in sheet.tokens.enumerated() {
      guard let name = tokenNames[index], let module = map.module(of: token.span) else { continue }
      modules["\(name.type.swiftName).\(name.member)"] = module
      modules["\(name.type.rawValue)(.\(name.caseName)"] = module
    }
  }

  private mutating func add(_ plan: ComponentPlan) {
    guard let module = plan.module else { return }
    for name in [plan.typeName, plan.styleName, plan.viewName, plan.faceName, plan.toggleStyleName] {
      modules[name] = module
    }
  }

  var isEmpty: Bool { modules.isEmpty }

  /// The modules with what some code names, in the order of their names.
  func modules(of code: some Sequence<UInt8>) -> [String] {
    var found: Set<String> = []
    var words = NameReader()
    for byte in code {
      guard let name = words.read(byte) else { continue }
      for spelling in name.spellings { if let module = modules[spelling] { found.insert(module) } }
    }
    return found.sorted { $0.precedesByBytes($1) }
  }
}

/// Reads the names in Swift, each with the text directly before it.
struct NameReader {
  private var word: [UInt8] = []
  private var before = ""
  private var joint = ""

  struct Name {
    /// The name before this one, and the signs between the two.
    var before, joint: String
    var text: String

    /// The ways to write the name: `accent`, `.accent`, `Colors.accent`, or `color(.accent`.
    var spellings: [String] {
      joint.last == "." ? [text, "." + text, before + joint + text] : [text]
    }
  }

  /// Reads the next byte; returns the name that ends before it.
  mutating func read(_ byte: UInt8) -> Name? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      word.append(byte)
      return nil
    case UInt8(ascii: "`"):
      return nil
    default:
      defer {
        let sign = Unicode.Scalar(byte)
        // Only what may stand between two parts of one name counts.
        if "(.".unicodeScalars.contains(sign) {
          joint.unicodeScalars.append(sign)
        } else {
          (before, joint) = ("", "")
        }
      }
      if word.isEmpty { return nil }
      let name = Name(before: before, joint: joint, text: String(decoding: word, as: UTF8.self))
      (before, joint, word) = (name.text, "", [])
      return name
    }
  }
}
