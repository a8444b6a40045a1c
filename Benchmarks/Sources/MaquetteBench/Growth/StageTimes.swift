internal import MaquetteControls
internal import MaquetteElements
internal import MaquetteGraphics
internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteRendering
internal import MaquetteTypography

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

  /// Measures the stages, each as the minimum of a few runs with warm caches.
  init(controls count: Int, scale: Double, runs: Int) throws {
    let mockup = Self.mockup(controls: count, scale: scale)
    let renderer = Renderer()
    func time<Result>(_ stage: WritableKeyPath<StageTimes, Double>, _ body: () throws -> Result) rethrows
      -> Result
    {
      let begin = CPUClock.now
      let result = try body()
      self[keyPath: stage] = Swift.min(self[keyPath: stage], CPUClock.now - begin)
      return result
    }
    for _ in 0..<runs {
      let layout = time(\.layout) { mockup.layout() }
      let list = time(\.list) { mockup.displayList(of: layout) }
      let bitmap = try time(\.draw) {
        try renderer.render(list, scale: scale, library: mockup.environment.fonts)
      }
      _ = try time(\.encode) { try PNG.encode(bitmap) }
      megapixels = Double(bitmap.pixels.count) / 1e6
    }
  }

  /// A grid of controls, each with its own text.
  private static func mockup(controls count: Int, scale: Double) -> Mockup {
    let columns = 20
    let cells = (0..<count).map { index -> any Element in
      switch index % 4 {
      case 0: Button("No. \(index)").size(.small)
      case 1: Toggle("", isOn: index % 8 == 1)
      case 2: Checkbox("No. \(index)")
      default: Text("No. \(index)", style: .caption1)
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
