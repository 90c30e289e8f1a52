import StyleLint
import StyleModel
import StyleReport
import StyleSource

extension Settings {
  /// The text of a settings file in the working folder with all settings of a file, or of that folder.
  package func printed(for path: String?, workingFolder: String) -> String {
    let selection =
      path.map { rules(for: absolutePath($0, in: workingFolder)) } ?? RuleSelection(settings: rules)
    let from = files.isEmpty ? "nothing but the defaults" : files.map(visible).joined(separator: ", ")
    var text = "# Settings for \(visible(path ?? "this folder")), from \(from)\n"
    text += "sources: \(list(sources ?? Settings.defaultSources))\n"
    let excluded = excludes.map {
      relativePath(($0.folder == "/" ? "" : $0.folder) + "/" + $0.glob.text, from: workingFolder)
    }
    text += "excludes: \(list(excluded))\n"
    if let output { text += "output: \(output.quotedForYAML)\n" }
    if let baseline { text += "baseline: \(baseline.path.quotedForYAML)\n" }
    if let fonts { text += "fonts: \(list(fonts.map { relativePath($0, from: workingFolder) }))\n" }
    if let images { text += "images: \(list(images.map { relativePath($0, from: workingFolder) }))\n" }
    for setting in GeneratedSetting.all where setting.key.name != "modules" {
      text += "\(setting.key.name): \(setting.print(generated))\n"
    }
    if !generated.modules.isEmpty {
      text += "modules:\n"
      for module in generated.modules {
        text += "  \(relativePath(module.path, from: workingFolder).quotedForYAML): \(module.name)\n"
      }
    }
    text += "rules:\n"
    for rule in Rule.all { text += "  \(rule.code.id): \(selection.printed(rule))\n" }
    return text
  }

  private func list(_ paths: [String]) -> String {
    "[" + paths.map(\.quotedForYAML).joined(separator: ", ") + "]"
  }
}

extension String {
  /// The string in double quotes, with escapes for what YAML does not take or a terminal would not show (YAML 1.1 §§ 5.1, 5.6).
  fileprivate var quotedForYAML: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      let text = String(scalar)
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\" + text
      } else if visible(text) != text || (0xFFFE...0xFFFF).contains(scalar.value) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      } else {
        quoted += text
      }
    }
    return quoted + "\""
  }
}

extension RuleSelection {
  fileprivate func printed(_ rule: Rule) -> String {
    guard isOn(rule) else { return "off" }
    let severity = severity(of: rule).name
    guard !rule.options.isEmpty else { return severity }
    let options = rule.options.map { option in
      let value =
        switch self[rule].options[option.name] ?? option.defaultValue {
        case .number(let number): formatNumber(number)
        case .flag(let flag): "\(flag)"
        case .word(let word): word
        }
      return "\(option.name): \(value)"
    }
    return "{ severity: \(severity), " + options.joined(separator: ", ") + " }"
  }
}
