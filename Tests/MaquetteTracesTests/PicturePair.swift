import MaquetteRaster
import MaquetteElements
import MaquetteControls
import MaquetteDesign
import MaquetteComparison
import MaquetteSnapshots
import MaquetteTraces

/// Two pictures of which one is to be explained by the other.
struct PicturePair {
  let old: DrawnPicture
  let new: DrawnPicture

  /// Two pictures.
  init(old: DrawnPicture, new: DrawnPicture) { (self.old, self.new) = (old, new) }

  /// The pictures of two sheets, whose bodies begin in line 6 unless the heads are given.
  init(_ old: String, _ new: String, oldHead: String = head, newHead: String = head) throws {
    self.old = try Self.picture(oldHead + old)
    self.new = try Self.picture(newHead + new)
  }

  static let head = """
    maquette: 1
    platform: ios
    scale: 2
    padding: 16
    body:

    """

  static func picture(_ sheet: String) throws -> DrawnPicture {
    let document = try Sheet(Array(sheet.utf8), path: "a.yaml")
    guard let mockup = document.pictures.first?.mockup() else { throw DrawingFailure.failed("no picture") }
    return try mockup.drawing(name: "a")
  }

  /// Rectangles around changed pixels: one around those of every 16 x 16 tile.
  var regions: [PixelRect] {
    let (old, new) = (old.bitmap, new.bitmap)
    var tiles: [Int: PixelRect] = [:]
    for y in 0..<min(old.height, new.height) {
      for x in 0..<min(old.width, new.width)
      where old.pixels[y * old.width + x] != new.pixels[y * new.width + x] {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        tiles[y / 16 * 4096 + x / 16, default: .zero] = (tiles[y / 16 * 4096 + x / 16] ?? .zero).union(pixel)
      }
    }
    return tiles.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What changed, one line each.
  var lines: [String] {
    (new.trace?.changes(since: old.trace, regions: regions, sheet: "a.yaml") ?? []).map(\.description)
  }
}
