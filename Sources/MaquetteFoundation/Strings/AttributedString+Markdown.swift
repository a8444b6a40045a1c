public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which syntax is read.
    public enum InterpretedSyntax: Sendable, Equatable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What happens with a text that cannot be read; every text can.
    public enum FailurePolicy: Sendable, Equatable { case throwError, returnPartiallyParsedIfPossible }

    /// Which syntax is read. Of blocks only line ends are: two in a row part paragraphs, one is a space.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with a text that cannot be read.
    public var failurePolicy: FailurePolicy

    /// Options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// Reads strong and emphasized words, code, strikethrough and links of Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text = keepsLines ? markdown : Self.joined(markdown)
    var reader = InlineMarkdown(text: Array(text), baseURL: baseURL)
    self = reader.read(until: nil, [], nil)
  }

  /// Reads Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  private static func joined(_ text: String) -> String {
    text.split(separator: "\n\n", omittingEmptySubsequences: true).map {
      $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

/// Reads the inline part of Markdown. What is not closed stays as it is written.
private struct InlineMarkdown {
  let text: [Character]
  let baseURL: URL?
  var position = 0
  /// How many marks are open: deeper ones are text.
  var depth = 0

  /// Reads up to a mark, or to the end.
  mutating func read(
    until end: String?, _ intent: InlinePresentationIntent, _ link: URL?
  ) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      var run = AttributedString(plain)
      if !intent.isEmpty { run.inlinePresentationIntent = intent }
      if let link { run.link = link }
      result += run
      plain = ""
    }
    while position < text.count {
      if let end, starts(end) { break }
      if text[position] == "\\", position + 1 < text.count,
        text[position + 1].isPunctuation || text[position + 1].isSymbol
      {
        plain.append(text[position + 1])
        position += 2
      } else if let part = marked(intent, link) {
        flush()
        result += part
      } else {
        plain.append(text[position])
        position += 1
      }
    }
    flush()
    return result
  }

  /// Reads what a mark at this place encloses; nil if none begins here.
  private mutating func marked(_ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString? {
    if text[position] == "`", let end = find("`", from: position + 1) {
      var run = AttributedString(String(text[position + 1..<end]))
      run.inlinePresentationIntent = intent.union(.code)
      if let link { run.link = link }
      position = end + 1
      return run
    }
    if text[position] == "[", link == nil, let part = linked(intent) { return part }
    let marks: [(String, InlinePresentationIntent)] = [
      ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized),
      ("_", .emphasized),
    ]
    for (mark, meaning) in marks where starts(mark) && opens(mark) && depth < 16 {
      guard find(mark, from: position + mark.count + 1) != nil else { continue }
      depth += 1
      defer { depth -= 1 }
      position += mark.count
      let part = read(until: mark, intent.union(meaning), link)
      position = min(text.count, position + mark.count)
      return part
    }
    return nil
  }

  private mutating func linked(_ intent: InlinePresentationIntent) -> AttributedString? {
    guard depth < 16, let middle = find("](", from: position + 1), let end = find(")", from: middle + 2),
      !text[position + 1..<middle].contains("[")
    else { return nil }
    let target = String(text[middle + 2..<end]).split(separator: " ").first.map(String.init) ?? ""
    var inner = InlineMarkdown(text: Array(text[position + 1..<middle]), baseURL: baseURL, depth: depth + 1)
    position = end + 1
    return inner.read(until: nil, intent, URL(string: target, relativeTo: baseURL))
  }

  private func starts(_ mark: String) -> Bool { text[position...].starts(with: mark) }

  /// Whether a mark can begin something: a letter follows, and `_` does not stand inside a word.
  private func opens(_ mark: String) -> Bool {
    let next = position + mark.count
    guard next < text.count, !text[next].isWhitespace else { return false }
    return
      !(mark.hasPrefix("_") && position > 0 && (text[position - 1].isLetter || text[position - 1].isNumber))
  }

  private func find(_ mark: String, from start: Int) -> Int? {
    guard start < text.count else { return nil }
    return text.indices[start...].first { text[$0...].starts(with: mark) }
  }
}
