import MaquetteElements

extension ToolTipMetrics {
  static let sources: [MeasureSource] = [
    .published("NSFont: tool tips have text of 11", of: "text-size"),
    .chosen(
      "no picture: about the room of a line of text, with corners as slight as they are remembered",
      in: .macos, of: "horizontal-padding", "vertical-padding", "radius", "corner-smoothing", "pointer-gap"),
    .chosen(
      "no picture: long texts take several lines of a width that is read at a glance", of: "maximum-width"),
    .chosen("no picture: less than under menus, as the tag is nearer to the window", of: "shadow"),
    .derived("menus of macOS 11 to 15", in: .macos, of: "outline-width", "blur", "saturation", "margin"),
    .derived(
      "no effect: there is no line inside in light appearance but that of contrast", in: .macos,
      of: "rim-width"),
    .chosen(
      "the reference of AppKit has an owner that is asked once the pointer has paused, and states no time",
      of: "delay",
      "stay", "memory"),
    .published(
      "the reference of NSVisualEffectView: tool tips are a material, light or dark", in: .macos,
      of: "color.tool-tip-fill"),
    .derived("the text of labels", of: "color.tool-tip-text"),
    .derived(
      "the lines of menus of macOS 11 to 15, fainter in light appearance", in: .macos,
      of: "color.tool-tip-outline",
      "color.tool-tip-rim"),
    .derived(
      "surfaces without translucency, and lines of full contrast, as those of menus", of: "increased-color"),
    .chosen(
      "no picture: opaque, as menus were before the materials of macOS 11, with square corners", in: .macos10,
      of: "horizontal-padding", "vertical-padding", "radius", "blur", "saturation", "color.tool-tip-fill"),
    .derived("menus of macOS 26", in: .macosGlass, of: "rim-width", "blur", "saturation", "color"),
    .chosen(
      "no picture: room for corners that are rounder, as those of other tags are", in: .macosGlass,
      of: "horizontal-padding", "vertical-padding", "radius", "corner-smoothing"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
    .derived("macOS 11 to 15: other platforms have no tool tips", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
