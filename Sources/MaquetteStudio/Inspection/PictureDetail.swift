import MaquetteFiles

/// What a program writes beside a sheet that shows a picture of its own, for the live page: the suffix of the file.
/// It is none of a sheet's, whose files can end in `json`.
package enum PictureDetail: String, Sendable, CaseIterable {
  /// The nodes of the picture, as the page asks for those of a sheet.
  case nodes
  /// The findings of the rules.
  case findings
  /// The code of the picture.
  case code

  /// The file of a sheet.
  package func path(beside sheet: String) -> String { "\(FileName.withoutSuffix(sheet)).\(rawValue)" }
}
