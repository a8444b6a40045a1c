internal import MaquetteControls
internal import MaquetteSheets

/// A sheet that was read, right or wrong.
struct SheetReading: Sendable {
  let input: SheetInput
  let outcome: Result<SheetDocument, Failure>

  /// Reads a sheet; the environment is for what it does not say.
  init(_ input: SheetInput, environment: Environment = Environment()) {
    self.input = input
    do throws(SheetError) {
      outcome = .success(try SheetDocument(path: input.path, environment: environment))
    } catch {
      outcome = .failure(Failure(error))
    }
  }
}
