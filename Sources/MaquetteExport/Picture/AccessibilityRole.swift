import MaquetteElements

/// What assistive technology is told of an element: its role in ARIA and in tagged PDF.
struct AccessibilityRole {
  private let accessibility: Accessibility

  init(_ accessibility: Accessibility) { self.accessibility = accessibility }

  /// The ARIA role; nil for an element that only groups.
  var aria: String? {
    let traits = accessibility.traits
    if traits.contains(.toggleButton) { return "switch" }
    if traits.contains(.searchField) { return "searchbox" }
    if traits.contains(where: Self.fields.contains) { return "textbox" }
    if traits.contains(.adjustable) { return "slider" }
    if traits.contains(.link) { return "link" }
    if traits.contains(.button) || traits.contains(.keyboardKey) { return "button" }
    if traits.contains(.tabBar) { return "tablist" }
    if traits.contains(.header) { return "heading" }
    if traits.contains(.image) || traits.contains(.staticText) { return "img" }
    return accessibility.isContainer ? "group" : accessibility.label.isEmpty ? nil : "img"
  }

  private static let fields: [Accessibility.Trait] = [.textField, .secureTextField, .textArea]

  /// The structure type of tagged PDF.
  var tag: PDFTag {
    let traits = accessibility.traits
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .figure }
    // A tag for links asks for an annotation to follow, and a picture leads nowhere.
    if traits == [.staticText] || traits.contains(.link) { return .paragraph }
    return accessibility.isContainer ? .division : .figure
  }

  private var hasValueText: Bool { ["slider", "textbox", "searchbox"].contains(aria) }

  /// The value of an element whose role has one.
  var valueText: String? { hasValueText ? accessibility.value : nil }

  /// The label, with the value if the role has none.
  var label: String {
    guard !hasValueText, let value = accessibility.value, !value.isEmpty else { return accessibility.label }
    return accessibility.label.isEmpty ? value : "\(accessibility.label), \(value)"
  }

  /// All that is said of the element.
  var spoken: String {
    guard hasValueText, let value = accessibility.value, !value.isEmpty else { return label }
    return label.isEmpty ? value : "\(label), \(value)"
  }

  var isDisabled: Bool { accessibility.traits.contains(.notEnabled) }
  var isSelected: Bool { accessibility.traits.contains(.selected) }
}
