import MaquetteFiles
import MaquetteComparison
import MaquetteElements
import MaquetteRendering
import MaquetteSheets
import MaquetteSnapshots

/// Reads and draws the sheets of goldens, or reads pictures in their place.
enum GoldenDrawing {
  /// What a picture is made of.
  enum Source: Sendable {
    /// A picture of a sheet; its path is for messages.
    case sheet(Sheet.Picture, path: String)
    /// A picture that is there already.
    case file(String)
  }

  /// The plan of a check: every picture of the goldens, read on several threads but not drawn.
  static func plan(
    of store: GoldenStore, rules: ComparisonRules, environment: Environment, threads: Int
  ) -> GoldenPlan<Source> {
    let readings = Parallel.map(store.goldens, threads: threads) {
      reading(of: $0, rules: rules, environment: environment)
    }
    let byPath = Dictionary(zip(store.goldens, readings.map(\.pictures))) { first, _ in first }
    return GoldenPlan(store, inputs: Set(readings.flatMap(\.inputs))) { golden throws(DrawingFailure) in
      try byPath[golden]?.get() ?? []
    }
  }

  static func picture(_ source: Source, by renderer: Renderer) throws(DrawingFailure) -> DrawnPicture {
    do throws(StudioError) {
      switch source {
      case .sheet(let picture, let path):
        return try PictureDrawing(picture, path: path).picture(by: renderer)
      case .file(let path):
        let file = try PictureFile(path, stream: -1).compared()
        var picture = DrawnPicture(name: FileName.last(of: path), bitmap: file.bitmap, trace: file.trace)
        picture.animation = file.animation
        return picture
      }
    } catch {
      throw DrawingFailure(error)
    }
  }

  /// The picture as it is drawn; nil for an animation and for a file.
  static func rows(of source: Source, by renderer: Renderer) throws(DrawingFailure) -> PictureRows? {
    guard case .sheet(let picture, let path) = source else { return nil }
    do throws(StudioError) {
      return try PictureDrawing(picture, path: path).rows(by: renderer)
    } catch {
      throw DrawingFailure(error)
    }
  }

  private struct Reading: Sendable {
    var pictures: Result<[GoldenPlan<Source>.Picture], DrawingFailure>
    /// The paths of the files that the sheet was read from.
    var inputs: [String]
  }

  /// The pictures of a sheet. Its warnings are left out, because the comparison shows whether they matter.
  private static func reading(
    of golden: Golden, rules: ComparisonRules, environment: Environment
  ) -> Reading {
    let path = golden.sheetPath
    do throws(StudioError) {
      let sheet = try SheetInput(path: path).sheet(in: environment, stream: 0)
      var pictures: [GoldenPlan<Source>.Picture] = []
      for picture in sheet.pictures {
        let source = Source.sheet(picture, path: path)
        let rules = try rules.refined(by: picture.canvas.check, path: path)
        pictures.append(.init(name: picture.name, source: source, rules: rules))
      }
      return Reading(pictures: .success(pictures), inputs: sheet.dependencies.map(\.path))
    } catch {
      return Reading(pictures: .failure(DrawingFailure(error)), inputs: [])
    }
  }
}

extension ComparisonRules {
  /// The rules for a sheet's pictures: its own tolerance replaces that of the command line, its masks are added.
  func refined(by check: SheetCheck, path: String) throws(StudioError) -> ComparisonRules {
    var rules = self
    rules.maskedElements += check.mask
    guard check.statesTolerance else { return rules }
    rules.tolerance = Tolerance(
      Tolerance.Metric(rawValue: check.tolerance?.rawValue ?? "") ?? .exact, threshold: check.threshold,
      maxPixels: check.maxPixels ?? 0, maxDensity: check.maxDensity)
    if let problem = rules.tolerance.problem {
      throw StudioError(.badInput, "check: \(problem)", subject: path)
    }
    return rules
  }
}

extension DrawingFailure {
  fileprivate init(_ error: StudioError) {
    if !error.diagnostics.isEmpty {
      self = .invalid(error.diagnostics)
    } else {
      self = error.kind == .overLimit ? .tooLarge(error.description) : .failed(error.description)
    }
  }
}
