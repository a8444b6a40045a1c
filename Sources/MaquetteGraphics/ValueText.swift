import Synchronization

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

/// The names of tokens in the order of their first use.
private struct TokenNames: Sendable {
  static let shared = Mutex(TokenNames())

  private(set) var texts: [String] = []
  private var places: [String: UInt16] = [:]

  mutating func place(of text: String) -> UInt16? {
    if let place = places[text] { return place }
    guard let place = UInt16(exactly: texts.count) else { return nil }
    texts.append(text)
    places[text] = place
    return place
  }
}

extension ColorTokenName {
  /// The name of a token, from any thread; nil after 65,536 different names: further colours have no name.
  package init?(_ text: String) {
    guard let place = TokenNames.shared.withLock({ $0.place(of: text) }) else { return nil }
    number = place
  }

  /// The name as sheets write it: `secondary-label`.
  package var text: String { TokenNames.shared.withLock { $0.texts[Int(number)] } }
}

extension Color {
  /// The name of the token that the colour was looked up by, such as `secondary-label`; nil for a colour that is not
  /// from a theme.
  ///
  /// Equality ignores it.
  public var tokenName: String? { token?.text }

  /// The token's name with the remaining part of its opacity, such as `label 50 %`.
  package var tokenText: String? {
    tokenName.map { tokenOpacity == 255 ? $0 : "\($0) \(Color.percentText(tokenOpacity))" }
  }

  /// The colour and its opacity as redlines write them: `#3C3C43 60 %`.
  package var valueText: String { opaque.hexText + (alpha == 255 ? "" : " \(Color.percentText(alpha))") }

  private static func percentText(_ alpha: UInt8) -> String { "\(Int((Double(alpha) / 2.55).rounded())) %" }
}
