internal import MaquetteDiagnostics
package import MaquetteRaster

/// A mask names an element that the picture does not have.
package struct UnknownNode: Error, Sendable, Hashable {
  /// The identifier or name in the mask.
  package let id: String
  /// The nearest identifier or name in the picture.
  package let nearest: String?
}

extension UnknownNode: CustomStringConvertible {
  /// The message with a remedy.
  package var description: String {
    "no element has the id or is a '\(id)'"
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

extension DrawingTrace.Frame {
  /// The pixels that the frame touches at a scale, in pixels a point; a frame beyond a 32-bit integer is cut off there.
  package func pixels(scale: Double) -> PixelRect {
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      // A thousandth of a point is the precision of a frame in a trace, and no edge of a pixel.
      let nearest = value.rounded()
      let value = (value - nearest).magnitude < 0.01 ? nearest : value.rounded(rule)
      return Int(Swift.max(-0x4000_0000, Swift.min(0x4000_0000, value.isNaN ? 0 : value)))
    }
    let left = pixel(x * scale, .down)
    let top = pixel(y * scale, .down)
    return PixelRect(
      x: left, y: top, width: Swift.max(0, pixel((x + width) * scale, .up) - left),
      height: Swift.max(0, pixel((y + height) * scale, .up) - top))
  }
}
