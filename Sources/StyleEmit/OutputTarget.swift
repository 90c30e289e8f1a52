import StyleModel
import StyleSource

/// The outputs of `generate` and `build` besides pictures: Swift for one of its targets, all resolved values as JSON, colours as an asset
/// catalog, tokens as design tokens or as variables of Figma, or a page that describes the design.
package enum OutputTarget: String, CaseIterable, Hashable, Sendable {
  case plain, uikit, swiftui, appkit, json, assets, dtcg, figma
  case designPage = "design-md"

  /// The target of generated Swift; nil for documents.
  package var swift: EmitTarget? {
    switch self {
    case .plain: .plain
    case .uikit: .uikit
    case .swiftui: .swiftui
    case .appkit: .appkit
    case .json, .assets, .dtcg, .figma, .designPage: nil
    }
  }

  /// The targets of which documents are written.
  package static var ofDocuments: [OutputTarget] { allCases.filter { $0.swift == nil } }

  /// The file, or the folder with all files, that a target of documents has in the output folder; nil for Swift.
  package var place: String? {
    switch self {
    case .plain, .uikit, .swiftui, .appkit: nil
    case .json: SheetJSON.path
    case .assets: AssetCatalog.path
    case .dtcg: DesignTokens.folder
    case .figma: FigmaExport.folder
    case .designPage: DesignPage.path
    }
  }

  /// The documents of a sheet without errors; none for Swift.
  ///
  /// - Parameters:
  ///   - sources: The sheet's files, named as documents are to name them.
  ///   - pictures: Those that are written beside the documents.
  package func documents(
    of sheet: ResolvedSheet, in sources: SourceMap, pictures: [PictureOfLook] = []
  ) -> [OutputDocument] {
    switch self {
    case .plain, .uikit, .swiftui, .appkit: []
    case .json: [OutputDocument(path: SheetJSON.path, bytes: SheetJSON.document(of: sheet, in: sources))]
    case .assets: AssetCatalog(of: sheet).documents
    case .dtcg: DesignTokens(of: sheet).documents
    case .figma: FigmaExport(of: sheet).documents
    case .designPage: DesignPage(of: sheet, pictures: pictures).documents
    }
  }

  /// The values of a sheet that the documents can't express, as messages.
  package func losses(of sheet: ResolvedSheet) -> [String] {
    switch self {
    case .plain, .uikit, .swiftui, .appkit, .json: []
    case .assets: AssetCatalog(of: sheet).losses
    case .dtcg: DesignTokens(of: sheet).losses
    case .figma: FigmaExport(of: sheet).losses
    case .designPage: DesignPage(of: sheet, pictures: []).losses
    }
  }
}

/// A file that other programs read than a Swift compiler.
package struct OutputDocument: Sendable {
  /// The path in the output folder.
  package let path: String
  package let bytes: [UInt8]
}
