import MaquetteFiles
import MaquetteSnapshots

// The first form of a provenance, which pictures drawn before the JSON form carry: one line for each value.
//
//     maquette-provenance 1
//     version 0.1.0
//     picture button~dark@2x
//     option scale 3
//     file font 804612 f3a9c1d2e4b57788 Brand.ttf
//     text sheet 40 58a2b3c4d5e6f701 3 button.yaml
//     | maquette: 1
//     | body: { button: Play }
//     |
//     end 9 58a2b3c4d5e6f701
//
// A file has its role, its size, its fingerprint and its path; a file with text also has the number of lines that
// follow. The last line has the number of the lines before it and their fingerprint.

extension Provenance {
  static let version1Heading = "maquette-provenance 1\n"

  /// Reads a text of the first form.
  init(version1 text: String) throws(StudioError) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.count - 2
    guard count >= 3, lines[count + 1].isEmpty else { throw .damagedProvenance("its end is missing") }
    let body = text.utf8.dropLast(Substring(lines[count]).utf8.count + 1)
    guard lines[count].elementsEqual("end \(count) \(Fingerprint64(Array(body)).hex)".unicodeScalars) else {
      throw .damagedProvenance("its digest does not match its content")
    }
    do {
      self = try Self.read(lines[1..<count])
    } catch {
      throw .damagedProvenance("a line of it is not as it was written")
    }
  }

  private static func read(_ lines: ArraySlice<FormerText.Word>) throws -> Provenance {
    var (options, files): ([Option], [File]) = ([], [])
    var rest = lines.dropFirst(2)
    while let line = rest.popFirst() {
      switch try words(of: line, count: 2)[0] {
      case "option":
        let words = try words(of: line, count: 3)
        options.append(Option(words[1], words[2]))
      case "file": files.append(try file(words(of: line, count: 5), text: nil))
      case "text":
        let words = try words(of: line, count: 6)
        guard let count = Int(words[4]), count > 0, count <= rest.count else { throw FormerText.Damage() }
        let content = try rest.prefix(count).map { try FormerText.unescaped($0.dropFirst(2)) }
        rest.removeFirst(count)
        files.append(try file(words, text: content.joined(separator: "\n")))
      default: throw FormerText.Damage()
      }
    }
    return Provenance(
      version: try words(of: lines[lines.startIndex], count: 2)[1],
      picture: try words(of: lines[lines.startIndex + 1], count: 2)[1], options: options, files: files)
  }

  private static func file(_ words: [String], text: String?) throws -> File {
    guard let role = File.Role(rawValue: words[1]), let count = Int(words[2]) else {
      throw FormerText.Damage()
    }
    var file = File(role: role, path: words[words.count - 1], bytes: Array((text ?? "").utf8))
    if text == nil { (file.text, file.count, file.digest) = (nil, count, words[3]) }
    return file
  }

  /// The words of a line, the last of which may hold spaces.
  private static func words(of line: FormerText.Word, count: Int) throws -> [String] {
    let words = line.split(separator: " ", maxSplits: count - 1, omittingEmptySubsequences: false)
    guard words.count == count else { throw FormerText.Damage() }
    return try words.map(FormerText.unescaped)
  }
}
