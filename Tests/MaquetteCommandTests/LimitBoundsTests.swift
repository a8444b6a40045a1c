import TestRounds
import Testing

/// The bounds of the table of limits: files at one are taken, files beyond it end as the table says.
@Suite("Limits at their bounds", .inTurn)
struct LimitBoundsTests {
  struct Bound: CustomTestStringConvertible, Sendable {
    var name: String
    /// The exit code beyond it.
    var code: Int
    /// The words of the message.
    var message: String
    var command = "inspect a.yaml --stage tree"
    var within: [String: String]
    var beyond: [String: String]

    var testDescription: String { name }
  }

  /// A bound of a sheet's text, which two values show.
  private static func sheet<Value>(
    _ name: String, _ code: Int, _ message: String, _ within: Value, _ beyond: Value,
    _ text: (Value) -> String
  ) -> Bound {
    let files = [within, beyond].map { ["a.yaml": "maquette: 1\n" + text($0)] }
    return Bound(name: name, code: code, message: message, within: files[0], beyond: files[1])
  }

  /// A bound of several files, which two numbers of something show.
  private static func files(
    _ name: String, _ code: Int, _ message: String, _ within: Int, _ beyond: Int,
    command: String = "inspect a.yaml --stage tree", _ files: (Int) -> [String: String]
  ) -> Bound {
    Bound(
      name: name, code: code, message: message, command: command, within: files(within), beyond: files(beyond)
    )
  }

  private static let label = "body: { label: A }\n"
  private static let button = "body: { button: { title: A, id: a } }\n"

  private static func list(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: ", ")
  }

  private static let sheets: [Bound] = [
    sheet("bytes of a sheet", 75, "a sheet may have 4194304", 0, 1) { more in
      label + "#" + String(repeating: "x", count: 4 << 20 - label.count - 13 + more)
    },
    files("directives", 75, "16 are allowed", 16, 17) { count in
      let lines = (0..<count).map { "%TAG !t\($0)! tag:t\n" }.joined()
      return ["a.yaml": lines + "---\nmaquette: 1\n" + label]
    },
    // Names count as their values do.
    sheet("values", 75, "more than 100000 values", 49_994, 49_995) { count in
      "strings: { de: { \(list(count) { "w\($0): x" }) } }\n" + label
    },
    sheet("a number", 65, "between -1000000000 and 1000000000", "-1e9", "-1000000001") {
      "body: { slider: { value: \($0) } }\n"
    },
    sheet("pixels of a picture", 75, "more than 256 megapixels", 16_384, 16_385) {
      "scale: 1\nsize: { width: \($0), height: 16384 }\nbody: spacer\n"
    },
    files("included bytes", 75, "more than 16 MiB together", 4, 5) { count in
      var files = ["a.yaml": "maquette: 1\ninclude: [\(list(count) { "_\($0).yaml" })]\n" + label]
      let sheet = "maquette: 1\n#"
      for index in 0..<4 {
        files["_\(index).yaml"] = sheet + String(repeating: "x", count: 4 << 20 - sheet.utf8.count)
      }
      files["_4.yaml"] = "maquette: 1\n"
      return files
    },
    files("included files", 75, "more than 100 files", 100, 101) { count in
      var files = ["a.yaml": "maquette: 1\ninclude: [\(list(count) { "_\($0).yaml" })]\n" + label]
      for index in 0..<count { files["_\(index).yaml"] = "maquette: 1\n" }
      return files
    },
    files("includes inside each other", 75, "more than 16 levels deep", 15, 16) { count in
      var files = ["a.yaml": "maquette: 1\ninclude: _1.yaml\n" + label, "_\(count).yaml": "maquette: 1\n"]
      for index in 1..<count { files["_\(index).yaml"] = "maquette: 1\ninclude: _\(index + 1).yaml\n" }
      return files
    },
    sheet("uses inside each other", 75, "more than 16 levels deep", 15, 16) { count in
      "define:\n" + (1..<count).map { "  d\($0): { body: { use: d\($0 + 1) } }\n" }.joined()
        + "  d\(count): { body: { label: A } }\nbody: { use: d1 }\n"
    },
    sheet("rows of a matrix", 75, "more than 1000", 1000, 1001) { count in
      "body: { matrix: { rows: { text: [\(list(count) { "\($0)" })] }, cell: { label: A } } }\n"
    },
    sheet("columns of a matrix", 75, "more than 1000", 1000, 1001) { count in
      "body: { matrix: { columns: { text: [\(list(count) { "\($0)" })] }, cell: { label: A } } }\n"
    },
    sheet("pictures of variants", 75, "more than 1000 pictures", 1000, 1001) { count in
      "body: { spacer: {} }\nvariants: { tint: [\(list(count) { "\"#\(100_000 + $0)\"" })] }\n"
    },
    sheet("pixels per point", 65, "between 0.5 and 8", 0.5, 0.4) { "scale: \($0)\n" + label },
    sheet("delay of a change", 65, "between 0 and 60", 60, 60.5) {
      "body: { switch: { then: { after: \($0), value: true } } }\n"
    },
    sheet("rest of a moving picture", 65, "between 0 and 60", 60, 60.5) {
      "animation: { rest: \($0) }\n" + label
    },
    sheet("plays of an animation", 65, "between 0 and 1000", 1000, 1001) {
      "animation: { plays: \($0) }\n" + label
    },
    sheet("steps of an interaction", 65, "at most 1000 steps", 1000, 1001) { count in
      button + "interaction: [\(list(count) { _ in "tap: a" })]\n"
    },
    sheet("taps of a step", 65, "between 1 and 100", 100, 101) {
      button + "interaction: [{ tap: a, count: \($0) }]\n"
    },
    sheet("duration of a step", 65, "between 0 and 60", 60, 60.5) {
      button + "interaction: [{ wait: \($0) }]\n"
    },
  ]

  /// A drawing with a number of lines.
  private static func drawing(_ count: Int) -> String {
    let lines = String(repeating: "L1 1", count: count - 1)
    return "<svg viewBox=\"0 0 9 9\"><path d=\"M0 0\(lines)\"/></svg>"
  }

  /// A file of tokens, each of which is 1.
  private static func tokens(_ numbers: Range<Int>) -> String {
    "{ \"$type\": \"number\", " + numbers.map { "\"t\($0)\":{\"$value\":1}" }.joined(separator: ",") + " }"
  }

  private static let named: [Bound] = [
    files("a symbol's drawing", 75, "at most 4000 moves", 4000, 4001) { count in
      [
        "a.yaml": "maquette: 1\nsymbols: { own: own.svg }\nbody: { symbol: own }\n",
        "own.svg": drawing(count),
      ]
    },
    files("all drawings", 75, "all drawings together 50000", 2000, 2001) { count in
      var files = ["last.svg": drawing(count)]
      for index in 0..<12 { files["s\(index).svg"] = drawing(4000) }
      files["a.yaml"] =
        "maquette: 1\nsymbols: { \(list(12) { "s\($0): s\($0).svg" }), last: last.svg }\nbody: { symbol: s0 }\n"
      return files
    },
    files("bytes of a token file", 75, "more than 4194304 bytes", 0, 1, command: "tokens a.tokens.json") {
      ["a.tokens.json": "{}" + String(repeating: " ", count: 4 << 20 - 2 + $0)]
    },
    files(
      "bytes of a file of tokens that a resolver names", 75, "more than 4194304 bytes", 0, 1,
      command: "tokens a.resolver.json"
    ) { more in
      let set = "{ \"all\": { \"sources\": [{ \"$ref\": \"a.tokens.json\" }] } }"
      let order = "[{ \"$ref\": \"#/sets/all\" }]"
      return [
        "a.resolver.json": "{ \"version\": \"2025.10\", \"sets\": \(set), \"resolutionOrder\": \(order) }",
        "a.tokens.json": "{}" + String(repeating: " ", count: 4 << 20 - 2 + more),
      ]
    },
    files(
      "groups that extend others", 75, "more than 1000 groups", 1000, 1001, command: "tokens a.tokens.json"
    ) {
      count in
      let groups = list(count) { "\"g\($0)\": { \"$extends\": \"{base}\" }" }
      return ["a.tokens.json": "{ \"base\": { \"x\": { \"$type\": \"number\", \"$value\": 1 } }, \(groups) }"]
    },
    // Names count as their values do: four for a token, and three around them.
    files(
      "values of a token file", 75, "more than 400000 values", 99_999, 100_000,
      command: "tokens a.tokens.json"
    ) {
      ["a.tokens.json": tokens(0..<$0)]
    },
    files(
      "tokens", 75, "more than 100000 tokens", 100_000, 100_001, command: "tokens a.tokens.json b.tokens.json"
    ) {
      ["a.tokens.json": tokens(0..<50_000), "b.tokens.json": tokens(50_000..<$0)]
    },
    // Each group has what the next one has, one level deeper.
    files("groups that copies nest", 75, "more than 128 levels", 126, 127, command: "tokens a.tokens.json") {
      count in
      let groups = list(count) { "\"g\($0)\": { \"x\": { \"$extends\": \"{g\($0 + 1)}\" } }" }
      let last = "\"g\(count)\": { \"x\": { \"t\": { \"$type\": \"number\", \"$value\": 1 } } }"
      return ["a.tokens.json": "{ \(groups), \(last) }"]
    },
    files("references into values", 65, "through more than 64", 64, 65, command: "tokens a.tokens.json") {
      count in
      func curve(_ index: Int, _ start: String) -> String {
        "\"c\(index)\": { \"$type\": \"cubicBezier\", \"$value\": [\(start), 0, 1, 1] }"
      }
      let curves = list(count - 1) { curve($0, "{ \"$ref\": \"#/c\($0 + 1)/$value/0\" }") }
      let first = "\"a\": { \"$type\": \"number\", \"$value\": { \"$ref\": \"#/c0/$value/0\" } }"
      return ["a.tokens.json": "{ \(first), \(curves), \(curve(count - 1, "0")) }"]
    },
    files("sources of sets", 75, "more than 10000 sources", 10_000, 10_001, command: "tokens a.resolver.json")
    {
      count in
      let sources = list(count) { _ in "{}" }
      let set = "{ \"all\": { \"sources\": [\(sources)] } }"
      let order = "[{ \"$ref\": \"#/sets/all\" }]"
      return [
        "a.resolver.json":
          "{ \"version\": \"2025.10\", \"sets\": \(set), \"resolutionOrder\": \(order) }"
      ]
    },
    files("token files", 75, "more than 100 files", 100, 101) { count in
      var files = ["a.yaml": "maquette: 1\ntokens: [\(list(count) { "t\($0).tokens.json" })]\n" + label]
      for index in 0..<count { files["t\(index).tokens.json"] = "{}" }
      return files
    },
  ]

  @Test(
    "what is at a bound is taken, what is beyond it is refused in a named file",
    arguments: Rounds.part(sheets + named, every: 4))
  func bound(_ bound: Bound) throws {
    let taken = try Workplace(files: bound.within).run(bound.command)
    #expect(taken.status == 0, "\(taken.message)")
    let refused = try Workplace(files: bound.beyond).run(bound.command)
    #expect(refused.status == bound.code && refused.text.isEmpty)
    #expect(refused.message.contains(bound.message), "\(refused.message)")
    let file = refused.message.prefix { $0 != ":" }
    #expect(bound.beyond.keys.contains(String(file)), "\(file)")
  }

  @Test("shards of a run")
  func shards() throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\n" + Self.label])
    try place.expect("plan a.yaml --shard 1/10000")
    #expect(try place.expect("plan a.yaml --shard 1/10001", 64).message.contains("n up to 10000"))
  }
}
