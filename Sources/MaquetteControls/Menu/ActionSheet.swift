internal import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteTypography

/// The sheet of iOS 7 to 12 that offers choices where later systems have menus: rows on a card at the bottom of the screen,
/// above a button that cancels.
struct ActionSheet: Element {
  /// The title above the choices; nil for none.
  var title: String?
  var children: [any Element]

  static func presentation(
    title: String?, children: [any Element], in environment: Environment
  ) -> Presentation {
    let metrics = environment.theme[MenuMetrics.self]
    var inside = environment
    inside.isEnabled = true
    inside.menuColumns = nil
    var presentation = Presentation(
      in: inside, content: { _ in ActionSheet(title: title, children: children) }
    ) { size, anchor, bounds in
      let margin = metrics.margin
      let width = bounds.growsInWidth ? size.width : bounds.frame.width - 2 * margin
      let x = bounds.growsInWidth ? anchor.minX : bounds.frame.minX + margin
      let y =
        bounds.growsInHeight ? anchor.maxY + metrics.anchorGap : bounds.frame.maxY - margin - size.height
      return bounds.holding(
        Rect(x: x, y: y, width: width, height: size.height), margin: margin, direction: environment.direction)
    }
    presentation.backdrop = Surface(fill: .token(.menuBackdrop))
    return presentation
  }

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuMetrics.self]
    var inside = environment
    inside.isInActionSheet = true
    var rows: [any Element] = []
    if let title, !title.isEmpty {
      rows.append(
        Text(title, style: .footnote).color(.token(.secondaryLabel))
          .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.rowHeight)))
    }
    for entry in MenuItemList(children).items {
      if !rows.isEmpty {
        rows.append(Surface(fill: .token(.menuLine)).frame(height: 1 / environment.scale))
      }
      rows.append(entry.element)
    }
    return VStack(spacing: metrics.anchorGap) {
      card(VStack(spacing: 0) { rows }, metrics)
      card(ActionSheetRow(item: MenuItem("Cancel"), isCancel: true), metrics)
    }
    .frame(width: FrameLength(ideal: metrics.minimumWidth, max: .infinity), height: FrameLength())
    .node(in: inside)
  }

  private func card(_ content: any Element, _ metrics: MenuMetrics) -> any Element {
    content.clipped(radius: metrics.radius, style: metrics.cornerStyle)
      .background(
        Surface(
          .rounded(radius: metrics.radius, metrics.cornerStyle),
          material: Material(sigma: metrics.blur, saturation: metrics.saturation, tint: .token(.menuFill))))
  }
}

/// A choice of an action sheet, in the middle of its row in the tint.
struct ActionSheetRow: Element {
  var item: MenuItem
  var isCancel = false

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuMetrics.self]
    let color: ColorReference =
      if item.isDisabled(in: environment) {
        .token(.menuDisabled)
      } else if item.role == .destructive {
        .token(.red)
      } else {
        environment.tint
      }
    var title = Text(item.title, weight: isCancel ? .medium : .regular).color(color).lineLimit(1)
    title.size = metrics.titleSize
    var parts: [any Element] = [title]
    if item.value == .on {
      parts.append(SymbolImage("checkmark", weight: .semibold).with(\.size, metrics.markSize).color(color))
    }
    let isPressed = !item.state.isDisjoint(with: [.highlighted, .focused])
    let row = HStack(spacing: 8) { parts }
      .padding(Insets(horizontal: metrics.titleInset, vertical: 0))
      .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.rowHeight))
      .background(Surface(fill: isPressed ? .token(.menuPressed) : nil))
    var node = row.node(in: environment)
    guard isCancel else { return node }
    node.name = "sheet-button"
    node.accessibility = Accessibility(label: environment.spoken(item.title), traits: [.button])
    return node
  }
}

extension Environment {
  private enum SheetKey: EnvironmentKey { static let defaultValue = false }

  /// Whether items are in an action sheet.
  var isInActionSheet: Bool {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }
}
