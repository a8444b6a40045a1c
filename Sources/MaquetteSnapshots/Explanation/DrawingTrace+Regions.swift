import MaquetteDiagnostics
package import MaquetteGraphics
package import MaquetteRaster

/// A mask names an element that the picture does not have.
package struct UnknownNode: Error, Sendable, Hashable {
  package let id: String
  package let nearest: String?
}

extension UnknownNode: CustomStringConvertible {
  package var description: String {
    "no element has the id or name '\(id)'"
      + "; " + (NearestName.hint(nearest) ?? "give the element an id in its sheet")
  }
}

extension DrawingTrace {
  /// The pixels of the elements with an identifier, or, if none has it, of those with a name such as `switch`:
  /// their frames, with the padding around them, grown outwards to whole pixels.
  ///
  /// - Throws: ``UnknownNode``.
  package func pixelRects(ofNode id: String) throws(UnknownNode) -> [PixelRect] {
    let byID = nodes.filter { $0.id == id }
    let found = byID.isEmpty ? nodes.filter { $0.name == id && !$0.isPart } : byID
    guard !found.isEmpty else { throw UnknownNode(id: id, nearest: nearestName(to: id)) }
    return found.map { ($0.outerFrame ?? $0.frame).pixels(scale: scale) }
  }

  private func nearestName(to name: String) -> String? {
    var seen: Set<String> = []
    let ids = nodes.compactMap(\.id)
    let names = nodes.lazy.filter { !$0.isPart }.map(\.name)
    return NearestName.nearest(to: name, among: (ids + names).filter { seen.insert($0).inserted })
  }
}

extension Rect {
  /// The pixels that the rectangle touches at a scale, in pixels per point, clamped to 32-bit integers.
  ///
  /// - Parameter tolerance: The distance, in pixels, within which an edge counts as a pixel edge. Frames in a trace are
  ///   precise to a thousandth of a point.
  package func pixels(scale: Double, tolerance: Double = 0.01) -> PixelRect {
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let nearest = value.rounded()
      let value = (value - nearest).magnitude < tolerance ? nearest : value.rounded(rule)
      return Int(Swift.max(-0x4000_0000, Swift.min(0x4000_0000, value.isNaN ? 0 : value)))
    }
    let left = pixel(minX * scale, .down)
    let top = pixel(minY * scale, .down)
    return PixelRect(
      x: left, y: top, width: Swift.max(0, pixel(maxX * scale, .up) - left),
      height: Swift.max(0, pixel(maxY * scale, .up) - top))
  }
}
