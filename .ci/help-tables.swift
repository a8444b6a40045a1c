// Writes Sources/CHelp/tables.h from the documentation comments of the sources: `.ci/help-tables [--check]`.
//
// The help of an attribute is the first paragraph of the comment of its property: what `maquette list controls`, the reference
// of sheets and their schema say. A clause that explains nil to Swift (`; nil for none`) is left out, because a sheet has no nil; the
// reference shows it as the default. The summary of an element is the first paragraph of the comment of its type, and its example
// the body of its golden, Golden/Elements/<name>.yaml. Its example in Swift stands in Tests/MaquetteTests/Elements, where a test compares
// both. Words of other systems stand in Sources/CHelp/Synonyms. An attribute may state its help itself, if no comment says the same.
// Problems are printed with file and line.
import Foundation

struct Problem: Error {
  var place: String
  var message: String
}

/// The first paragraph of a comment, and the file and the line where it begins.
struct Comment {
  var text: String
  var place: String
}

/// A type in a module.
struct Declaration {
  var module: String
  var comment: Comment?
}

/// A property, and the name of its type if the line says it.
struct Property {
  var comment: Comment?
  var type: String?
}

/// An attribute as it is written: `Attribute("name", \.path, …)`.
struct Mention {
  var place: String
  var module: String
  var owner: String
  var name = ""
  var path: [String] = []
  var help: String?

  var property: String { path.joined(separator: ".") }
}

/// What the sources declare, and the goldens of elements.
struct Sources {
  /// By name, `Outer.Inner`.
  var types: [String: [Declaration]] = [:]
  /// By module, the name of the type and their own: `MaquetteControls.Slider.value`.
  var properties: [String: Property] = [:]
  /// The types of elements, with their modules, by the elements' names.
  var elements: [String: String] = [:]
  /// The sheets of examples by the elements' names.
  var examples: [String: String] = [:]
  /// The same examples in Swift.
  var swiftExamples: [String: String] = [:]
  var mentions: [Mention] = []

  /// Returns a type by its name, as seen from a module.
  func declaration(_ name: String, from module: String) -> (name: String, Declaration)? {
    let nested = types.keys.filter { $0.hasSuffix("." + name) }.sorted()
    for full in [name] + nested {
      if let own = types[full]?.first(where: { $0.module == module }) { return (full, own) }
    }
    return types[name]?.first.map { (name, $0) }
  }

  /// Returns the comment of a property that a path leads to.
  func comment(_ path: [String], of owner: String, from module: String) -> Comment? {
    guard let (name, type) = declaration(owner, from: module), let first = path.first,
      let property = properties["\(type.module).\(name).\(first)"]
    else { return nil }
    guard path.count > 1 else { return property.comment }
    return property.type.flatMap { comment(Array(path.dropFirst()), of: $0, from: module) }
  }
}

extension StringProtocol {
  /// The identifier at the beginning, with dots if they belong to it.
  func identifier(dotted: Bool = false) -> String {
    String(prefix { $0.isLetter || $0.isNumber || $0 == "_" || (dotted && $0 == ".") })
  }

  /// What follows the first occurrence of a text.
  func after(_ text: String) -> String? {
    range(of: text).map { String(self[$0.upperBound...]) }
  }
}

let typeWords = ["struct ", "enum ", "class ", "extension "]
let modifiers = [
  "public ", "package ", "private ", "fileprivate ", "internal ", "final ", "indirect ", "static ",
  "private(set) ", "package(set) ", "internal(set) ", "fileprivate(set) ",
]

extension Sources {
  /// Reads a file that `swift format` has formatted, so that two spaces tell how deep a line lies.
  mutating func read(_ text: String, file: String, module: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var open: [(indent: Int, name: String)] = []
    var paragraph: [String] = []
    var isFirst = true
    var begin = 0
    var annotated: String?
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      var code = line.dropFirst(indent)
      if code.hasPrefix("///") {
        let words = code.dropFirst(3).trimmingCharacters(in: .whitespaces)
        if paragraph.isEmpty { begin = index + 1 }
        isFirst = isFirst && !words.isEmpty
        if isFirst { paragraph.append(words) }
        continue
      }
      if code == "}" { while let last = open.last, last.indent >= indent { open.removeLast() } }
      while let word = modifiers.first(where: { code.hasPrefix($0) }) { code = code.dropFirst(word.count) }
      let comment =
        paragraph.isEmpty ? nil : Comment(text: paragraph.joined(separator: " "), place: "\(file):\(begin)")
      let owner = open.last.map { _ in open.map(\.name).joined(separator: ".") }
      if let word = typeWords.first(where: { code.hasPrefix($0) }) {
        let name = code.dropFirst(word.count).identifier(dotted: true)
        if !code.hasSuffix("}") { open.append((indent, name)) }
        let full = open.map(\.name).joined(separator: ".")
        if word != "extension " {
          types[full, default: []].append(Declaration(module: module, comment: comment))
        }
      } else if code.hasPrefix("var ") || code.hasPrefix("let "), let owner, open.last?.indent == indent - 2 {
        let name = code.dropFirst(4).identifier()
        let type = code.after("\(name): ") ?? code.after("\(name) = ")
        annotated = code.after("[Attribute<")?.identifier(dotted: true)
        if name == "name", let words = code.after("name = \""), words.hasSuffix("\"") {
          elements[String(words.dropLast())] = "\(module).\(owner)"
        }
        properties["\(module).\(owner).\(name)"] = Property(
          comment: comment, type: type?.identifier(dotted: true))
      }
      if code.contains("Attribute("), let owner = owner ?? open.last?.name {
        let rest = lines[index...].prefix(8).joined(separator: " ")
        let mention = Mention(
          place: "\(file):\(index + 1)", module: module,
          owner: annotated == "Self" ? owner : annotated ?? owner)
        readAttributes(code, rest, mention)
      }
      if !code.hasPrefix("@") { (paragraph, isFirst) = ([], true) }
    }
  }

  /// Reads the attributes that begin in a line; `rest` is the line with those after it.
  private mutating func readAttributes(_ line: Substring, _ rest: String, _ mention: Mention) {
    guard var text = rest.after("Attribute(") else { return }
    for _ in 1..<line.components(separatedBy: "Attribute(").count {
      let call = arguments(text)
      let parts = call.trimmingCharacters(in: .whitespaces).split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].isEmpty, let path = parts[2].after("\\.")?.identifier(dotted: true),
        parts[2].hasPrefix(", \\.")
      {
        var mention = mention
        mention.name = String(parts[1])
        mention.path = path.split(separator: ".").map(String.init)
        mention.help = call.after("help: ").map {
          $0.hasPrefix("\"") ? String($0.dropFirst().prefix { $0 != "\"" }) : $0
        }
        mentions.append(mention)
      }
      text = text.after("Attribute(") ?? ""
    }
  }

  /// Returns a call's arguments from a text that begins behind its parenthesis.
  private func arguments(_ text: String) -> String {
    var depth = 1
    var isQuoted = false
    let end = text.indices.first { index in
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: break
      }
      return depth == 0
    }
    return String(text[..<(end ?? text.endIndex)])
  }
}

/// The clauses of a comment that explain nil: their ranges, and those of the words after `nil`.
func nilClauses(of text: String) -> [(clause: Range<String.Index>, words: Range<String.Index>)] {
  ["; nil ", ", or nil ", ": nil "].compactMap { begin in
    guard let start = text.range(of: begin) else { return nil }
    let rest = text[start.upperBound...]
    let end = rest.firstIndex { $0 == ";" } ?? rest.range(of: ". ")?.lowerBound ?? rest.lastIndex(of: ".")
    return (start.lowerBound..<(end ?? text.endIndex), start.upperBound..<(end ?? text.endIndex))
  }
}

/// Returns what an attribute means that a sheet omits, as the comment says of nil: `none`, `the platform's`.
func fallback(_ comment: Comment) -> String? {
  guard let words = nilClauses(of: comment.text).first?.words else { return nil }
  let text = comment.text[words].replacingOccurrences(of: "`", with: "'")
  if text.hasPrefix("for ") { return String(text.dropFirst("for ".count)) }
  return text.hasPrefix("to fit ") ? "fits " + text.dropFirst("to fit ".count) : nil
}

/// Returns the words of a comment for a sheet's reader: without what it says of nil, and names in plain quotes.
func help(_ comment: Comment) throws(Problem) -> String {
  var text = comment.text
  while let clause = nilClauses(of: text).first?.clause { text.removeSubrange(clause) }
  guard text.hasSuffix("."), !text.split(whereSeparator: { !$0.isLetter }).contains("nil") else {
    throw Problem(
      place: comment.place,
      message: "help for sheets is a sentence, and says of nil only a clause such as '; nil for none'")
  }
  return text.replacingOccurrences(of: "``", with: "'").replacingOccurrences(of: "`", with: "'")
}

extension Sources {
  /// The rows of the table: the name of the type, with that of the attribute after it, and the help.
  func rows(_ problems: inout [Problem]) -> [(name: String, help: String)] {
    var table: [String: String] = [:]
    func row(_ name: String, _ make: () throws(Problem) -> String?) {
      do throws(Problem) {
        table[name] = try make()
      } catch {
        problems.append(error)
      }
    }
    for (name, found) in types {
      for type in found {
        let name = "\(type.module).\(name)"
        guard properties["\(name).name"] != nil, properties["\(name).attributes"] != nil else { continue }
        row(name) { () throws(Problem) in try type.comment.map(help) }
      }
    }
    for (name, code) in swiftExamples {
      if let element = elements[name] { table["\(element)/swift"] = code }
    }
    for (name, sheet) in examples {
      row("\(elements[name] ?? "")/example") { () throws(Problem) in
        guard elements[name] != nil, let body = sheet.after("\nbody:\n"), body.hasPrefix("  ") else {
          throw Problem(
            place: "Golden/Elements/\(name).yaml:1",
            message: "expected the sheet of an element's example, with its body in lines of their own")
        }
        return body.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map {
          $0.dropFirst(2)
        }
        .joined(separator: "\n")
      }
    }
    for mention in mentions {
      let owner = declaration(mention.owner, from: mention.module)
      let key = "\(owner?.1.module ?? "").\(owner?.name ?? "") \(mention.name)"
      let comment = comment(mention.path, of: mention.owner, from: mention.module)
      if mention.help == nil { table["\(key)/nil"] = comment.flatMap(fallback) }
      row(key) { () throws(Problem) in
        let words = try comment.map(help)
        if let stated = mention.help {
          guard let words, stated == words else { return nil }
          throw Problem(
            place: mention.place,
            message: "the comment of '\(mention.property)' says the help of '\(mention.name)' already")
        }
        guard let words else {
          throw Problem(
            place: mention.place,
            message:
              "'\(mention.name)' has no help, and no comment of '\(mention.property)' in \(mention.owner) gives it one"
          )
        }
        return words
      }
    }
    return table.map { ($0.key, $0.value) }
  }
}

let root = URL(filePath: FileManager.default.currentDirectoryPath)

/// Words of other systems: `element toggle` means `switch`, `attribute gap` means `spacing`, `color navy` is `#000080`, and
/// `framework button` lists the names in SwiftUI, UIKit and AppKit.
func synonyms(_ problems: inout [Problem]) -> [(name: String, help: String)] {
  var rows: [(name: String, help: String)] = []
  for kind in ["element", "attribute", "color", "framework"] {
    let file = "Sources/CHelp/Synonyms/\(kind)s.txt"
    let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8)
    for (index, line) in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let sides = line.components(separatedBy: " = ")
      guard sides.count == 2 else {
        problems.append(
          Problem(place: "\(file):\(index + 1)", message: "expected two sides with ' = ' between"))
        continue
      }
      // An element has many words, and a word many attributes.
      let words = kind == "element" ? sides[1].components(separatedBy: " ") : [sides[0]]
      rows += words.map { ("\(kind) \($0)", kind == "element" ? sides[0] : sides[1]) }
    }
  }
  return rows
}

var sources = Sources()
let files = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
for case let path as String in files ?? .init() where path.hasSuffix(".swift") {
  let text = try String(contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
  sources.read(text, file: "Sources/\(path)", module: String(path.prefix { $0 != "/" }))
}
let goldens = root.appending(path: "Golden/Elements")
let sheets = try? FileManager.default.contentsOfDirectory(atPath: goldens.path)
for file in sheets ?? [] where file.hasSuffix(".yaml") {
  sources.examples[String(file.dropLast(5))] = try String(
    contentsOf: goldens.appending(path: file), encoding: .utf8)
}
let swiftFiles = root.appending(path: "Tests/MaquetteTests/Elements")
for file in (try? FileManager.default.contentsOfDirectory(atPath: swiftFiles.path)) ?? []
where file.hasPrefix("SwiftExamples+") {
  let text = try String(contentsOf: swiftFiles.appending(path: file), encoding: .utf8)
  // A case of a switch over names, whose builder has the example in lines of its own.
  for match in text.matches(
    of: #/ {4}case "(.+)":\n {6}return elements \{\n((?: {8}.*\n|\n)+) {6}\}\n/#) {
    let lines = match.output.2.split(separator: "\n", omittingEmptySubsequences: false)
    sources.swiftExamples[String(match.output.1)] = lines.dropLast().map { $0.dropFirst(8) }.joined(separator: "\n")
  }
}
var problems: [Problem] = []
let all = (sources.rows(&problems) + synonyms(&problems)).sorted {
  $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
}
let rows = all.map { name, help in
  let text = help.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  return "  {\"\(name)\", \"\(text)\"},\n"
}
for problem in problems.sorted(by: { $0.place < $1.place }) { print("\(problem.place): \(problem.message)") }
guard problems.isEmpty else { exit(1) }
let table =
  "// Written by .ci/help-tables from the documentation comments of the sources.\n"
  + "static const Help helps[] = {\n" + rows.joined() + "};\n"
let output = root.appending(path: "Sources/CHelp/tables.h")
if !CommandLine.arguments.contains("--check") {
  try table.write(to: output, atomically: true, encoding: .utf8)
} else if try table != String(contentsOf: output, encoding: .utf8) {
  print("Sources/CHelp/tables.h is not up to date: run .ci/help-tables")
  exit(1)
}
