// Writes Sources/CMeasures/tables.h from the measures beside the controls: `.ci/measure-tables [--check]`.
//
// A file `*.measures` states the measures of one table. After the name of the table come lines of four kinds:
//
//     source mac12 = measured: `mac12-nsswitch-on`, 1x           evidence that several lines name
//     rule watchos =ios derived: the same control                the values of a theme that no line gives
//     thumb-inset  ios,ios26  2  @mac12                          a token, its themes, its value, and how it is known
//     tint         all.dark   accent  published: the guidelines  the same with evidence of its own
//
// Themes may be followed by `.light` or `.dark`; a value of both appearances is `0.18 / 0.25`. A value is a number or a fraction,
// a colour such as #FF9500 or #00000019, the name of a text style or of a colour, `-` for none, or derived:
// `=ios`, `=small.width`, `=small.width@macos`, `=slider/track-height@ios`, each with `* 2`, `+ 1` or `- 1` after it.
// Evidence begins with measured, published, derived or chosen. Problems are printed with file and line.
import Foundation

let themes = ["ios7", "ios", "ios26", "macos10", "macos", "macos26", "watchos"]
let kinds = ["measured", "published", "derived", "chosen"]

struct Problem: Error {
  var file: String
  var line: Int
  var message: String
}

/// How a value is known.
struct Source: Hashable {
  var kind: String
  var origin: String
}

/// A value as it is written.
enum Written {
  case none
  case number(Double)
  case text(String)
  case derived(table: String?, token: String?, theme: Int?, operation: Character?, operand: Double)
}

/// A value that is resolved.
enum Value: Hashable {
  case number(Double)
  case text(String)
}

/// What a line says of one theme in one appearance.
struct Fact {
  var written: Written
  var source: Source?
  var line: Int
}

/// A row of a table: 14 facts, light and dark of each theme.
struct Row {
  var name: String
  var line: Int
  var facts = [Fact?](repeating: nil, count: 14)
}

struct Table {
  var name: String
  var file: String
  var rows: [Row] = []
  var places: [String: Int] = [:]
  var rules = [Fact?](repeating: nil, count: 7)
}

func number(_ text: Substring) -> Double? {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  let numbers = parts.compactMap { Double($0) }
  guard numbers.count == parts.count, numbers.allSatisfy(\.isFinite) else { return nil }
  switch numbers.count {
  case 1: return numbers[0]
  case 2 where numbers[1] != 0: return numbers[0] / numbers[1]
  default: return nil
  }
}

/// Reads a file.
struct Reader {
  let file: String
  var line = 0
  var sources: [String: Source] = [:]
  /// The sources that no line has named yet, with their lines.
  var unused: [String: Int] = [:]
  var table: Table?

  init(_ file: String) { self.file = file }

  func fail(_ message: String) -> Problem { Problem(file: file, line: line, message: message) }

  mutating func read(_ text: String) throws -> Table {
    for content in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      let words = content.split(separator: " ", omittingEmptySubsequences: true)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if first == "table" {
        guard words.count == 2, table == nil else { throw fail("expected `table NAME`, once") }
        table = Table(name: String(words[1]), file: file)
        continue
      }
      guard table != nil else { throw fail("expected `table NAME` first") }
      switch first {
      case "source": try readSource(content, words)
      case "rule": try readRule(words, content)
      default: try readFact(words, content)
      }
    }
    guard let table else { throw fail("the file has no table") }
    if let (name, place) = unused.min(by: { $0.value < $1.value }) {
      throw Problem(file: file, line: place, message: "no line names the source '\(name)'")
    }
    return table
  }

  private mutating func readSource(_ content: Substring, _ words: [Substring]) throws {
    guard words.count > 3, words[2] == "=" else { throw fail("expected `source NAME = KIND: ORIGIN`") }
    let name = String(words[1])
    guard sources[name] == nil else { throw fail("the source '\(name)' is stated twice") }
    sources[name] = try evidence(content[words[3].startIndex...])
    unused[name] = line
  }

  private mutating func evidence(_ text: Substring) throws -> Source {
    if text.hasPrefix("@") {
      guard let source = sources[String(text.dropFirst())] else {
        throw fail("no source above is called '\(text.dropFirst())'")
      }
      unused[String(text.dropFirst())] = nil
      return source
    }
    guard let colon = text.range(of: ": "), kinds.contains(String(text[..<colon.lowerBound])) else {
      throw fail(
        "expected how the value is known: @SOURCE, or \(kinds.joined(separator: ":, ")): and its origin")
    }
    let origin = String(text[colon.upperBound...])
    guard !origin.isEmpty else { throw fail("the origin is missing") }
    return Source(kind: String(text[..<colon.lowerBound]), origin: origin)
  }

  private mutating func readRule(_ words: [Substring], _ content: Substring) throws {
    guard words.count > 3, let theme = themes.firstIndex(of: String(words[1])), words[2].hasPrefix("=") else {
      throw fail("expected `rule THEME =THEME derived: WHY`")
    }
    guard table?.rules[theme] == nil else { throw fail("\(words[1]) has two rules") }
    let source = try evidence(content[words[3].startIndex...])
    guard source.kind == "derived" else {
      throw fail("a rule derives values, so its evidence is derived too")
    }
    let written = try value(words[2...2])
    guard case .derived(_, nil, .some, _, _) = written else { throw fail("a rule names a theme: `=ios`") }
    table?.rules[theme] = Fact(written: written, source: source, line: line)
  }

  private mutating func readFact(_ words: [Substring], _ content: Substring) throws {
    guard words.count > 2 else { throw fail("expected `TOKEN THEMES VALUE EVIDENCE`") }
    // The value ends where the evidence begins.
    let end =
      words.indices.dropFirst(3).first { index in
        words[index].hasPrefix("@") || words[index].hasSuffix(":")
      } ?? words.endIndex
    let source = end < words.endIndex ? try evidence(content[words[end].startIndex...]) : nil
    let halves = words[2..<end].split(separator: "/")
    let cells = try places(words[1])
    for appearance in 0...1 {
      let places = cells.filter { $0 % 2 == appearance }
      if places.isEmpty { continue }
      guard
        let half = halves.count == 1
          ? halves[0] : halves.indices.contains(appearance) ? halves[appearance] : nil,
        halves.count <= 2
      else { throw fail("expected a value, or two for light and dark appearance") }
      let written = try value(half)
      if case .none = written {
        guard source == nil else { throw fail("no value needs no evidence") }
      } else if source == nil {
        throw fail("the value has no source: @SOURCE, or \(kinds.joined(separator: ":, ")): and its origin")
      }
      try add(Fact(written: written, source: source, line: line), to: String(words[0]), at: places)
    }
  }

  private mutating func add(_ fact: Fact, to token: String, at places: [Int]) throws {
    guard var table else { return }
    self.table = nil
    defer { self.table = table }
    let row = table.places[token] ?? table.rows.count
    if row == table.rows.count {
      table.places[token] = row
      table.rows.append(Row(name: token, line: line))
    }
    for place in places {
      if let former = table.rows[row].facts[place] {
        throw fail("'\(token)' has a value for \(themes[place / 2]) in line \(former.line) already")
      }
      table.rows[row].facts[place] = fact
    }
  }

  /// The places in a row that themes such as `ios,macos.dark` name.
  private func places(_ text: Substring) throws -> [Int] {
    return try text.split(separator: ",").flatMap { name -> [Int] in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let named = parts[0] == "all" ? Array(themes.indices) : themes.indices.filter { themes[$0] == parts[0] }
      guard !named.isEmpty, parts.count == 1 || parts.count == 2 && ["light", "dark"].contains(parts[1])
      else {
        throw fail("unknown theme '\(name)': all, or some of \(themes.joined(separator: ","))")
      }
      let appearances = parts.count == 1 ? [0, 1] : [parts[1] == "dark" ? 1 : 0]
      return named.flatMap { theme in appearances.map { 2 * theme + $0 } }
    }
  }

  private func value(_ words: ArraySlice<Substring>) throws -> Written {
    guard let first = words.first else { throw fail("expected a value") }
    if first.hasPrefix("=") { return try derived(words) }
    guard words.count == 1 else { throw fail("expected one value, found '\(words.joined(separator: " "))'") }
    if first == "-" { return .none }
    if first.hasPrefix("#") {
      guard first.count == 7 || first.count == 9, let bits = UInt32(first.dropFirst(), radix: 16) else {
        throw fail("expected a colour such as #FF9500 or #00000019, found '\(first)'")
      }
      return .number(Double(first.count == 9 ? bits : bits << 8 | 0xFF))
    }
    if let number = number(first) { return .number(number) }
    guard first.first?.isLetter ?? false else { throw fail("expected a value, found '\(first)'") }
    return .text(String(first))
  }

  private func derived(_ words: ArraySlice<Substring>) throws -> Written {
    var (operation, operand): (Character?, Double) = (nil, 0)
    if words.count > 1 {
      let rest = Array(words.dropFirst())
      guard rest.count == 2, let sign = rest[0].first, rest[0].count == 1, "*+-".contains(sign),
        let amount = number(rest[1])
      else {
        throw fail("expected `* NUMBER`, `+ NUMBER` or `- NUMBER` after what the value is derived from")
      }
      (operation, operand) = (sign, amount)
    }
    var name = words[words.startIndex].dropFirst()
    var theme: Int?
    if let at = name.firstIndex(of: "@") {
      theme = themes.firstIndex(of: String(name[name.index(after: at)...]))
      if theme == nil { throw fail("unknown theme in '\(name)'") }
      name = name[..<at]
    } else if let only = themes.firstIndex(of: String(name)) {
      return .derived(table: nil, token: nil, theme: only, operation: operation, operand: operand)
    }
    let parts = name.split(separator: "/")
    guard parts.count == 1 || parts.count == 2 else {
      throw fail("expected TOKEN or TABLE/TOKEN, found '\(name)'")
    }
    return .derived(
      table: parts.count == 2 ? String(parts[0]) : nil, token: String(parts[parts.count - 1]), theme: theme,
      operation: operation, operand: operand)
  }
}

/// Where a value comes from: a table, a row and a place in it.
struct Place: Hashable {
  var table, row, cell: Int
}

/// Resolves derived values.
struct Resolver {
  let tables: [Table]
  private let names: [String: Int]
  private var known: [Place: Value?] = [:]
  /// What each derived value is derived from.
  private(set) var origins: [Place: Place] = [:]

  init(_ tables: [Table]) {
    self.tables = tables
    names = Dictionary(uniqueKeysWithValues: tables.indices.map { (tables[$0].name, $0) })
  }

  /// The line that states a value: its own, or the rule of its theme.
  func fact(_ place: Place) -> Fact? {
    tables[place.table].rows[place.row].facts[place.cell] ?? tables[place.table].rules[place.cell / 2]
  }

  mutating func value(_ place: Place, for asking: [Place] = []) throws -> Value? {
    if let known = known[place] { return known }
    let table = tables[place.table]
    let row = table.rows[place.row]
    guard let fact = fact(place) else {
      // The items of a list that a theme does not have need no line.
      if row.name.split(separator: ".").contains(where: Self.isNumbered) { return nil }
      throw Problem(
        file: table.file, line: row.line, message: "'\(row.name)' has no value for \(themes[place.cell / 2])")
    }
    func fail(_ message: String) -> Problem { Problem(file: table.file, line: fact.line, message: message) }
    guard !asking.contains(place) else { throw fail("the value is derived from itself") }
    let value: Value?
    switch fact.written {
    case .none: value = nil
    case .number(let number): value = .number(number)
    case .text(let text): value = .text(text)
    case .derived(let name, let token, let theme, let operation, let operand):
      guard let other = name.map({ names[$0] }) ?? place.table else {
        throw fail("there is no table '\(name ?? "")'")
      }
      guard let source = token.map({ tables[other].places[$0] }) ?? place.row else {
        throw fail("there is no token '\(token ?? "")' in \(tables[other].name)")
      }
      let cell = theme.map { 2 * $0 + place.cell % 2 } ?? place.cell
      let origin = Place(table: other, row: source, cell: cell)
      origins[place] = origin
      value = try derived(try self.value(origin, for: asking + [place]), operation, operand, fail)
    }
    known[place] = value
    return value
  }

  private func derived(
    _ value: Value?, _ operation: Character?, _ operand: Double, _ fail: (String) -> Problem
  ) throws -> Value? {
    guard let operation else { return value }
    guard case .number(let number) = value else { throw fail("only numbers can be multiplied and added to") }
    switch operation {
    case "*": return .number(number * operand)
    case "+": return .number(number + operand)
    default: return .number(number - operand)
    }
  }

  private static func isNumbered(_ component: Substring) -> Bool {
    guard let dash = component.lastIndex(of: "-") else { return false }
    let digits = component[component.index(after: dash)...]
    return !digits.isEmpty && digits.allSatisfy(\.isNumber)
  }
}

/// A C string literal.
func literal(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// Numbers distinct values in the order of their first use, from 1.
struct Pool<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var places: [Element: Int] = [:]

  mutating func place(of element: Element) -> Int {
    if let known = places[element] { return known }
    elements.append(element)
    places[element] = elements.count
    return elements.count
  }
}

func written(_ value: Value) -> String {
  switch value {
  case .number(let number): "{\(number), NULL}"
  case .text(let text): "{0, \(literal(text))}"
  }
}

/// The C source of all tables.
func source(of tables: [Table]) throws -> String {
  var resolver = Resolver(tables)
  var text =
    "// Written by .ci/measure-tables from the files *.measures beside the controls; tables are sorted by name.\n"
  var colors: [(name: String, looks: [UInt32])] = []
  for (index, table) in tables.enumerated() {
    var values = Pool<Value>()
    var sources = Pool<Source>()
    var rows = ""
    var origins = ""
    for (place, row) in table.rows.enumerated() {
      var numbers: [String] = []
      var evidence: [String] = []
      for cell in 0..<14 {
        let here = Place(table: index, row: place, cell: cell)
        let value = try resolver.value(here)
        numbers.append("\(value.map { values.place(of: $0) } ?? 0)")
        let source = value == nil ? nil : resolver.fact(here)?.source
        evidence.append("\(source.map { sources.place(of: $0) } ?? 0)")
        if let origin = resolver.origins[here], value != nil {
          origins += "    {\(place), \(cell), \(origin.table), \(origin.row), \(origin.cell)},\n"
        }
      }
      rows +=
        "    {\(literal(row.name)), \(row.line), {\(numbers.joined(separator: ","))}, {\(evidence.joined(separator: ","))}},\n"
    }
    guard values.elements.count < 65_536, sources.elements.count < 256 else {
      throw Problem(
        file: table.file, line: 1, message: "the table has more than 65,535 values or 255 sources")
    }
    text += "static const MaquetteMeasureRow rows_\(index)[] = {\n\(rows)};\n"
    text += "static const MaquetteMeasure values_\(index)[] = {"
    text += values.elements.map(written).joined(separator: ", ") + "};\n"
    text += "static const MaquetteMeasureSource sources_\(index)[] = {\n"
    for source in sources.elements {
      text += "    {'\(source.kind.prefix(1))', \(literal(source.origin))},\n"
    }
    text += "};\nstatic const MaquetteMeasureOrigin origins_\(index)[] = {\n\(origins)    {0}};\n"
    for (place, row) in table.rows.enumerated() {
      guard let name = colorName(row.name, in: table) else { continue }
      let increased = table.places[increasedName(name, in: table)] ?? place
      var looks: [UInt32] = []
      for theme in 0..<7 {
        for source in [place, increased] {
          for appearance in 0...1 {
            let here = Place(table: index, row: source, cell: 2 * theme + appearance)
            guard case .number(let bits) = try resolver.value(here), let look = UInt32(exactly: bits) else {
              throw Problem(
                file: table.file, line: row.line, message: "'\(row.name)' is no colour in \(themes[theme])")
            }
            looks.append(look)
          }
        }
      }
      colors.append((name, looks))
    }
  }
  text += "static const MaquetteMeasureTable tables[] = {\n"
  for (index, table) in tables.enumerated() {
    let parts = ["rows", "values", "sources", "origins"].map { "\($0)_\(index)" }
    text +=
      "    {\(literal(table.name)), \(literal(table.file)), \(parts[0]), sizeof rows_\(index) / sizeof *rows_\(index), "
    text += "\(parts[1]), \(parts[2]), sizeof sources_\(index) / sizeof *sources_\(index), \(parts[3]), "
    text += "sizeof origins_\(index) / sizeof *origins_\(index) - 1},\n"
  }
  text += "};\nstatic const MaquetteMeasureColor colors[] = {\n"
  for color in colors.sorted(by: { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }) {
    let looks = color.looks.map { String(format: "0x%08X", $0) }
    text += "    {\(literal(color.name)), {\(looks.joined(separator: ","))}},\n"
  }
  return text + "};\n"
}

/// The name of the colour that a row states in standard contrast; nil for any other row.
func colorName(_ row: String, in table: Table) -> String? {
  if table.name == "color" { return row.hasPrefix("increased.") ? nil : row }
  return row.hasPrefix("color.") ? String(row.dropFirst("color.".count)) : nil
}

/// The row of a colour in increased contrast.
func increasedName(_ color: String, in table: Table) -> String {
  (table.name == "color" ? "increased." : "increased-color.") + color
}

let target = "Sources/CMeasures/tables.h"
do {
  let files = (FileManager.default.enumerator(atPath: "Sources")?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".measures") }.map { "Sources/\($0)" }.sorted()
  var tables: [Table] = []
  for file in files {
    var reader = Reader(file)
    let table = try reader.read(String(contentsOfFile: file, encoding: .utf8))
    if let other = tables.first(where: { $0.name == table.name }) {
      throw Problem(file: file, line: 1, message: "the table '\(table.name)' is in \(other.file) too")
    }
    tables.append(table)
  }
  tables.sort { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  let text = try source(of: tables)
  if CommandLine.arguments.contains("--check") {
    guard try String(contentsOfFile: target, encoding: .utf8) == text else {
      print("\(target) is not up to date: run .ci/measure-tables")
      exit(1)
    }
  } else {
    try text.write(toFile: target, atomically: true, encoding: .utf8)
  }
} catch let problem as Problem {
  print("\(problem.file):\(problem.line): \(problem.message)")
  exit(1)
}
