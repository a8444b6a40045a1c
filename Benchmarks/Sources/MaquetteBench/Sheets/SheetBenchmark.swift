import ArgumentParser
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteRendering
import MaquetteSheets

/// Measures the stages of a sheet from its text to its display list, and its drawing.
struct SheetBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Time a sheet of many controls from YAML to display list.",
    discussion: """
      The sheet is generated: buttons with symbols, switches, checkboxes, segmented controls and labels, each with its \
      own text. Each figure is the minimum of the runs; the first is separate, because it fills the caches.
      """)

  @Option(help: "The number of controls of the sheet.")
  var controls = 1000

  @Option(help: "Device pixels per point.")
  var scale = 2

  @Option(help: "The number of runs.")
  var runs = 20

  @Flag(help: "Print the sheet instead of timing it.")
  var print = false

  @Flag(name: .customLong("no-drawing"), help: "Omit drawing, so that a profile shows the other stages.")
  var noDrawing = false

  func run() throws {
    let text = GeneratedSheet.text(controls: controls, scale: scale)
    if print {
      Swift.print(text, terminator: "")
      return
    }
    let bytes = Array(text.utf8)
    let renderer = Renderer()
    var times: [SheetTimes] = []
    for _ in 0..<max(runs, 1) {
      times.append(try SheetTimes(bytes, renderer: noDrawing ? nil : renderer))
    }
    Swift.print("| \(controls) controls | read | layout | display list | YAML to display list | draw |")
    Swift.print("| --- | ---: | ---: | ---: | ---: | ---: |")
    Swift.print("| first | \(times[0].columns) |")
    let least = times.dropFirst().reduce(times[0]) { $0.least($1) }
    Swift.print("| least of \(times.count) | \(least.columns) |")
  }
}

/// The milliseconds that the stages of one sheet take.
private struct SheetTimes {
  var read: Double
  var layout: Double
  var list: Double
  var draw: Double

  /// Reads, lays out and draws a sheet once; without a renderer it is not drawn.
  init(_ bytes: [UInt8], renderer: Renderer?) throws {
    let start = CPUClock.now
    let picture = try Sheet(bytes, path: "generated.yaml").pictures[0]
    let wasRead = CPUClock.now
    let mockup = picture.mockup()
    let layout = mockup.layout()
    let wasLaidOut = CPUClock.now
    let list = mockup.displayList(of: layout)
    let wasListed = CPUClock.now
    _ = try renderer?.render(list, scale: picture.environment.scale, library: picture.environment.fonts)
    read = wasRead - start
    self.layout = wasLaidOut - wasRead
    self.list = wasListed - wasLaidOut
    draw = CPUClock.now - wasListed
  }

  /// The stages as cells of a table.
  var columns: String {
    [read, layout, list, read + layout + list, draw].map(\.decimalText).joined(separator: " | ")
  }

  /// Returns the minimum time of two runs, stage by stage.
  func least(_ other: SheetTimes) -> SheetTimes {
    var result = self
    result.read = min(read, other.read)
    result.layout = min(layout, other.layout)
    result.list = min(list, other.list)
    result.draw = min(draw, other.draw)
    return result
  }
}
