extension Double {
  /// The number with at most three decimals and no more digits than it needs: 44, 20.333, -0.5.
  ///
  /// For text that people read and tests compare; the same on every machine.
  public var decimalText: String {
    guard isFinite, Swift.abs(self) < 1e15 else { return description }
    let thousandths = Int((self * 1000).rounded(.toNearestOrAwayFromZero))
    let whole = Swift.abs(thousandths) / 1000
    var fraction = String(Swift.abs(thousandths) % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}

extension Color {
  /// The colour as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  public var hexText: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
