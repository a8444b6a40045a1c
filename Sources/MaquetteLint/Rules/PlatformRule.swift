import MaquetteScreens
import MaquetteElements

enum PlatformRule: LintRule {
  static let id = "L-platform"
  static let summary = "Every element exists on the platform that it is drawn for."
  static let reason =
    "Each platform has its own controls, and people expect only these: checkboxes belong to macOS, page controls to"
    + " touch platforms, the controls of Control Center to iOS. 'maquette list controls' shows the platforms of each."
  static let source: LintSource? = LintSource(
    .controls,
    "use only controls that the platform supports; some are not supported "
      + "on macOS or watchOS.")
  static let remedy = "use this platform's counterpart"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "page-control: { pages: 3, current: 1 }",
    good: "segmented-control: { segments: [One, Two, Three], selected: 1, width: 200 }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    var violations: [LintViolation] = []
    // What is inside an element of another platform is reported with it.
    var end = 0
    for node in picture.nodes where node.index >= end {
      guard node.owner == nil, let entry = picture.environment.catalogue.entry(named: node.node.name.text)
      else {
        continue
      }
      let platform = node.node.subject?.environment.platform ?? picture.platform(around: node)
      guard !entry.platforms.contains(platform) else { continue }
      end = node.end
      violations.append(
        LintViolation(
          node, "platform", measured: platform.title,
          asked: Platform.allCases.filter(entry.platforms.contains).map(\.title).joined(separator: " or ")))
    }
    return violations
  }
}

extension LintPicture {
  /// The platform of the nearest ancestor that knows its own.
  fileprivate func platform(around node: LintNode) -> Platform {
    outer(of: node).lazy.compactMap { $0.node.subject?.environment.platform }.first
      ?? environment.platform
  }
}
