package import MaquetteElements

extension MotionMetrics {
  package static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published("a turn a second, as people timed it in both eras", in: .ios, of: "spinner-turn"),
    .published(
      "WebKit, `RenderThemeIOS.h`, which waits for the system's springs", in: .ios, of: "switch-slide",
      "switch-stretch"),
    .derived("those springs with critical damping, which does not overshoot", in: .ios, of: "switch-curve"),
    .published("the documented default of Core Animation", in: .ios, of: "button-fade"),
    .published("the documented default of views", in: .ios, of: "button-curve"),
    .chosen(
      "no source times a bar without a value: two seconds to the end and back", in: .ios, of: "progress-run"),
    .derived("the default of views", in: .ios, of: "progress-curve"),
    .chosen(
      "UIKit's effect blinks, but no source times it: five times a second, which the eye still counts",
      of: "spring-blink"),
    .derived("iOS 13 to 18", in: .ios7, .iosGlass, .watchos),
    .published("WebKit, `RenderThemeMac.h`: 0.3 seconds", in: .macos, of: "switch-slide", "switch-stretch"),
    .derived("Core Animation's default, as on iOS", in: .macos, of: "switch-curve"),
    .derived("buttons of macOS change at once", in: .macos, of: "button-fade", "button-curve"),
    .derived("iOS 13 to 18", in: .macos, of: "spinner-turn", "progress-run", "progress-curve"),
    .derived("macOS 11 to 15", in: .macosGlass),
  ]
}
