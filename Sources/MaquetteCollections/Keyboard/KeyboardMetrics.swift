import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The metrics of keyboards, in points.
package struct KeyboardMetrics: Sendable {
  /// The measures of the four rows on screens of a class of widths.
  struct Rows: Hashable, Sendable {
    /// The height of a key without its shadow.
    var keyHeight = 0.0
    /// The distance between the tops of two rows.
    var pitch = 0.0
    /// The distance from the top of the tray, or of the suggestions' bottom, to the first row.
    var top = 0.0
    /// The distance below the last row.
    var bottom = 0.0
    /// The distance of the outermost keys from the sides.
    var margin = 0.0
  }

  /// Phones of 320 points, of up to 413, wider ones, and phones on their side without and with a home indicator.
  var small = Rows(), regular = Rows(), large = Rows(), landscape = Rows(), landscapeSlim = Rows()
  /// The distance between two keys in a row.
  var gap = 0.0
  /// The width of shift and delete beyond that of a letter.
  var sideKeyExtra = 0.0
  var keyRadius = 0.0
  var keyCorner = CornerStyle.circular
  /// The height of the hard shadow under a key.
  var shadowHeight = 0.0
  /// The radius of the tray's upper corners.
  var trayRadius = 0.0
  /// Whether keyboards have a home indicator below them unless a screen says otherwise.
  var hasHomeIndicator = false
  /// The height below the rows beside a home indicator, upright and on the side.
  var uprightArea = 0.0, landscapeArea = 0.0
  /// The centre of the keys beside the home indicator, from the side and from the rows, and the side of their targets.
  var cornerKeyInset = 0.0, cornerKeyDrop = 0.0, cornerKeySide = 0.0
  /// What corners and cutout take at each side of a phone on its side that has a home indicator, unless a screen says so.
  var landscapeSide = 0.0
  /// Whether the key that shows other keyboards is a face rather than the globe.
  var showsEmojiKey = false
  /// Whether the space bar shows no word.
  var hasBlankSpace = false
  var padMargin = 0.0, padTop = 0.0, padGap = 0.0
  /// The distance of the text that is edited from the keyboard, at least.
  package var fieldDistance = 0.0
  var text = KeyTextMetrics()
  var callout = KeyCalloutMetrics()
  var bars = KeyboardBarMetrics()

  package init() {}

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
}

extension KeyboardMetrics: MeasuredMetrics {
  /// The iOS metrics of the era on every platform: others have no keyboard on the screen.
  static let standard = StandardMeasures<KeyboardMetrics>()

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
    .flag("blank-space", \.hasBlankSpace),
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
