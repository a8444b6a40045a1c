import MaquetteControlKit
import MaquetteControls
import MaquetteElements

enum VerbRule: LintRule {
  static let id = "L-verb"
  static let summary = "The English title of a button begins with a verb."
  static let reason =
    "A verb says what the button does: Add to Cart. The rule finds titles that begin with an article, a possessive or a"
    + " noun made from a verb, such as Registration; common titles such as OK, Done and Next"
    + " are exempt."
  static let source: LintSource? = LintSource(
    .buttons, "begin the label with a verb, to say what the button does.")
  static let remedy = "begin the title with a verb"
  static let severity = LintSeverity.note
  static let example = LintExample(
    bad: "button: { title: Registration of a Device, style: gray, size: large }",
    good: "button: { title: Register a Device, style: gray, size: large }")

  /// Words that no verb of a title is.
  private static let openings: Set = [
    "a", "an", "the", "my", "your", "our", "their", "this", "that", "these", "those", "its",
  ]
  /// Endings of nouns that are made from verbs, with verbs and things that end so.
  private static let endings = ["ation", "ction", "ission", "ment", "ance", "ence", "ness", "ing"]
  private static let exceptions: Set = [
    "action", "auction", "caution", "function", "fraction", "section", "sanction", "vacation", "station",
    "location",
    "notation", "commission", "mission", "permission", "admission", "comment", "document", "implement",
    "experiment",
    "supplement", "moment", "element", "segment", "fragment", "augment", "cement", "lament", "torment",
    "ferment",
    "advance", "balance", "dance", "distance", "enhance", "finance", "glance", "instance", "freelance",
    "lance",
    "chance", "reference", "sequence", "influence", "experience", "evidence", "silence", "science", "fence",
    "audience",
    "witness", "business", "harness", "bring", "king", "ping", "ring", "sing", "sling", "spring", "sting",
    "string",
    "swing", "thing", "wing", "cling", "fling", "morning", "evening", "anything", "everything", "nothing",
    "something",
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TitledButton).self).compactMap { button in
      guard let element = button.element as? any ChoiceButton, element.role != .cancel,
        !button.element.isWaiting
      else { return nil }
      let title = button.environment.localized(button.element.shownTitle)
      let words = EnglishWords.words(of: title)
      guard let first = words.first, picture.isEnglish(title, in: button.environment), isNoVerb(first),
        // The name of an activity, such as Cycling, is what the button starts.
        words.count > 1 || !first.hasSuffix("ing")
      else { return nil }
      return LintViolation(button.node, "title '\(title)' does not begin with a verb")
    }
  }

  private static func isNoVerb(_ word: String) -> Bool {
    if openings.contains(word) { return true }
    return !exceptions.contains(word) && !EnglishWords.verbs.contains(word)
      && endings.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
  }
}

extension TitledButton {
  /// Whether the title says what is going on: Checking Out….
  fileprivate var isWaiting: Bool { (self as? Button)?.isBusy ?? false }
}

enum SubtitleRule: LintRule {
  static let id = "L-subtitle"
  static let summary = "A button's subtitle adds information to its title."
  static let reason =
    "A subtitle is for a detail that helps to decide, such as In Stock; repeating the title is noise. An English sentence of"
    + " eight words or more that explains the action is a note."
  static let source: LintSource? = LintSource(
    .buttons, "add a subtitle only where it gives people a useful detail.")
  static let remedy = "remove the subtitle, or give a detail"
  static let example = LintExample(
    bad:
      "button: { title: Add to Cart, subtitle: Adds it to your cart, style: filled, size: large, tint: \"#004490\" }",
    good: "button: { title: Add to Cart, subtitle: In stock, style: filled, size: large, tint: \"#004490\" }")

  /// Words that add nothing.
  private static let fillers: Set = [
    "a", "an", "the", "this", "that", "these", "it", "them", "your", "my", "to", "of", "in", "on", "for",
    "from", "and",
    "now", "here", "please", "tap", "click", "press",
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Button.self).compactMap { button in
      guard let subtitle = button.element.subtitle.map(button.environment.localized), !subtitle.isEmpty else {
        return nil
      }
      let title = button.environment.localized(button.element.title)
      let known = Set(EnglishWords.words(of: title).map(stem))
      let said = EnglishWords.words(of: subtitle).filter { !fillers.contains($0) }.map(stem)
      if !said.isEmpty, said.allSatisfy(known.contains) {
        return LintViolation(button.node, "subtitle '\(subtitle)' repeats the title '\(title)'")
      }
      guard explains(subtitle), picture.isEnglish(subtitle, in: button.environment) else { return nil }
      var violation = LintViolation(
        button.node, "subtitle '\(subtitle)' explains the action",
        remedy: "remove the explanation, or give a detail of a few words")
      violation.isMild = true
      return violation
    }
  }

  /// The words of a sentence that explains, at the least; our choice.
  private static let sentence = 8
  /// Verbs that stand within a sentence and in no detail.
  private static let helpers: Set = ["will", "can", "lets", "allows"]

  /// Whether a text is a sentence about an action: it begins with a verb, or has one that helps another.
  private static func explains(_ subtitle: String) -> Bool {
    let words = EnglishWords.words(of: subtitle)
    guard words.count >= sentence, let first = words.first else { return false }
    return EnglishWords.verbs.contains(stem(first)) || !helpers.isDisjoint(with: words)
  }

  /// A word without the ending of a verb's third person or of a plural.
  private static func stem(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }
}
