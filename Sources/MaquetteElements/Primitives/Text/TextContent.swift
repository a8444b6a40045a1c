import MaquetteDiagnostics

/// A text that may consist of runs: what a sheet gives for a label or for the title of a row.
public struct TextContent: Hashable, Sendable {
  /// The whole text.
  public let text: String
  /// The parts with looks of their own; empty for a plain text.
  public let runs: [TextRun]

  /// Creates a plain text.
  public init(_ text: String) {
    self.text = text
    runs = []
  }

  /// Creates a text of runs.
  public init(runs: [TextRun]) {
    text = runs.reduce(into: "") { $0 += $1.text }
    self.runs = runs
  }

  /// Creates a text from the part of Markdown that is about words: `**bold**`, `*italic*` and `[link](place)`, as in CommonMark.
  public init(markdown: String) throws(AttributeError) {
    var reader = MarkdownReader(markdown)
    self.init(runs: try reader.runs())
  }

  /// Returns the text in a style.
  public func text(style: TextStyle = .body, weight: FontWeight? = nil) -> Text {
    var result = Text(text, style: style, weight: weight)
    if !runs.isEmpty { result.runs = runs }
    return result
  }
}

extension TextContent: ExpressibleByStringLiteral {
  /// Creates a plain text.
  public init(stringLiteral value: String) { self.init(value) }
}

extension TextContent: AttributeDecodable {
  private static let names = ["runs", "markdown"]
  public static let attributeType = AttributeType.either([.text, .mapping(named: names)])

  /// Takes a text, or a mapping of `runs` or of `markdown`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value else {
      guard case .scalar(let text, _) = value else {
        throw AttributeError(expected: Self.attributeType.description, found: value)
      }
      self.init(text)
      return
    }
    guard let entry = entries.first, entries.count == 1 else {
      throw AttributeError(expected: "either runs or markdown", found: value)
    }
    switch entry.name {
    case "runs": self.init(runs: try [TextRun](attribute: entry.value, at: .value(entry.name)))
    case "markdown": self.init(runs: try Self.runs(ofMarkdown: entry.value, at: entry.name))
    default:
      throw AttributeError(
        message: "unknown attribute '\(entry.name)' of a text",
        hint: NearestName.hint(NearestName.nearest(to: entry.name, among: Self.names))
          ?? "it has runs and markdown",
        path: [.name(entry.name)])
    }
  }

  private static func runs(
    ofMarkdown value: AttributeValue, at name: String
  ) throws(AttributeError) -> [TextRun] {
    do throws(AttributeError) {
      return try TextContent(markdown: String(attribute: value)).runs
    } catch {
      throw error.at(.value(name))
    }
  }
}
