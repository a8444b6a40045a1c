internal import MaquetteSheets

/// A sheet that was read, right or wrong.
struct SheetReading: Sendable {
  let input: SheetInput
  let outcome: Result<SheetDocument, Failure>

  /// Reads a sheet.
  init(_ input: SheetInput) {
    self.input = input
    do throws(SheetError) {
      outcome = .success(try SheetDocument(path: input.path))
    } catch {
      outcome = .failure(Failure(error))
    }
  }
}
