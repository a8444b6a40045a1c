import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The metrics of what keys show, in points.
struct KeyTextMetrics: Sendable {
  /// Small letters, which are lighter than the rest.
  var letterSize = 25.0
  var letterWeight = FontWeight.light
  /// The thickness added to every stroke of small letters, in ems.
  var letterGrowth = 0.009
  /// Capitals, digits and signs.
  var characterSize = 23.0
  var characterWeight = FontWeight.regular
  /// The words on keys, and the names of planes.
  var wordSize = 16.0
  var planeSize = 17.0
  /// The font size that the symbols of keys match, and of those beside the home indicator.
  var symbolSize = 20.0
  var dictationSize = 17.5
  var cornerSymbolSize = 26.0
  var symbolWeight = FontWeight.regular
  /// The digits of pads, the letters below them with their tracking, and the distance between both.
  var digitSize = 25.0
  var digitLettersSize = 10.0
  var digitLettersWeight = FontWeight.semibold
  var digitLettersTracking = 2.0
  var digitLettersGap = 5.0
  /// The part that a word is shrunk to at most, so that it fits its key.
  var leastScale = 0.6
  /// Whether the words on return keys begin with a capital, but for `return`.
  var capitalizesReturn = true
  /// Whether return keys show symbols instead of words.
  var returnIsSymbol = false
}

/// The metrics of the balloon over a pressed key, in points.
struct KeyCalloutMetrics: Sendable {
  /// How far the balloon's head reaches beyond the key at each side, and above it.
  var overhang = 12.0
  var rise = 54.0
  /// The height of the balloon's head; the neck below it narrows to the key.
  var headHeight = 50.0
  /// The radius of the head's corners.
  var radius = 10.0
  var textSize = 36.0
  /// The shadow around the balloon.
  var shadow = ShadowMetrics(opacity: 0.3, sigma: 2, offset: 0.5)
}

/// The metrics of the bars above the keys, in points.
struct KeyboardBarMetrics: Sendable {
  var suggestionsHeight = 45.0
  var suggestionSize = 18.0
  /// The thickness and the height of the lines between suggestions.
  var lineWidth: Double
  var lineHeight: Double
  /// Whether a bar carries the accessory's buttons; without one they float as round buttons.
  var hasAccessoryBar = true
  var accessoryHeight = 44.0
  var accessoryInset = 16.0
  /// The distance between the accessory's buttons.
  var accessorySpacing = 24.0
  var accessorySymbolSize = 20.0
  /// The side of a floating button, and its distance from the tray.
  var accessoryButton = 46.0
  var accessoryGap = 11.0
  /// The opacity of a pressed button.
  var pressedOpacity = 0.3
  /// The distance from the tray's top to the suggestions, which then replace the upper part of the first row's distance.
  var suggestionsTop = 0.0
  /// The distance from the suggestions to the first row; 0 for that of a tray without suggestions.
  var rowsTop = 0.0

  /// iOS 7 to 12: each suggestion has a ground of its own, and the tray shows between two.
  static let ios7 = KeyboardBarMetrics(lineWidth: 1, lineHeight: 45)

  /// iOS 13 to 18: thin, short lines.
  static let ios = KeyboardBarMetrics(suggestionSize: 17, lineWidth: 1, lineHeight: 25)

  /// iOS 26: round buttons float over the tray.
  static let iosGlass = KeyboardBarMetrics(
    suggestionsHeight: 40, suggestionSize: 17, lineWidth: 1, lineHeight: 22, hasAccessoryBar: false,
    suggestionsTop: 8, rowsTop: 6)
}

extension MetricTokens<KeyTextMetrics> {
  static var keyText: MetricTokens {
    [
      .points("letter-size", \.letterSize), .weight("letter-weight", \.letterWeight),
      .number("letter-growth", \.letterGrowth),
      .points("character-size", \.characterSize), .weight("character-weight", \.characterWeight),
      .points("word-size", \.wordSize), .points("plane-size", \.planeSize),
      .points("symbol-size", \.symbolSize), .points("dictation-size", \.dictationSize),
      .points("corner-symbol-size", \.cornerSymbolSize),
      .weight("symbol-weight", \.symbolWeight),
      .points("digit-size", \.digitSize), .points("digit-letters-size", \.digitLettersSize),
      .weight("digit-letters-weight", \.digitLettersWeight),
      .points("digit-letters-tracking", \.digitLettersTracking),
      .points("digit-letters-gap", \.digitLettersGap), .number("least-scale", \.leastScale),
      .flag("capitalizes-return", \.capitalizesReturn), .flag("return-symbol", \.returnIsSymbol),
    ]
  }
}

extension MetricTokens<KeyCalloutMetrics> {
  static var keyCallout: MetricTokens {
    [
      .points("overhang", \.overhang), .points("rise", \.rise), .points("head-height", \.headHeight),
      .points("radius", \.radius), .points("text-size", \.textSize), .group("shadow", \.shadow, .shadow),
    ]
  }
}

extension MetricTokens<KeyboardBarMetrics> {
  static var keyboardBars: MetricTokens {
    [
      .points("suggestions-height", \.suggestionsHeight), .points("suggestion-size", \.suggestionSize),
      .points("suggestion-line-width", \.lineWidth), .points("suggestion-line-height", \.lineHeight),
      .flag("accessory-bar", \.hasAccessoryBar), .points("accessory-height", \.accessoryHeight),
      .points("accessory-inset", \.accessoryInset), .points("accessory-spacing", \.accessorySpacing),
      .points("accessory-symbol-size", \.accessorySymbolSize),
      .points("accessory-button", \.accessoryButton), .points("accessory-gap", \.accessoryGap),
      .number("accessory-pressed-opacity", \.pressedOpacity),
      .points("suggestions-top", \.suggestionsTop), .points("suggestions-bottom", \.rowsTop),
    ]
  }
}
