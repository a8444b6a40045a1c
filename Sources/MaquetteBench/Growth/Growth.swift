internal import ArgumentParser
internal import FoundationEssentials
internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteRendering
internal import MaquetteScene
internal import MaquetteTypography

/// Measures how time grows with the number of controls and with the scale, and draws it.
struct Growth: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time the stages against the number of controls and against the scale.",
    discussion: """
      Each figure is the least of a few runs, in milliseconds of one thread. The controls are buttons, switches, \
      checkboxes and labels in turn, each with a text of its own, side by side at 1x, so that 100000 of them stay just \
      below the limit of 256 megapixels; the scales draw 50 of them.
      """)

  @Option(help: "The most controls, a power of ten from 100 to 100000.")
  var limit = 100_000

  @Option(help: "A folder for the plots, controls.png and scales.png.")
  var plots: String?

  func run() throws {
    let counts = sequence(first: 10) { $0 * 10 }.prefix { $0 <= limit }.flatMap { [$0, $0 * 3] }
      .filter { $0 <= limit }
    print("| controls | layout | display list | draw | encode | µs a control | peak MiB |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    let byCount = try counts.map { count in
      let times = try StageTimes(controls: count, scale: 1, runs: count > 10_000 ? 2 : 5)
      let each = times.total / Double(count) * 1000
      print(
        "| \(count) | \(times.columns) | \(each.decimalText) | \(Self.peakMemory) |")
      return (Double(count), times)
    }
    print("\n| scale | layout | display list | draw | encode | draw, ms a megapixel |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    let byScale = try (1...8).map { scale in
      let times = try StageTimes(controls: 50, scale: Double(scale), runs: 7)
      print("| \(scale) | \(times.columns) | \((times.draw / times.megapixels).decimalText) |")
      return (Double(scale), times)
    }
    guard let plots else { return }
    try FileManager.default.createDirectory(atPath: plots, withIntermediateDirectories: true)
    try draw(
      byCount, title: "Time by number of controls, 1x", xLabel: "controls", to: "\(plots)/controls.png")
    try draw(
      byScale, title: "Time by scale, 50 controls", xLabel: "pixels a point", to: "\(plots)/scales.png")
  }

  private func draw(
    _ rows: [(Double, StageTimes)], title: String, xLabel: String, to path: String
  ) throws {
    let stages: [(String, Color, (StageTimes) -> Double)] = [
      ("layout", Color(red: 0, green: 122, blue: 255), { $0.layout + $0.list }),
      ("draw", Color(red: 52, green: 160, blue: 80), \.draw),
      ("encode", Color(red: 215, green: 100, blue: 20), \.encode),
    ]
    let plot = Plot(
      title: title, xLabel: xLabel, yLabel: "milliseconds",
      series: stages.map { name, color, time in
        Plot.Series(name: name, color: color, points: rows.map { Point(x: $0.0, y: time($0.1)) })
      })
    let bitmap = try Renderer().render(plot.displayList(library: .bundled), scale: 2, library: .bundled)
    try PNGFile.write(bitmap, to: path, options: PNGOptions(scale: 2, title: title))
  }

  /// The most memory that the process has had, in MiB, where the system tells.
  private static var peakMemory: String {
    guard let status = try? String(contentsOf: URL(fileURLWithPath: "/proc/self/status"), encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
    else { return "?" }
    return "\(kilobytes / 1024)"
  }
}
