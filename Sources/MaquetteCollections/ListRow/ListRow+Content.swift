import MaquetteControlKit
import MaquetteControls
package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The content of a row from leading to trailing, built where it stands in the tree: the controls decide on the width of the text.
struct RowContent: Element {
  var row: ListRow

  func node(in environment: Environment) -> Node {
    let metrics = environment.listMetrics
    let parts = row.content(metrics, in: environment)
    let count = row.hasText ? row.controls.count : 0
    guard count > 0 else {
      return HStack(spacing: metrics.accessorySpacing) { parts }.node(in: environment)
    }
    let first = row.partsBeforeControls(in: environment)
    let texts = row.texts(metrics)
    let layout = RowContentLayout(
      spacing: metrics.accessorySpacing, lineSpacing: metrics.look.subtitleSpacing,
      controls: first..<(first + count),
      stacksWideControls: environment.textSize.isAccessibilitySize,
      breaksWords: { width in texts.contains { $0.fit(width: width, in: environment).breaksWords } })
    return Arranged(name: HStack.nodeName, layout: layout, children: parts.inRow).node(in: environment)
  }
}

extension Element {
  /// Whether a control whose node is built fills the proposed width, as sliders and fields do.
  fileprivate var fillsWidth: Bool {
    let widest = builtNode?.item.measure(Proposal(width: .infinity, height: nil)).size.width
    return (widest ?? 0) >= Length.unbounded
  }
}

extension ListRow {
  /// Returns the content of the row, from leading to trailing; its controls are built if they are measured.
  func content(_ metrics: ListMetrics, in environment: Environment) -> [any Element] {
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    let room = Insets(horizontal: 0, vertical: metrics.itemPadding)
    let viewRoom = Insets(horizontal: 0, vertical: metrics.look.viewPadding)
    var controls = self.controls
    let last = controls.count - 1
    controls = controls.enumerated().map { index, control in
      let outset = outset(of: control, metrics, in: environment)
      var room = hasText || hasIcon || control.unmodified is any StatefulControl ? room : viewRoom
      // The title of a control without a surface stands at the row's margin, as its text does.
      if index == 0, !hasText, !hasIcon { room.leading = -outset }
      if index == last, accessory == .none { room.trailing = -outset }
      guard control.unmodified is Badge else { return control.padding(room) }
      if index == last, accessory != .none { room.trailing = metrics.badgeInset }
      return control.padding(room).environment(\.isInListRow, true)
    }
    let editing = environment.rowEditing(of: self)
    if editing?.isReorderable == true {
      controls.append(RowEditingHandle())
    } else if let mark = mark(metrics, isDisabled: isDisabled, in: environment) {
      controls.append(mark.padding(room))
    }

    var parts: [any Element] = []
    if let editing, editing.style != .none {
      let gap = environment.theme[RowEditingMetrics.self].spacing - metrics.accessorySpacing
      let isChosen = effectiveState(in: environment).contains(.selected)
      parts.append(RowEditingMark(style: editing.style, isChosen: isChosen).padding(Insets(trailing: gap)))
    }
    if let figure = figure(metrics, in: environment) {
      let gap = hasText ? iconSpacing(metrics) - metrics.accessorySpacing : 0
      parts.append(
        (isDisabled ? figure.opacity(metrics.disabledIconOpacity) : figure)
          .padding(
            Insets(
              top: metrics.itemPadding, leading: -iconOutset(metrics), bottom: metrics.itemPadding,
              trailing: gap)))
    }
    if hasText {
      let words = words(metrics, isDisabled: isDisabled, in: environment)
        .padding(Insets(horizontal: 0, vertical: metrics.look.textPadding))
      controls = controls.enumerated().map { environment.built($1, at: parts.count + 1 + $0) }
      let fillers = controls.map(\.fillsWidth)
      // A control keeps its size and the text beside it wraps; beside a control that fills the width, the text keeps
      // its width.
      parts.append(
        fillers.contains(true)
          ? words
          : words.frame(
            width: FrameLength(max: .infinity), height: FrameLength(), alignment: titleAlignment.place))
      controls = zip(controls, fillers).map { $1 ? $0 : $0.layoutPriority(1) }
    } else if let first = controls.first {
      controls[0] =
        first
        .frame(width: FrameLength(max: .infinity), height: FrameLength(), alignment: .leading)
    }
    return parts + controls
  }

  /// The nodes of the controls in the node of the row's body: in its stack they follow the icon and the text.
  func controlNodes(of body: Node, in environment: Environment) -> Slice<ChildList<Node>> {
    var stack = body
    while stack.name != HStack.nodeName, let first = stack.children.first { stack = first }
    return stack.children.dropFirst(partsBeforeControls(in: environment)).prefix(controls.count)
  }

  /// The number of parts of the content before the controls: the mark of a list that is edited, the icon and the text.
  fileprivate func partsBeforeControls(in environment: Environment) -> Int {
    let isMarked = (environment.rowEditing(of: self)?.style ?? .none) != .none
    return (isMarked ? 1 : 0) + (hasIcon ? 1 : 0) + (hasText ? 1 : 0)
  }

  /// The texts of the row.
  fileprivate func texts(_ metrics: ListMetrics) -> [Text] {
    [
      titleContent.text(style: titleStyle ?? metrics.titleStyle),
      subtitleContent?.text(style: subtitleStyle ?? metrics.subtitleStyle),
      value.map { Text($0, style: metrics.titleStyle) },
    ].compactMap(\.self)
  }

  /// The side of the tile: that of the platform, scaled with the text at accessibility sizes.
  func iconSide(_ metrics: ListMetrics, in environment: Environment) -> Double {
    let side = iconSize ?? metrics.iconSide
    guard environment.textSize.isAccessibilitySize else { return side }
    var ordinary = environment
    ordinary.textSize = .large
    let growth = environment.font(metrics.titleStyle).size / ordinary.font(metrics.titleStyle).size
    return (side * Swift.min(growth, metrics.iconGrowthLimit)).rounded()
  }

  /// The width before the title: that of the tile, or of an image in its own size.
  func iconWidth(_ metrics: ListMetrics, in environment: Environment) -> Double {
    let own = iconSize == nil && iconColor == nil ? image?.ownSize(in: environment)?.width : nil
    return own ?? iconSide(metrics, in: environment)
  }

  /// The distance that the icon extends into the margin; an image in its own size stays inside.
  func iconOutset(_ metrics: ListMetrics) -> Double {
    image == nil && iconSize == nil ? metrics.iconOutset : 0
  }

  /// The distance from the icon to the title.
  func iconSpacing(_ metrics: ListMetrics) -> Double {
    icon != nil && iconColor == nil ? metrics.symbolSpacing : metrics.iconSpacing
  }

  /// The symbol or the image before the title.
  private func figure(_ metrics: ListMetrics, in environment: Environment) -> (any Element)? {
    guard let image else { return icon.map { tile($0, metrics, in: environment) } }
    let ink = environment.color(iconColor ?? environment.tint)
    // As in UIKit, an image has its own size unless one is reserved for it, which it fills.
    guard iconSize != nil || iconColor != nil else { return image.figure(ink, in: environment) }
    let side = iconSide(metrics, in: environment)
    var filling = image.figure(ink, in: environment).contentMode(image.contentMode ?? .fill)
    if let iconRadius {
      filling.radius = .points(iconRadius * side / (iconSize ?? metrics.iconSide))
    }
    return filling.frame(width: side, height: side)
  }

  private func tile(
    _ icon: String, _ metrics: ListMetrics, in environment: Environment
  ) -> any Element {
    let side = iconSide(metrics, in: environment)
    var symbol = SymbolImage(icon).with(\.size, side * symbolSize(metrics, in: environment))
    symbol.color =
      iconColor != nil ? .token(.onTint) : metrics.hasLabelIcons ? .token(.label) : environment.tint
    guard let iconColor else {
      // In SwiftUI a symbol by itself has the room of text, so a tall one makes its row higher.
      guard metrics.linePadding > 0, environment.toolkit == .swiftUI else {
        return symbol.frame(width: side, height: side)
      }
      let room = Swift.max(0, metrics.look.textPadding - metrics.itemPadding)
      return symbol.frame(width: side).padding(Insets(horizontal: 0, vertical: room))
    }
    let centred = symbol.frame(width: side, height: side)
    let growth = side / (iconSize ?? metrics.iconSide)
    let radius = iconRadius.map { $0 * growth } ?? metrics.iconRadius * side
    let outline = radius * 2 < side ? Surface.Outline.rounded(radius: radius, .continuous) : .capsule
    return centred.background(Surface(outline, fill: iconColor))
  }

  /// The size of a symbol in multiples of the tile's side; without a tile it follows smaller text.
  private func symbolSize(_ metrics: ListMetrics, in environment: Environment) -> Double {
    guard iconColor == nil else { return metrics.iconSymbolSize }
    guard metrics.linePadding > 0, iconSize == nil, !environment.textSize.isAccessibilitySize else {
      return metrics.bareSymbolSize
    }
    var ordinary = environment
    ordinary.textSize = .large
    return metrics.bareSymbolSize * environment.font(metrics.titleStyle).size
      / ordinary.font(metrics.titleStyle).size
  }

  /// Title and subtitle, with the value beside or below them.
  private func words(
    _ metrics: ListMetrics, isDisabled: Bool, in environment: Environment
  ) -> any Element {
    let titleColor = isDisabled ? .token(.tertiaryLabel) : self.titleColor ?? .token(.label)
    let secondary = ColorReference.token(isDisabled ? .tertiaryLabel : .secondaryLabel)
    var lines: [any Element] = []
    if !title.isEmpty {
      lines.append(
        text(titleContent, style: titleStyle ?? metrics.titleStyle, color: titleColor, isDisabled: isDisabled)
      )
    }
    if let subtitleContent, !subtitleContent.text.isEmpty {
      lines.append(
        text(
          subtitleContent, style: subtitleStyle ?? metrics.subtitleStyle, color: secondary,
          isDisabled: isDisabled))
    }
    let words = VStack(spacing: metrics.look.subtitleSpacing, alignment: titleAlignment.place.horizontal) {
      lines
    }
    guard let value, !value.isEmpty else { return words }
    let setting = Text(value, style: metrics.titleStyle).color(secondary)
    return Arranged(
      name: .rowText,
      layout: RowTextLayout(
        spacing: metrics.valueSpacing, lineSpacing: metrics.look.subtitleSpacing,
        alignment: lines.count == 1 ? .firstBaseline : .center,
        isAlwaysStacked: environment.textSize.isAccessibilitySize), children: [words, setting])
  }

  /// A line of the row; in a disabled one the colours of runs and links give way to that of disabled text.
  private func text(
    _ content: TextContent, style: TextStyle, color: ColorReference, isDisabled: Bool
  ) -> Text {
    var text = content.text(style: style).color(color).alignment(titleAlignment)
    if isDisabled && !content.runs.isEmpty {
      text.runs = content.runs.map { run in
        var run = run
        (run.color, run.link) = (nil, nil)
        return run
      }
    }
    return text
  }

  /// The symbol or button of the accessory.
  private func mark(
    _ metrics: ListMetrics, isDisabled: Bool, in environment: Environment
  ) -> (any Element)? {
    // As in UIKit, what leads elsewhere is gone while the list is edited.
    if environment.rowEditing(of: self) != nil { return nil }
    let tint = isDisabled ? .token(.tertiaryLabel) : environment.tint
    return switch accessory {
    case .none: nil
    case .chevron: chevron(metrics, in: environment)
    case .checkmark:
      SymbolImage("checkmark", weight: .regular)
        .with(\.size, environment.font(titleStyle ?? metrics.titleStyle).size * metrics.checkmarkSize)
        .with(\.color, tint).padding(Insets(trailing: metrics.checkmarkInset))
    case .detail: DetailDisclosureButton().with(\.isSymbol, !metrics.hasDetailButton)
    case .detailChevron:
      HStack(spacing: metrics.accessorySpacing) {
        DetailDisclosureButton().with(\.isSymbol, !metrics.hasDetailButton)
        chevron(metrics, in: environment)
      }
    }
  }

  /// The arrow of a row that leads to another screen; it grows and shrinks with the text.
  private func chevron(_ metrics: ListMetrics, in environment: Environment) -> any Element {
    let size = environment.font(metrics.titleStyle).size
    return SymbolImage("chevron.forward", weight: metrics.chevronWeight)
      .with(\.symbolScale, .small).with(\.color, .token(metrics.look.chevronColor))
      .with(\.size, size * metrics.chevronSize)
      .padding(
        Insets(
          leading: metrics.look.chevronSpacing - metrics.accessorySpacing,
          trailing: metrics.look.chevronInset))
  }
}

extension ListRow {
  /// The distance by which a control at the end of a row extends into its margin.
  private func outset(
    of control: any Element, _ metrics: ListMetrics, in environment: Environment
  ) -> Double {
    switch control.unmodified {
    case let button as Button where button.contentInsets == nil:
      outset(of: button, button.style, button.size, in: environment)
    case let button as any MenuButton where !environment.theme[MenuButtonMetrics.self].hasBezel:
      outset(of: button, button.style, button.size, in: environment)
    case is Switch where isOn != nil: metrics.look.switchOutset
    default: 0
    }
  }

  /// The inset of a plain button's title; a selected one has a surface, which stays inside the margin.
  private func outset(
    of button: any StatefulControl, _ style: ButtonStyle, _ size: ControlSize, in environment: Environment
  ) -> Double {
    guard style == .plain, !button.effectiveState(in: environment).contains(.selected) else { return 0 }
    return environment.theme[ButtonMetrics.self].measures(of: size).insets.trailing
  }
}

extension NodeName {
  /// The texts of a row.
  package static let rowText = NodeName("row-text")
}
