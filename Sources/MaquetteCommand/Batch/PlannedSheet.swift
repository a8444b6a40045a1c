internal import MaquetteBatch
internal import MaquetteControls
internal import MaquetteFiles
internal import MaquetteSheets

/// A sheet of a run and the pictures that it makes, known from reading it, or from the manifest if nothing that it
/// depends on has changed since.
struct PlannedSheet: Sendable {
  let input: SheetInput
  /// What the manifest will say of it; nil for standard input and for a sheet that is wrong.
  var record: SheetRecord?
  /// Its pictures, as paths in the folder of pictures.
  var pictures: [String] = []
  /// Files that go with the pictures, if the sheet was read.
  var companions: [(path: String, bytes: [UInt8])] = []
  /// What is to be said about it.
  var warnings: [String] = []
  /// The sheet itself, if it was read.
  var content: Content?
  /// Why it has no pictures.
  var failure: Failure?

  /// A sheet that was read.
  struct Content: Sendable {
    let document: SheetDocument
    /// Its pictures, in the order of their paths.
    let sheets: [Sheet]
  }

  /// Whether the sheet is read from standard input, which leaves no trace.
  var isStream: Bool { input.path == SheetInput.stream }
}
