package import MaquetteComparison
package import MaquettePNG
package import MaquetteRaster

/// The timing differences between an animated drawing and its golden picture.
package enum AnimationDifference: Sendable, Hashable {
  /// Only one of the two is animated.
  case standsStill(isDrawing: Bool)
  case frameCount(drawing: Int, golden: Int)
  /// The duration of a frame, counted from 1, differs.
  case delay(frame: Int, drawing: Double, golden: Double)
  case playCount

  /// The first timing difference, or nil; a still picture is nil.
  package init?(_ drawing: PNGAnimation?, _ golden: PNGAnimation?) {
    switch (drawing, golden) {
    case (nil, nil): return nil
    case (nil, _): self = .standsStill(isDrawing: true)
    case (_, nil): self = .standsStill(isDrawing: false)
    case (let drawing?, let golden?):
      guard drawing.frameCount == golden.frameCount else {
        self = .frameCount(drawing: drawing.frameCount, golden: golden.frameCount)
        return
      }
      let delays = zip(drawing.delays, golden.delays).enumerated()
      if let (index, pair) = delays.first(where: { $1.0 != $1.1 }) {
        self = .delay(frame: index + 1, drawing: pair.0.seconds, golden: pair.1.seconds)
      } else if drawing.playCount != golden.playCount {
        self = .playCount
      } else {
        return nil
      }
    }
  }
}

extension AnimationDifference: CustomStringConvertible {
  package var description: String {
    switch self {
    case .standsStill(let isDrawing):
      isDrawing
        ? "it is still, but the golden picture is animated"
        : "it is animated, but the golden picture is still"
    case .frameCount(let drawing, let golden): "it has \(drawing) frames; the golden picture has \(golden)"
    case .delay(let frame, let drawing, let golden):
      "its frame \(frame) is shown for \(drawing) seconds; the golden picture's for \(golden)"
    case .playCount: "its number of plays differs from the golden picture's"
    }
  }
}

/// The first pair of frames that fails the comparison, else the first that differs at all.
package struct DifferingFrame {
  /// Counted from 1.
  package let number: Int
  package let drawing: Bitmap
  package let golden: Bitmap

  package init?(
    _ drawing: PNGAnimation, _ golden: PNGAnimation, tolerance: Tolerance, masks: [PixelRect] = []
  ) {
    if drawing == golden { return nil }
    var found: (number: Int, drawing: Bitmap, golden: Bitmap)?
    for (index, pair) in zip(drawing.eachFrame, golden.eachFrame).enumerated() where pair.0 != pair.1 {
      let passes = Comparison.compare(pair.0, pair.1, tolerance: tolerance, masks: masks).passes
      if found == nil || !passes { found = (index + 1, pair.0, pair.1) }
      if !passes { break }
    }
    guard let found else { return nil }
    (number, self.drawing, self.golden) = found
  }
}
