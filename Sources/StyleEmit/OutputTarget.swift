import StyleModel
import StyleSource

/// What `generate` and `build` write besides pictures: Swift for one of its targets, all resolved values as JSON, colours as an asset catalog, or
/// tokens as design tokens.
package enum OutputTarget: String, CaseIterable, Hashable, Sendable {
  case plain, uikit, swiftui, appkit, json, assets, dtcg

  /// nil for documents.
  package var swift: EmitTarget? {
    switch self {
    case .plain: .plain
    case .uikit: .uikit
    case .swiftui: .swiftui
    case .appkit: .appkit
    case .json, .assets, .dtcg: nil
    }
  }

  /// The targets of which documents are written.
  package static var ofDocuments: [OutputTarget] { allCases.filter { $0.swift == nil } }

  /// The documents of a sheet without errors; none for Swift.
  ///
  /// - Parameter sources: The sheet's files, named as documents are to name them.
  package func documents(of sheet: ResolvedSheet, in sources: SourceMap) -> [OutputDocument] {
    switch self {
    case .plain, .uikit, .swiftui, .appkit: []
    case .json: [OutputDocument(path: SheetJSON.path, bytes: SheetJSON.document(of: sheet, in: sources))]
    case .assets: AssetCatalog(of: sheet).documents
    case .dtcg: DesignTokens(of: sheet).documents
    }
  }

  /// What the documents can't say of a sheet, as a person is told.
  package func losses(of sheet: ResolvedSheet) -> [String] {
    switch self {
    case .plain, .uikit, .swiftui, .appkit, .json: []
    case .assets: AssetCatalog(of: sheet).losses
    case .dtcg: DesignTokens(of: sheet).losses
    }
  }
}

/// A file that other programs read than a Swift compiler.
package struct OutputDocument: Sendable {
  /// In the output folder.
  package let path: String
  package let bytes: [UInt8]
}
