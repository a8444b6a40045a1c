public import MaquetteDiagnostics

/// An accessibility element of a picture.
public struct AccessibilityElement: Hashable, Sendable {
  /// The place in the reading order, from 1.
  public var order: Int
  /// The name of the element in sheets.
  public var name: String
  /// The identifier from the sheet.
  public var id: String?
  /// The location of the element in the sheet.
  public var source: SourceLocation?
  /// The frame in points of the picture.
  public var frame: Rect
  /// The accessibility description of the element.
  public var accessibility: Accessibility
  /// The elements inside that are exposed by themselves, in their order.
  public var children: [AccessibilityElement]

  /// Returns the spoken text: label, value, kind, hint and help, in an environment's language.
  ///
  /// As on the platforms, the text of a selected element begins with its state, and that of a disabled one ends with its
  /// state, before the hint. Help that repeats the label or the hint is left out.
  public func spoken(in environment: Environment) -> String {
    let traits = accessibility.traits
    var parts: [String] = []
    if traits.contains(.selected) { parts.append(environment.spoken(.selected)) }
    if !accessibility.label.isEmpty { parts.append(accessibility.label) }
    if let value = accessibility.value, !value.isEmpty { parts.append(value) }
    parts += traits.compactMap(\.word).map { environment.spoken($0) }
    if traits.contains(.notEnabled) { parts.append(environment.spoken(.dimmed)) }
    if let hint = accessibility.hint, !hint.isEmpty { parts.append(hint) }
    if let help = accessibility.help, !help.isEmpty, !parts.contains(help) { parts.append(help) }
    return parts.joined(separator: ", ")
  }

  /// Calls `body` for the element and all within it, in preorder, with their depths.
  public func forEach(depth: Int = 0, _ body: (AccessibilityElement, _ depth: Int) -> Void) {
    body(self, depth)
    for child in children { child.forEach(depth: depth + 1, body) }
  }
}

extension Accessibility.Trait {
  /// The word for the kind of element; nil for traits without a word, or with a position of their own.
  fileprivate var word: SpokenWord? {
    switch self {
    case .button: .button
    case .toggleButton: .switch
    case .image: .image
    case .header: .heading
    case .link: .link
    case .tabBar: .tabBar
    case .adjustable: .adjustable
    case .textField, .secureTextField, .searchField, .textArea: .textField
    default: nil
    }
  }
}

extension LayoutNode {
  /// The accessibility elements of the picture, in their reading order.
  ///
  /// As on the platforms, the contents of a control are part of it. A container is exposed with the elements inside it; one
  /// without a label or a trait is left out. The order is that of the tree, which is the reading order of its language,
  /// except for elements with a rank.
  public var accessibilityElements: [AccessibilityElement] {
    var next = 1
    return numbered(gatheredElements, next: &next)
  }

  private var gatheredElements: [AccessibilityElement] {
    if self.isCovered { return [] }
    guard let accessibility = self.accessibility else { return ordered(children.flatMap(\.gatheredElements)) }
    // A button without a width, such as that of a toolbar with room for all, is not there to be pressed.
    let hasNoRoom = frame.width == 0 && accessibility.traits.contains(.button)
    if accessibility.isHidden || hasNoRoom { return [] }
    var inside =
      accessibility.isContainer || !accessibility.isExposed
      ? ordered(children.flatMap(\.gatheredElements)) : []
    guard accessibility.isExposed else { return inside }
    // Links stay when the text around them adds nothing.
    inside = inside.flatMap { accessibility.says($0.accessibility) ? $0.children : [$0] }
    return [
      AccessibilityElement(
        order: 0, name: name.text, id: self.id, source: self.source, frame: frame,
        accessibility: accessibility, children: inside)
    ]
  }

  private func ordered(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    guard elements.contains(where: { $0.accessibility.priority != 0 }) else { return elements }
    // Swift's sort is stable, so equal ranks keep their order.
    return elements.sorted { $0.accessibility.priority > $1.accessibility.priority }
  }

  private func numbered(_ elements: [AccessibilityElement], next: inout Int) -> [AccessibilityElement] {
    elements.map { element in
      var element = element
      element.order = next
      next += 1
      element.children = numbered(element.children, next: &next)
      return element
    }
  }
}

extension Accessibility {
  /// Whether there is anything to expose. The value of a group is that of its parts, which expose it themselves.
  fileprivate var isExposed: Bool {
    !label.isEmpty || !traits.isEmpty || !isContainer && !(value ?? "").isEmpty
  }

  /// Whether a text or an image inside adds nothing to the label and the value of this element.
  fileprivate func says(_ other: Accessibility) -> Bool {
    switch other.traits {
    case [.staticText]:
      !label.isEmpty && !other.label.isEmpty
        && (other.label == label || value?.contains(other.label) ?? false)
    case [.image]: !label.isEmpty && other.isLabelGuessed
    default: false
    }
  }
}
