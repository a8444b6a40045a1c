import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The metrics of what keys show, in points.
struct KeyTextMetrics: Sendable {
  /// Small letters, which are lighter than the rest.
  var letterSize = 0.0
  var letterWeight = FontWeight.regular
  /// The thickness added to every stroke of small letters, in ems.
  var letterGrowth = 0.0
  /// Capitals, digits and signs.
  var characterSize = 0.0
  /// How much higher than in the middle of keys capitals and words stand.
  var textRise = 0.0
  var characterWeight = FontWeight.regular
  /// The words on keys, and the names of planes.
  var wordSize = 0.0
  var planeSize = 0.0
  /// The font size that the symbols of keys match, and of those beside the home indicator.
  var symbolSize = 0.0
  var dictationSize = 0.0
  var cornerSymbolSize = 0.0
  /// How much lower than in the middle of their keys shift and delete stand.
  var symbolDrop = 0.0
  /// How much wider than the symbol the label of the delete key is.
  var deleteStretch = 1.0
  /// The weight of the symbols beside the home indicator.
  var cornerSymbolWeight = FontWeight.regular
  var symbolWeight = FontWeight.regular
  /// The digits of pads, the letters below them with their tracking, and the distance between both.
  var digitSize = 0.0
  var digitLettersSize = 0.0
  var digitLettersWeight = FontWeight.regular
  var digitLettersTracking = 0.0
  var digitLettersGap = 0.0
  /// The part that a word is shrunk to at most, so that it fits its key.
  var leastScale = 0.0
  /// Whether the words on return keys begin with a capital, but for `return`.
  var capitalizesReturn = false
  /// Whether return keys show symbols instead of words.
  var returnIsSymbol = false
}

/// The metrics of the balloon over a pressed key, in points.
struct KeyCalloutMetrics: Sendable {
  /// How far the balloon's head reaches beyond the key at each side, and above it.
  var overhang = 0.0
  var rise = 0.0
  /// The height of the balloon's head; the neck below it narrows to the key.
  var headHeight = 0.0
  /// The radius of the head's corners.
  var radius = 0.0
  var textSize = 0.0
  /// The shadow around the balloon.
  var shadow = ShadowMetrics()
}

/// The metrics of the bars above the keys, in points.
struct KeyboardBarMetrics: Sendable {
  /// The height of suggestions, and that on screens of 320.
  var suggestionsHeight = 0.0, smallSuggestionsHeight = 0.0
  var suggestionSize = 0.0
  /// The thickness and the height of the lines between suggestions.
  var lineWidth = 0.0
  var lineHeight = 0.0
  /// Whether a bar carries the accessory's buttons; without one they float as round buttons.
  var hasAccessoryBar = false
  var accessoryHeight = 0.0
  var accessoryInset = 0.0
  /// The distance between the accessory's buttons.
  var accessorySpacing = 0.0
  var accessorySymbolSize = 0.0
  /// The side of a floating button, how much of its foot the tray cuts off, and the distance of the rest from the tray.
  var accessoryButton = 0.0
  var accessoryCut = 0.0
  var accessoryGap = 0.0
  /// The opacity of a pressed button.
  var pressedOpacity = 0.0
  /// The distance from the tray's top to the suggestions, which then replace the upper part of the first row's distance.
  var suggestionsTop = 0.0
  /// The distance from the suggestions to the first row; 0 for that of a tray without suggestions.
  var rowsTop = 0.0
}

extension MetricTokens<KeyTextMetrics> {
  static var keyText: MetricTokens {
    [
      .points("letter-size", \.letterSize), .weight("letter-weight", \.letterWeight),
      .number("letter-growth", \.letterGrowth),
      .points("character-size", \.characterSize), .points("text-rise", \.textRise, in: -10...10),
      .weight("character-weight", \.characterWeight),
      .points("word-size", \.wordSize), .points("plane-size", \.planeSize),
      .points("symbol-size", \.symbolSize), .points("dictation-size", \.dictationSize),
      .points("corner-symbol-size", \.cornerSymbolSize),
      .weight("corner-symbol-weight", \.cornerSymbolWeight),
      .points("symbol-drop", \.symbolDrop, in: -10...10),
      .number("delete-stretch", \.deleteStretch, in: 0.1...10),
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
      .points("suggestions-height", \.suggestionsHeight),
      .points("small-suggestions-height", \.smallSuggestionsHeight),
      .points("suggestion-size", \.suggestionSize),
      .points("suggestion-line-width", \.lineWidth), .points("suggestion-line-height", \.lineHeight),
      .flag("accessory-bar", \.hasAccessoryBar), .points("accessory-height", \.accessoryHeight),
      .points("accessory-inset", \.accessoryInset), .points("accessory-spacing", \.accessorySpacing),
      .points("accessory-symbol-size", \.accessorySymbolSize),
      .points("accessory-button", \.accessoryButton), .points("accessory-cut", \.accessoryCut),
      .points("accessory-gap", \.accessoryGap),
      .number("accessory-pressed-opacity", \.pressedOpacity),
      .points("suggestions-top", \.suggestionsTop), .points("suggestions-bottom", \.rowsTop),
    ]
  }
}
