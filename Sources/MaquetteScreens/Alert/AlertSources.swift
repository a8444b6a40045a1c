import MaquetteElements

extension AlertMetrics {
  static let sources: [MeasureSource] = touchSources + macosSources + watchSources + colorSources

  private static let touchSources: [MeasureSource] = [
    .measured(
      "alerts of iOS 16 at 3x: 270 wide, corners of an effective radius of 13 to 13.2, buttons of 43.7 to 44 with a hairline above; 123 high with a line of title and message and one button",
      in: .ios, of: "width", "radius", "corner-smoothing", "inset-top", "inset-bottom", "message-spacing",
      "button", "button-inset", "button-bottom", "button-spacing", "button-gap", "lines"),
    .measured(
      "alerts of iOS 16 with text fields at 3x: white, 15 from the edges, 240 wide, fields below each other in one box",
      in: .ios, of: "field-outset", "field-spacing"),
    .published(
      "UIAlertController: a bold title above a message, two buttons side by side if both fit, the one that cancels is heavy",
      in: .ios, of: "title-style", "message-style", "gray-message", "rows", "leading", "button.strong-weight"),
    .chosen(
      "no picture gives them: the room of the text at the sides, a field for a line of footnotes, and the distance to it",
      in: .ios, of: "inset-leading", "inset-trailing", "field-height", "field-inset", "field-radius",
      "field-style", "accessory-spacing", "margin", "button.inset"),
    .chosen(
      "alerts of iOS have no pictures of their own; those of applications are about as high as two lines",
      in: .ios, of: "icon-size", "icon-spacing", "symbol-share"),
    .derived("menus under these text sizes", in: .ios, of: "accessibility-width"),
    .derived(
      "the material of menus", in: .ios, of: "outline-width", "rim-width", "blur", "saturation", "shadow"),
    .derived(
      "no effect: only alerts of macOS are windows with icons, and only those of watchOS fill the screen",
      in: .ios, of: "button-width", "window", "full-screen", "wide", "app-icon", "prominent-last",
      "first-prominent"),
    .measured(
      "an alert of iOS 7 at its nominal scale: 270 wide, buttons of 43.3 to 44 below a hairline", in: .ios7,
      of: "width", "button"),
    .chosen(
      "no picture at a known scale: sharper corners, and square fields of a line of text", in: .ios7,
      of: "radius", "corner-smoothing", "field-height", "field-inset", "field-radius"),
    .derived("iOS 13 to 18", in: .ios7, .iosGlass),
    .measured(
      "`ios26-alert-glass`, 3x: 320 wide, corners of an effective radius of 30.6 to 34, buttons 48 high, 16 from the edges and 8 apart, titles of 17 in the colour of text",
      in: .iosGlass, of: "width", "radius", "button", "button-inset", "button-bottom", "button-spacing"),
    .measured(
      "an alert with two buttons of iOS 26, whose scale is too small for measures: side by side, the expected choice last, texts from the leading edge",
      in: .iosGlass, of: "leading", "lines", "prominent-last"),
    .measured("`ios26-alert-glass`: a gray message", in: .iosGlass, of: "gray-message"),
    .derived("as far apart side by side as below each other", in: .iosGlass, of: "button-gap"),
    .measured(
      "`ios26-alert-glass`: of bars that are 48 apart nothing is seen, of their groups, 196 apart, two fifths: a Gaussian of 30 to 40",
      in: .iosGlass, of: "blur"),
    .derived("the glass of menus", in: .iosGlass, of: "rim-width", "saturation", "shadow"),
    .chosen(
      "no picture at a known scale: the insets of menus, and fields like the buttons", in: .iosGlass,
      of: "inset-top", "inset-leading", "inset-bottom", "inset-trailing", "message-style", "message-spacing",
      "field-height", "field-inset", "field-radius", "field-outset", "field-spacing", "field-style",
      "button.inset"),
  ]

  private static let macosSources: [MeasureSource] = [
    .measured(
      "`mac12-alert`, 1x: 260 x 204, an icon of 64 that begins 20 below the edge, title and message 21 and 10 below it, a button of 28 that is 15 from the texts and 16 from the edges, corners of 10",
      in: .macos, of: "width", "radius", "inset-top", "inset-bottom", "icon-size", "icon-spacing",
      "message-spacing", "message-style", "title-style", "button", "button-inset", "button-bottom", "window",
      "app-icon", "leading"),
    .chosen(
      "no picture of alerts with several buttons or fields before macOS 26", in: .macos, of: "button-spacing",
      "button-gap", "field-spacing", "accessory-spacing"),
    .measured(
      "`mac12-alert`, 1x: the picture is 18 % darker right below the sheet and 13 % 11 below it, 10 % beside it, 2 to 3 % above it",
      in: .macos, of: "shadow"),
    .derived("the inset of the button", in: .macos, of: "inset-leading", "inset-trailing"),
    .derived(
      "macOS 26, where the blue button is the last of a row", in: .macos, of: "prominent-last", "rows"),
    .published(
      "NSAlert: the first button is the default one; the message is in the colour of text", in: .macos,
      of: "first-prominent", "gray-message"),
    .derived(
      "no effect: fields are those of the platform, windows have their own surface, and text has one size",
      in: .macos, of: "field-height", "field-inset", "field-radius", "field-outset", "field-style",
      "accessibility-width", "outline-width", "rim-width", "blur", "saturation", "lines",
      "corner-smoothing", "full-screen", "wide", "button.radius", "button.corner-smoothing", "symbol-share"),
    .derived("windows keep a distance from the edges", in: .macos, of: "margin"),
    .published(
      "NSAlert up to macOS 10.15: 420 wide, the icon beside the texts, buttons at the trailing end",
      in: .macos10, of: "width", "accessibility-width", "wide", "leading"),
    .chosen(
      "no picture: the margins of 20 of dialogs, and their distance of 12 between buttons", in: .macos10,
      of: "inset-top", "inset-leading", "inset-bottom", "inset-trailing", "icon-spacing", "message-spacing",
      "button-inset", "button-bottom", "button-spacing", "button-gap", "button-width"),
    .derived("push buttons of macOS 10", in: .macos10, of: "button.height"),
    .derived("the corners of windows", in: .macos10, of: "radius"),
    .measured(
      "`mac26-alert-2`, 1x: 260 x 218, corners of 25 to 26, icon and texts 22 from the edge, the title 17 below the icon, the message 10 below it in lines of 16, buttons of 28, 15 from the texts, 16 from the edges and 8 apart; three below each other are 6 apart",
      in: .macosGlass, of: "radius", "inset-top", "inset-leading", "inset-bottom", "inset-trailing",
      "icon-spacing", "message-style", "leading", "button-spacing", "button-gap", "prominent-last"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
    .derived("iOS 13 to 18", in: .macos),
  ]

  private static let watchSources: [MeasureSource] = [
    .published(
      "the guidelines of watchOS: an alert fills the screen, a title and a message above gray buttons",
      in: .watchos, of: "full-screen", "leading", "rows", "lines"),
    .derived(
      "the buttons of watchOS: 44 high with round ends, 6 apart", in: .watchos, of: "button",
      "button-spacing", "button-gap", "button-inset", "button-bottom"),
    .chosen(
      "no picture at a known scale: below the time, near to the edges", in: .watchos, of: "inset-top",
      "inset-leading", "inset-bottom", "inset-trailing", "message-style", "message-spacing", "icon-size",
      "icon-spacing", "field-spacing", "margin"),
    .derived("no effect: a screen has neither corners nor a backdrop", in: .watchos, of: "radius", "blur"),
    .derived("a watch of 45 mm, where no screen gives it", in: .watchos, of: "width", "accessibility-width"),
    .derived("fields are those of the platform", in: .watchos, of: "field-height"),
    .derived("iOS 13 to 18", in: .watchos),
  ]

  private static let colorSources: [MeasureSource] = [
    .measured(
      "alerts of iOS 16: (240) over white that is dimmed by a fifth", in: .ios, under: .light,
      of: "color.alert-fill"),
    .derived("the dark look of menus", in: .ios, under: .dark, of: "color.alert-fill"),
    .chosen("no picture: nearly opaque, as its action sheets are", in: .ios7, of: "color.alert-fill"),
    .measured(
      "`ios26-alert-glass`: (217, 227, 238) in the mean, over a dim page of (37, 67, 99)", in: .iosGlass,
      under: .light, of: "color.alert-fill"),
    .derived("menus of iOS 26", in: .iosGlass, under: .dark, of: "color.alert-fill"),
    .measured("`ios26-alert-glass`: no lighter edge", in: .iosGlass, under: .light, of: "color.alert-rim"),
    .derived("menus of iOS 26", in: .iosGlass, under: .dark, of: "color.alert-rim"),
    .measured(
      "`ios26-alert-glass`: buttons are 9 % darker than the card", in: .iosGlass, under: .light,
      of: "color.dialog-button"),
    .derived("the light look, from black to white", in: .iosGlass, under: .dark, of: "color.dialog-button"),
    .derived("no effect: buttons have no surfaces of their own", of: "color.dialog-button"),
    .derived("the buttons of watchOS", in: .watchos, of: "color.dialog-button"),
    .measured("alerts of iOS 16 with text fields: white", in: .ios, under: .light, of: "color.alert-field"),
    .derived(
      "the light look in the grays of dark appearance", in: .ios, under: .dark, of: "color.alert-field"),
    .derived("the separator of the system", of: "color.alert-field-line"),
    .chosen(
      "no picture: fields are fainter than the buttons, without a line", in: .iosGlass,
      of: "color.alert-field", "color.alert-field-line"),
    .measured(
      "`mac12-alert`, `mac12-alert-dark`: (230) and (67)", in: .macos, of: "color.alert-fill"),
    .measured(
      "`mac12-alert-dark`, 1x: white, where labels of windows have 85 % of it", in: .macos, under: .dark,
      of: "color.alert-text"),
    .derived("the system's label", of: "color.alert-text"),
    .derived("windows of the era", in: .macos10, of: "color.alert-fill"),
    .chosen(
      "the pictures are of a machine that drew no glass: between windows and menus", in: .macosGlass,
      of: "color.alert-fill"),
    .derived("the background of watchOS", in: .watchos, of: "color.alert-fill"),
    .derived("iOS 13 to 18", of: "color"),
    .derived(
      "surfaces without translucency, and lines of the system under increased contrast", of: "increased-color"
    ),
  ]
}
