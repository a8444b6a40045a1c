import MaquetteFiles

/// The suffixes of files that `maquette previews` writes beside its pictures for the live page. Sheets can end in `json`, so these do not.
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
