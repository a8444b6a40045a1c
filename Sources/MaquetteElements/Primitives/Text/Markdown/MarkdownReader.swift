/// Reads the part of Markdown that is about words, as CommonMark 0.31 has it (section 6): `**bold**`, `*italic*`, `***both***` and
/// `[link](place)`, with `_` for `*` around whole words, `<https://example.org>`, code in backticks, `&#8364;`, and a backslash
/// before a sign that is to be drawn. Code is drawn in the font of the text.
///
/// Unlike there, emphasis that is never closed and a picture are errors, because in a label they are mistakes.
///
/// The time is linear in the length: emphasis is matched as in the algorithm of CommonMark's appendix, and no search is repeated
/// that found nothing before.
struct MarkdownReader {
  /// A piece of the text in order.
  private enum Piece {
    case text(String)
    /// The index of a delimiter.
    case delimiter(Int)
    case linkStart(String)
    case linkEnd
  }

  /// A `[` that may begin a link.
  private struct Bracket {
    var piece: Int
    /// The first delimiter inside.
    var delimiter: Int
    /// The place of the `!` before the bracket of a picture; nil for a link.
    var picture: Int?
  }

  private let characters: [Character]
  private var place = 0
  private var pieces: [Piece] = []
  private var emphasis = MarkdownEmphasis()
  private var brackets: [Bracket] = []
  /// The number of brackets that stand around a link, and so are none themselves.
  private var inactiveBrackets = 0
  /// The last place of a row of backticks of each length.
  private let lastBackticks: [Int: Int]

  init(_ text: String) {
    characters = Array(text)
    lastBackticks = Self.backticks(in: characters)
  }

  /// Returns the runs, or throws an error with the number of the character that is wrong.
  mutating func runs() throws(AttributeError) -> [TextRun] {
    while place < characters.count {
      let character = characters[place]
      switch character {
      case "\\": readEscape()
      case "*", "_": readDelimiter(character)
      case "`": readCode()
      case "<": readAutolink()
      case "&": readReference()
      case "[":
        let isPicture = place > 0 && characters[place - 1] == "!" && !isEscaped(place - 1)
        brackets.append(
          Bracket(piece: pieces.count, delimiter: emphasis.count, picture: isPicture ? place - 1 : nil))
        add(1)
      case "]": try readBracket()
      default: add(1)
      }
    }
    try emphasis.match(from: 0)
    return joined()
  }

  /// Adds characters as text.
  private mutating func add(_ count: Int) {
    pieces.append(.text(String(characters[place..<place + count])))
    place += count
  }

  /// A backslash stands before a sign of punctuation that is drawn, or before the end of a line.
  private mutating func readEscape() {
    guard place + 1 < characters.count,
      characters[place + 1].isMarkdownSign || characters[place + 1].isNewline
    else {
      return add(1)
    }
    place += 1
    add(1)
  }

  private func isEscaped(_ place: Int) -> Bool {
    var start = place
    while start > 0, characters[start - 1] == "\\" { start -= 1 }
    return (place - start) % 2 == 1
  }

  private mutating func readDelimiter(_ sign: Character) {
    let start = place
    while place < characters.count, characters[place] == sign { place += 1 }
    pieces.append(.delimiter(emphasis.count))
    emphasis.add(
      sign, at: start, count: place - start, before: start > 0 ? characters[start - 1] : nil,
      after: place < characters.count ? characters[place] : nil)
  }

  /// Reads a row of backticks and the code after it, up to a row of the same length.
  private mutating func readCode() {
    let count = rowLength(at: place)
    guard let last = lastBackticks[count], last > place else { return add(count) }
    var end = place + count
    while characters[end] != "`" || rowLength(at: end) != count {
      end += characters[end] == "`" ? rowLength(at: end) : 1
    }
    var code = characters[place + count..<end].map { $0.isNewline ? " " : $0 }
    // A space on both sides separates the code from backticks in it.
    if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    pieces.append(.text(String(code)))
    place = end + count
  }

  private func rowLength(at place: Int) -> Int { characters[place...].prefix { $0 == "`" }.count }

  private static func backticks(in characters: [Character]) -> [Int: Int] {
    var last: [Int: Int] = [:]
    var place = 0
    while place < characters.count {
      let count = characters[place...].prefix { $0 == "`" }.count
      if count > 0 { last[count] = place }
      place += max(1, count)
    }
    return last
  }

  private mutating func readAutolink() {
    guard let link = MarkdownAutolink(in: characters, at: place) else { return add(1) }
    pieces += [.linkStart(link.destination), .text(link.text), .linkEnd]
    place = link.end
  }

  private mutating func readReference() {
    guard let reference = MarkdownReference(in: characters, at: place) else { return add(1) }
    pieces.append(.text(reference.text))
    place = reference.end
  }

  /// Reads a `]`, which ends a link if a place in parentheses follows.
  private mutating func readBracket() throws(AttributeError) {
    let isActive = brackets.count > inactiveBrackets
    guard let bracket = brackets.popLast() else { return add(1) }
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    guard isActive, let target = MarkdownTarget(in: characters, at: place + 1) else { return add(1) }
    if let picture = bracket.picture {
      throw AttributeError(
        message: "a text cannot contain the picture at character \(picture + 1) of the Markdown",
        hint: "use an 'image', or write '\\!' for a sign before a link")
    }
    try emphasis.match(from: bracket.delimiter)
    pieces[bracket.piece] = .linkStart(target.destination)
    pieces.append(.linkEnd)
    place = target.end
    // A link has no links in it: brackets around it are signs.
    inactiveBrackets = brackets.count
  }

  private func joined() -> [TextRun] {
    var builder = RunBuilder()
    for piece in pieces {
      switch piece {
      case .text(let text): builder.text += text
      case .linkStart(let destination):
        builder.set(link: destination.isEmpty ? .unnamed : .named(destination))
      case .linkEnd: builder.set(link: nil)
      case .delimiter(let index):
        let delimiter = emphasis[index]
        builder.change(italic: -delimiter.closed.italic, bold: -delimiter.closed.bold)
        builder.text += String(repeating: delimiter.sign, count: delimiter.count)
        builder.change(italic: delimiter.opened.italic, bold: delimiter.opened.bold)
      }
    }
    builder.finish()
    return builder.runs
  }
}

/// Joins pieces of text that look alike to runs.
private struct RunBuilder {
  var text = ""
  private(set) var runs: [TextRun] = []
  private var italic = 0
  private var bold = 0
  private var link: TextLink?

  mutating func set(link: TextLink?) {
    finish()
    self.link = link
  }

  mutating func change(italic: Int, bold: Int) {
    if italic == 0, bold == 0 { return }
    finish()
    self.italic += italic
    self.bold += bold
  }

  mutating func finish() {
    guard !text.isEmpty else { return }
    var run = TextRun(text)
    if bold > 0 { run.isEmphasized = true }
    if italic > 0 { run.isItalic = true }
    run.link = link
    runs.append(run)
    text = ""
  }
}
