public import MaquetteElements

/// A command of an edit menu.
public enum EditCommand: Hashable, Sendable {
  /// The commands that every platform has, whose titles are in the language of the picture.
  case cut, copy, paste, select, selectAll, lookUp
  /// A command of an application, by its title.
  case custom(String)

  /// The commands with names in sheets.
  private static let named: [(name: String, command: EditCommand)] = [
    ("cut", .cut), ("copy", .copy), ("paste", .paste), ("select", .select), ("select-all", .selectAll),
    ("look-up", .lookUp),
  ]

  /// Returns the title as it is drawn, before a translation by the sheet.
  func title(in environment: Environment) -> String {
    switch self {
    case .cut: environment.translated(.cut)
    case .copy: environment.translated(.copy)
    case .paste: environment.translated(.paste)
    case .select: environment.translated(.select)
    case .selectAll: environment.translated(.selectAll)
    case .lookUp: environment.translated(.lookUp)
    case .custom(let title): title
    }
  }

  /// Whether a name is that of the command: as sheets write it, or its title.
  func isNamed(_ name: String, in environment: Environment) -> Bool {
    title(in: environment) == name || Self.named.contains { $0.name == name && $0.command == self }
  }
}

extension EditCommand: AttributeDecodable {
  public static var attributeType: AttributeType { .either([.choice(named.map(\.name)), .text]) }

  /// Takes the name of a command, or the title of any other.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    let text = try String(attribute: value)
    self = Self.named.first { $0.name == text }?.command ?? .custom(text)
  }
}

extension [EditCommand] {
  /// Returns the commands of a part of a text, as UIKit offers them.
  ///
  /// - Parameters:
  ///   - selection: the selected characters; an empty range for the caret.
  ///   - count: the number of characters of the text.
  ///   - isEditable: whether a person can change the text.
  ///   - isSecret: whether the text is hidden, which cannot be copied.
  package static func fitting(
    selection: Range<Int>, of count: Int, isEditable: Bool, isSecret: Bool = false
  ) -> [EditCommand] {
    guard !selection.isEmpty else {
      return (count > 0 ? [.select, .selectAll] : []) + (isEditable ? [.paste] : [])
    }
    if isSecret { return [.paste] }
    if isEditable { return [.cut, .copy, .paste, .lookUp] }
    return selection == 0..<count ? [.copy, .lookUp] : [.copy, .selectAll, .lookUp]
  }
}
