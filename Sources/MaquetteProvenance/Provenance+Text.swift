// Provenance as text, for a text chunk of a PNG.
//
//     maquette-provenance 1
//     version 0.1.0
//     picture button~dark@2x
//     option scale 3
//     file font 804612 f3a9c1d2e4b57788 Brand.ttf
//     text sheet 58 d1c4…  12 button.yaml
//     | maquette: 1
//     | body: { button: Play }
//     end 9 58a2b3c4d5e6f701
//
// A file's text follows its line: as many lines as the line says (here 12), each behind "| ". Within a line of text what
// PNG does not keep (a carriage return, a tab) and the backslash are escaped, so that files come back byte for byte.
// The last line counts the lines before it and has their digest: a text that lost an end, a line or a letter is
// damaged and says so. Reading is linear and lenient with nobody.
internal import MaquetteFiles

extension Provenance {
  typealias Line = Substring.UnicodeScalarView

  static let heading = "maquette-provenance 1"

  /// The provenance as text.
  public var text: String {
    var lines = [Self.heading, "version \(Self.escaped(version))", "picture \(Self.escaped(picture))"]
    for option in options { lines.append("option \(Self.word(option.name)) \(Self.escaped(option.value))") }
    for file in files {
      let words = "\(file.role.rawValue) \(file.count) \(file.digest)"
      if let text = file.text {
        let content = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        lines.append("text \(words) \(content.count) \(Self.escaped(file.path))")
        lines += content.map { "| " + Self.escaped(String(String.UnicodeScalarView($0))) }
      } else {
        lines.append("file \(words) \(Self.escaped(file.path))")
      }
    }
    let body = lines.joined(separator: "\n") + "\n"
    return body + "end \(lines.count) \(Fingerprint64(body.utf8).hex)\n"
  }

  /// Reads what ``text`` wrote.
  ///
  /// - Throws: ``ProvenanceError/unknownForm(_:)`` or ``ProvenanceError/damaged(line:reason:)``.
  public init(text: String) throws(ProvenanceError) {
    // By scalars: a letter may combine with the space before it into one character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.elementsEqual(Self.heading.unicodeScalars) else {
      throw .unknownForm(String(Substring((lines.first ?? text.unicodeScalars[...]).prefix(40))))
    }
    try Self.checkEnd(lines)
    var reader = LineReader(lines: lines.dropLast(2))
    reader.next = 1
    let version = try reader.value(of: "version")
    let picture = try reader.value(of: "picture")
    var options: [Option] = []
    var files: [File] = []
    while let sort = reader.words(upTo: 2).first {
      switch String(Substring(sort)) {
      case "option": options.append(try reader.option())
      case "file": files.append(try reader.file(isKept: false))
      case "text": files.append(try reader.file(isKept: true))
      default: throw reader.damage("no line of this sort is known")
      }
    }
    self.init(version: version, picture: picture, options: options, files: files)
  }

  /// Checks the last line, which counts and digests all others.
  private static func checkEnd(_ lines: [Line]) throws(ProvenanceError) {
    // The text ends with a line feed, so that the last of the pieces is empty.
    guard lines.count >= 3, lines[lines.count - 1].isEmpty else {
      throw .damaged(line: lines.count, reason: "its end is missing")
    }
    let words = lines[lines.count - 2].split(separator: " ").map { String(Substring($0)) }
    let count = lines.count - 2
    guard words.count == 3, words[0] == "end" else {
      throw .damaged(line: count + 1, reason: "its end is missing")
    }
    guard words[1] == "\(count)" else {
      throw .damaged(line: count + 1, reason: "it had \(words[1]) lines and has \(count)")
    }
    let body = lines[..<count].lazy.map { Substring($0).utf8 }.joined(separator: "\n".utf8)
    guard words[2] == Fingerprint64(Array(body) + [0x0A]).hex else {
      throw .damaged(line: count + 1, reason: "its lines are not those that were written")
    }
  }

  /// A word: an option's name never holds a space.
  private static func word(_ text: String) -> String { escaped(text.replacing(" ", with: "-")) }

  /// A line that every reader of PNG keeps: control characters and the backslash as `\` hexadecimal `;`.
  static func escaped(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
        line.append(contentsOf: "\\\(String(scalar.value, radix: 16));".unicodeScalars)
      } else {
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// What ``escaped(_:)`` was given; nil for an escape that is none.
  static func unescaped(_ line: Line) -> String? {
    guard line.contains("\\") else { return String(Substring(line)) }
    var text = String.UnicodeScalarView()
    var rest = line
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let end = rest.firstIndex(of: ";"), let value = UInt32(Substring(rest[..<end]), radix: 16),
        let escaped = Unicode.Scalar(value)
      else { return nil }
      text.append(escaped)
      rest = rest[rest.index(after: end)...]
    }
    return String(text)
  }
}

/// Reads the lines of a provenance one after the other.
private struct LineReader {
  let lines: ArraySlice<Provenance.Line>
  /// The line to be read.
  var next = 0

  /// The words of the line, the last of which may hold spaces; none after the last line.
  func words(upTo count: Int) -> [Provenance.Line] {
    guard lines.indices.contains(next) else { return [] }
    return lines[next].split(separator: " ", maxSplits: count - 1, omittingEmptySubsequences: false)
  }

  func damage(_ reason: String) -> ProvenanceError { .damaged(line: next + 1, reason: reason) }

  /// A line with a name and a value.
  mutating func value(of name: String) throws(ProvenanceError) -> String {
    let words = words(upTo: 2)
    guard words.count == 2, words[0].elementsEqual(name.unicodeScalars),
      let value = Provenance.unescaped(words[1])
    else { throw damage("'\(name)' is missing") }
    next += 1
    return value
  }

  mutating func option() throws(ProvenanceError) -> Provenance.Option {
    let words = words(upTo: 3)
    guard words.count == 3, let name = Provenance.unescaped(words[1]),
      let value = Provenance.unescaped(words[2])
    else { throw damage("it is no option") }
    next += 1
    return Provenance.Option(name, value)
  }

  mutating func file(isKept: Bool) throws(ProvenanceError) -> Provenance.File {
    let words = words(upTo: isKept ? 6 : 5)
    guard words.count == (isKept ? 6 : 5),
      let role = Provenance.File.Role(rawValue: String(Substring(words[1]))),
      let size = Int(Substring(words[2])), size >= 0, let path = words.last.flatMap(Provenance.unescaped)
    else { throw damage("it is no file") }
    let digest = String(Substring(words[3]))
    var text: String?
    if isKept {
      guard let lineCount = Int(Substring(words[4])), lineCount > 0, lineCount <= lines.endIndex - next - 1
      else {
        throw damage("the file has not as many lines as it should")
      }
      let content = try content(lineCount)
      guard content.utf8.count == size, Fingerprint64(content.utf8).hex == digest else {
        throw damage("the file that ends here is not the one that was written")
      }
      text = content
    }
    next += 1
    return Provenance.File(role: role, path: path, text: text, count: size, digest: digest)
  }

  /// The lines of a file; the last of them is left to be the line that was read.
  private mutating func content(_ count: Int) throws(ProvenanceError) -> String {
    var content: [String] = []
    content.reserveCapacity(count)
    for _ in 0..<count {
      next += 1
      guard lines[next].starts(with: "| ".unicodeScalars),
        let text = Provenance.unescaped(lines[next].dropFirst(2))
      else { throw damage("it is no line of a file") }
      content.append(text)
    }
    return content.joined(separator: "\n")
  }
}
