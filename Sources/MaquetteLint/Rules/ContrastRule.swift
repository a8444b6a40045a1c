import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteRendering

enum ContrastRule: LintRule {
  static let id = "L-contrast"
  static let summary =
    "Text has a contrast of 4.5:1 with its background, large text and lone symbols 3:1; a switch that is on"
    + " has 1.5:1 with one that is off."
  static let reason =
    "The rule checks WCAG 2.2, success criteria 1.4.3 and 1.4.11. It measures the drawn pixels, so gradients and"
    + " translucent surfaces count as drawn. Disabled controls, content behind an alert, and symbols hidden from"
    + " accessibility as decoration are exempt. Colours that the platform chooses get a note, because a sheet cannot"
    + " fix them. The ratio for switches is this project's choice."
  static let source: LintSource? = LintSource(
    .contrast,
    "give text a contrast of 4.5:1, large text and control outlines 3:1; Toggles requires a tint "
      + "that differs visibly from the off state.")
  static let remedy = "use a darker or lighter colour, or offer one under 'contrast: increased'"
  static let example = LintExample(
    bad: ##"label: { text: Half past ten, color: "#B0B0B8" }"##,
    good: ##"label: { text: Half past ten, color: "#606068" }"##)

  private static let text = 4.5
  private static let large = 3.0
  private static let switches = 1.5
  /// More than the width of any platform's focus ring, in points.
  private static let ringWidth = 6.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    ink(in: picture)
      + picture.all(Switch.self).compactMap { control in
        picture.isCovered(control.node) ? nil : violation(control, in: picture)
      }
  }

  private static func ink(in picture: LintPicture) -> [LintViolation] {
    guard let pixels = picture.ink else { return [] }
    return picture.nodes.compactMap { node -> LintViolation? in
      guard let kind = kind(of: node, in: picture),
        let (measure, asked) = measure(node, asked: kind.asked, with: pixels), measure.contrast < asked
      else { return nil }
      let owner =
        (node.owner ?? node.row).map { picture.nodes[$0] } ?? picture.sidebarSection(around: node) ?? node
      let name = picture.element(Text.self, at: node)?.run(in: measure.ink).map { "'\($0)'" } ?? kind.name
      var violation = LintViolation(
        owner, "contrast of \(name), \(measure.ink.hexText) on \(measure.ground.hexText),",
        measured: measure.contrast.ratioText, asked: "at least \(asked.decimalText):1", area: node.frame)
      violation.rank = measure.contrast
      // Some of the platforms' colours reach WCAG's ratio only with increased contrast, and a sheet cannot change the colours
      // inside a date picker, or those that a control chooses itself.
      violation.isMild =
        picture.environment.contrast == .standard && node.drawsTokens
        && ((measure.contrast >= large || owner.node.name == DatePicker.nodeName)
          && picture.isPlatformGround(measure.ground, of: measure.ink)
          || picture.isPlatformLook(node, of: owner, on: measure.ground))
      return violation
    }
  }

  /// Returns the contrast of a node that may lack some, and what is required of it; of a text in several sizes, that of the part
  /// that lacks most.
  private static func measure(
    _ node: LintNode, asked: Double, with pixels: InkPixels
  ) -> (measure: InkPixels.Measure, asked: Double)? {
    let parts = node.textParts
    guard parts.contains(where: \.isLarge), parts.contains(where: { !$0.isLarge }) else {
      return pixels.measure(node, area: node.frame, asked: asked).map { ($0, asked) }
    }
    let measures = parts.compactMap { part in
      let asked = part.isLarge ? large : text
      return pixels.measure(node, area: part.area, asked: asked).map { ($0, asked) }
    }
    return measures.min { $0.0.contrast / $0.1 < $1.0.contrast / $1.1 }
  }

  /// The required contrast of a node's text or symbol; nil for none.
  private static func kind(of node: LintNode, in picture: LintPicture) -> (name: String, asked: Double)? {
    // Most nodes are neither, which is told at once.
    if let label = picture.element(Text.self, at: node) {
      let shown = label.shown
      guard !label.element.isVerbatim, !shown.isEmpty, !isOutOfUse(node, in: picture) else { return nil }
      return ("'\(shown)'", label.element.isLarge(in: label.environment) ? large : text)
    }
    guard let symbol = picture.element(SymbolImage.self, at: node), !picture.isHidden(node),
      !isOutOfUse(node, in: picture)
    else { return nil }
    // A symbol beside a text is decoration.
    if let owner = node.owner ?? node.row {
      let texts = picture.places(for: ContrastRule.self) {
        !(picture.element(Text.self, at: $0)?.element.text.isEmpty ?? true)
      }
      if texts.contains(inside: picture.nodes[owner]) { return nil }
    }
    return ("the symbol '\(symbol.element.symbol)'", large)
  }

  private static func isOutOfUse(_ node: LintNode, in picture: LintPicture) -> Bool {
    if let environment = node.node.subject?.environment {
      // The title of a window behind is dimmed because it is out of use.
      if !environment.isEnabled || !environment.isWindowActive && node.drawsTokens { return true }
    }
    func isUnused(_ node: LintNode) -> Bool {
      let isBusy = (node.node.subject?.element as? Button)?.isBusy ?? false
      // The looks of a keyboard are the system's.
      return node.node.isCovered || isBusy || node.node.subject?.element is Keyboard
        || node.node.accessibility?.traits.contains(.notEnabled) ?? false
    }
    return isUnused(node) || picture.outer(of: node).contains(where: isUnused)
  }

  private static func violation(_ control: LintElement<Switch>, in picture: LintPicture) -> LintViolation? {
    guard control.environment.isEnabled, !control.element.state.contains(.disabled) else { return nil }
    // The focus ring is no ground.
    let ground = picture.ground(
      of: control.node, distance: control.element.state.contains(.focused) ? ringWidth : 1)
    func drawn(isOn: Bool) -> ElementPicture? {
      let element = control.element.with(\.isOn, isOn).with(\.state, .normal)
      let drawing = ElementDrawing(element, in: control.environment, on: ground)
      return ElementPicture(drawing, by: picture.renderer)
    }
    guard let on = drawn(isOn: true), let off = drawn(isOn: false) else { return nil }
    // Each track is measured away from the thumb.
    let isMirrored = control.environment.direction == .rightToLeft
    let scale = control.environment.scale
    let tint = on.pixel(x: isMirrored ? 0.8 : 0.2, y: 0.5, scale: scale)
    let track = off.pixel(x: isMirrored ? 0.2 : 0.8, y: 0.5, scale: scale)
    let ratio = Luminance.contrast(tint, track)
    if ratio >= switches { return nil }
    var violation = LintViolation(
      control.node, "contrast of the switch on, \(tint.hexText), and off, \(track.hexText),",
      measured: ratio.ratioText, asked: "\(switches.decimalText):1")
    // Without a tint of the sheet's, both colours are the platform's.
    violation.isMild = control.element.tint == nil && control.environment.tint == .token(.accent)
    return violation
  }
}

extension LintPicture {
  /// Whether an alert or the like stands in front of a node, which is dimmed and cannot be used meanwhile.
  fileprivate func isCovered(_ node: LintNode) -> Bool {
    outer(of: node).contains { $0.node.isCovered }
  }

  /// Whether the system may draw this background behind text of a token. It is measured on pixels, because a button may
  /// have a slight gradient from top to bottom.
  fileprivate func isPlatformGround(_ ground: Color, of ink: Color) -> Bool {
    guard ink.isNeutral else { return true }
    return platformColors.contains {
      $0.alpha == 255 && $0.isNear(ground, within: $0.isNeutral ? 3 : 24)
    }
  }

  /// The colours that the platform has names for.
  private var platformColors: [Color] {
    tool { PlatformColors(environment.catalogue.colors.map(environment.color)) }.colors
  }

  private final class PlatformColors {
    let colors: [Color]

    init(_ colors: [Color]) { self.colors = colors }
  }

  /// The section of a sidebar that a node is the header of; nil for other nodes.
  fileprivate func sidebarSection(around node: LintNode) -> LintNode? {
    let around = ancestors(of: node)
    guard around.contains(where: { $0.node.subject?.element is Sidebar }) else { return nil }
    return around.first { $0.node.subject?.element is Section }
  }

  /// Whether a control chooses the colours of its text or symbol and of the surface under it, rather than the sheet.
  fileprivate func isPlatformLook(_ node: LintNode, of owner: LintNode, on ground: Color) -> Bool {
    guard owner.index != node.index, let subject = owner.node.subject else { return false }
    let isDestructive = (subject.element as? any ChoiceButton)?.role == .destructive
    switch subject.element {
    // Their surfaces are materials over the person's own picture, and tint the symbol.
    case is ControlWidget, is ControlIsland, is ControlOptions: return true
    // A menu is a material too, and its colours are the system's; only the highlight has the tint.
    case is MenuItem: return subject.environment.tint == .token(.accent)
    // Nothing has a tint but the platform's own accent, or the red of what destroys.
    case let control as any TintedControl
    where control.tint == nil && (isDestructive || subject.environment.tint == .token(.accent)):
      return isPlatformSurface(self.ground(of: owner))
    default: break
    }
    let isTinted = node.node.operations.contains { $0.inkColor?.isTint ?? false }
    return !isTinted && isPlatformSurface(ground)
  }

  /// Whether a colour is one of the platform's opaque ones that is no hue.
  private func isPlatformSurface(_ color: Color) -> Bool {
    platformColors.contains {
      $0.alpha == 255 && !$0.isTint && $0.isNear(color, within: 3)
    }
  }

  /// The colour behind an element, outside of the middle of its left edge at a distance in points.
  func ground(of node: LintNode, distance: Double = 1) -> Color {
    ink?.pixel(x: node.frame.minX - distance, y: node.frame.center.y)
      ?? environment.color(.background).opaque
  }
}

extension LintElement<Text> {
  /// The first part of a text of several colours that is drawn in one of them; nil for a text of one colour.
  fileprivate func run(in ink: Color) -> String? {
    let runs = element.runs
    let colors = runs.map { run in
      environment.color(run.color ?? (run.link == nil ? element.color : environment.tint))
    }
    guard Set(colors).count > 1, let place = colors.firstIndex(where: { $0.isNear(ink, within: 3) }) else {
      return nil
    }
    // Spaces that part it from its neighbours are no words.
    return environment.localized(runs[place].text).split(separator: " ").joined(separator: " ")
  }
}

extension LintNode {
  /// The runs of glyphs that the node draws: how large they are, and where they are, up to the next one on their line.
  fileprivate var textParts: [(isLarge: Bool, area: Rect)] {
    let runs = node.operations.compactMap { operation -> (run: GlyphRun, origin: Point)? in
      if case .glyphs(let run, let origin, _) = operation { (run, origin) } else { nil }
    }
    return runs.enumerated().map { index, part in
      let next = index + 1 < runs.count ? runs[index + 1].origin : nil
      let end = next.flatMap { $0.y == part.origin.y ? $0.x : nil } ?? frame.maxX
      let size = part.run.fontSize
      return (
        Text.isLarge(size: size, weight: part.run.face.weight),
        Rect(
          minX: part.origin.x, minY: part.origin.y - size, maxX: Swift.max(part.origin.x, end),
          maxY: part.origin.y + size / 4)
      )
    }
  }

  /// Whether the node draws text or a symbol in colours of the theme, which the system changes for increased contrast.
  fileprivate var drawsTokens: Bool {
    node.operations.contains { $0.inkColor?.tokenName != nil }
  }
}

extension Color {
  /// The colours that sheets choose tints from.
  private static let tints: Set<String> = [
    "blue", "green", "indigo", "orange", "pink", "brown", "purple", "red", "teal", "cyan", "mint", "yellow",
  ]

  /// Whether the colour is one of the system's hues.
  fileprivate var isTint: Bool { tokenName.map(Self.tints.contains) ?? false }

  /// Whether the colour is white, black or gray.
  fileprivate var isNeutral: Bool { red == green && green == blue }

  /// Whether no channel differs by more than some steps of 255; 3 allow for rounding.
  fileprivate func isNear(_ other: Color, within steps: Int) -> Bool {
    func isNear(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= steps }
    return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
  }
}

/// A control that sheets can give a tint.
private protocol TintedControl {
  /// The tint; nil for the environment's.
  var tint: ColorReference? { get }
}

extension Button: TintedControl {}
extension PushButton: TintedControl {}
extension ToolbarItem: TintedControl {}
extension ToggleButton: TintedControl {}
extension PopUpButton: TintedControl {}
extension PullDownButton: TintedControl {}
extension SegmentedControl: TintedControl {}
