import MaquetteControlKit
import MaquetteControls
package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The drawing of a bar's button.
struct BarButtonFace {
  var button: BarButton

  func element(in environment: Environment) -> any Element {
    let bar = environment.theme[BarMetrics.self]
    let metrics = bar.button
    let isDisabled = button.isDisabled(in: environment)
    let isPressed = button.state.contains(.highlighted) && !isDisabled
    let isSelected = button.state.contains(.selected) && !isDisabled
    var face: any Element = HStack(spacing: metrics.symbolSpacing) { parts(bar, in: environment) }
    if bar.isGlass {
      // The glass stays as it is.
      let isInked = button.tint == nil && button.role != .destructive && !isFilled(bar, in: environment)
      face = face.inked(if: isInked, in: environment)
      let fades = isDisabled && !isFilled(bar, in: environment)
      face = onGlass(fades ? face.opacity(metrics.disabledOpacity) : face, bar, in: environment)
    } else {
      face = face.frame(width: FrameLength(), height: FrameLength(min: metrics.titleSize + 5))
      if isSelected { face = face.background(selection(bar, in: environment)) }
    }
    if isPressed { face = face.opacity(metrics.pressedOpacity) }
    guard let badge = button.badge, !badge.isEmpty else { return face }
    let reach = environment.theme[BadgeMetrics.self].height / 2
    return face.overlay(
      BadgeFace(text: badge).offset(
        x: (environment.direction == .leftToRight ? 1 : -1) * (bar.isGlass ? 0 : reach),
        y: bar.isGlass ? -reach / 2 : -reach),
      alignment: .topTrailing)
  }

  private func parts(_ bar: BarMetrics, in environment: Environment) -> [any Element] {
    let metrics = bar.button
    let color = color(bar, in: environment)
    let isStrong = button.style == .done || button.style == .prominent
    let weight = isStrong ? metrics.doneWeight : metrics.titleWeight
    if button.style == .back { return back(bar, color, in: environment) }
    var parts: [any Element] = []
    if let image = button.image {
      parts.append(image.figure(environment.color(color), in: environment))
    } else if let symbol = button.symbol {
      parts.append(
        SymbolImage(symbol, weight: isStrong ? metrics.doneWeight : metrics.symbolWeight)
          .with(\.size, metrics.symbolSize).with(\.symbolScale, metrics.hasLargeSymbols ? .large : .medium)
          .color(color))
    }
    if !button.title.isEmpty { parts.append(title(weight, metrics, color)) }
    return parts
  }

  private func title(
    _ weight: FontWeight, _ metrics: BarMetrics.ButtonMeasures, _ color: ColorReference
  ) -> any Element {
    Text(button.title, weight: weight).with(\.size, metrics.titleSize).color(color).lineLimit(1)
  }

  /// The chevron, and the title where buttons stand on no glass.
  private func back(
    _ bar: BarMetrics, _ color: ColorReference, in environment: Environment
  ) -> [any Element] {
    let metrics = environment.theme[NavigationBarMetrics.self]
    let chevron = BackChevron(color: color)
    guard !bar.isGlass, !button.title.isEmpty else { return [chevron] }
    return [
      HStack(spacing: metrics.backSpacing) {
        chevron
        title(bar.button.titleWeight, bar.button, color)
      }
    ]
  }

  private func color(_ bar: BarMetrics, in environment: Environment) -> ColorReference {
    if !bar.isGlass, button.isDisabled(in: environment) { return .token(.barDisabled) }
    if isFilled(bar, in: environment) { return .token(.onTint) }
    if button.role == .destructive { return .token(.red) }
    return button.tint == nil && bar.isGlass ? .token(.barGlassLabel) : environment.resolvedTint(button.tint)
  }

  /// Whether the button stands on a surface of the tint, or on a gray one while it is prominent and disabled.
  private func isFilled(_ bar: BarMetrics, in environment: Environment) -> Bool {
    let isSelected = button.state.contains(.selected) && !button.isDisabled(in: environment)
    return bar.isGlass && (button.style == .prominent || isSelected) && environment.isWindowActive
  }

  /// The surface of a selected button on a bar that is no glass: that of a selected plain button, around the content. Its reach and
  /// its corners are chosen: there is no picture of one.
  private func selection(_ bar: BarMetrics, in environment: Environment) -> any Element {
    let look = ButtonLook(
      style: .plain, role: button.role, state: .selected, tint: environment.resolvedTint(button.tint),
      in: environment)
    let reach = bar.button.symbolSpacing
    return Surface(.rounded(radius: reach, .continuous), fill: look.fill.map { .color($0) })
      .padding(Insets(all: -reach))
  }

  /// The content on a capsule: a figure on a circle, in the tint if the button is prominent.
  private func onGlass(
    _ content: any Element, _ bar: BarMetrics, in environment: Environment
  ) -> any Element {
    let metrics = bar.button
    let isRound = button.isFigure || button.style == .back
    let padding = isRound ? 0 : environment.barMargin - metrics.paddingDifference
    let face = content.padding(Insets(horizontal: padding, vertical: 0))
      .frame(width: FrameLength(min: metrics.height), height: FrameLength(filling: metrics.height))
    if isFilled(bar, in: environment) {
      let isDisabled = button.isDisabled(in: environment)
      let tint: ColorReference =
        isDisabled
        ? .token(.disabledProminent)
        : button.role == .destructive ? .token(.red) : environment.resolvedTint(button.tint)
      // Within a group the glass is the group's: a lens on a lens would throw a shadow on it.
      if environment.isBarGroup { return face.background(Surface(.capsule, fill: tint)) }
      return face.onGlass(
        .glass(kind: .prominent, role: .barButton, tint: tint, isLit: !isDisabled, in: environment),
        in: environment)
    }
    return environment.isBarGroup
      ? face : face.onGlass(.glass(role: .barButton, in: environment), in: environment)
  }
}

/// The chevron of a button that goes back: a line with sharp ends, or a round one, that points to the leading edge.
struct BackChevron: Element {
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[NavigationBarMetrics.self].chevron
    let color = environment.color(color)
    let isMirrored = environment.direction == .rightToLeft
    let item = LayoutItem { _ in Measurement(width: metrics.width, height: metrics.height) }
    return Node(name: NodeName("chevron"), item: item) { drawing in
      let frame = drawing.frame
      let inset = metrics.line / 2
      // Round ends reach half a line beyond the points; pointed ones somewhat less than that.
      let tip = isMirrored ? frame.maxX - inset * 1.3 : frame.minX + inset * 1.3
      let ends = isMirrored ? frame.minX + inset : frame.maxX - inset
      let center = frame.center.y
      let reach = metrics.height / 2 - inset
      var path = Path()
      path.move(to: Point(x: ends, y: center - reach))
      path.line(to: Point(x: tip, y: center))
      path.line(to: Point(x: ends, y: center + reach))
      let style = StrokeStyle(
        width: metrics.line, cap: metrics.isRound ? .round : .butt, join: metrics.isRound ? .round : .miter)
      return [.stroke(.path(path, .nonzero), style, .color(color))]
    }
  }
}

/// Buttons side by side; on glass, figures that are neighbours lie on one capsule.
struct BarButtonRow: Element {
  /// The name of the row of a bar, in which buttons reach as far as a finger needs.
  static let rowName = NodeName.barRow

  var buttons: [any Element]

  func node(in environment: Environment) -> Node {
    arranged(elements(in: environment), in: environment).node(in: environment)
  }

  /// Returns the buttons, and on glass the groups of them that share it.
  func elements(in environment: Environment) -> [any Element] {
    environment.theme[BarMetrics.self].isGlass ? joined(in: environment) : buttons
  }

  /// Returns elements at the distances of buttons, with a mark for those that have no room.
  func arranged(_ elements: [any Element], in environment: Environment) -> any Element {
    let spacing = environment.theme[BarMetrics.self].button.spacing
    // A button on a row of its own is never without room.
    guard elements.count > 1 else { return HStack(spacing: spacing) { elements } }
    return row(of: elements, spacing: spacing, in: environment)
  }

  /// Returns elements in a row that gives way to the mark for those without room.
  private func row(
    of elements: [any Element], spacing: Double, in environment: Environment
  ) -> any Element {
    let mark = BarButton(symbol: "ellipsis").with(\.accessibilityLabel, environment.translated(.more))
    return Arranged(
      name: HStack.nodeName, layout: BarRowLayout(spacing: spacing), children: (elements + [mark]).inRow)
  }

  private func joined(in environment: Environment) -> [any Element] {
    var result: [any Element] = []
    var run: [any Element] = []
    func finish() {
      if run.count > 1 {
        let shared = row(of: run, spacing: 0, in: environment).environment(\.isBarGroup, true)
        result.append(shared.onGlass(.glass(role: .barButton, in: environment), in: environment))
      } else {
        result += run
      }
      run = []
    }
    for button in buttons {
      if let item = button.unmodified as? BarButton, item.sharesGlass {
        if item.startsGroup { finish() }
        run.append(button)
      } else {
        finish()
        result.append(button)
      }
    }
    finish()
    return result
  }
}

extension NodeName {
  /// The row of the buttons of a bar.
  package static let barRow = NodeName("bar-row")
}
