/// The rules of a style sheet in a picture (`<style>`).
struct CSSSheet: Sendable {
  /// A property with its value.
  struct Declaration: Hashable, Sendable {
    var name: String
    var value: String
    var isImportant: Bool
  }

  /// Declarations for the elements that a selector selects.
  struct Rule: Sendable {
    var selector: CSSSelector
    var declarations: [Declaration]
  }

  private(set) var rules: [Rule] = []
  /// What of the sheet is not understood.
  private(set) var unknown: [String] = []

  /// The most rules: each is tried on each element.
  static let ruleLimit = 2000

  /// Adds the rules of a text.
  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "<" || $0 == "-" || $0 == ">" }
      if rest.isEmpty { return }
      if rest.hasPrefix("@charset") || rest.hasPrefix("@namespace") {
        rest = rest.drop { $0 != ";" }.dropFirst()
        continue
      }
      guard let open = rest.firstIndex(of: "{"), !rest.hasPrefix("@") else {
        unknown.append(Self.beginning(rest))
        return
      }
      let selectors = rest[..<open]
      rest = rest[open...].dropFirst()
      let body = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(body.count + 1)
      let declarations = Self.declarations(String(body))
      for text in selectors.split(separator: ",") {
        if let selector = CSSSelector(text), rules.count < Self.ruleLimit {
          rules.append(Rule(selector: selector, declarations: declarations))
        } else {
          unknown.append(Self.beginning(text))
        }
      }
    }
  }

  private static func beginning(_ text: Substring) -> String {
    String(text.prefix { $0 != "{" && !$0.isNewline }.prefix(40)).trimmed
  }

  /// The declarations of a block, or of an attribute `style`.
  static func declarations(_ text: String) -> [Declaration] {
    withoutComments(text).split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = String(part[colon...].dropFirst()).trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"), value[mark...].dropFirst().lowercased().trimmed == "important" {
        isImportant = true
        value = String(value[..<mark]).trimmed
      }
      let name = String(part[..<colon]).trimmed.lowercased()
      return name.isEmpty ? nil : Declaration(name: name, value: value, isImportant: isImportant)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var result = ""
    var rest = text[...]
    while let begin = rest.firstRange(of: "/*") {
      result += rest[..<begin.lowerBound]
      guard let end = rest[begin.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Properties that are no attributes.
  private static let styleOnly: Set<String> = ["mix-blend-mode", "isolation", "transform-box"]

  /// The properties of an element from its attributes, the rules that select it and its `style`, in the order of CSS.
  func properties(of index: Int, in tree: XMLTree) -> [String: String] {
    let element = tree.elements[index]
    var properties: [String: String] = [:]
    for attribute in element.attributes where !Self.styleOnly.contains(attribute.name) {
      properties[attribute.name] = attribute.value.trimmed
    }
    var selected: [(weight: Int, declarations: [Declaration])] = []
    for rule in rules where rule.selector.matches(index, in: tree) {
      selected.append((rule.selector.specificity, rule.declarations))
    }
    // Swift's sort is stable: of equally specific rules the later one counts.
    selected.sort { $0.weight < $1.weight }
    let own = Self.declarations(element["style"] ?? "")
    let all = selected.flatMap(\.declarations) + own
    for isImportant in [false, true] {
      for declaration in all where declaration.isImportant == isImportant {
        properties[declaration.name] = declaration.value
      }
    }
    return properties
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let begin = drop(while: \.isWhitespace)
    return String(begin.dropLast(begin.reversed().prefix(while: \.isWhitespace).count))
  }
}
