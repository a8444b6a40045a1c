import MaquetteFiles
package import MaquetteRendering
package import MaquetteSheets
package import MaquetteSnapshots

/// The comparison of one picture of a sheet with the golden picture beside the sheet.
package struct PictureCheck: Sendable {
  /// The outcome, with its files in memory.
  package let item: ReportCase

  /// Draws the picture and compares it.
  ///
  /// - Parameter path: The path of the sheet.
  package init(
    _ picture: Sheet.Picture, sheet path: String, rules: ComparisonRules = ComparisonRules(),
    by renderer: Renderer
  ) throws(StudioError) {
    let golden = Golden(sheetPath: path)
    let drawn = try PictureDrawing(picture, path: path).picture(by: renderer)
    let rules = try rules.refined(by: picture.canvas.check, path: path)
    let outcome = GoldenCheck().check(
      drawn, path: golden.picturePath(of: picture.name), golden: golden, rules: rules)
    item = ReportCase(outcome)
  }

  /// The path of the golden picture of a picture.
  package static func goldenPath(of picture: Sheet.Picture, sheet path: String) -> String {
    Golden(sheetPath: path).picturePath(of: picture.name)
  }

  /// Makes what was drawn the golden picture, if that has not changed since the comparison.
  ///
  /// - Parameter variables: The environment's variables; on a CI system nothing is accepted.
  package func accept(variables: [String: String]) throws(StudioError) -> GoldenAcceptance.Result {
    guard let pending = PendingCase(item) else {
      throw StudioError(.noInput, "\(item.path): nothing to accept, the picture is as expected")
    }
    let acceptance = try attempt(StudioError.init) { () throws(GoldenError) in
      try GoldenAcceptance(environment: variables, write: PictureOutput.writeWhole)
    }
    return try pending.accept(by: acceptance)
  }
}
