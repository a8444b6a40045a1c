internal import MaquetteComparison
internal import MaquetteDocuments
internal import MaquetteRaster

extension Comparison {
  /// What was found out, for programs; what was not measured is null.
  var json: JSON {
    .object([
      "outcome": .text(outcome.name), "passes": .boolean(passes), "reason": .text(description),
      "actual": Self.size(actual), "expected": Self.size(expected), "tolerance": tolerance.json,
      "compared-pixels": .whole(comparedCount), "differing-pixels": .whole(difference?.count ?? 0),
      "failing-pixels": .whole(failingCount),
      "largest-channel-difference": .optional(difference) { .whole($0.largestChannelDifference) },
      "score": .optional(score) { .number($0) },
      "bounds": .optional(difference) { Self.rectangle($0.bounds) },
      "regions": .array(regions.map(Self.rectangle)),
      "densest": .optional(densest) {
        .object(["pixels": .whole($0.count), "window": Self.rectangle($0.window)])
      },
      "shift": .optional(shift) { .object(["x": .whole($0.dx), "y": .whole($0.dy)]) },
      "drift": .optional(drift) { .object(["share": .number($0.share), "mean": .number($0.mean)]) },
    ])
  }

  private static func size(_ picture: PixelRect) -> JSON {
    .object(["width": .whole(picture.width), "height": .whole(picture.height)])
  }

  private static func rectangle(_ rectangle: PixelRect) -> JSON {
    .object([
      "x": .whole(rectangle.x), "y": .whole(rectangle.y), "width": .whole(rectangle.width),
      "height": .whole(rectangle.height),
    ])
  }
}

extension Comparison.Outcome {
  /// The name in JSON.
  var name: String {
    switch self {
    case .equal: "equal"
    case .tolerated: "tolerated"
    case .different: "different"
    case .differentSize: "different-size"
    case .invalid: "invalid"
    }
  }
}

extension Tolerance {
  fileprivate var json: JSON {
    .object([
      "metric": .text(metric.rawValue), "threshold": .number(threshold),
      "max-pixels": .whole(maxPixels), "max-density": .whole(maxDensity),
      "window": .whole(Self.window),
    ])
  }
}
