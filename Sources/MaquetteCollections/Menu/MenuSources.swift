package import MaquetteElements

extension MenuMetrics {
  package static let sources: [MeasureSource] = touchSources + macosSources + colorSources

  private static let touchSources: [MeasureSource] = [
    .measured(
      "`ios16-context-menu-elementsize`, by its width: rows of 44 with their hairlines, bands of 8, titles 16 from the edge, symbols in the middle of the last 57, a menu 16 from the element; menus of iOS 14 at 2x: a width of 250",
      in: .ios),
    .measured(
      "a menu of iOS 14 at 2x: titles begin 33 from the edge where there are marks", in: .ios,
      of: "mark-inset", "mark-column", "mark-spacing"),
    .derived("the least height of a row less the line of body text", in: .ios, of: "row-padding"),
    .published(
      "the guidelines: items grow with the text, destructive ones are red", in: .ios, of: "title-size",
      "red-destruction"),
    .measured(
      "`ios16-context-menu-elementsize`: symbols of the size of body text, a trash can of 16 x 18.4",
      in: .ios,
      of: "symbol-size"),
    .derived(
      "the proportion of symbols to body text in `ios16-context-menu-elementsize`", in: .ios,
      of: "mark-size", "arrow-size"),
    .chosen(
      "no picture has accessibility text sizes: a screen of 375 less 16 on each side", in: .ios,
      of: "accessibility-width"),
    .derived("no effect: text of macOS has one size", in: .macos, of: "accessibility-width"),
    .chosen(
      "no picture has subtitles or titles of sections", in: .ios, of: "subtitle-style", "heading-style",
      "heading-weight", "heading-height", "heading-padding"),
    .chosen("no picture has symbols with titles: room for both", in: .ios, of: "medium-height"),
    .chosen(
      "no picture has a shadow on a plain background", in: .ios, of: "shadow", "anchor-gap", "margin",
      "least-gap"),
    .chosen(
      "the blur of the system's materials, as in Control Center", in: .ios, of: "blur", "saturation",
      "backdrop-blur"),
    .derived(
      "a row is pressed from edge to edge, as in lists", in: .ios, of: "highlight-inset", "highlight-radius",
      "tinted-highlight"),
    .derived(
      "no effect: there is no line around the menu, its keys are not shown, and submenus cover it", in: .ios,
      of: "outline-width", "rim-width", "shortcuts", "submenu-overlap", "symbol-spacing", "separator-width",
      "separator-inset"),
    .published(
      "the guidelines of iOS 7: choices are offered in an action sheet; buttons had no menus", in: .ios7,
      of: "sheet"),
    .chosen("no picture has marks or submenus: as bold as titles", in: .ios, of: "mark-weight"),
    .derived(
      "no effect: arrows and titles stand as symbols and rows do", in: .ios, of: "arrow-inset", "title-rise"),
    .derived("iOS 13 to 18", in: .ios7, .iosGlass, .watchos),
    .measured(
      "`ios26-menu-glass-white`, `ios26-context-menu-glass`, 3x: a width of 250, corners of an effective radius of 32.8, rows of 42.3, the first 10 below the edge, symbols in the middle of a column of 24 that begins at 24, titles at 60, lines of 1 in bands of 20, inset by 24, a white rim of 1",
      in: .iosGlass, of: "radius", "vertical-padding", "row-height", "row-padding", "title-inset",
      "trailing-inset", "leading-symbols", "symbol-column", "symbol-spacing", "symbol-size", "row-lines",
      "separator-band", "separator-width", "separator-inset", "rim-width"),
    .measured(
      "`ios26-menu-glass-white`, 3x: 6 % right below the edge, 4 % beside it, 2.7 % above it, gone 28 away",
      in: .iosGlass, of: "shadow"),
    .measured(
      "the edge of a strip behind a menu at 3x spreads as a Gaussian of 4.9", in: .iosGlass, of: "blur"),
    .derived(
      "marks take the column of symbols", in: .iosGlass, of: "mark-inset", "mark-column", "mark-spacing",
      "mark-size"),
    .chosen(
      "no picture of a pressed item or of a title of a section: the row with round ends, inset as the first row is",
      in: .iosGlass, of: "highlight-inset", "highlight-radius", "heading-height"),
    .published(
      "descriptions of the material: saturation of 1.4; a menu grows out of its button", in: .iosGlass,
      of: "saturation", "covers-anchor", "anchor-gap"),
    .measured(
      "`ios26-context-menu-glass`: the picture behind is dimmed, not blurred", in: .iosGlass,
      of: "backdrop-blur"),
  ]

  private static let macosSources: [MeasureSource] = [
    .measured(
      "`mac14-status-menu-2x`: rows of 22, the first 5 below the edge, titles and separators 14 from the edges, shortcuts 12.5, a line in a band of 11, an effective radius of 7.5, a dark line of half a point outside, a light one inside",
      in: .macos),
    .measured(
      "`mac14-status-menu-2x`: bold arrows of 5.4 x 9.15 that end 15.5 from the edge, titles with a baseline 13 below the top of their line",
      in: .macos, of: "arrow-size", "arrow-inset", "title-rise"),
    .measured("`mac26-menu-open`, 1x: a bold mark", in: .macos, of: "mark-weight"),
    .measured(
      "a menu of macOS 12 at 1x: the highlight is inset by 5, with corners of 4", in: .macos,
      of: "highlight-inset", "highlight-radius", "tinted-highlight"),
    .published(
      "the guidelines: menus of macOS show keys, and submenus beside their items", in: .macos,
      of: "shortcuts", "submenus-beside", "red-destruction"),
    .derived(
      "`mac26-menu-open`, with the inset of titles here", in: .macos, of: "mark-inset", "mark-column",
      "mark-spacing", "mark-size"),
    .derived(
      "symbols of the size of the text, in a column as wide as those of list rows", in: .macos,
      of: "symbol-column", "symbol-spacing", "symbol-size"),
    .chosen(
      "no picture has subtitles, titles of sections or rows of symbols", in: .macos, of: "subtitle-style",
      "heading-style", "heading-weight", "heading-height", "heading-padding", "medium-height"),
    .chosen(
      "no picture shows menus at controls: near to them, and within the screen", in: .macos, of: "margin",
      "anchor-gap", "preview-gap", "maximum-width", "minimum-width", "submenu-overlap", "least-gap"),
    .chosen("the blur of the system's materials, as in Control Center", in: .macos, of: "blur", "saturation"),
    .derived("the row less the line of its text", in: .macos, of: "row-padding"),
    .derived(
      "no effect: a context menu does not cover the picture, and a menu is no sheet", in: .macos,
      of: "backdrop-blur", "sheet", "covers-anchor"),
    .published(
      "NSFont: menus have text of 14 up to macOS 10.15, of 13 since", in: .macos10, of: "title-size"),
    .chosen(
      "no picture: rows of a line of text and a point on each side, marks in a column of 21, square highlights",
      in: .macos10, of: "row-height", "row-padding", "title-inset", "trailing-inset", "mark-inset",
      "mark-column", "title-rise", "heading-height", "vertical-padding", "highlight-inset",
      "highlight-radius", "rim-width",
      "submenu-overlap"),
    .chosen(
      "no picture: a line from edge to edge in a band of 12", in: .macos10, of: "separator-band",
      "separator-inset"),
    .derived("the corners of windows", in: .macos10, of: "radius"),
    .measured(
      "`mac26-menu-open`, 1x: rows of 24, marks 9 wide and 4 before their titles, keys that end 15 from the edge, arrows 17.5; submenus at 1x: titles 18 from the edge, an effective radius of 13 to 15",
      in: .macosGlass, of: "radius", "corner-smoothing", "row-height", "row-padding", "title-inset",
      "mark-column", "mark-spacing", "trailing-inset", "arrow-inset"),
    .derived("within the highlight, as on macOS 11 to 15", in: .macosGlass, of: "mark-inset"),
    .derived("the inset of titles", in: .macosGlass, of: "separator-inset"),
    .derived("the corner less the inset of the highlight", in: .macosGlass, of: "highlight-radius"),
    .derived("iOS 26", in: .macosGlass, of: "rim-width"),
    .derived("the row", in: .macosGlass, of: "heading-height"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
  ]

  private static let colorSources: [MeasureSource] = [
    .measured(
      "`ios16-context-menu-elementsize`: (219, 230, 248) over a blurred picture, bands 8 % darker, lines 25 %; a menu of iOS 14 in dark appearance: (31) over black, bands of (26), lines of (98)",
      in: .ios, of: "color.menu-fill", "color.menu-band", "color.menu-line"),
    .measured(
      "an action sheet of iOS 7: (247) over a dimmed picture", in: .ios7, under: .light, of: "color.menu-fill"
    ),
    .measured(
      "`ios26-menu-glass-white`, `ios26-context-menu-glass`: (249) on white and (238) on (195), which is (248) at 82 %; lines of (229), a rim of white, disabled text of (109)",
      in: .iosGlass, under: .light, of: "color.menu-fill", "color.menu-line", "color.menu-rim",
      "color.menu-disabled"),
    .measured(
      "`ios26-context-menu-glass`: (242) becomes (195)", in: .iosGlass, under: .light,
      of: "color.menu-backdrop"),
    .derived(
      "the glass of bars in dark appearance: (24) over black, with a rim of (37)", in: .iosGlass,
      under: .dark, of: "color.menu-fill", "color.menu-rim"),
    .derived(
      "the light look, from black to white", in: .iosGlass, under: .dark, of: "color.menu-line",
      "color.menu-disabled"),
    .measured(
      "`mac14-status-menu-2x`: (230, 221, 210) over a wallpaper of (203, 193, 180) without the menu's shadow, which is 54 % of (246) over the saturation of materials, a line of a tenth of black, keys of (169); menus of macOS 12 in dark appearance: (36)",
      in: .macos, of: "color.menu-fill", "color.menu-line", "color.menu-rim"),
    .measured(
      "menus of macOS 12 at 1x: a line of black at 30 % outside; highlights of (47, 146, 249) and (0, 96, 183)",
      in: .macos, of: "color.menu-outline", "color.menu-selection"),
    .measured(
      "a submenu of macOS 26 at 1x: (0, 100, 225)", in: .macosGlass, under: .light, of: "color.menu-selection"
    ),
    .derived("the light look", in: .macosGlass, under: .dark, of: "color.menu-selection"),
    .derived(
      "iOS 26: the pictures are of a machine that drew no glass", in: .macosGlass, of: "color.menu-fill",
      "color.menu-rim"),
    .derived(
      "macOS 11 to 15", in: .macosGlass, of: "color.menu-outline", "color.menu-line", "color.menu-band",
      "color.menu-pressed", "color.menu-disabled", "color.menu-backdrop"),
    .chosen(
      "no picture: nearly opaque, as menus were before the materials of macOS 11", in: .macos10,
      of: "color.menu-fill"),
    .derived("the accent colour", in: .macos10, of: "color.menu-selection"),
    .derived(
      "macOS 11 to 15", in: .macos10, of: "color.menu-outline", "color.menu-line", "color.menu-rim",
      "color.menu-band", "color.menu-pressed", "color.menu-disabled", "color.menu-backdrop"),
    .derived("the system's tertiary label", in: .ios, .macos, of: "color.menu-disabled"),
    .derived("the system's fill of what is pressed", of: "color.menu-pressed"),
    .derived("alerts of iOS 16 dim by a fifth", in: .ios, of: "color.menu-backdrop"),
    .chosen("no picture: action sheets dimmed by two fifths", in: .ios7, of: "color.menu-backdrop"),
    .derived(
      "no effect: the highlight of touch is gray, and there is no line around the menu", in: .ios,
      of: "color.menu-selection", "color.menu-outline", "color.menu-rim"),
    .derived("the light look in the grays of dark appearance", under: .dark, of: "color.menu-backdrop"),
    .derived(
      "no effect: macOS neither dims nor has bands", in: .macos, of: "color.menu-backdrop", "color.menu-band"),
    .derived(
      "surfaces without translucency, and lines of the system under increased contrast", of: "increased-color"
    ),
    .derived("iOS 13 to 18", in: .ios7, .iosGlass, .watchos, of: "color"),
  ]
}
