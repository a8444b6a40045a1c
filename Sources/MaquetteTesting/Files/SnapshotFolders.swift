import MaquetteFiles
import MaquetteSnapshots

/// The folders of golden files and results.
struct SnapshotFolders {
  /// The folder of a test file's golden files.
  let goldens: String
  /// The folder of the package, for results; nil for a test file outside of a package.
  let package: String?

  init(testFile: String, _ configuration: SnapshotConfiguration) {
    let folder = FileName.folder(of: testFile)
    let stem = FileName.withoutSuffix(FileName.last(of: testFile))
    let root = configuration.directory ?? "__Snapshots__"
    let base = root.hasPrefix("/") ? root : FileName.joined(folder, root)
    let own = FileName.joined(base, SnapshotFileName.part(stem))
    goldens = configuration.goldens ?? configuration.subfolder.map { FileName.joined(own, $0) } ?? own
    package = Self.package(around: folder)
  }

  /// The innermost folder around it with a package manifest.
  private static func package(around folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty, folder != "/" {
      if Folder.kind(of: FileName.joined(folder, "Package.swift")) == .file { return folder }
      folder = FileName.folder(of: folder)
    }
    return nil
  }
}
