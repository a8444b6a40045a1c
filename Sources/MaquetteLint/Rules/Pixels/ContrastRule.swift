internal import MaquetteControls
internal import MaquetteGraphics

/// Text, symbols and a switch's tint stand out from what is behind them.
enum ContrastRule: LintRule {
  static let id = "L-contrast"
  static let summary =
    "Text has a contrast of 4.5:1 with what is behind it, large text and symbols that stand for text 3:1; a switch"
    + " that is on has 1.5:1 with itself off."
  static let reason =
    "WCAG 2.2, success criteria 1.4.3 and 1.4.11, measured on the drawn pixels, so that gradients and translucent"
    + " surfaces count as they look. What is not in use is exempt. The ratio for switches is ours: the platform's green"
    + " has 1.8:1."
  static let remedy = "take a darker or lighter colour, or offer it under 'contrast: increased'"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      label: { text: Half past ten, color: "#B0B0B8" }
      """,
    good: """
      label: { text: Half past ten, color: "#606068" }
      """)

  private static let text = 4.5
  private static let large = 3.0
  private static let switches = 1.5

  static func violations(in picture: LintPicture) -> [LintViolation] {
    ink(in: picture) + picture.all(Switch.self).compactMap { violation($0, in: picture) }
  }

  private static func ink(in picture: LintPicture) -> [LintViolation] {
    guard let pixels = picture.ink else { return [] }
    return picture.nodes.compactMap { node -> LintViolation? in
      guard let kind = kind(of: node, in: picture), let measure = pixels.measure(node, area: node.frame),
        measure.contrast < kind.asked
      else { return nil }
      let owner = (node.owner ?? node.row).map { picture.nodes[$0] } ?? node
      var violation = LintViolation(
        owner, "contrast of \(kind.name), \(measure.ink.hexText) on \(measure.ground.hexText),",
        measured: measure.contrast.ratioText, asked: "\(kind.asked.decimalText):1", area: node.frame)
      violation.rank = measure.contrast
      // The platforms' own colours are below WCAG's ratio until a person asks for increased contrast.
      // What a date picker is made of, a sheet has no colours for.
      violation.isMild =
        (measure.contrast >= large || owner.node.name == DatePicker.name)
        && picture.environment.contrast == .standard
        && picture.isPlatformPair(measure.ink, on: measure.ground)
      return violation
    }
  }

  /// What is asked of a node's letters or symbol; nil if nothing is.
  private static func kind(of node: SurveyedNode, in picture: LintPicture) -> (name: String, asked: Double)? {
    if isOutOfUse(node, in: picture) { return nil }
    if let label: Surveyed<Text> = picture.surveyed(node), !label.element.isVerbatim {
      let isLarge = label.element.isLarge(in: label.environment)
      let shown = label.environment.localized(label.element.text)
      return shown.isEmpty ? nil : ("'\(shown)'", isLarge ? large : text)
    }
    guard let symbol: Surveyed<SymbolImage> = picture.surveyed(node) else {
      return nil
    }
    // Beside a text, a symbol only adds to what that says.
    if let owner = node.owner ?? node.row {
      let inside = picture.all(Text.self, in: picture.nodes[owner])
      if inside.contains(where: { !$0.element.text.isEmpty }) { return nil }
    }
    return ("the symbol '\(symbol.element.symbol)'", large)
  }

  private static func isOutOfUse(_ node: SurveyedNode, in picture: LintPicture) -> Bool {
    if let subject = node.node.subject, !subject.environment.isEnabled { return true }
    return ([node] + picture.ancestors(of: node)).contains {
      let isBusy = ($0.node.subject?.element as? Button)?.isBusy ?? false
      return isBusy || $0.node.accessibility?.traits.contains(.notEnabled) ?? false
    }
  }

  private static func violation(_ control: Surveyed<Switch>, in picture: LintPicture) -> LintViolation? {
    guard control.environment.isEnabled, !control.element.state.contains(.disabled) else { return nil }
    let ground = picture.ground(of: control.node)
    func drawn(isOn: Bool) -> ElementPicture? {
      let element = control.element.with(\.isOn, isOn).with(\.state, .normal)
      return ElementPicture(element, in: control.environment, on: ground, renderer: picture.renderer)
    }
    guard let on = drawn(isOn: true), let off = drawn(isOn: false) else { return nil }
    // Each track where the thumb is not.
    let isMirrored = control.environment.direction == .rightToLeft
    let scale = control.environment.scale
    let tint = on.pixel(x: isMirrored ? 0.8 : 0.2, y: 0.5, scale: scale)
    let track = off.pixel(x: isMirrored ? 0.2 : 0.8, y: 0.5, scale: scale)
    let ratio = Luminance.contrast(tint, track)
    if ratio >= switches { return nil }
    return LintViolation(
      control.node, "contrast of the switch on, \(tint.hexText), and off, \(track.hexText),",
      measured: ratio.ratioText, asked: "\(switches.decimalText):1")
  }
}
