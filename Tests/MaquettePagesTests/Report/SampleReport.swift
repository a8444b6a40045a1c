import Foundation
import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots

/// A report with a case of every kind, made of the project's golden pictures and of one whose pixels are known.
/// `Tests/ReportBrowserTests` looks at it in a browser.
enum SampleReport {
  /// A text that would do harm if any of it were taken for markup.
  static let hostile =
    #"</script><script>document.title='broken'</script><img src=x onerror="document.title='broken'">"#

  /// The report, with the goldens of a folder as they are written in it.
  static func make(root: URL) throws -> CheckReport {
    let known = try known()
    let settings = try moved("Golden/Gallery/settings~light.png", root: root)
    var cases = [known, settings, try recolored("Golden/Button/matrix.png", root: root)]
    cases += try sizes(root: root)
    cases.append(text())
    let taken = Set(cases.map(\.path))
    cases += try withOnePicture(root: root, except: taken)
    cases.sort { $0.path < $1.path }
    return CheckReport(title: "Golden", generator: "maquette check Golden", cases: cases)
  }

  /// Eight by six pixels at 2x, white; (2, 1) is blue before and orange after, (5, 4) half clear green in both.
  private static func known() throws -> ReportCase {
    var expected = [UInt32](repeating: 0xFFFF_FFFF, count: 48)
    expected[4 * 8 + 5] = 0x8000_8000
    expected[1 * 8 + 2] = 0xFFFF_7A00
    var actual = expected
    actual[1 * 8 + 2] = 0xFF00_95FF
    var item = ReportCase(
      path: "Golden/Known/pixels.png", group: "Known", sheet: "Golden/Known/pixels.yaml", outcome: .different,
      message: "1 of 48 pixels differs, within 1 × 1 at (2, 1), by at most 255 of 255")
    item.scale = 2
    item.seconds = 0.0004
    item.differingPixels = 1
    item.regions = [PixelRect(x: 2, y: 1, width: 1, height: 1)]
    item.masks = [PixelRect(x: 6, y: 0, width: 2, height: 2)]
    item.files = .init(
      expected: try png(width: 8, height: 6, expected), actual: try png(width: 8, height: 6, actual))
    return item
  }

  /// A picture of which the lower part has moved down by four pixels.
  private static func moved(_ path: String, root: URL) throws -> ReportCase {
    let golden = try PNGFile.read(root.appending(path: path).path).bitmap
    var pixels = golden.pixels
    let (width, start) = (golden.width, golden.height / 2)
    for y in (start + 4..<golden.height).reversed() {
      for x in 0..<width { pixels[y * width + x] = golden.pixels[(y - 4) * width + x] }
    }
    var item = ReportCase(
      path: path, group: "Gallery", sheet: "Golden/Gallery/settings.yaml", outcome: .different,
      message: "Everything below y = \(start) has moved down by 4 px.")
    item.line = 24
    item.scale = 2
    item.seconds = 0.0123
    item.changes = [
      Change(
        element: "section 'Network'", id: "network", place: "Golden/Gallery/settings.yaml:24",
        effects: ["moved 2 pt down"]),
      Change(
        element: "switch 'Wi-Fi'", place: "Golden/Gallery/settings.yaml:31",
        effects: ["moved 2 pt down", "fill changed from #34C759 to #30D158"]),
    ]
    let differing = zip(pixels, golden.pixels).count { $0 != $1 }
    item.differingPixels = differing
    item.regions = [PixelRect(x: 0, y: start, width: width, height: golden.height - start)]
    item.files = .init(
      expected: .file(root.appending(path: path).path),
      actual: try png(width: width, height: golden.height, pixels))
    return item
  }

  /// A picture whose strong blues have become a shade lighter.
  private static func recolored(_ path: String, root: URL) throws -> ReportCase {
    let golden = try PNGFile.read(root.appending(path: path).path).bitmap
    var pixels = golden.pixels
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    let half = golden.width / 2
    for y in 0..<golden.height {
      for x in half..<golden.width where golden.pixels[y * golden.width + x] == 0xFFFF_7A00 {
        pixels[y * golden.width + x] = 0xFFFF_840A
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    var item = ReportCase(
      path: path, group: "Button", sheet: "Golden/Button/matrix.yaml", outcome: .different,
      message: "fills are a shade lighter")
    item.line = 14
    item.scale = 2
    item.differingPixels = zip(pixels, golden.pixels).count { $0 != $1 }
    if left < right { item.regions = [PixelRect(x: left, y: top, width: right - left, height: bottom - top)] }
    item.changes = [
      Change(
        element: "button 'Play'", place: "Golden/Button/matrix.yaml:14",
        effects: ["fill changed from #007AFF to #0A84FF"])
    ]
    item.files = .init(
      expected: .file(root.appending(path: path).path),
      actual: try png(width: golden.width, height: golden.height, pixels))
    return item
  }

  /// A text snapshot with a line that would do harm if it were taken for markup.
  private static func text() -> ReportCase {
    let difference = "@@ -1,2 +1,2 @@\n \"Total\", static-text\n-\"Buy\", button\n+\(hostile)\n"
    var item = ReportCase(
      path: "Tests/__Snapshots__/CardTests/card.1.accessibility.txt", group: "CardTests", outcome: .different,
      message: "1 line removed, 1 added\n\(difference)")
    item.source = "Tests/CardTests.swift"
    item.line = 12
    item.files = .init(
      expected: .bytes(Array("\"Total\", static-text\n\"Buy\", button\n".utf8), suffix: "txt"),
      actual: .bytes(Array("\"Total\", static-text\n\(hostile)\n".utf8), suffix: "txt"),
      difference: .bytes(Array(difference.utf8), suffix: "diff"))
    return item
  }

  /// Pictures of different sizes.
  private static func sizes(root: URL) throws -> [ReportCase] {
    let path = "Golden/Sizes/wider.png"
    var item = ReportCase(
      path: path, group: "Sizes", outcome: .different,
      message: "the drawing is 60 × 30 pixels, the golden picture 40 × 40")
    item.source = "Tests/SizeTests.swift"
    item.line = 7
    item.files = .init(
      expected: try png(width: 40, height: 40, .init(repeating: 0xFF80_8080, count: 1600)),
      actual: try png(width: 60, height: 30, .init(repeating: 0xFF80_8080, count: 1800)))
    return [item]
  }

  /// Cases with one picture or none: missing, orphaned, not drawn, and all goldens that pass.
  private static func withOnePicture(root: URL, except taken: Set<String>) throws -> [ReportCase] {
    let golden = root.appending(path: "Golden")
    let paths = (FileManager.default.subpaths(atPath: golden.path) ?? []).filter { $0.hasSuffix(".png") }
      .sorted()
    var cases: [ReportCase] = []
    for (place, name) in paths.enumerated() where !taken.contains("Golden/\(name)") {
      let group = name.split(separator: "/").first.map(String.init) ?? ""
      var item = ReportCase(path: "Golden/\(name)", group: group, outcome: .equal, message: "equal")
      let picture = ReportedFile.file(golden.appending(path: name).path)
      item.files.expected = picture
      item.scale = 2
      if place == 0 {
        item.outcome = .missing
        item.message = "there is no golden picture yet; to record it, run with --record missing"
        item.files = .init(actual: picture)
      } else if place == 1 {
        item.outcome = .orphan
        item.message = "no sheet draws this picture; delete it, or bring its sheet back"
      } else if place == 2 {
        item.outcome = .tolerated
        item.message = "3 pixels differ, within the tolerance"
        item.tolerance = "antialiasing"
      }
      cases.append(item)
    }
    cases.append(
      ReportCase(
        path: "Golden/Hostile/\(hostile.replacingOccurrences(of: "/", with: "∕")).yaml", group: hostile,
        outcome: .notDrawn, message: "\(hostile)\nline 2"))
    return cases
  }

  private static func png(width: Int, height: Int, _ pixels: [UInt32]) throws -> ReportedFile {
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw CocoaError(.coderInvalidValue)
    }
    return .bytes(try PNG.encode(bitmap, options: PNGOptions(scale: 2)))
  }
}
