#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MaquetteRaster

/// A place where a drawing of glass is compared with a picture of real glass, in pixels of both.
///
/// Places are `[x, y]` of a pixel. A probe that cannot agree says why it is known not to; it fails if it agrees after all.
struct GlassProbe: Decodable {
  /// What is compared, which decides how far the drawing may be off.
  enum Kind: String, Decodable, CaseIterable {
    /// The mean colour of nine pixels of the face: within 3 levels.
    case fill
    /// The pixels on a line across the rim, from the edge inwards: each within 6 levels.
    case rim
    /// The mean colour of nine pixels of what lies around: within 6 levels.
    case shadow
    /// Where a line from outside to inside crosses the contour: within 0.34 points.
    case edge
  }

  var kind: Kind
  /// The pixel, or the first one of the line.
  var from: SIMD2<Int>
  /// The last pixel of the line.
  var to: SIMD2<Int>
  /// Why the drawing does not agree here; nil if it must.
  var known: String?

  private enum Key: String, CodingKey { case kind, at, from, to, known }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func place(_ key: Key) throws -> SIMD2<Int>? {
      try container.decodeIfPresent([Int].self, forKey: key).map { place in
        guard place.count == 2 else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: container, debugDescription: "a place is [x, y]")
        }
        return SIMD2(place[0], place[1])
      }
    }
    kind = try container.decode(Kind.self, forKey: .kind)
    known = try container.decodeIfPresent(String.self, forKey: .known)
    let isLine = kind == .rim || kind == .edge
    guard let from = try place(isLine ? .from : .at), let to = try isLine ? place(.to) : from else {
      throw DecodingError.keyNotFound(
        isLine ? Key.to : .at, .init(codingPath: decoder.codingPath, debugDescription: kind.rawValue))
    }
    (self.from, self.to) = (from, to)
  }

  /// The probes of each picture by its name, from a file of this kind.
  static func all(in path: String) throws -> [String: [GlassProbe]] {
    try JSONDecoder().decode(
      [String: [GlassProbe]].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The greatest deviation that agrees: levels, or points of an edge.
  var tolerance: Double {
    switch kind {
    case .fill: 3
    case .rim, .shadow: 6
    case .edge: 0.34
    }
  }

  /// How far a drawing is off, in levels of the worst channel, or in points of an edge.
  ///
  /// - Parameter scale: the pixels of a point.
  func deviation(of drawing: Bitmap, from picture: Bitmap, scale: Double) -> Double {
    switch kind {
    case .fill, .shadow:
      (drawing.mean(around: from) - picture.mean(around: from)).greatest
    case .rim:
      line.map { (drawing.color(at: $0) - picture.color(at: $0)).greatest }.max() ?? .infinity
    case .edge:
      if let here = crossing(in: drawing), let there = crossing(in: picture) {
        (here - there).magnitude / scale
      } else {
        .infinity
      }
    }
  }

  /// The pixels from the first to the last place.
  private var line: [SIMD2<Int>] {
    let way = to &- from
    let count = max(abs(way.x), abs(way.y), 1)
    return (0...count).map { from &+ (way &* $0) / SIMD2(repeating: count) }
  }

  /// How many pixels from the first place the colour is halfway between those of both ends; nil if these do not differ.
  private func crossing(in bitmap: Bitmap) -> Double? {
    let (outside, inside) = (bitmap.color(at: from), bitmap.color(at: to))
    let way = inside - outside
    let square = (way * way).sum()
    guard square >= 12 else { return nil }
    let parts = line.map { ((bitmap.color(at: $0) - outside) * way).sum() / square }
    guard let index = parts.firstIndex(where: { $0 >= 0.5 }), index > 0 else { return nil }
    let whole = SIMD2<Double>(to &- from)
    let step = (whole * whole).sum().squareRoot() / Double(line.count - 1)
    let (before, after) = (parts[index - 1], parts[index])
    return step * (Double(index - 1) + (0.5 - before) / (after - before))
  }
}

extension SIMD3<Double> {
  /// The greatest magnitude of a component.
  fileprivate var greatest: Double { Swift.max(x.magnitude, y.magnitude, z.magnitude) }
}

extension Bitmap {
  /// The channels of an opaque pixel in levels; the nearest pixel's outside of the bitmap.
  fileprivate func color(at place: SIMD2<Int>) -> SIMD3<Double> {
    let x = min(max(place.x, 0), width - 1)
    let y = min(max(place.y, 0), height - 1)
    let pixel = pixels[y * width + x]
    return SIMD3(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255))
  }

  /// The mean of a pixel and its neighbours.
  fileprivate func mean(around place: SIMD2<Int>) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    for y in -1...1 { for x in -1...1 { sum += color(at: place &+ SIMD2(x, y)) } }
    return sum / 9
  }
}
