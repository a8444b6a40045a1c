import MaquetteRaster

extension Comparison: CustomStringConvertible {
  package var description: String {
    switch outcome {
    case .equal: "equal"
    case .invalid(let reason): "nothing was compared: \(reason)"
    case .differentSize: "\(sizes); where they overlap, \(overlap)"
    case .tolerated: "\(tolerated), which '\(tolerance.metric.rawValue)' allows"
    case .different: reasons.joined(separator: "; ")
    }
  }

  /// The reasons why the drawing fails, one line each; empty if it passes.
  package var reasons: [String] {
    switch outcome {
    case .equal, .tolerated: []
    case .invalid(let reason): ["nothing was compared: \(reason)"]
    case .differentSize: [sizes] + pixelReasons
    case .different: pixelReasons
    }
  }

  private var sizes: String {
    "the drawing is \(actual.width) × \(actual.height) pixels, "
      + "the golden picture \(expected.width) × \(expected.height)"
  }

  private var overlap: String {
    guard difference != nil else {
      return comparedCount == 1 ? "the only pixel is equal" : "all \(comparedCount) pixels are equal"
    }
    return pixelReasons.isEmpty ? tolerated : pixelReasons.joined(separator: "; ")
  }

  private var tolerated: String { difference.map { "\($0)" } ?? "no pixel differs" }

  private var pixelReasons: [String] {
    var reasons: [String] = []
    if let shift { reasons.append("everything moved by (\(shift.dx), \(shift.dy))") }
    if failingCount > tolerance.maxPixels || (densest?.count ?? 0) > tolerance.maxDensity {
      reasons.append(tolerance.metric == .exact ? tolerated : failing)
    }
    if let drift {
      reasons.append(
        "\(percent(drift.share)) of the picture changes colour by \(signed(drift.mean)) of 255 on average; "
          + "at most a quarter may drift, however little")
    }
    return reasons
  }

  private var failing: String {
    var text =
      "\(plural(failingCount, "pixel")) \(failingCount == 1 ? "differs" : "differ") by \(tolerance.excess), "
      + (tolerance.maxPixels == 0
        ? "none may" : "\(tolerance.maxPixels) \(tolerance.maxPixels == 1 ? "is" : "are") allowed")
    if let densest {
      text +=
        "; densest: \(densest.count) in \(densest.window.width) × \(densest.window.height) "
        + "at (\(densest.window.x), \(densest.window.y))"
      if tolerance.maxPixels > 0 { text += ", \(tolerance.maxDensity) allowed" }
    }
    return text
  }
}

extension Tolerance {
  /// The wording of a difference beyond the threshold.
  fileprivate var excess: String {
    switch metric {
    case .exact: "anything"
    case .channel: "more than \(plain(threshold)) of 255"
    case .antialiased: "more than \(plain(threshold)) in YIQ where no edge is smoothed"
    case .perceptual: "more than \(plain(threshold)) in CIEDE2000"
    case .structural: "a similarity (SSIM) below \(plain(threshold))"
    }
  }
}

extension PixelDifference: CustomStringConvertible {
  /// The wording of the number, area and size of the differences.
  package var description: String {
    let verb = count == 1 ? "pixel differs" : "pixels differ"
    return "\(count) of \(pixelCount) \(verb), within \(bounds.width) × \(bounds.height) at "
      + "(\(bounds.x), \(bounds.y)), by at most \(largestChannelDifference) of 255"
  }
}

/// A number and a noun whose plural ends in s.
func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A number without ".0".
func plain(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

private func signed(_ mean: Double) -> String {
  let tenths = Int((abs(mean) * 10).rounded())
  return "\(mean < 0 ? "−" : "+")\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)")"
}
