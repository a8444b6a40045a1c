package import MaquetteGraphics
package import MaquetteScene

extension VectorImage {
  /// Returns the operations that draw the picture in a frame of another size, with caps that keep theirs.
  ///
  /// - Parameters:
  ///   - clip: the outline within which it is drawn.
  ///   - tint: the colour of a template, in which everything is drawn; nil for its own colours.
  ///   - isMirrored: whether left and right are exchanged.
  package func operations(
    in frame: Rect, clip: Shape, resizing: ImageDrawing.Resizing, tint: Color? = nil, opacity: Double = 1,
    isMirrored: Bool = false
  ) -> [DisplayList.Operation] {
    let (caps, isTiled): (Insets, Bool)
    switch resizing {
    case .scale:
      return operations(in: frame, clip: clip, tint: tint, opacity: opacity, isMirrored: isMirrored)
    case .stretch(let insets): (caps, isTiled) = (insets, false)
    case .tile(let insets): (caps, isTiled) = (insets, true)
    }
    let columns = Band.all(
      own: size.width, whole: frame.width, first: caps.leading, last: caps.trailing, isTiled: isTiled)
    let rows = Band.all(
      own: size.height, whole: frame.height, first: caps.top, last: caps.bottom, isTiled: isTiled)
    guard columns.count * rows.count <= Self.tileLimit else {
      return operations(in: frame, clip: clip, tint: tint, opacity: opacity, isMirrored: isMirrored)
    }
    var parts: [DisplayList.Operation] = []
    for row in rows {
      for column in columns where column.length > 0 && row.length > 0 {
        let place = Rect(x: column.at, y: row.at, width: column.length, height: row.length)
        let whole = Rect(
          x: column.at - column.from * column.scale, y: row.at - row.from * row.scale,
          width: size.width * column.scale, height: size.height * row.scale)
        parts += operations(in: whole, clip: .rect(place), tint: tint)
      }
    }
    var transform = Transform.translation(x: frame.minX, y: frame.minY)
    if isMirrored { transform = Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY) }
    return [.push(Layer(clip: clip, opacity: opacity, transform: transform))] + parts + [.pop]
  }

  /// More parts than this are not repeated but scaled.
  private static let tileLimit = 4096

  /// A part of the picture's length, and where it is drawn; all in points.
  private struct Band {
    var from: Double
    var at: Double
    var length: Double
    var scale: Double

    static func all(own: Double, whole: Double, first: Double, last: Double, isTiled: Bool) -> [Band] {
      // Caps that are longer than the picture or its place shrink together.
      let fit = Swift.min(1, own / Swift.max(first + last, 1e-9), whole / Swift.max(first + last, 1e-9))
      let (head, tail) = (first * fit, last * fit)
      let (inner, room) = (own - head - tail, whole - head - tail)
      var bands = [Band(from: 0, at: 0, length: head, scale: 1)]
      if isTiled, inner > 0 {
        var at = head
        while at < head + room, bands.count <= VectorImage.tileLimit {
          bands.append(Band(from: head, at: at, length: Swift.min(inner, head + room - at), scale: 1))
          at += inner
        }
      } else if inner > 0 {
        // The picture is stretched about the part; its first cap lies as much further away.
        bands.append(Band(from: head, at: head, length: room, scale: room / inner))
      }
      return bands + [Band(from: own - tail, at: whole - tail, length: tail, scale: 1)]
    }
  }
}
