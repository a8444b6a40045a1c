import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The metrics of keyboards, in points.
package struct KeyboardMetrics: Sendable {
  /// The measures of the four rows on screens of a class of widths.
  struct Rows: Hashable, Sendable {
    /// The height of a key without its shadow.
    var keyHeight: Double
    /// The distance between the tops of two rows.
    var pitch: Double
    /// The distance from the top of the tray, or of the suggestions' bottom, to the first row.
    var top: Double
    /// The distance below the last row.
    var bottom: Double
    /// The distance of the outermost keys from the sides.
    var margin: Double
  }

  /// Phones of 320 points, of up to 413, wider ones, and phones on their side without and with a home indicator.
  var small, regular, large, landscape, landscapeSlim: Rows
  /// The distance between two keys in a row.
  var gap = 6.0
  /// The width of shift and delete beyond that of a letter.
  var sideKeyExtra = 10.0
  var keyRadius: Double
  var keyCorner = CornerStyle.circular
  /// The height of the hard shadow under a key.
  var shadowHeight = 1.0
  /// The radius of the tray's upper corners.
  var trayRadius = 0.0
  /// Whether keyboards have a home indicator below them unless a screen says otherwise.
  var hasHomeIndicator = true
  /// The height below the rows beside a home indicator, upright and on the side.
  var uprightArea, landscapeArea: Double
  /// The centre of the keys beside the home indicator, from the side and from the rows, and the side of their targets.
  var cornerKeyInset, cornerKeyDrop, cornerKeySide: Double
  /// What corners and cutout take at each side of a phone on its side that has a home indicator, unless a screen says so.
  var landscapeSide = 59.0
  /// Whether the key that shows other keyboards is a face rather than the globe.
  var showsEmojiKey = false
  var padMargin, padTop, padGap: Double
  /// The distance of the text that is edited from the keyboard, at least.
  package var fieldDistance = 16.0
  var text = KeyTextMetrics()
  var callout = KeyCalloutMetrics()
  var bars: KeyboardBarMetrics

  /// The narrowest width of large phones, and of phones on their side.
  package static let (largeWidth, landscapeWidth) = (414.0, 480.0)
  /// The widest width of small phones.
  static let smallWidth = 340.0

  /// Returns the rows' measures in a width, above a home indicator or not.
  func rows(width: Double, hasHomeIndicator: Bool) -> Rows {
    switch width {
    case Self.landscapeWidth...: hasHomeIndicator ? landscapeSlim : landscape
    case Self.largeWidth...: large
    case ...Self.smallWidth: small
    default: regular
    }
  }

  /// Returns the height below the rows in a width.
  func bottomArea(width: Double) -> Double { width >= Self.landscapeWidth ? landscapeArea : uprightArea }

  /// iOS 7 to 12.
  static let ios7 = KeyboardMetrics(
    small: Rows(keyHeight: 38, pitch: 54, top: 12, bottom: 3, margin: 3),
    regular: Rows(keyHeight: 42, pitch: 54, top: 8, bottom: 3, margin: 3),
    large: Rows(keyHeight: 45, pitch: 56, top: 8, bottom: 4, margin: 4),
    landscape: Rows(keyHeight: 32, pitch: 40, top: 6, bottom: 3, margin: 3),
    landscapeSlim: Rows(keyHeight: 32, pitch: 38, top: 3, bottom: 0, margin: 3),
    keyRadius: 5, hasHomeIndicator: false, uprightArea: 75, landscapeArea: 21, cornerKeyInset: 36,
    cornerKeyDrop: 24, cornerKeySide: 44, padMargin: 6, padTop: 6, padGap: 7, bars: .ios7)

  /// iOS 13 to 18: the same keys, with a bar of suggestions that has no ground of its own.
  static let ios = ios7.with {
    $0.hasHomeIndicator = true
    $0.bars = .ios
    $0.text.capitalizesReturn = false
  }

  /// iOS 26: round keys without shadows on a round tray.
  static let iosGlass = ios.with {
    let rows = Rows(keyHeight: 45, pitch: 56, top: 24.3, bottom: 3, margin: 8.67)
    ($0.small, $0.regular, $0.large) = (rows, rows, rows)
    $0.small.keyHeight = 41
    $0.small.pitch = 52
    $0.landscape.top = 10
    $0.landscapeSlim.top = 8
    $0.keyRadius = 8
    $0.keyCorner = .continuous
    $0.shadowHeight = 0
    $0.trayRadius = 28
    $0.uprightArea = 77.4
    $0.showsEmojiKey = true
    // The upper corners of a pad stay inside those of the tray.
    ($0.padMargin, $0.padTop) = (rows.margin, rows.top)
    $0.text.returnIsSymbol = true
    $0.text.symbolWeight = .regular
    $0.callout.radius = 14
    $0.bars = .iosGlass
  }
}

extension KeyboardMetrics: ThemeMetrics {
  /// The iOS metrics of the era on every platform: others have no keyboard on the screen.
  static func standard(for platform: Platform, era: Era) -> KeyboardMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass)
  }

  static let tokenGroup = "keyboard"
  static let colors: [ColorToken] = [
    .keyboardTray, .keyboardKey, .keyboardSpecialKey, .keyboardShiftedKey, .keyboardPressedKey,
    .keyboardKeyShadow, .keyboardText, .keyboardShiftedText, .keyboardSuggestionBar,
    .keyboardSuggestionText, .keyboardSuggestionLine, .keyboardAccessoryBar,
  ]

  static let tokens: MetricTokens<KeyboardMetrics> = [
    .group("small", \.small, .rows), .group("regular", \.regular, .rows), .group("large", \.large, .rows),
    .group("landscape", \.landscape, .rows), .group("landscape-slim", \.landscapeSlim, .rows),
    .points("gap", \.gap), .points("side-key-extra", \.sideKeyExtra),
    .points("key-radius", \.keyRadius), .cornerSmoothing("key-smoothing", \.keyCorner),
    .points("shadow-height", \.shadowHeight), .points("tray-radius", \.trayRadius),
    .flag("home-indicator", \.hasHomeIndicator),
    .points("upright-area", \.uprightArea), .points("landscape-area", \.landscapeArea),
    .points("corner-key-inset", \.cornerKeyInset), .points("corner-key-drop", \.cornerKeyDrop),
    .points("corner-key-side", \.cornerKeySide), .points("landscape-side", \.landscapeSide),
    .flag("emoji-key", \.showsEmojiKey),
    .points("pad-margin", \.padMargin), .points("pad-top", \.padTop), .points("pad-gap", \.padGap),
    .points("field-distance", \.fieldDistance),
    .all(\.text, .keyText), .group("callout", \.callout, .keyCallout), .all(\.bars, .keyboardBars),
  ]
}

extension MetricTokens<KeyboardMetrics.Rows> {
  fileprivate static var rows: MetricTokens {
    [
      .points("key-height", \.keyHeight), .points("pitch", \.pitch), .points("top", \.top),
      .points("bottom", \.bottom), .points("margin", \.margin),
    ]
  }
}
