import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

/// A key with its caption and its surface.
struct KeyCap: Element {
  var key: KeyboardKey
  var metrics: KeyboardMetrics
  var isPressed = false

  func node(in environment: Environment) -> Node {
    let caption = caption
    let content = surface.map { caption.background($0) } ?? caption
    return KeyboardPart(
      name: Self.name, id: key.action == .none ? nil : key.id, label: key.label(in: environment),
      traits: [.keyboardKey],
      isEnabled: key.isEnabled, content: content
    ).node(in: environment)
  }

  /// The name of the nodes of keys.
  static let name = NodeName("keyboard-key")

  private var surface: (any Element)? {
    guard key.look != .clear else { return nil }
    let outline = Surface.Outline.rounded(radius: metrics.keyRadius, metrics.keyCorner)
    let surface = Surface(outline, fill: fill)
    guard metrics.shadowHeight > 0 else { return surface }
    return surface.background(
      Surface(outline, fill: .token(.keyboardKeyShadow)).offset(y: metrics.shadowHeight))
  }

  private var fill: ColorReference {
    switch key.look {
    case .letter where isPressed && !key.hasCallout: .token(.keyboardPressedKey)
    case .special where isPressed: .token(.keyboardKey)
    case .prominent where key.isEnabled: .token(isPressed ? .keyboardKey : .blue)
    case .letter, .clear: .token(.keyboardKey)
    case .special, .prominent: .token(.keyboardSpecialKey)
    case .shifted: .token(.keyboardShiftedKey)
    }
  }

  private var ink: ColorReference {
    switch key.look {
    case .prominent where key.isEnabled && !isPressed: .token(.onTint)
    case .shifted: .token(.keyboardShiftedText)
    default: .token(key.isEnabled ? .keyboardText : .tertiaryLabel)
    }
  }

  private var caption: any Element {
    let text = metrics.text
    switch key.caption {
    case .character(let character):
      let isLetter = character.contains(where: \.isLowercase)
      let letter = KeyText(
        text: character, size: isLetter ? text.letterSize : text.characterSize,
        weight: isLetter ? text.letterWeight : text.characterWeight, growth: isLetter ? text.letterGrowth : 0,
        color: ink)
      return isLetter ? letter : letter.offset(y: -text.textRise)
    case .word(let word):
      return KeyText(text: word, size: text.wordSize, leastScale: text.leastScale, color: ink)
        .offset(y: -text.textRise)
    case .plane(let name):
      return KeyText(text: name, size: text.planeSize, color: ink).offset(y: -text.textRise)
    case .symbol(let symbol):
      let isCorner = key.look == .clear && key.action != .delete
      let size =
        isCorner ? text.cornerSymbolSize : key.action == .dictation ? text.dictationSize : text.symbolSize
      let weight = isCorner ? text.cornerSymbolWeight : text.symbolWeight
      let image = SymbolImage(symbol).with(\.size, size).with(\.weight, weight).color(ink)
      let isStretched = key.action == .delete && text.deleteStretch != 1
      return (isStretched ? image.enlarged(by: text.deleteStretch, across: true) : image)
        .frame(width: FrameLength(max: .infinity), height: FrameLength(max: .infinity))
        .offset(y: key.action == .shift || key.action == .delete ? text.symbolDrop : 0)
    case .digit(let digit, let letters): return digitCaption(digit, letters)
    case .none: return Surface()
    }
  }

  /// A digit, and the letters of a telephone below it; both are centred together.
  private func digitCaption(_ digit: String, _ letters: String) -> any Element {
    let text = metrics.text
    let number = KeyText(text: digit, size: text.digitSize, color: ink)
    guard !letters.isEmpty else { return number }
    // Capitals are about seven tenths of their font's size.
    let capital = 0.7
    let drop = (text.digitLettersGap + capital * text.digitLettersSize) / 2
    let rise = (text.digitLettersGap + capital * text.digitSize) / 2
    let below = KeyText(
      text: letters, size: text.digitLettersSize, weight: text.digitLettersWeight,
      tracking: text.digitLettersTracking, color: ink)
    return ZStack {
      number.offset(y: -drop)
      below.offset(y: rise)
    }
  }
}

/// A part of a keyboard that a finger touches, under a name by which it is found.
struct KeyboardPart: Element {
  var name: NodeName
  /// The identifier; nil for an empty place, which is hidden from accessibility.
  var id: String?
  var label: String
  var traits: [Accessibility.Trait]
  var isEnabled = true
  var content: any Element

  func node(in environment: Environment) -> Node {
    var node = Node(name: name, wrapping: content.node(in: environment), direction: .leftToRight)
    var accessibility = Accessibility(
      label: id == nil ? "" : label, traits: traits + (isEnabled ? [] : [.notEnabled]))
    accessibility.isHidden = id == nil
    node.accessibility = accessibility
    node.id = id
    return node
  }
}
