package import MaquetteFiles

/// A golden: a sheet in the golden folder, with its pictures beside it.
///
/// `Golden/Button/matrix.yaml` is the case `matrix` of the control `Button`. A sheet without variants has the picture
/// `matrix.png`; one with variants has a picture for each, such as `matrix~dark.png`.
package struct Golden: Sendable, Hashable {
  package let sheetPath: String
  package let control: String
  /// The sheet's name without its suffix.
  package let name: String

  package init(sheetPath: String) {
    self.sheetPath = sheetPath
    control = FileName.last(of: FileName.folder(of: sheetPath))
    name = FileName.withoutSuffix(FileName.last(of: sheetPath))
  }

  /// The path of a picture of the sheet: beside it, with the name of the picture.
  package func picturePath(of name: String) -> String {
    FileName.joined(FileName.folder(of: sheetPath), name + ".png")
  }

  /// Whether a path can be that of a picture of any variant of the sheet.
  func mayOwn(picturePath: String) -> Bool {
    let stem = FileName.withoutSuffix(sheetPath)
    guard picturePath.hasPrefix(stem) else { return false }
    return ["~", "@", "."].contains(picturePath.dropFirst(stem.count).first)
  }
}

/// The goldens in a folder, `<folder>/<Control>/<case>.yaml` with pictures beside the sheets. Files and folders whose
/// names begin with `_` are parts of sheets and not goldens, and neither are asset catalogs.
package struct GoldenStore: Sendable {
  package let goldens: [Golden]
  /// The paths of all pictures in the folder that are not parts, in order.
  package let pictures: [String]
  /// What is in the folders and was not looked into.
  package let passedOver: [Folder.PassedOver]

  /// Finds all goldens in a folder, or the one of a sheet.
  ///
  /// - Throws: ``GoldenError/cannotRead(path:reason:)``, or ``GoldenError/noGoldens(path:)`` for a folder without
  ///   sheets, because an empty check must not pass.
  package init(_ path: String) throws(GoldenError) { try self.init([path]) }

  /// Finds the goldens of folders and single sheets, each once.
  ///
  /// - Throws: As ``init(_:)-(String)`` does, for each path.
  package init(_ paths: [String]) throws(GoldenError) {
    var sheets: Set<String> = []
    var pictures: Set<String> = []
    var passedOver: [Folder.PassedOver] = []
    for path in paths {
      let path = FileName.normalized(path)
      let walk = try Self.walk(path)
      passedOver += walk.passedOver
      // Paths in the current folder need no `./`.
      let files = walk.files.map { FileName.normalized($0) }.filter { !FileName.isInAssetCatalog($0) }
      let isFolder = Folder.kind(of: path) == .folder
      let parts = isFolder ? files.filter { FileName.isPart($0, below: path) } : []
      let whole = isFolder ? files.filter { !FileName.isPart($0, below: path) } : files
      let found = whole.filter(Self.isSheet)
      if found.isEmpty { throw .noGoldens(path: path) }
      sheets.formUnion(found)
      pictures.formUnion(whole.filter(Self.isPicture))
      passedOver += Self.picturesOfParts(parts)
    }
    goldens = Self.sorted(sheets).map { Golden(sheetPath: $0) }
    self.pictures = Self.sorted(pictures)
    self.passedOver = passedOver
  }

  /// The pictures that no sheet draws; `drawn` are the paths of the others.
  package func orphans(drawn: Set<String>) -> [String] { pictures.filter { !drawn.contains($0) } }

  private static func walk(_ path: String) throws(GoldenError) -> Folder.Walk {
    switch Folder.kind(of: path) {
    case .nothing: throw .cannotRead(path: path, reason: "no such file or folder")
    case .file: return Folder.Walk(files: [path])
    case .folder:
      do throws(FileProblem) {
        return try Folder.walk(path, isWanted: isSheet)
      } catch {
        throw GoldenError(error, path: path)
      }
    }
  }

  /// The pictures of sheets that are parts of others: no one compares them.
  private static func picturesOfParts(_ parts: [String]) -> [Folder.PassedOver] {
    let sheets = parts.filter(isSheet).map(Golden.init)
    let owners = Dictionary(sheets.map { (FileName.withoutSuffix($0.sheetPath), $0) }) { first, _ in first }
    return parts.filter(isPicture).compactMap { picture in
      let ends = picture.indices.filter { ["~", "@", "."].contains(picture[$0]) }
      guard let sheet = ends.lazy.compactMap({ owners[String(picture[..<$0])] }).first else { return nil }
      return Folder.PassedOver(
        path: picture,
        reason: "its sheet '\(sheet.sheetPath)' is included by others, because its name begins with '_'")
    }
  }

  private static func isPicture(_ path: String) -> Bool { FileName.suffix(of: path) == "png" }

  private static func isSheet(_ path: String) -> Bool {
    ["yaml", "yml", "json"].contains(FileName.suffix(of: path))
  }

  /// Sorted by bytes, which is the same on every machine.
  private static func sorted(_ paths: Set<String>) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
