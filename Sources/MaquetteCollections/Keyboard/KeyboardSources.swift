import MaquetteElements

extension KeyboardMetrics {
  static let sources: [MeasureSource] =
    [
      .measured(
        "`ios11-keyboard-lower`, 3x on a screen of 414: keys of 45 and a line of 1 below, rows at 56, 8 above and 4 below them; gaps of 6, margins of 4; corners like circles of 5.1",
        in: .ios7),
      .measured(
        "`ios11-keyboard-lower`: small letters with an x of 13.0, words with one of 8.4, `123` with digits of 12.0; symbols of 17 to 20; all in the optical middle of their keys",
        in: .ios7, of: "letter-size", "word-size", "plane-size", "symbol-size", "dictation-size"),
      .measured(
        "`ios11-keyboard-lower`: stems of 1.79, where our font has 1.56 in light", in: .ios7,
        of: "letter-growth"),
      .measured(
        "`ios11-keyboard-lower`: a bar of 45, capitals of 12.7, lines of 1 in the colour of the tray",
        in: .ios7,
        of: "suggestions-height", "suggestion-size", "suggestion-line-width", "suggestion-line-height"),
      .published(
        "UIKit reports keyboards of 216 on screens of 320 and 375, and of 162 on the side; re-creations have keys of 42, and of 38 on 320, in rows of 54, and of 32 in rows of 40",
        of: "small", "regular", "landscape", "landscape-slim"),
      .published(
        "a keyboard's re-creation: capitals and digits of 23, small letters and symbols in light", in: .ios7,
        of: "character-size", "character-weight", "letter-weight", "symbol-weight"),
      .published(
        "UIKit reports 75 more on screens with a home indicator; on the side 171, of which 21 are below the rows",
        in: .ios,
        of: "upright-area", "landscape-area"),
      .derived("iOS 13 to 18", in: .ios7, of: "upright-area", "landscape-area"),
      .derived("phones with a home indicator came with iOS 11", in: .ios7, of: "home-indicator"),
      .derived("phones with a home indicator", in: .ios, .iosGlass, of: "home-indicator"),
      .derived("iOS 11, whose letters keep their places and sizes", in: .ios),
      .measured("`ios16-input-accessory-picker`: a bar with a semibold word", in: .ios, of: "accessory-bar"),
      .published("UIKit: a toolbar of 44", of: "accessory-height"),
      .measured(
        "`ios26-keyboard-letters`, 3x on a screen of 402: first key 24.3 below the tray's top, keys of 45 in rows of 56, margins of 8.67, corners like circles of 8.2, those of the tray of 28.7, 317.7 in all; no shadows",
        in: .iosGlass),
      .measured(
        "`ios26-keyboard-done-accessory`, 3x: a round button of 46, 16 from the side, 11 above the tray",
        in: .iosGlass,
        of: "accessory-button", "accessory-gap", "accessory-inset", "accessory-bar"),
      .derived(
        "the letters' rows, inside the tray's round corners", in: .iosGlass, of: "pad-margin", "pad-top"),
      .chosen("symbols instead of words, as dark as these", in: .iosGlass, of: "symbol-weight"),
      .derived("the screen of 402; smaller phones lose 4 a row, as earlier", in: .iosGlass, of: "small"),
      .derived(
        "iOS 13 to 18 with the room above that round corners need", in: .iosGlass, of: "landscape",
        "landscape-slim"),
      .derived(
        "iOS 13 to 18", in: .iosGlass, .macos10, .macos, .macosGlass, .watchos,
        of: "letter-size", "letter-weight", "character-size", "character-weight", "word-size", "plane-size",
        "symbol-size", "dictation-size", "letter-growth", "corner-symbol-size", "digit-size",
        "digit-letters-size",
        "digit-letters-weight", "digit-letters-tracking", "digit-letters-gap", "least-scale",
        "capitalizes-return", "callout", "landscape-area", "suggestion-size"),
      .derived(
        "iOS 13 to 18: these systems have no keyboard on the screen", in: .macos10, .macos, .macosGlass,
        .watchos),
      .published(
        "a keyboard's re-creation: return keys of iOS 26 have symbols", in: .iosGlass, of: "return-symbol"),
      .derived("words before iOS 26", in: .ios7, .ios, of: "return-symbol"),
      .published(
        "iOS 13 writes go, search and done small; before, with capitals", in: .ios7, .ios,
        of: "capitalizes-return"),
      .chosen(
        "no picture of a number pad: three columns in the height of the letters' rows", in: .ios7, .ios,
        .iosGlass, of: "pad-margin", "pad-top", "pad-gap", "digit-size", "digit-letters-size",
        "digit-letters-weight", "digit-letters-tracking", "digit-letters-gap"),
      .chosen(
        "no picture of a pressed key: about half as high again as the key, and a third larger", in: .ios7,
        .ios, .iosGlass, of: "callout"),
      .chosen(
        "no picture of the keys beside a home indicator at a known scale", in: .ios7, .ios, .iosGlass,
        of: "corner-key-inset", "corner-key-drop", "corner-key-side", "corner-symbol-size", "landscape-side"),
      .chosen(
        "no picture: the button's own width apart from the edge, and from each other", in: .ios7, .ios,
        of: "accessory-inset", "accessory-spacing", "accessory-symbol-size",
        "accessory-button",
        "accessory-gap", "least-scale"),
      .chosen(
        "no picture of suggestions: short lines", in: .ios, .iosGlass,
        of: "suggestion-line-height", "suggestion-line-width", "suggestions-height", "suggestion-size",
        "suggestions-top", "suggestions-bottom"),
      .chosen(
        "SwiftUI keeps fields off the keyboard without saying how far: a line's distance below the border",
        of: "field-distance"),
      .derived("words sink while pressed as those of bars", of: "accessory-pressed-opacity"),
    ] + colorSources

  private static let colorSources: [MeasureSource] = [
    .measured(
      "`ios11-keyboard-lower`: tray (210, 213, 218), keys white and (174, 179, 188), their line (137, 139, 142), suggestions (187, 194, 201) with white words",
      in: .ios7, under: .light, of: "color"),
    .derived("iOS 11", in: .ios, under: .light, of: "color"),
    .measured(
      "`ios16-input-accessory-picker`: (210, 212, 218) and (246, 247, 246)", in: .ios, under: .light,
      of: "color.keyboard-tray", "color.keyboard-accessory-bar"),
    .measured(
      "`ios26-keyboard-letters`: all keys white", in: .iosGlass, under: .light, of: "color"),
    .derived(
      "`ios26-keyboard-letters`: (226, 228, 232) over a white page, of which as much shows as through menus",
      in: .iosGlass, under: .light, of: "color.keyboard-tray"),
    .chosen("no dark picture: the grays that re-creations of the keyboard have", under: .dark, of: "color"),
    .derived("iOS 13 to 18", in: .macos10, .macos, .macosGlass, .watchos, of: "color"),
    .derived("the colours under standard contrast, keys farther from the tray", of: "increased-color"),
  ]
}
