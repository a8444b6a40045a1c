import MaquetteDocuments
import MaquetteRPC

/// Something that may be written at the cursor.
struct Offer: Hashable, Sendable {
  enum Kind: Int, Hashable, Sendable {
    case text = 1, function = 3, variable = 6, module = 9, property = 10, value = 12, color = 16, file = 17
    case reference = 18, folder = 19, constant = 21, structure = 22
  }

  /// The name as the list shows it, which is what is typed.
  var label: String
  var kind: Kind
  /// What it is, on one line.
  var detail: String?
  /// Its help, in Markdown.
  var help: String?
  /// What is written; the label by default.
  var text: String?
  /// Whether it is a key, after which a colon follows.
  var isKey = false
  /// Whether a list of children follows the key.
  var takesList = false
  /// Whether the text, in quotes, also replaces the bracket before the word.
  var replacesBracket = false

  init(_ label: String, _ kind: Kind, detail: String? = nil, help: String? = nil) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.help = help
  }

  /// The offer as a key.
  var asKey: Offer {
    var offer = self
    offer.isKey = true
    return offer
  }
}

/// Writes offers into the text around a cursor.
struct OfferWriter {
  let context: CursorContext
  let range: TextRange
  /// The word with the bracket before it; nil for no bracket.
  let bracketed: TextRange?
  let client: ClientAbilities
  /// The text of the line before the word.
  let indent: Int

  func json(_ offer: Offer, order: Int) -> JSON {
    let (text, isSnippet) = written(offer)
    let digits = String(order)
    return [
      "label": .text(offer.label), "kind": .whole(offer.kind.rawValue), "detail": offer.detail.map(JSON.text),
      "documentation": offer.help.map {
        client.takesMarkdown ? ["kind": "markdown", "value": .text($0)] : .text($0)
      },
      "sortText": .text(String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits),
      "filterText": .text(offer.label),
      "insertTextFormat": isSnippet ? 2 : 1,
      "textEdit": [
        "range": ((offer.replacesBracket ? bracketed : nil) ?? range).json, "newText": .text(text),
      ],
    ]
  }

  private func written(_ offer: Offer) -> (text: String, isSnippet: Bool) {
    if offer.replacesBracket { return ("\"\(offer.label)\"", false) }
    let dash = context.isBesideItems ? "- " : ""
    guard offer.isKey, !context.hasColon else { return (dash + scalar(offer.text ?? offer.label), false) }
    let key = dash + (offer.text ?? offer.label)
    if context.isInBrackets || context.quote != nil {
      return (key + (context.quote == nil ? ": " : ""), false)
    }
    guard offer.takesList else { return (key + ": ", false) }
    let margin = String(repeating: " ", count: 2)
    return client.takesSnippets ? ("\(key):\n\(margin)- $0", true) : (key + ":", false)
  }

  /// A value as YAML writes it here.
  private func scalar(_ text: String) -> String {
    if let quote = context.quote {
      return context.isClosed ? text : text + String(decoding: [quote], as: UTF8.self)
    }
    guard let first = text.first, "{[#&*!|>'\"%@`".contains(first) || text.contains(": ") else {
      return text
    }
    return "\"\(text)\""
  }
}
