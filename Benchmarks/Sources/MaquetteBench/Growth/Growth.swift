import ArgumentParser
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteGraphics

/// Measures how time grows with the number of controls and with the scale.
struct Growth: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time the stages against the number of controls, the scale, and inputs of one kind.",
    discussion: """
      Each figure is the minimum of a few runs, in milliseconds of one thread. The controls are buttons, switches, \
      checkboxes and labels in turn, each with a text that no other control and no other run has, side by side at 1x, \
      so that 100000 of them stay just below the limit of 256 megapixels; the scales draw 50 of them. With --verbs, sheets \
      are read, laid out, checked and inspected; the power of the last two times is 1 if they grow as their numbers do, \
      2 if they grow as the square.
      """)

  @Option(help: "The most controls, a power of ten from 100 to 100000.")
  var limit = 100_000

  @Option(help: "Time this kind of input only.")
  var input: GrowthInput?

  @Flag(help: "Time the verbs for sheets only: neighbours and depth of each element, changes, unknown names.")
  var verbs = false

  @Flag(help: "With --verbs, print only what grows faster than its input.")
  var superlinear = false

  @Flag(help: "Print CSV, which Benchmarks/plot.py reads, instead of Markdown tables.")
  var csv = false

  func run() throws {
    if verbs || superlinear { return printVerbs() }
    if input == nil { try printControlsAndScales() }
    printRow(["input", "number", "ms", "µs of each"], isHeader: true)
    for input in input.map({ [$0] }) ?? GrowthInput.allCases {
      for count in [input.limit / 64, input.limit / 16, input.limit / 4, input.limit] {
        let time = try (0..<3).map { _ in try input.time(count: count) }.reduce(.infinity, Swift.min)
        printRow([input.rawValue, "\(count)", time.decimalText, (time / Double(count) * 1000).decimalText])
      }
    }
  }

  private func printVerbs() {
    printRow(GrowthVerbTable.header, isHeader: true)
    GrowthVerbTable(isShort: superlinear).forEachRow { printRow($0) }
  }

  private func printControlsAndScales() throws {
    let stages = ["layout", "display list", "draw", "encode"]
    let counts = sequence(first: 10) { $0 * 10 }.prefix { $0 <= limit }.flatMap { [$0, $0 * 3] }
      .filter { $0 <= limit }
    printRow(["controls"] + stages + ["µs per control", "peak MiB"], isHeader: true)
    for count in counts {
      let times = try StageTimes(controls: count, scale: 1, runs: count > 10_000 ? 2 : 5)
      let each = times.total / Double(count) * 1000
      printRow(["\(count)"] + times.columns + [each.decimalText, Self.peakMemory])
    }
    print()
    printRow(["scale"] + stages + ["draw ms per megapixel"], isHeader: true)
    for scale in 1...8 {
      let times = try StageTimes(controls: 50, scale: Double(scale), runs: 7)
      printRow(["\(scale)"] + times.columns + [(times.draw / times.megapixels).decimalText])
    }
    print()
  }

  /// Prints a row of a table; a header begins a table.
  private func printRow(_ cells: [String], isHeader: Bool = false) {
    guard !csv else { return print(cells.joined(separator: ",")) }
    print("| " + cells.joined(separator: " | ") + " |")
    if isHeader { print("|" + String(repeating: " ---: |", count: cells.count)) }
  }

  /// The peak resident memory of the process in MiB, from Linux's `/proc`; `?` without it.
  private static var peakMemory: String {
    #if os(Linux)
      guard let status = try? String(contentsOf: URL(fileURLWithPath: "/proc/self/status"), encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
      else { return "?" }
      return "\(kilobytes / 1024)"
    #else
      return "?"
    #endif
  }
}
