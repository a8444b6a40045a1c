import ArgumentParser
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquettePNG
import MaquetteRaster

/// Encodes and decodes a picture repeatedly and prints a line of JSON for each stage.
struct PNGBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "png", abstract: "Time the encoding, decoding and comparing of a picture.")

  @Argument(help: "A PNG, or with --width the RGBA bytes of `scene --dump`.")
  var file: String

  @Option(help: "The number of columns of a file of RGBA bytes.")
  var width: Int?

  @Option(help: "Only this compression: fast, default or best.")
  var compression: String?

  @Option(help: "The number of encoding threads.")
  var threads = 1

  @Option(help: "The time in milliseconds for which each stage is repeated.")
  var budget = 500.0

  @Option(help: "A file for the last PNG.")
  var out: String?

  func run() throws {
    let bitmap = try bitmap()
    for level in PNGOptions.Compression.allCases where compression.map({ $0 == level.rawValue }) ?? true {
      let options = PNGOptions(compression: level)
      let bytes = try PNG.encode(bitmap, options: options, threads: threads)
      try report("encode \(level.rawValue)", bytes: bytes.count) {
        _ = try PNG.encode(bitmap, options: options, threads: threads)
      }
      try report("decode \(level.rawValue)", bytes: bytes.count) { _ = try PNG.decode(bytes) }
      try report("compare \(level.rawValue)", bytes: bytes.count) {
        guard try PNG.isEncoding(bytes, of: bitmap) else { throw ValidationError("The pixels differ.") }
      }
      if let out { try PNGFile.write(bytes, to: out) }
    }
  }

  private func bitmap() throws -> Bitmap {
    guard let width else { return try PNGFile.read(file).bitmap }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let pixels = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    guard width > 0, let bitmap = Bitmap(width: width, height: pixels.count / width, pixels: pixels) else {
      throw ValidationError("\(file) is not a picture of \(width) columns.")
    }
    return bitmap
  }

  private func report(_ stage: String, bytes: Int, _ body: () throws -> Void) throws {
    let clock = ContinuousClock()
    var times: [Double] = []
    let end = clock.now + .microseconds(Int64(budget * 1000))
    while times.count < 2 || clock.now < end {
      let (seconds, attoseconds) = try clock.measure(body).components
      times.append(Double(seconds) * 1000 + Double(attoseconds) / 1e15)
    }
    times.sort()
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let line = StageReport(
      scene: file, stage: stage, bytes: bytes, threads: threads, msMin: times[0],
      msMed: times[times.count / 2], reps: times.count)
    print(String(decoding: try encoder.encode(line), as: UTF8.self))
  }
}

private struct StageReport: Encodable {
  var bench = "png"
  var engine = "maquette"
  var scene: String
  var stage: String
  var bytes: Int
  var threads: Int
  var msMin: Double
  var msMed: Double
  var reps: Int
}
