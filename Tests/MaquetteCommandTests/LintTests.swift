import Testing

@Suite("maquette lint", .inTurn)
struct LintTests {
  private static let bad = """
    maquette: 1
    body:
      button: { symbol: trash, style: gray, height: 30, accessibility-label: Delete }
    """
  private static let good = """
    maquette: 1
    body:
      button: { title: Play, style: gray, size: large }
    """

  @Test("what is found goes to standard output and the exit code is 2")
  func findings() throws {
    let place = try Workplace(files: ["bad.yaml": Self.bad, "good.yaml": Self.good])
    let outcome = try place.expect("lint bad.yaml good.yaml --rule L-hit", 2)
    #expect(outcome.text.hasPrefix("bad.yaml:3:3: warning: L-hit: button \"Delete\": hit target "))
    #expect(outcome.message.hasSuffix("1 warning in 2 pictures of 2 sheets\n"))
    try place.expect("lint good.yaml --rule L-hit")
    #expect(try place.files() == ["bad.yaml", "good.yaml"])
  }

  @Test("a configuration makes a rule an error, or leaves it out")
  func configuration() throws {
    let place = try Workplace(files: [
      "bad.yaml": Self.bad, "strict.yaml": "rules: { L-hit: error }", "off.yaml": "rules: { L-hit: off }",
      "wrong.yaml": "rules: { L-hitt: off }",
    ])
    func run(_ configuration: String) throws -> Workplace.Outcome {
      try place.run(["lint", "bad.yaml", "--config", configuration, "--rule", "L-hit"])
    }
    #expect(try run("strict.yaml").text.contains(": error: L-hit"))
    #expect(try run("off.yaml").status == 0)
    let wrong = try run("wrong.yaml")
    #expect(wrong.status == 65)
    #expect(wrong.message.contains("wrong.yaml:1:10: error: there is no rule 'L-hitt'"))
    #expect(wrong.message.contains("did you mean 'L-hit'?"))
    #expect(try run("missing.yaml").status == 66)
  }

  @Test("every format says the same to others", arguments: ["json", "sarif", "github"])
  func formats(format: String) throws {
    let place = try Workplace(files: ["bad.yaml": Self.bad])
    let outcome = try place.expect(["lint", "bad.yaml", "--format", format, "--rule", "L-hit"], 2)
    #expect(outcome.text.contains("L-hit"))
    #expect(outcome.text.contains("44 x 44 pt required"))
    #expect(outcome.message.isEmpty)
  }

  @Test("a rule is explained in words and drawn, findings are drawn on the picture")
  func pictures() throws {
    let place = try Workplace(files: ["bad.yaml": Self.bad])
    let words = try place.expect("lint --explain L-hit")
    #expect(words.text.hasPrefix("L-hit (warning)\n"))
    try place.expect("lint --explain L-hit --picture hit.png")
    try place.expect("lint bad.yaml --picture found/", 2)
    try place.expect("inspect bad.yaml --legend legend.png")
    #expect(Set(try place.files()) == ["bad.yaml", "found/bad.png", "hit.png", "legend.png"])
    let unknown = try place.expect("lint --explain L-hitt", 64)
    #expect(unknown.message.contains("did you mean 'L-hit'?"))
  }

  @Test("pictures of one name keep the folders of their sheets, and do not take each other's place")
  func picturePlaces() throws {
    let many = Self.bad + "\nvariants: { appearance: [light, dark] }\n"
    let place = try Workplace(files: [
      "in/a/row.yaml": Self.bad, "in/b/row.yaml": Self.bad, "many.yaml": many,
    ])
    let sheets = try place.files()
    func run(_ arguments: String) throws -> Workplace.Outcome {
      try place.run(arguments.split(separator: " ").map(String.init))
    }
    for (arguments, message) in [
      ("lint many.yaml --picture one.png", "there are 2 pictures, but 'one.png' is one file; name a folder"),
      ("lint many.yaml --picture -", "standard output takes one picture, but there are 2"),
      ("lint in --picture one.png", "there are 2 pictures, but 'one.png' is one file; name a folder"),
      (
        "lint in/a/row.yaml in/b/row.yaml --picture found/",
        "'in/a/row.yaml' and 'in/b/row.yaml' would both be drawn to 'found/row.png'; draw them to two folders"
      ),
      (
        "inspect many.yaml --legend one.png",
        "there are 2 pictures, but 'one.png' is one file; name a folder"
      ),
    ] {
      let outcome = try run(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.message == "maquette: \(message)\n")
    }
    #expect(try place.files() == sheets)
    #expect(try run("lint in --picture found/").status == 2)
    #expect(try place.files() == ["found/a/row.png", "found/b/row.png"] + sheets)
  }

  @Test("a sheet that cannot be read does not keep others from being looked at")
  func brokenSheets() throws {
    let place = try Workplace(files: ["broken.yaml": "maquette: 1\nbody: [", "bad.yaml": Self.bad])
    let outcome = try place.expect("lint broken.yaml bad.yaml", 65)
    #expect(outcome.text.contains("L-hit"))
  }

  @Test("findings do not depend on the number of threads")
  func threads() throws {
    let many = Self.bad + "\nvariants: { appearance: [light, dark], text-size: [small, large] }\n"
    let place = try Workplace(files: ["a.yaml": many, "b.yaml": Self.good, "c.yaml": many])
    let one = try place.expect("lint a.yaml b.yaml c.yaml --threads 1", 2)
    let four = try place.expect("lint a.yaml b.yaml c.yaml --threads 4", 2)
    #expect(one.text == four.text)
    #expect(try place.run(["lint", "a.yaml", "--threads", "0"]).status == 64)
  }

  @Test("with a cache only what has changed is checked, and the findings are the same")
  func cache() throws {
    let place = try Workplace(files: [
      "in/bad.yaml": Self.bad, "in/good.yaml": Self.good, "off.yaml": "rules: { L-hit: off }",
    ])
    let plain = try place.expect("lint in", 2)
    func cached(_ options: String = "", _ status: Int32 = 2) throws -> Workplace.Outcome {
      try place.expect("lint in --cache found.jsonl \(options)", status)
    }
    let first = try cached()
    #expect(first.text == plain.text)
    #expect(!first.message.contains("unchanged"))
    let second = try cached()
    #expect(second.text == plain.text)
    #expect(second.message.hasSuffix("in 2 pictures of 2 sheets, 2 unchanged\n"), "\(second.message)")
    // Other rules and other severities have other findings.
    #expect(try !cached("--rule L-hit").message.contains("unchanged"))
    #expect(try !cached("--config off.yaml", 0).text.contains("L-hit"))
    _ = try cached()
    try place.write(Self.good, to: "in/bad.yaml")
    let mended = try cached("", 0)
    #expect(!mended.text.contains("L-hit"))
    #expect(mended.message.hasSuffix("of 2 sheets, 1 unchanged\n"), "\(mended.message)")
  }

  @Test("a file that is no cache is not overwritten, and a damaged line of one is worked out anew")
  func otherFiles() throws {
    let place = try Workplace(files: ["bad.yaml": Self.bad])
    let wrong = try place.expect("lint bad.yaml --cache bad.yaml", 64)
    #expect(wrong.message.contains("'bad.yaml' is not a findings cache and would be overwritten"))
    #expect(try place.bytes(of: "bad.yaml") == Array(Self.bad.utf8))
    let first = try place.expect("lint bad.yaml --cache found.jsonl", 2)
    let cache = String(decoding: try place.bytes(of: "found.jsonl"), as: UTF8.self)
    try place.write(cache.replacing("L-hit", with: "L-hat"), to: "found.jsonl")
    let second = try place.expect("lint bad.yaml --cache found.jsonl", 2)
    #expect(second.text == first.text)
    #expect(second.message.contains("this line is damaged"))
  }

  @Test("the scale is that of the command line")
  func scale() throws {
    let place = try Workplace(files: ["bad.yaml": Self.bad])
    try place.expect("lint bad.yaml --scale 1 --picture one.png", 2)
    try place.expect("lint bad.yaml --scale 3 --picture three.png", 2)
    #expect(try place.bytes(of: "one.png").count < place.bytes(of: "three.png").count)
  }
}
