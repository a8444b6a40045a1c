import MaquetteElements

extension MeasurementCollector {
  /// Adds the tokens that the attributes of an element name to the note of its owner; a text's belong to the note of the text.
  mutating func addTokens(of node: LayoutNode, in context: Context) {
    guard node.name != Text.nodeName else { return }
    for line in tokenLines(of: node) { say(line.text, in: context) }
  }

  /// The lines for the tokens that the attributes of an element name, each if the kind of measurement that it decides is asked for.
  func tokenLines(of node: LayoutNode) -> [Measurements.Note.Line] {
    node.tokens.filter { kinds.contains($0.subject.redline) && !$0.isPlainColor }.map { use in
      let words = use.attribute.split { $0 == "-" || $0 == "." }.joined(separator: " ")
      return .init(text: "\(words.prefix(1).uppercased())\(words.dropFirst()) {\(use.token)}")
    }
  }
}

extension TokenUse {
  /// Whether the value is one colour, which has a line with its token and a swatch.
  fileprivate var isPlainColor: Bool {
    ["color", "fill", "tint", "background"].contains(attribute.split { $0 == "-" || $0 == "." }.last)
  }
}

extension TokenUse.Subject {
  fileprivate var redline: Redline {
    switch self {
    case .padding: .padding
    case .spacing: .spacing
    case .radius: .radius
    case .size: .frame
    case .font: .font
    case .color: .color
    }
  }
}
