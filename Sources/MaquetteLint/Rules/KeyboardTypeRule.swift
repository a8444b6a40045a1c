import MaquetteCollections
import MaquetteElements

enum KeyboardTypeRule: LintRule {
  static let id = "L-keyboard-type"
  static let summary = "A field for an address, a number or a code shows the matching keyboard."
  static let reason =
    "The keys that such a text needs are at hand, and useless keys are gone."
  static let source: LintSource? = LintSource(
    .ios7Controls, "show the keyboard that suits a field's content, such as an address or a number.")
  static let remedy = "set the field's 'keyboard-type'"
  static let severity = LintSeverity.note
  static let example = LintExample(
    setting: "size: { width: 375 }",
    bad: "vstack: [text-field: { placeholder: Email }, keyboard]",
    good: "vstack: [text-field: { placeholder: Email, keyboard-type: email }, keyboard: { type: email }]")

  /// What a field can ask for, by the words that name it in English; our choice.
  private enum Content: CaseIterable {
    case email, url, phone, code

    /// The keyboards for it, the best one first.
    var keyboards: [KeyboardType] {
      switch self {
      case .email: [.email]
      case .url: [.url, .webSearch]
      case .phone: [.phonePad, .namePhone, .numberPad, .asciiNumberPad]
      case .code: [.numberPad, .asciiNumberPad, .numbersAndPunctuation]
      }
    }

    /// The words; two of them stand one after the other.
    var words: [String] {
      switch self {
      case .email: ["email", "e mail", "mail address"]
      case .url: ["url", "website", "web site", "web address", "http", "https", "www"]
      case .phone: ["phone", "telephone", "mobile number", "tel"]
      case .code: ["pin", "passcode", "cvc", "cvv", "security code", "verification code"]
      }
    }

    func isNamed(in texts: [String]) -> Bool {
      texts.contains { text in
        let single = EnglishWords.words(of: text)
        let double = zip(single, single.dropFirst()).map { "\($0) \($1)" }
        return words.contains { single.contains($0) || double.contains($0) }
      }
    }
  }

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(TextField.self).compactMap { field in
      guard field.environment.platform == .ios, field.environment.isInEnglish else { return nil }
      let texts = texts(of: field, in: picture)
      // A field that takes one or the other needs all keys.
      let contents = Content.allCases.filter { $0.isNamed(in: texts) }
      guard contents.count == 1, let best = contents[0].keyboards.first,
        !contents[0].keyboards.contains(field.element.keyboardType)
      else { return nil }
      return LintViolation(
        field.node, "keyboard of the field '\(texts.first ?? "")':",
        measured: field.element.keyboardType.rawValue,
        asked: best.rawValue)
    }
  }

  /// What says what a field is for: its label, its placeholder, and the text beside it.
  private static func texts(of field: LintElement<TextField>, in picture: LintPicture) -> [String] {
    let around = field.node.row.map { picture.nodes[$0] } ?? picture.container(of: field.node)
    let isBeside = around.map { [HStack.nodeName, ListRow.nodeName].contains($0.node.name) } ?? false
    let beside =
      isBeside ? around.flatMap { picture.label(at: [-1, 1], from: field.node, in: $0)?.shown } : nil
    return [field.element.accessibilityLabel, beside, field.element.placeholder].compactMap(\.self)
      .filter { !$0.isEmpty }.map(field.environment.localized)
  }
}
