internal import MaquetteFiles

/// Where golden files and results lie.
struct SnapshotFolders {
  /// The folder of a test file's golden files.
  let goldens: String
  /// The folder of the package, which results are kept in; nil for a test file in none.
  let package: String?

  /// The folders of a test file.
  init(testFile: String, directory: String?) {
    let folder = FileName.folder(of: testFile)
    let stem = FileName.withoutSuffix(FileName.last(of: testFile))
    let root = directory ?? "__Snapshots__"
    let base = root.hasPrefix("/") ? root : FileName.joined(folder, root)
    goldens = FileName.joined(base, SnapshotFileName.part(stem))
    package = Self.package(around: folder)
  }

  /// The innermost folder around that holds a manifest.
  private static func package(around folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty, folder != "/" {
      if Folder.kind(of: FileName.joined(folder, "Package.swift")) == .file { return folder }
      folder = FileName.folder(of: folder)
    }
    return nil
  }
}
