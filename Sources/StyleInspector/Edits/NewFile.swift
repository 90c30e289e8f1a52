import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  /// The path of a style file that isn't there yet.
  func freePath(
    named name: String, in folder: String, _ model: InspectorSheet
  ) throws(InspectorError) -> String {
    let prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
    func path(_ number: Int) -> String { "\(prefix)\(name)\(number > 1 ? "\(number)" : "").yaml" }
    let free = (1...200).lazy.map(path).first { path in
      !model.sources.files.contains { $0.path == path } && store.read(path) == nil
    }
    guard let free else { throw .exists(path(1)) }
    return free
  }

  /// The path by which a file in a folder imports another one.
  func importPath(_ path: String, from folder: String) -> String {
    // Both are relative to the working folder, or neither is.
    func absolute(_ path: String) -> String { path == "." ? "/" : path.hasPrefix("/") ? path : "/" + path }
    return relativePath(absolute(path), from: absolute(folder))
  }

  /// The folder of the first of some files that is one of the project's style files, or else of the project's first.
  func folderOfNewFile(
    beside others: [FileID], in model: InspectorSheet
  ) throws(InspectorError) -> String {
    let named = model.sources.files.map(\.id).filter {
      Int($0.index) < model.namedCount && !model.tree(of: $0).isTranslated
    }
    guard let beside = others.first(where: { named.contains($0) }) ?? named.first else {
      throw .cannotEdit(model.problemOfNamedFiles ?? "there is no file beside which it could stand")
    }
    return splitPath(model.sources[beside].path).folder
  }

  /// A style file with nothing but imports.
  func writer(ofNewFile path: String, importing imports: [String]) throws(InspectorError) -> ValueWriter {
    let text = imports.isEmpty ? "" : "imports: []\n"
    var writer = ValueWriter(parse(SourceFile(id: FileID(0), path: path, text: text)).product)
    if !imports.isEmpty { try writer.set([.key("imports")], to: .sequence(imports.map { .text($0) })) }
    return writer
  }
}

/// The name of a component, a style or a group as that of a file, without its extension: `PriceTag` as `price-tag`. It is `usual` where the
/// name has other characters than letters and digits of ASCII.
func fileName(for name: String, otherwise usual: String) -> String {
  let words = inspectorLabel(String(name.drop { $0 == "_" })).lowercased().split { $0 == " " || $0 == "_" }
  let text = words.joined(separator: "-")
  let isPlain = text.utf8.allSatisfy {
    $0 &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-")
  }
  return isPlain && !text.isEmpty && !text.hasPrefix("-") ? String(text.prefix(80)) : usual
}
