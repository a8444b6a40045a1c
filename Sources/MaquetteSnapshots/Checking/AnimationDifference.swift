internal import MaquetteComparison
package import MaquettePNG
internal import MaquetteRaster

/// How a drawing that should move differs from its golden picture in time.
package enum AnimationDifference: Sendable, Hashable {
  /// One of the two stands still.
  case standsStill(isDrawing: Bool)
  /// They have different numbers of frames.
  case frameCount(drawing: Int, golden: Int)
  /// A frame, counted from 1, is shown for other than so many seconds.
  case delay(frame: Int, drawing: Double, golden: Double)
  /// They are shown for different numbers of times.
  case playCount

  /// The first difference in time, or nil; a picture that stands still is nil.
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
  /// What is different.
  package var description: String {
    switch self {
    case .standsStill(let isDrawing):
      isDrawing
        ? "it stands still, and the golden picture moves" : "it moves, and the golden picture stands still"
    case .frameCount(let drawing, let golden): "it has \(drawing) frames, and the golden picture \(golden)"
    case .delay(let frame, let drawing, let golden):
      "its frame \(frame) is shown for \(drawing) seconds, that of the golden picture for \(golden)"
    case .playCount: "it is not shown as often as the golden picture"
    }
  }
}

/// The first pair of frames that a comparison does not pass, or else the first that differ at all.
struct DifferingFrame {
  /// Counted from 1.
  let number: Int
  let drawing: Bitmap
  let golden: Bitmap

  /// Compares animations that have the same frames in time.
  init?(_ drawing: PNGAnimation, _ golden: PNGAnimation, tolerance: Tolerance, masks: [PixelRect]) {
    if drawing == golden { return nil }
    let pairs = zip(drawing.frames, golden.frames).enumerated().filter { $1.0 != $1.1 }
    let failing = pairs.first { _, pair in
      !Comparison.compare(pair.0, pair.1, tolerance: tolerance, masks: masks).passes
    }
    guard let (index, pair) = failing ?? pairs.first else { return nil }
    number = index + 1
    (self.drawing, self.golden) = pair
  }
}
