import MaquetteElements

enum TitleCaseRule: LintRule {
  static let id = "L-titlecase"
  static let summary = "A button's English title is in title case."
  static let reason =
    "The platforms capitalize every word of a button's title except articles, coordinating conjunctions and"
    + " prepositions of four or fewer letters, unless they are first or last."
  static let source: LintSource? = LintSource(
    .buttons, "write the label of a button in title-style capitalization.")
  static let remedy = "write the title in title case"
  static let example = LintExample(
    bad: "button: { title: add to The cart, style: filled, size: large }",
    good: "button: { title: Add to the Cart, style: filled, size: large }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TitledButton).self).compactMap { button in
      let environment = button.environment
      // A line break separates words too.
      let shown = environment.localized(button.element.shownTitle)
      let title = String(shown.map { $0.isWhitespace ? " " : $0 })
      let better = TitleCase.corrected(title)
      guard better != title, picture.isEnglish(title, in: environment) else { return nil }
      return LintViolation(
        button.node, "title '\(title)' is not in title case", remedy: "write '\(better)'")
    }
  }
}

/// Title-style capitalisation of English.
enum TitleCase {
  private static let small: Set = [
    "a", "an", "the",
    "and", "but", "for", "nor", "or", "so", "yet",
    "as", "at", "by", "from", "into", "like", "near", "of", "onto", "per", "than", "to", "upon", "via",
    "with",
  ]
  /// Prepositions that are often adverbs: "Turn Off Wi-Fi", "Pull off Paint". Both spellings pass.
  private static let either: Set = ["in", "on", "off", "out", "up", "down", "over", "past"]

  /// Returns a title with the first character of each word corrected.
  static func corrected(_ title: String) -> String {
    // Other scripts have no case, or other rules.
    guard title.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic || $0.value < 0x250 }) else {
      return title
    }
    var words = title.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let spoken = words.indices.filter { words[$0].contains(where: \.isLetter) }
    for index in spoken {
      let isEdge = index == spoken.first || index == spoken.last || startsAnew(words, at: index)
      words[index] = corrected(words[index], isEdge: isEdge)
    }
    return words.joined(separator: " ")
  }

  /// Whether a word begins a sentence or follows a colon.
  private static func startsAnew(_ words: [String], at index: Int) -> Bool {
    index > 0 && words[index - 1].last.map { ":.!?–—".contains($0) } ?? false
  }

  /// Whether a word is an address or a file name, joined by a dot or an at sign.
  private static func isAddress(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return word.contains("@")
      || parts.dropFirst().contains { $0.first?.isLetter ?? false } && parts.first != ""
  }

  private static func corrected(_ word: String, isEdge: Bool) -> String {
    let letters = word.filter(\.isLetter)
    let lower = letters.lowercased()
    // A capital within a word belongs to a name: iPhone, macOS, eSIM.
    guard let first = word.firstIndex(where: \.isLetter), !letters.dropFirst().contains(where: \.isUppercase),
      !word[..<first].contains(where: \.isNumber), !isAddress(word)
    else { return word }
    if !isEdge && either.contains(lower) { return word }
    let isSmall = !isEdge && small.contains(lower)
    var result = word
    let initial = isSmall ? word[first].lowercased() : word[first].uppercased()
    result.replaceSubrange(first...first, with: initial)
    return result
  }
}
