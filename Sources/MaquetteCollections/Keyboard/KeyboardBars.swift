import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The suggested words above the keys.
struct KeyboardSuggestions: Element {
  var words: [String]
  var metrics: KeyboardBarMetrics
  /// Whether the screen is one of 320 points.
  var isSmall: Bool
  /// The pressed word; nil for none.
  var pressed: Int?

  /// The name of the nodes of words.
  static let name = NodeName("keyboard-suggestion")

  func node(in environment: Environment) -> Node {
    var parts: [any Element] = []
    for (index, word) in words.enumerated() {
      if index > 0 {
        parts.append(
          Surface(fill: .token(.keyboardSuggestionLine)).frame(
            width: metrics.lineWidth, height: metrics.lineHeight))
      }
      let text = KeyText(
        text: word, size: metrics.suggestionSize, leastScale: 0.7, color: .token(.keyboardSuggestionText),
        isSmall: true)
      let content =
        index == pressed ? text.background(Surface(fill: .token(.keyboardPressedKey))) : text as any Element
      parts.append(
        KeyboardPart(
          name: Self.name, id: "suggestion-\(index + 1)", label: word, traits: [.keyboardKey],
          content: content))
    }
    return Arranged(
      name: NodeName("keyboard-suggestions"), layout: SuggestionLayout(lineWidth: metrics.lineWidth),
      children: parts
    )
    .background(Surface(fill: .token(.keyboardSuggestionBar)))
    .frame(
      width: FrameLength(max: .infinity),
      height: FrameLength(filling: isSmall ? metrics.smallSuggestionsHeight : metrics.suggestionsHeight)
    )
    .node(in: environment)
  }
}

/// Words of equal width with lines between them, which begin at whole points (`ios11-keyboard-lower`: 137, 138 and 137).
private struct SuggestionLayout: Layout {
  var lineWidth: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    Measurement(width: proposal.width ?? 320, height: proposal.height ?? 44)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let lines = items.count / 2
    let width = (rect.width - Double(lines) * lineWidth) / Double(lines + 1)
    func start(_ index: Int) -> Double {
      let words = (index + 1) / 2
      return rect.minX + (Double(words) * width).rounded() + Double(index / 2) * lineWidth
    }
    return items.enumerated().map { index, item in
      let end = index == items.count - 1 ? rect.maxX : start(index + 1)
      let size = Size(width: end - start(index), height: rect.height)
      let height =
        index % 2 == 0 ? size.height : item.measure(Proposal(width: size.width, height: nil)).size.height
      let frame = Rect(
        x: start(index), y: rect.center.y - height / 2, width: size.width, height: height)
      return Placement(frame: frame, proposal: Proposal(width: size.width, height: height))
    }
  }
}

/// The buttons above a keyboard that go from field to field and put it away.
struct KeyboardAccessoryBar: Element {
  var buttons: [KeyboardAccessory]
  /// What the button says that puts the keyboard away.
  var done: String
  var metrics: KeyboardBarMetrics
  var pressed: KeyboardAccessory?

  /// The name of the nodes of buttons.
  static let name = NodeName("keyboard-accessory")

  /// The height, with the distance of floating buttons from the tray.
  var height: Double {
    metrics.hasAccessoryBar
      ? metrics.accessoryHeight : metrics.accessoryButton - metrics.accessoryCut + metrics.accessoryGap
  }

  func node(in environment: Environment) -> Node {
    let fields = buttons.filter { $0 != .done }.map { button($0, in: environment) }
    let ends = buttons.filter { $0 == .done }.map { button($0, in: environment) }
    let row = HStack(spacing: metrics.accessorySpacing) {
      fields + [Spacer()] + ends
    }
    .padding(Insets(horizontal: metrics.accessoryInset, vertical: 0))
    guard metrics.hasAccessoryBar else {
      // The tray cuts the buttons off; above them there is room for their shadow.
      let room = metrics.accessoryButton
      return row.padding(Insets(top: room, bottom: -metrics.accessoryCut)).clipped()
        .padding(Insets(top: -room, bottom: metrics.accessoryGap)).node(in: environment)
    }
    let line = Surface(fill: .token(.separator)).frame(height: 1 / environment.scale)
    return
      row.frame(width: FrameLength(max: .infinity), height: FrameLength(filling: metrics.accessoryHeight))
      .background(Surface(fill: .token(.keyboardAccessoryBar)))
      .overlay(line, alignment: .top).node(in: environment)
  }

  private func button(_ button: KeyboardAccessory, in environment: Environment) -> any Element {
    let isFloating = !metrics.hasAccessoryBar
    let look: any Element =
      switch button {
      case .previous: symbol("chevron.up", isProminent: false, in: environment)
      case .next: symbol("chevron.down", isProminent: false, in: environment)
      case .done where isFloating: symbol("checkmark", isProminent: true, in: environment)
      case .done:
        Text(done.withCapitals, style: .headline).color(.token(.accent)).lineLimit(1)
      }
    return KeyboardPart(
      name: Self.name, id: button.id, label: environment.spoken(button.word),
      traits: [.button], content: button == pressed ? look.opacity(metrics.pressedOpacity) : look)
  }

  private func symbol(_ name: String, isProminent: Bool, in environment: Environment) -> any Element {
    let isFloating = !metrics.hasAccessoryBar
    let color: ColorReference =
      isProminent ? .token(.onTint) : isFloating ? .token(.barGlassLabel) : .token(.accent)
    let symbol = SymbolImage(name, weight: isFloating ? .medium : .regular)
      .with(\.size, metrics.accessorySymbolSize).color(color)
    guard isFloating else { return symbol }
    return symbol.inked(if: !isProminent, in: environment)
      .frame(width: metrics.accessoryButton, height: metrics.accessoryButton)
      .onGlass(
        .glass(
          kind: isProminent ? .prominent : .regular, role: .control,
          tint: isProminent ? .token(.blue) : nil, in: environment), in: environment)
  }
}

extension String {
  /// The words with capitals at their beginnings.
  var withCapitals: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
