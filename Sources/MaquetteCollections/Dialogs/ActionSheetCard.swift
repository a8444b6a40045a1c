import MaquetteControlKit
package import MaquetteElements
package import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The choices of an action sheet below its title.
package struct ActionSheetRows: Element {
  /// The title above the choices and the text below it; nil for none.
  package var title: String?
  package var message: String?
  package var choices: [any Element]

  package init(title: String? = nil, message: String? = nil, choices: [any Element]) {
    self.title = title
    self.message = message
    self.choices = choices
  }

  package func node(in environment: Environment) -> Node {
    let metrics = environment.theme[ActionSheetMetrics.self]
    var buttons = DialogButtons(children: choices, metrics: metrics.button)
    buttons.spacing = metrics.buttonSpacing
    buttons.allowsRow = false
    buttons.hasLines = metrics.hasLines
    let inset = metrics.buttonInset
    let header = header(metrics)
    buttons.hasTopLine = header != nil
    let rows = buttons.padding(
      Insets(top: header == nil ? inset : 0, leading: inset, bottom: inset, trailing: inset))
    return Arranged(
      name: NodeName("action-sheet-rows"), layout: DialogLayout(keepsUpperPart: true),
      children: [header, rows].compactMap { $0?.scrollingIfNeeded() }
    ).node(in: environment)
  }

  private func header(_ metrics: ActionSheetMetrics) -> (any Element)? {
    let (title, message) = (title ?? "", message ?? "")
    guard !title.isEmpty || !message.isEmpty else { return nil }
    let color = ColorReference.token(metrics.hasGrayTitle ? .secondaryLabel : .label)
    let isHeavy = metrics.hasGrayTitle && !message.isEmpty
    let texts = [
      title.isEmpty
        ? nil : Text(title, style: metrics.titleStyle, weight: isHeavy ? .semibold : nil).color(color),
      message.isEmpty ? nil : Text(message, style: metrics.messageStyle).color(.token(.secondaryLabel)),
    ]
    return VStack(spacing: metrics.messageSpacing) {
      texts.compactMap { $0.map { $0.with(\.alignment, .center) as any Element } }
    }
    .padding(Insets(horizontal: metrics.titleInset, vertical: metrics.titlePadding))
    .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.titleHeight))
  }
}

/// The cards of an action sheet: its choices below a title, and the button that cancels.
///
/// iOS 7 to 12 offered choices so where later systems have menus.
package struct ActionSheetCard: Element {
  package var rows: ActionSheetRows
  /// The button that cancels; nil for none.
  package var cancel: (any Element)?

  package init(rows: ActionSheetRows, cancel: (any Element)? = nil) {
    self.rows = rows
    self.cancel = cancel
  }

  package func node(in environment: Environment) -> Node {
    let metrics = environment.theme[ActionSheetMetrics.self]
    let width = metrics.width(in: environment)
    // What is too high scrolls; the button that cancels stays.
    var cards = [
      surfaced(
        rows.frame(
          width: FrameLength(max: .infinity), height: FrameLength(min: 0, max: .infinity), alignment: .top),
        .actionSheetFill, metrics)
    ]
    if let cancel, metrics.hasCancelCard {
      let last = DialogButtons(children: [cancel], metrics: metrics.button)
      cards.append(surfaced(last, .actionSheetCancel, metrics))
    }
    return Arranged(
      name: NodeName("action-sheet-cards"), layout: DialogLayout(spacing: metrics.gap), children: cards
    )
    .frame(width: framed(width, metrics), height: FrameLength())
    .node(in: environment)
  }

  private func framed(_ width: Double, _ metrics: ActionSheetMetrics) -> FrameLength {
    metrics.fillsWidth
      ? FrameLength(ideal: width, max: .infinity) : .upTo(width)
  }

  private func surfaced(
    _ content: any Element, _ fill: ColorToken, _ metrics: ActionSheetMetrics
  ) -> any Element {
    let outline = Surface.Outline.rounded(radius: metrics.radius, metrics.cornerStyle)
    return content.clipped(radius: metrics.radius, style: metrics.cornerStyle)
      .background(
        PanelSurface(outline, metrics.panel, PanelColors(fill: fill, outline: .menuOutline, rim: .alertRim)))
  }

  /// The frame at the bottom of the screen, or at what the sheet belongs to.
  package static func place(
    _ size: Size, at anchor: Rect, in bounds: Presentation.Bounds, _ environment: Environment
  ) -> Rect {
    let metrics = environment.theme[ActionSheetMetrics.self]
    let margin = metrics.margin
    var size = size
    if !bounds.growsInHeight {
      let safe = environment.safeAreaInsets
      let insets = Swift.max(safe.top, margin) + Swift.max(safe.bottom, margin)
      size.height = Swift.min(size.height, Swift.max(0, bounds.frame.height - insets))
    }
    let isAtAnchor = !metrics.fillsWidth && environment.overlayPlace == .anchor
    let fills = metrics.fillsWidth && !bounds.growsInWidth
    let width = fills ? Swift.max(0, bounds.frame.width - 2 * margin) : size.width
    let middle = isAtAnchor || bounds.growsInWidth ? anchor.center.x : bounds.frame.center.x
    let bottom = Swift.max(margin, environment.safeAreaInsets.bottom)
    var y = bounds.frame.maxY - bottom - size.height
    if bounds.growsInHeight {
      y = anchor.maxY + metrics.gap
    } else if isAtAnchor {
      // It grows out of its anchor, which it covers.
      y = anchor.center.y <= bounds.frame.center.y ? anchor.minY : anchor.maxY - size.height
    }
    return bounds.holding(
      Rect(
        x: fills ? bounds.frame.minX + margin : middle - width / 2, y: y, width: width, height: size.height),
      margin: margin, direction: environment.direction)
  }
}
