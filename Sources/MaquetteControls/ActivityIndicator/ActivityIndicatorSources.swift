import MaquetteElements

extension ActivityIndicatorMetrics {
  static let sources: [MeasureSource] = [
    .chosen("from memory: the twelve spokes of iOS 7 in the sizes of macOS 11 to 15", in: .macos10),
    .measured(
      "a medium spinner of iOS 17, 3x: eight spokes of 2.5 x 6.6 with round ends in 20 x 20, 3.4 from the centre, grays 156, 172, 189, 206 and four times 223 on white",
      in: .ios),
    .published("UIKit's documentation", in: .ios7, .ios, of: "large-diameter"),
    .derived("the light colour's opacity on the dark label", in: .ios, under: .dark, of: "color"),
    .published(
      "Flutter's spinner with twelve spokes, as pictures of iOS 7's guidelines show them: a tenth by a quarter of the diameter, opacities from 147 to 47 of 255",
      in: .ios7),
    .published("UIKit's documentation", in: .ios7, of: "medium-diameter"),
    .derived("iOS 13 to 18", in: .iosGlass, .watchos),
    .measured(
      "`mac-spinner-32`, 2x: spokes of 4 x 10, 6 from the centre, grays 105, 122, 137, 154, 170, 186, 203 and 219 on 233",
      in: .macos),
    .published("AppKit's two sizes: 16 and 32", in: .macos, of: "medium-diameter"),
    .derived(
      "the measured size of 32, by a half", in: .macos, of: "spoke-width", "spoke-length", "inner-radius"),
    .derived("the light colour in white", in: .macos, under: .dark, of: "color"),
    .derived("macOS 11 to 15", in: .macosGlass),
    .derived(
      "the standard look, one step stronger, as labels", in: .ios7, .ios, .iosGlass, .watchos, .macos,
      .macosGlass, of: "increased-color"),
  ]
}
