import MaquetteElements

extension SwipeMetrics {
  static let sources: [MeasureSource] = [
    .measured(
      "a list of iOS 15 in dark appearance, fitted at 1.59x: blocks as high as the row, 74 wide", in: .ios,
      of: "width", "capsule", "inset", "spacing", "margin", "row-radius"),
    .published(
      "UIKit's contextual actions: a symbol takes the title's place in rows below 91", in: .ios,
      of: "least-height-of-both"),
    .published("re-creations of UIKit's table cells: titles inset by 15", in: .ios, of: "title-padding"),
    .chosen(
      "no picture shows titles or symbols at a known scale", in: .ios, of: "title-size", "title-weight",
      "symbol-size", "content-spacing"),
    .derived("no effect: these actions are blocks", in: .ios, of: "capsule-height", "caption-size"),
    .derived("a pressed block gets darker instead", in: .ios, of: "pressed-opacity"),
    .derived("a disabled switch, dimmed by one half", of: "disabled-opacity"),
    .published("re-creations of the cells of iOS 7: titles of 18", in: .ios7, of: "title-size"),
    .derived("iOS 13 to 18: no source has another", in: .ios7),
    .chosen(
      "no picture of iOS 26 at a known scale: capsules with round ends, apart from each other, in rows of 51",
      in: .iosGlass),
    .derived("the corners of the groups of lists", in: .iosGlass, of: "row-radius"),
    .derived("iOS 13 to 18", in: .iosGlass, of: "title-size", "content-spacing"),
    .derived("iOS 13 to 18, as much smaller as the text is", in: .macos),
    .chosen("rows of two lines have both", in: .macos, of: "least-height-of-both"),
    .derived("macOS 11 to 15: no source has another", in: .macos10, .macosGlass),
    .chosen("no picture with a known scale: buttons with round ends as high as the row", in: .watchos),
    .measured(
      "a list of iOS 15 in dark appearance: a row that has moved is (44, 44, 46)", in: .ios, under: .dark,
      of: "color.swiped-row"),
    .derived("the groups of lists", under: .light, of: "color.swiped-row"),
    .derived("iOS 13 to 18", of: "color.swiped-row"),
    .chosen("a fifth darker", of: "color.swipe-pressed"),
    .derived("one step further", of: "increased-color"),
  ]
}
