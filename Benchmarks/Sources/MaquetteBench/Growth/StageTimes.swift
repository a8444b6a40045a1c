import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquettePNG
import MaquetteRaster
import MaquetteRendering
import MaquetteTypography

/// The milliseconds that each stage takes for a number of controls.
struct StageTimes {
  var layout = Double.infinity
  var list = Double.infinity
  var draw = Double.infinity
  var encode = Double.infinity
  var megapixels = 0.0

  var total: Double { layout + list + draw + encode }

  /// The stages as cells of a table.
  var columns: [String] { [layout, list, draw, encode].map(\.decimalText) }

  /// Measures the stages, each as the minimum of a few runs with texts of their own: those of 100,000 controls are more than is
  /// kept, so that with the same texts again the times of few controls would be of less work.
  init(controls count: Int, scale: Double, runs: Int) throws {
    let renderer = Renderer()
    func time<Result>(_ stage: WritableKeyPath<StageTimes, Double>, _ body: () throws -> Result) rethrows
      -> Result
    {
      let begin = CPUClock.now
      let result = try body()
      self[keyPath: stage] = Swift.min(self[keyPath: stage], CPUClock.now - begin)
      return result
    }
    for run in 0..<runs {
      let mockup = Self.mockup(controls: count, scale: scale, run: run)
      let layout = time(\.layout) { mockup.layout() }
      let list = time(\.list) { mockup.displayList(of: layout) }
      let bitmap = try time(\.draw) {
        try renderer.render(list, scale: scale, library: mockup.environment.fonts)
      }
      _ = try time(\.encode) { try PNG.encode(bitmap) }
      megapixels = Double(bitmap.pixels.count) / 1e6
    }
  }

  /// A grid of controls, each with its own text, which neither another run has nor another number of controls.
  private static func mockup(controls count: Int, scale: Double, run: Int) -> Mockup {
    let columns = 20
    // Of about the same width, so that the most controls fit into a picture.
    let numbers = ["No.", "Nr.", "Ni.", "Nt.", "Nf.", "Ns.", "Ne."]
    let cells = (0..<count).map { index -> any Element in
      // The most have the numbers from zero on: with more digits they would not fit.
      let text = "\(numbers[run % numbers.count]) \(index + count % 100_000)"
      switch index % 4 {
      case 0: return Button(text).size(.small)
      case 1: return Toggle("", isOn: index % 8 == 1)
      case 2: return Checkbox(text)
      default: return Text(text, style: .caption1)
      }
    }
    let rows = stride(from: 0, to: count, by: columns).map { start in
      HStack(spacing: 0) { Array(cells[start..<Swift.min(start + columns, count)]) }
    }
    var environment = Environment(theme: .ios)
    environment.scale = scale
    return Mockup(VStack(spacing: 0) { rows }, environment: environment)
  }
}
