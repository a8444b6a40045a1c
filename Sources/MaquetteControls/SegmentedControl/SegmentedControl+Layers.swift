import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The layers of the control from front to back: contents, separators, thumb. All are rows of equally many cells, so
/// that their cells align at any width.
extension SegmentedControl {
  /// The segments' texts and symbols, and the layout of the layers behind them.
  func row(
    _ look: SelectionLook, _ measures: SegmentedControlMetrics.Measures,
    _ metrics: SegmentedControlMetrics, _ environment: Environment
  ) -> (contents: Arranged, layer: SegmentRowLayout) {
    var cells: [any Element] = segments.indices.map { index in
      SegmentCell(
        content: content(of: index, measures, metrics, environment),
        accessibility: accessibility(of: index, in: environment),
        warnings: segments[index].isEmpty ? [.emptyTitle(element: "segment")] : [])
    }
    var layout = SegmentRowLayout(
      spacing: metrics.spacing, inset: measures.contentInset - metrics.minimumInset,
      isStretched: width != nil && distribution != .fit, distribution: distribution,
      isWhole: environment.platform == .ios)
    if distribution != .fillEqually {
      cells = environment.built(cells)
      layout.contentWidths = cells.compactMap { $0.builtNode?.item.measure(.unspecified).size.width }
    }
    var layer = layout
    layer.isLayer = true
    guard look.lifted > 0, let position = look.position else {
      return (Arranged(name: .segments, layout: layout, children: cells), layer)
    }
    let contents = Arranged(
      name: .segments, layout: LensLayout(base: layout, position: position),
      children: cells + [lens(look, metrics, environment)])
    return (contents, layer)
  }

  /// The border of the track.
  func edge(_ metrics: SegmentedControlMetrics, _ environment: Environment) -> Surface.Border {
    Surface.Border(
      color: lineTint(metrics, environment) ?? .token(.segmentEdge),
      width: Swift.max(metrics.edgeWidth, 1 / environment.scale))
  }

  /// The tint of lines, titles and the selected segment in tinted looks.
  private func lineTint(_ metrics: SegmentedControlMetrics, _ environment: Environment) -> ColorReference? {
    guard metrics.isTinted else { return nil }
    return effectiveState(in: environment).contains(.disabled)
      ? .token(.gray3) : environment.resolvedTint(tint)
  }

  /// The separators that are not beside the thumb.
  func separators(
    _ layer: SegmentRowLayout, _ measures: SegmentedControlMetrics.Measures,
    _ metrics: SegmentedControlMetrics,
    _ environment: Environment
  ) -> Arranged {
    let fill = FrameLength(max: .infinity)
    let usualWidth = metrics.separatorWidth > 0 ? metrics.separatorWidth : 1
    let width = dividers.width ?? usualWidth
    // The line's middle stays where the platform's is.
    let reach = metrics.spacing + (width - usualWidth) / 2
    let cells = segments.indices.map { index -> any Element in
      if let image = dividerImage(after: index) { return divider(image, metrics, environment) }
      guard let color = divider(after: index, metrics, environment) else { return Surface() }
      return Surface(fill: color)
        .frame(width: width, height: measures.separatorLength)
        .frame(width: fill, height: fill, alignment: Alignment(.trailing, .center))
        .padding(Insets(top: 0, leading: 0, bottom: 0, trailing: -reach))
    }
    return Arranged(name: .segments, layout: layer, children: cells)
  }

  /// The colour of the line after a segment; nil for none. The platform shows none beside its thumb.
  private func divider(
    after index: Int, _ metrics: SegmentedControlMetrics, _ environment: Environment
  ) -> ColorReference? {
    guard index < segments.count - 1 else { return nil }
    let usual = lineTint(metrics, environment) ?? .token(.segmentSeparator)
    let own =
      index == raisedIndex
      ? dividers.leadingSelected : index + 1 == raisedIndex ? dividers.trailingSelected : dividers.color
    if let own { return own }
    let isBesideThumb = index == raisedIndex || index + 1 == raisedIndex
    // On macOS 26 buttons side by side have lines, and choices have none (`mac26-openpanel-sidebar`, `mac26-tabview`).
    let hasLines = metrics.separatorWidth > 0 || isMomentary && environment.platform == .macos
    guard hasLines, !isBesideThumb || metrics.isTinted else { return nil }
    return isBesideThumb ? dividers.color ?? usual : usual
  }

  /// The look of a segment in its state; nil for the platform's.
  func look(of index: Int, in environment: Environment) -> SegmentContent? {
    if contents.isEmpty { return nil }
    var state = ControlState.normal
    if index == raisedIndex { state.insert(.selected) }
    if index == shownPressedIndex(in: environment) { state.insert(.highlighted) }
    if !isUsable(index, in: environment) { state.insert(.disabled) }
    return contents[state] ?? (state.contains(.selected) ? contents[.selected] : nil)
  }

  func isUsable(_ index: Int, in environment: Environment) -> Bool {
    segments[index].isEnabled && !effectiveState(in: environment).contains(.disabled)
  }

  /// The raised surface behind the selected segment, and the cover of a pressed one.
  func thumb(
    _ look: SelectionLook, _ layer: SegmentRowLayout, _ measures: SegmentedControlMetrics.Measures,
    _ metrics: SegmentedControlMetrics, _ environment: Environment
  ) -> any Element {
    let outline = Surface.Outline.rounded(radius: measures.thumbRadius, metrics.cornerStyle)
    let shadows = metrics.thumbShadows.map { $0.shadow(environment.color(.shadow)) }
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    let pressed = shownPressedIndex(in: environment)
    let standard = lineTint(metrics, environment) ?? shownTint(in: environment) ?? .token(.segmentThumb)
    var cells = segments.indices.map { index -> any Element in
      if let image = background(of: index, metrics, environment) { return image }
      let background = self.look(of: index, in: environment)?.background
      if index != raisedIndex, index != pressed, background == nil { return Surface() }
      var cell: any Element = Surface(outline, fill: index == raisedIndex ? nil : background)
      if index == raisedIndex {
        if look.movingPosition != nil { return Surface() }
        let fill = background ?? standard
        cell =
          metrics.hasBezel
          ? bezel(measures, metrics, tint: fill)
            .part(isOpenBefore: index > 0, isOpenAfter: index < segments.count - 1)
          : Surface(outline, fill: fill, shadows: shadows)
        if isDisabled { cell = cell.opacity(metrics.disabledThumbOpacity) }
      }
      if index == pressed, index == raisedIndex || background == nil {
        // A segment filled with the tint lightens; the others get a part of the tint.
        let cover = lineTint(metrics, environment).map { tint in
          let color = index == raisedIndex ? .token(metrics.titleOnTint) : tint
          return ColorReference.color(environment.color(color).opacity(metrics.pressedTintOpacity))
        }
        cell = cell.overlay(Surface(outline, fill: cover ?? .token(.segmentPressed)))
          .scaled(by: index == raisedIndex ? metrics.pressedScale : 1)
      }
      return cell.padding(metrics.thumbInset)
    }
    var layout: any Layout = layer
    if let position = look.movingPosition {
      layout = LensLayout(base: layer, position: position)
      let moving =
        look.lifted < 1
        ? Surface(outline, fill: standard, shadows: shadows).opacity(1 - look.lifted) : Surface()
      cells.append(moving.padding(metrics.thumbInset))
    }
    let row = Arranged(name: .segments, layout: layout, children: cells)
    return metrics.clipsShadows && backgroundImage == nil
      ? row.clipped(radius: measures.trackRadius, style: metrics.cornerStyle) : row
  }

  /// The bezel behind the segments, or a tinted one for a part of it.
  func bezel(
    _ measures: SegmentedControlMetrics.Measures, _ metrics: SegmentedControlMetrics,
    tint: ColorReference? = nil
  ) -> Bezel {
    Bezel(outline: .rounded(radius: measures.trackRadius, metrics.cornerStyle), tint: tint)
  }

  /// The tint of the selected segment; none in an inactive window.
  func shownTint(in environment: Environment) -> ColorReference? {
    guard environment.isWindowActive else { return nil }
    guard environment.theme[SegmentedControlMetrics.self].hasBezel else { return tint }
    return effectiveState(in: environment).contains(.disabled) ? nil : environment.resolvedTint(tint)
  }

  /// The index of the segment with the thumb; nil for none.
  var raisedIndex: Int? {
    let index = isMomentary ? pressedIndex : liftedIndex ?? selectedIndex
    return index.flatMap { segments.indices.contains($0) ? $0 : nil }
  }

  /// The index of the pressed segment; nil for none.
  func shownPressedIndex(in environment: Environment) -> Int? {
    let state = effectiveState(in: environment)
    if state.contains(.disabled) { return nil }
    return pressedIndex ?? (state.contains(.highlighted) ? selectedIndex : nil)
  }

  private func content(
    of index: Int, _ measures: SegmentedControlMetrics.Measures, _ metrics: SegmentedControlMetrics,
    _ environment: Environment
  ) -> any Element {
    let segment = segments[index]
    let isRaised = index == raisedIndex
    let isPressed = index == shownPressedIndex(in: environment)
    let isEnabled = isUsable(index, in: environment)
    let lineTint = lineTint(metrics, environment)
    let own = look(of: index, in: environment)?.titleColor ?? (isRaised || !isEnabled ? nil : titleColor)
    let color: ColorReference =
      if let own {
        own
      } else if isRaised && (lineTint != nil || isEnabled && shownTint(in: environment) != nil) {
        .token(metrics.titleOnTint)
      } else {
        isEnabled ? lineTint ?? .token(.label) : .token(.tertiaryLabel)
      }
    let plainWeight = titleWeight ?? metrics.titleWeight
    let raisedWeight = selectedTitleWeight ?? titleWeight ?? metrics.selectedTitleWeight
    let weight = isRaised ? raisedWeight : plainWeight
    let isOwn = weight != metrics.titleWeight && weight != metrics.selectedTitleWeight

    var parts: [any Element] = []
    if let image = segment.image {
      parts.append(image.figure(environment.color(color), in: environment).decorative())
    } else if let symbol = segment.symbol {
      parts.append(
        SymbolImage(symbol, weight: metrics.titleWeight).with(\.size, symbolSize ?? measures.symbolSize)
          .with(\.color, color))
    }
    if !segment.title.isEmpty || segment.symbol == nil && segment.image == nil {
      let title = Text(segment.title).with(\.size, titleSize ?? measures.titleSize).lineLimit(1)
        .alignment(.center)
      let shown = title.with(\.weight, weight).with(\.strokeGrowth, isOwn ? 0 : metrics.titleGrowth)
        .color(color)
      let heavier = Swift.max(plainWeight, raisedWeight)
      if weight == heavier {
        parts.append(shown)
      } else {
        // The heavier weight sets the width, so that a selection does not move the segments.
        let room = title.with(\.weight, heavier).idealWidth(in: environment)
        parts.append(shown.frame(width: FrameLength(ideal: room), height: FrameLength()))
      }
    }
    let content: any Element =
      parts.count == 1 ? parts[0] : HStack(spacing: metrics.symbolSpacing) { parts }
    let offset = Point(
      x: contentOffset.x + segment.contentOffset.x,
      y: contentOffset.y + segment.contentOffset.y - metrics.titleRise)
    let padded = content.padding(Insets(horizontal: metrics.minimumInset, vertical: 0))
    let inset = offset == .zero ? padded : padded.offset(x: offset.x, y: offset.y)
    // A pressed segment with a look of its own does not fade as well.
    guard isPressed, look(of: index, in: environment) == nil || isRaised else { return inset }
    return isRaised
      ? inset.scaled(by: metrics.pressedScale)
      : inset.opacity(metrics.pressedTitleOpacity)
  }

  private func accessibility(of index: Int, in environment: Environment) -> Accessibility {
    let segment = segments[index]
    var traits: [Accessibility.Trait] = [.button]
    if index == selectedIndex, !isMomentary { traits.append(.selected) }
    if !segment.isEnabled || effectiveState(in: environment).contains(.disabled) {
      traits.append(.notEnabled)
    }
    return Accessibility(
      label: environment.spoken(
        segment.accessibilityLabel ?? (segment.title.isEmpty ? segment.pictureLabel : segment.title)),
      value: environment.spokenPlace(index + 1, of: segments.count), traits: traits
    ).guessed(if: segment.accessibilityLabel == nil && segment.title.isEmpty)
  }
}

extension Element {
  /// Returns the element scaled about its centre; its layout size stays the same.
  fileprivate func scaled(by factor: Double) -> any Element {
    guard factor != 1 else { return self }
    return grouped(name: .scale) { frame in
      let center = frame.center
      return Layer(
        transform: .translation(x: -center.x, y: -center.y).then(.scale(x: factor))
          .then(.translation(x: center.x, y: center.y)))
    }
  }
}

/// The content of one segment in the middle of its cell, and what it exposes to accessibility.
struct SegmentCell: Element {
  var content: any Element
  var accessibility: Accessibility
  var warnings: [ElementWarning]

  func node(in environment: Environment) -> Node {
    let fill = FrameLength(max: .infinity)
    var node = Node(
      name: .segment, modifier: .frame(FrameLayout(width: fill, height: fill)),
      child: content.node(in: environment), direction: environment.direction)
    node.accessibility = accessibility
    node.warnings = warnings
    return node
  }
}

extension NodeName {
  fileprivate static let segments = NodeName("segments")
  /// A segment of a segmented control or a tab view.
  package static let segment = NodeName("segment")
}
