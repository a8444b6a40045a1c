import ArgumentParser
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteGraphics
import MaquettePNG
import MaquetteRaster
import MaquetteRendering

/// Draws a scene repeatedly and prints the times as one line of JSON.
///
/// A frame is everything from the display list to the pixels: clearing, strokes to outlines, looking up glyphs and shadows, and
/// filling. Glyphs are drawn from cached masks at the nearest quarter of a pixel across and whole pixel down.
struct SceneBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene", abstract: "Draw a scene in the format displaylist/1 and time the frames.")

  @Argument(help: "The scene, a JSON file.")
  var file: String

  @Flag(help: "Fill each text's outlines in every frame, without the glyph cache.")
  var outlines = false

  @Flag(name: .customLong("no-shadows"), help: "Omit shadows.")
  var noShadows = false

  @Flag(help: "Remove all cached shadows before each frame, so that the time includes blurring.")
  var coldShadows = false

  @Flag(help: "Remove all scaled pictures before each frame, so that the time includes scaling.")
  var coldImages = false

  @Option(help: "The number of drawing threads; 0 counts as 1.")
  var threads = 0

  @Option(help: "The time in milliseconds for which frames are repeated.")
  var budget = 1000.0

  @Option(help: "The minimum number of frames after the first.")
  var minReps = 3

  @Flag(help: "Time the whole way to the bytes of a PNG: each frame is drawn into the encoder.")
  var png = false

  @Option(help: "A file for the last frame, as RGBA bytes with premultiplied alpha.")
  var dump: String?

  mutating func run() throws {
    let clock = ContinuousClock()
    var scene: Scene?
    let parse = try clock.measure {
      scene = try Scene(json: Data(contentsOf: URL(fileURLWithPath: file)))
    }
    guard let scene else { return }

    let buildStart = clock.now
    let conversion = try SceneConversion(scene, textAsOutlines: outlines, hasShadows: !noShadows)
    let renderer = Renderer()
    let build = clock.now - buildStart

    let firstStart = clock.now
    var bitmap = try renderer.render(
      conversion.list, scale: 1, library: conversion.library, threads: max(threads, 1))
    let first = clock.now - firstStart

    var frames: [Double] = []
    var bytes: Int?
    let end = clock.now + .milliseconds(budget)
    while frames.count < max(minReps, 1) || clock.now < end {
      if coldShadows { renderer.forgetShadows() }
      if coldImages { renderer.forgetImages() }
      let frame = try clock.measure {
        if png {
          let rows = try renderer.rows(
            of: conversion.list, scale: 1, library: conversion.library, threads: max(threads, 1))
          bytes = try PNG.encode(rows: rows, threads: max(threads, 1)).count
        } else {
          renderer.draw(
            conversion.list, scale: 1, library: conversion.library, threads: max(threads, 1), on: &bitmap)
        }
      }
      frames.append(frame.milliseconds)
    }
    frames.sort()

    let report = SceneReport(
      scene: scene.name, text: outlines ? (noShadows ? "outlines-noshadow" : "outlines") : "glyphs",
      shadows: noShadows ? 0 : 1, threads: threads, parseMs: parse.milliseconds,
      buildMs: build.milliseconds, firstMs: first.milliseconds,
      coldMs: (parse + build + first).milliseconds, warmMin: frames[0],
      warmMed: frames[frames.count / 2], reps: frames.count, coldShadows: coldShadows ? 1 : 0,
      coldImages: coldImages ? 1 : 0, pngBytes: bytes)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
    if let dump {
      try bitmap.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: dump))
    }
  }
}

/// One line of results; in snake case the names are those of the other engines' benchmarks.
private struct SceneReport: Encodable {
  var engine = "maquette"
  var version = "0.1.0"
  var scene: String
  var text: String
  var shadows: Int
  var threads: Int
  var parseMs: Double
  var buildMs: Double
  var firstMs: Double
  var coldMs: Double
  var warmMin: Double
  var warmMed: Double
  var reps: Int
  var coldShadows: Int
  var coldImages: Int
  /// The size of the PNG, if there is one.
  var pngBytes: Int?
}

extension Duration {
  fileprivate static func milliseconds(_ count: Double) -> Duration { .seconds(count / 1000) }

  fileprivate var milliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }
}
