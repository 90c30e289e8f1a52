/// The reason why a workspace can't be created.
public enum WorkspaceError: Error {
  /// The settings are wrong, or can't be read.
  case settings(SettingsError)
  /// The named paths hold no style files.
  ///
  /// `foreign` are the YAML files there that have no section of a style file, and `links` those that lead out of the project.
  case noStyleFiles(in: [String], foreign: [String], links: [String])
}
