import Testing

@Suite("maquette check", .inTurn)
struct CheckTests {
  private func workplace() throws -> Workplace {
    try Workplace(files: ["Golden/Button/a.yaml": RenderTests.sheet])
  }

  private static let hint = "the failures are in .build/maquette; 'maquette review' walks through them\n"

  @Test("a golden is missing, recorded, equal, different and accepted")
  func life() throws {
    let place = try workplace()
    try place.expect(
      "check", 1,
      output: "Golden/Button/a.png: there is no golden picture yet; to record it, run with "
        + "--record missing or set MAQUETTE_RECORD=missing\n",
      message: "1 picture: 0 equal, 0 recorded, 1 failed\n" + Self.hint)
    #expect(try place.goldenFiles() == ["Golden/Button/a.yaml"])

    try place.expect(
      "check --record missing", output: "Golden/Button/a.png: recorded; look at it before you commit it\n")
    try place.expect(
      "check Golden/Button/a.yaml", output: "", message: "1 picture: 1 equal, 0 recorded, 0 failed\n")

    try Goldens.change("Golden/Button/a.yaml", in: place)
    let different = try place.expect("check --record missing", 1)
    #expect(different.text.hasPrefix("Golden/Button/a.png: "))
    try place.expect("check --record never", 1, environment: ["MAQUETTE_RECORD": "failed"])
    try place.expect("check", environment: ["MAQUETTE_RECORD": "failed"])
    try place.expect("check")
  }

  @Test("nothing is recorded under CI")
  func continuousIntegration() throws {
    let place = try workplace()
    for (arguments, variable) in [(["check", "--record", "all"], ""), (["check"], "all")] {
      try place.expect(
        arguments, 64,
        message: "maquette: goldens are not recorded (all) while CI is set: record them on a "
          + "machine where you can look at them, and commit them\n",
        environment: ["CI": "true", "MAQUETTE_RECORD": variable])
    }
    try place.expect("check", 1, environment: ["CI": "true"])
    #expect(try place.goldenFiles() == ["Golden/Button/a.yaml"])
  }

  @Test("a damaged golden fails, and so does a picture without a sheet")
  func damagedAndOrphaned() throws {
    let place = try workplace()
    try place.write("", to: "Golden/Button/a.png")
    try place.write("", to: "Golden/Button/b.png")
    try place.expect(
      "check", 1,
      output: """
        Golden/Button/a.png: the file is empty
        Golden/Button/b.png: no sheet draws this picture; bring its sheet back, or delete it with --prune --yes

        """)
  }

  @Test("a sheet that cannot be drawn fails with its diagnostics, and so do two that draw one picture")
  func wrongSheet() throws {
    let place = try Workplace(files: [
      "Golden/Button/a.yaml": "maquette: 1\nbody: { buton: Play }\n",
      "Golden/Switch/a.json": "{\"maquette\": 1, \"body\": {\"label\": \"A\"}}",
      "Golden/Switch/a.yaml": RenderTests.sheet,
    ])
    let outcome = try place.expect("check --record all", 65)
    #expect(outcome.text.hasPrefix("Golden/Button/a.yaml:2:9: error: unknown element 'buton'"))
    #expect(
      outcome.text.contains(
        "\nGolden/Switch/a.yaml: it draws Golden/Switch/a.png, which Golden/Switch/a.json draws too; "
          + "rename one of them\n"))
    #expect(outcome.message == "3 pictures: 0 equal, 1 recorded, 2 failed\n")
  }

  @Test("a folder without goldens is no success")
  func nothing() throws {
    let place = try Workplace()
    try place.expect("check", 66, message: "maquette: Golden: cannot read: no such file or folder\n")
    try place.write("", to: "Golden/notes.txt")
    try place.expect(
      "check", 65,
      message: "maquette: Golden: there are no goldens here; a golden is a sheet, "
        + "<Control>/<case>.yaml, with its picture beside it\n")
  }

  @Test("what fails comes first, with what changed")
  func order() throws {
    let place = try Goldens.recorded()
    try place.remove("Golden/Button/a.png")
    try Goldens.change("Golden/Switch/b.yaml", in: place)
    let outcome = try place.run("check --record missing")
    let lines = outcome.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.count == 2)
    #expect(outcome.text.contains("  the same changed in 1 more: Golden/Switch/b~light.png\n"))
    #expect(lines.first?.hasPrefix("Golden/Switch/b~dark.png: ") == true)
    #expect(lines.last == "Golden/Button/a.png: recorded; look at it before you commit it")
  }

  @Test("a filter takes single variants; one that chooses nothing is a failure")
  func filter() throws {
    let place = try Goldens.recorded()
    try place.expect("check --filter Switch/*dark", message: "1 picture: 1 equal, 0 recorded, 0 failed\n")
    try place.expect(
      "check --filter Slider --filter x", 64,
      message: "maquette: no golden's path matches 'Slider' or 'x'; one is 'Golden/Button/a.png'\n")
    try place.expect(["check", "--filter", ""], 64)
  }

  @Test("JSON goes to standard output, and words beside it to standard error")
  func json() throws {
    let place = try Goldens.changed()
    let outcome = try place.expect("check --json", 1)
    #expect(outcome.text.hasPrefix("{\n") && outcome.text.contains("\"path\" : \"Golden/Button/a.png\""))
    #expect(outcome.message.hasPrefix("Golden/Button/a.png: "))
    let file = try place.run("check --json out/results.json")
    #expect(file.text.hasPrefix("Golden/Button/a.png: "))
    #expect(try place.bytes(of: "out/results.json").first == UInt8(ascii: "{"))
    let trap = try place.expect("check --json Golden", 64)
    #expect(trap.message.contains("for standard output write --json - Golden"))
  }

  @Test("pictures of another folder, such as a device's, are goldens too: recorded, compared, reviewed")
  func pictures() throws {
    let place = try Workplace(files: ["a.yaml": RenderTests.sheet])
    for name in ["shots/A/home.png", "shots/login.png"] { try place.run("render a.yaml -o \(name)") }
    try place.expect("check Screens --pictures shots", 1)
    try place.expect("check Screens --pictures shots --record missing")
    #expect(
      try place.files().filter { $0.hasPrefix("Screens/") } == ["Screens/A/home.png", "Screens/login.png"])
    try place.expect("check Screens --pictures shots")
    try Goldens.change("a.yaml", in: place)
    try place.run("render a.yaml -o shots/login.png")
    let outcome = try place.expect("check Screens --pictures shots", 1)
    #expect(outcome.text.hasPrefix("Screens/login.png: "))
    try place.expect("review", input: "a\n")
    try place.expect("check Screens --pictures shots")
    try place.remove("shots/login.png")
    #expect(
      try place.expect("check Screens --pictures shots", 65).text
        == "Screens/login.png: there is no 'shots/login.png' to compare it with\n")
    try place.expect("check Screens --pictures empty", 66)
  }
}
