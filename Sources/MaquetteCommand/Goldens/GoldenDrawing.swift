internal import MaquetteComparison
internal import MaquetteControls
internal import MaquetteRendering
internal import MaquetteSheets
internal import MaquetteSnapshots

/// Reads and draws the sheets of goldens.
enum GoldenDrawing {
  /// What a plan has for each picture.
  struct Source: Sendable {
    let sheet: Sheet
    /// The sheet's path, for messages.
    let path: String
  }

  /// All pictures of goldens, read on several threads but not drawn yet.
  static func plan(
    of store: GoldenStore, rules: ComparisonRules, environment: Environment, threads: Int
  ) -> GoldenPlan<Source> {
    let readings = Parallel.map(store.goldens, threads: threads) {
      pictures(of: $0, rules: rules, environment: environment)
    }
    let byPath = Dictionary(zip(store.goldens, readings)) { first, _ in first }
    return GoldenPlan(store) { golden throws(DrawingFailure) in
      // The plan asks for the goldens of the store and no others.
      try byPath[golden]?.get() ?? []
    }
  }

  /// Draws a picture.
  static func picture(_ source: Source, by renderer: Renderer) throws(DrawingFailure) -> DrawnPicture {
    do throws(Failure) {
      return try PictureDrawing(source.sheet, path: source.path).picture(by: renderer)
    } catch {
      throw DrawingFailure(reasons: [error.message])
    }
  }

  /// The pictures of a sheet; warnings do not matter, the picture tells whether they should.
  private static func pictures(
    of golden: Golden, rules: ComparisonRules, environment: Environment
  ) -> Result<[GoldenPlan<Source>.Picture], DrawingFailure> {
    let path = golden.sheetPath
    do throws(Failure) {
      let document = try SheetReading(SheetInput(path: path, subfolder: ""), environment: environment)
        .outcome.get()
      var pictures: [GoldenPlan<Source>.Picture] = []
      for sheet in document.sheets {
        let source = Source(sheet: sheet, path: path)
        let rules = try rules.refined(by: sheet.canvas.check, path: path)
        pictures.append(.init(name: sheet.name, source: source, rules: rules))
      }
      return .success(pictures)
    } catch {
      return .failure(DrawingFailure(reasons: [error.message]))
    }
  }
}
