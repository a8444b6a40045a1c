import MaquetteControlKit
import MaquetteControls
package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The buttons of an alert or an action sheet in their order: the one that cancels comes last, or first where two stand side
/// by side.
package struct DialogButtons: Element {
  /// The buttons, as ``Button``s, ``PushButton``s or ``MenuItem``s.
  package var children: [any Element]
  package var metrics: DialogButtonMetrics
  /// The distances between buttons below each other and side by side, in points.
  package var spacing = 0.0, gap = 0.0
  /// Whether lines stand between buttons, and above them.
  package var hasLines = false, hasTopLine = true
  /// Whether two buttons stand side by side if both fit.
  package var allowsRow = true
  /// Whether the button of the expected choice stands at the trailing end, and without one on macOS the first is.
  package var endsWithProminent = false
  package var isFirstProminent = false
  /// The least width of buttons that are as wide as their titles, in a row at the trailing end; nil for wider ones.
  package var naturalWidth: Double?

  package init(
    children: [any Element], metrics: DialogButtonMetrics, spacing: Double = 0.0, gap: Double = 0.0,
    hasLines: Bool = false, hasTopLine: Bool = true, allowsRow: Bool = true, endsWithProminent: Bool = false,
    isFirstProminent: Bool = false, naturalWidth: Double? = nil
  ) {
    self.children = children
    self.metrics = metrics
    self.spacing = spacing
    self.gap = gap
    self.hasLines = hasLines
    self.hasTopLine = hasTopLine
    self.allowsRow = allowsRow
    self.endsWithProminent = endsWithProminent
    self.isFirstProminent = isFirstProminent
    self.naturalWidth = naturalWidth
  }

  package func node(in environment: Environment) -> Node {
    let roles = children.map(\.dialogRole)
    let hasPrimary = roles.contains(.primary)
    let first = isFirstProminent && !hasPrimary ? roles.firstIndex(of: .normal) : nil
    let order = roles.indices.filter { roles[$0] != .cancel } + roles.indices.filter { roles[$0] == .cancel }
    let buttons = order.map { index -> any Element in
      var look = DialogButtonLook(metrics: metrics)
      look.isProminent = hasPrimary ? roles[index] == .primary : index == first
      look.isStrong = look.isProminent || !hasPrimary && roles[index] == .cancel
      let child = index == first ? children[index].primary : children[index]
      let shown = look
      return child.environment { $0.dialogButton = { DialogButton(action: $0, look: shown) } }
    }
    // Large text stands in rows of its own.
    let isRow = allowsRow && !environment.textSize.isAccessibilitySize
    let lines = buttons.indices.prefix(hasLines ? buttons.count : 0).map { index -> any Element in
      Surface(fill: index > 0 || hasTopLine ? .token(.menuLine) : nil)
    }
    let ranks = order.map { index -> Int in
      if endsWithProminent, roles[index] == .primary || index == first { return 2 }
      return (roles[index] == .cancel) == (naturalWidth == nil) ? 0 : 1
    }
    let row = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return Arranged(
      name: NodeName("dialog-buttons"),
      layout: DialogButtonsLayout(
        row: naturalWidth != nil || isRow && row.count == 2 ? row : nil, naturalWidth: naturalWidth,
        spacing: spacing, gap: gap,
        line: hasLines ? 1 / environment.scale : nil),
      children: buttons + lines
    ).node(in: environment)
  }
}

extension Element {
  /// The button as the one that Return presses.
  fileprivate var primary: any Element {
    switch unmodified {
    case let button as Button: replacingCore(by: button.role(.primary))
    case let button as PushButton: replacingCore(by: button.with(\.role, .primary))
    default: self
    }
  }
}

/// Lays out buttons below each other, or two of them side by side, and the lines above and between them.
struct DialogButtonsLayout: Layout {
  /// The order in a row; nil for buttons below each other in any case.
  var row: [Int]?
  /// The least width of buttons of a row as wide as their titles; nil for equal halves.
  var naturalWidth: Double?
  var spacing, gap: Double
  /// The thickness of lines in points, which lie over the edges of buttons; nil for none.
  var line: Double?

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let buttons = buttons(items)
    let ideal = buttons.map { $0.measure(.unspecified).size.width }.max() ?? 0
    let width = proposal.width ?? (row == nil ? ideal : ideal * 2 + gap)
    if naturalWidth != nil {
      return Measurement(
        width: width, height: buttons.map { $0.measure(.unspecified).size.height }.max() ?? 0)
    }
    if isRow(buttons, width) {
      return Measurement(width: width, height: heights(buttons, (width - gap) / 2).max() ?? 0)
    }
    let gaps = spacing * Double(Swift.max(0, buttons.count - 1))
    return Measurement(width: width, height: heights(buttons, width).reduce(gaps, +))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let buttons = buttons(items)
    var (frames, lines): ([Rect], [Rect]) = ([], [])
    let thickness = line ?? 0
    if let row, let least = naturalWidth {
      let sizes = buttons.map { $0.measure(.unspecified).size }
      frames = sizes.map { Rect(origin: rect.origin, size: $0) }
      var distance = 0.0
      for index in row.reversed() where sizes.indices.contains(index) {
        let width = Swift.max(sizes[index].width, least)
        let x = direction == .leftToRight ? rect.maxX - distance - width : rect.minX + distance
        frames[index] = Rect(x: x, y: rect.minY, width: width, height: sizes[index].height)
        distance += width + gap
      }
    } else if let row, isRow(buttons, rect.width) {
      let cell = (rect.width - gap) / 2
      frames = buttons.indices.map { index in
        let isFirst = (row.first == index) == (direction == .leftToRight)
        return Rect(x: isFirst ? rect.minX : rect.maxX - cell, y: rect.minY, width: cell, height: rect.height)
      }
      lines = [
        Rect(x: rect.minX, y: rect.minY, width: rect.width, height: thickness),
        Rect(x: rect.center.x - thickness / 2, y: rect.minY, width: thickness, height: rect.height),
      ]
    } else {
      var y = rect.minY
      for height in heights(buttons, rect.width) {
        frames.append(Rect(x: rect.minX, y: y, width: rect.width, height: height))
        lines.append(Rect(x: rect.minX, y: y, width: rect.width, height: thickness))
        y += height + spacing
      }
    }
    let all = line == nil ? frames : frames + lines
    return all.prefix(items.count).map {
      Placement(frame: $0, proposal: Proposal(width: $0.width, height: $0.height))
    }
  }

  private func buttons(_ items: [LayoutItem]) -> [LayoutItem] {
    line == nil ? items : Array(items.prefix(items.count / 2))
  }

  private func isRow(_ buttons: [LayoutItem], _ width: Double) -> Bool {
    guard row != nil, buttons.count == 2 else { return false }
    return buttons.allSatisfy { $0.measure(.unspecified).size.width <= (width - gap) / 2 }
  }

  private func heights(_ buttons: [LayoutItem], _ width: Double) -> [Double] {
    buttons.map { $0.measure(Proposal(width: width, height: nil)).size.height }
  }
}
