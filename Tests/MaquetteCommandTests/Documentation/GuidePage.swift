import Foundation
import MaquetteFiles
import Testing

/// A page of the documentation, cut into its blocks of code.
struct GuidePage: CustomTestStringConvertible, Sendable {
  /// A fenced block.
  struct Block {
    /// What follows the fence: `yaml`, `console`; empty for none.
    let language: String
    /// The text, with a newline at its end.
    let text: String
    /// The line of the fence, counted from 1.
    let line: Int
    /// The file that the block is: named by its first line (`# checkout.yaml`), or by the line before it, which ends
    /// in the name as code and a colon.
    let fileName: String?
  }

  /// The path from the root of the repository.
  let path: String
  var testDescription: String { path }

  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/")

  /// Every page that shows code, but for the parts of `Benchmarks`, which are a package of their own.
  static let all = ["README.md", "CONTRIBUTING.md", "Documentation", "Sources", "Examples"].flatMap { place in
    place.hasSuffix(".md")
      ? [GuidePage(path: place)]
      : (FileManager.default.subpaths(atPath: "\(root)/\(place)") ?? []).sorted().filter {
        $0.hasSuffix(".md") && !$0.contains(".build/")
      }.map { GuidePage(path: "\(place)/\($0)") }
  }

  func blocks() throws -> [Block] {
    let text = String(decoding: try FileBytes.read("\(Self.root)/\(path)", limit: 1 << 24), as: UTF8.self)
    var blocks: [Block] = []
    var open: (language: String, line: Int, caption: Substring, lines: [Substring])?
    var caption: Substring = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(
            Block(
              language: block.language, text: block.lines.map { $0 + "\n" }.joined(), line: block.line,
              fileName: Self.fileName(first: block.lines.first ?? "", caption: block.caption)))
          open = nil
          caption = ""
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 1, caption, [])
      } else if !line.isEmpty {
        caption = line
      }
    }
    return blocks
  }

  private static func fileName(first: Substring, caption: Substring) -> String? {
    let extensions = [".yaml", ".yml", ".json", ".csv"]
    let comment = first.hasPrefix("# ") ? first.dropFirst(2) : ""
    if extensions.contains(where: comment.hasSuffix), !comment.contains(" ") { return String(comment) }
    guard caption.hasSuffix("`:"), let name = caption.dropLast(2).split(separator: "`").last,
      extensions.contains(where: name.hasSuffix), !name.contains(" ")
    else { return nil }
    return String(name)
  }
}

/// The lines of a shell as far as pages use them.
enum ShellLine {
  /// The calls of `maquette` in a block: the words after its name, without redirections and comments.
  static func calls(in text: String) -> [[String]] {
    let lines = text.replacingOccurrences(of: "\\\n", with: " ").split(separator: "\n")
    return lines.flatMap { commands(in: words(of: $0)) }.compactMap(arguments)
  }

  /// The words of a line, in which quotes hold spaces; an operator is a word, and a comment ends the line.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
        continue
      }
      switch character {
      case "'", "\"": (quote, word) = (character, word ?? "")
      case " ":
        if let ended = word { words.append(ended) }
        word = nil
      case "#" where word == nil: return words
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  private static func commands(in words: [String]) -> [[String]] {
    words.split { ["|", "&&", ";", "&"].contains($0) }.map { command in
      Array(command.prefix { $0 != ">" && $0 != "<" })
    }
  }

  /// The words after the name of the command; nil for another command.
  private static func arguments(of command: [String]) -> [String]? {
    var words = command[...]
    words = words.drop { $0.contains("=") && !$0.hasPrefix("-") }
    if words.prefix(2) == ["swift", "run"] {
      words = words.dropFirst(2)
      if words.first == "-c" { words = words.dropFirst(2) }
    }
    guard let name = words.first, name == "maquette" || name == "maquette-rating" else { return nil }
    // A variable stands for any value; a number is right where one is asked for.
    return words.dropFirst().map { $0.hasPrefix("$") ? "1" : $0 }
  }
}
