internal import MaquetteFiles

/// A golden: a sheet in the golden folder, with its pictures beside it.
///
/// `Golden/Button/matrix.yaml` is the case `matrix` of the control `Button`. A sheet without variants has the
/// picture `matrix.png`; one with variants has a picture each, such as `matrix~dark.png`.
package struct Golden: Sendable, Hashable {
  /// The sheet's path.
  package let sheetPath: String

  /// The folder the sheet is in: the name of the control.
  package let control: String

  /// The sheet's name without its suffix.
  package let name: String

  /// The golden whose sheet is at a path.
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
