import MaquettePNG
import MaquetteRaster
import Testing

@Suite("maquette check")
struct CheckTests {
  private func workplace() throws -> Workplace {
    try Workplace(files: ["Golden/Button/a.yaml": RenderTests.sheet])
  }

  private static let hint = "what failed is in .build/maquette; 'maquette review' walks through it\n"

  @Test("a golden is missing, recorded, equal, different and accepted")
  func life() throws {
    let place = try workplace()
    let missing = try place.run(["check"])
    #expect(missing.status == 1)
    #expect(
      missing.text == "Golden/Button/a.png: there is no golden picture yet; to record it, run with "
        + "--record missing or set MAQUETTE_RECORD=missing\n")
    #expect(missing.message == "1 picture: 0 equal, 0 recorded, 1 failed\n" + Self.hint)
    #expect(try place.goldenFiles() == ["Golden/Button/a.yaml"])

    let recorded = try place.run(["check", "--record", "missing"])
    #expect(recorded.status == 0)
    #expect(recorded.text == "Golden/Button/a.png: recorded; look at it before you commit it\n")
    let equal = try place.run(["check", "Golden/Button/a.yaml"])
    #expect(equal.status == 0)
    #expect(equal.text == "")
    #expect(equal.message == "1 picture: 1 equal, 0 recorded, 0 failed\n")

    try Goldens.change("Golden/Button/a.yaml", in: place)
    let different = try place.run(["check", "--record", "missing"])
    #expect(different.status == 1)
    #expect(different.text.hasPrefix("Golden/Button/a.png: "))
    let never = try place.run(["check", "--record", "never"], environment: ["MAQUETTE_RECORD": "failed"])
    #expect(never.status == 1)
    #expect(try place.run(["check"], environment: ["MAQUETTE_RECORD": "failed"]).status == 0)
    #expect(try place.run(["check"]).status == 0)
  }

  @Test("nothing is recorded under CI")
  func continuousIntegration() throws {
    let place = try workplace()
    for (arguments, variable) in [(["check", "--record", "all"], ""), (["check"], "all")] {
      let outcome = try place.run(arguments, environment: ["CI": "true", "MAQUETTE_RECORD": variable])
      #expect(outcome.status == 64)
      #expect(
        outcome.message == "maquette: goldens are not recorded (all) where CI is set: record them where you "
          + "can look at them, and commit them\n")
    }
    #expect(try place.run(["check"], environment: ["CI": "true"]).status == 1)
    #expect(try place.goldenFiles() == ["Golden/Button/a.yaml"])
  }

  @Test("a damaged golden fails, and so does a picture without a sheet")
  func damagedAndOrphaned() throws {
    let place = try workplace()
    try place.write("", to: "Golden/Button/a.png")
    try place.write("", to: "Golden/Button/b.png")
    let outcome = try place.run(["check"])
    #expect(outcome.status == 1)
    #expect(
      outcome.text == """
        Golden/Button/a.png: the file is empty; a PNG has at least 67 bytes
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
    let outcome = try place.run(["check", "--record", "all"])
    #expect(outcome.status == 65)
    #expect(outcome.text.hasPrefix("Golden/Button/a.yaml:2:9: error: unknown element 'buton'"))
    #expect(
      outcome.text.contains(
        "\nGolden/Switch/a.yaml: it draws Golden/Switch/a.png, and so does Golden/Switch/a.json; "
          + "rename one of them\n"))
    #expect(outcome.message == "3 pictures: 0 equal, 1 recorded, 2 failed\n")
  }

  @Test("a folder without goldens is no success")
  func nothing() throws {
    let place = try Workplace()
    let missing = try place.run(["check"])
    #expect(missing.status == 66)
    #expect(missing.message == "maquette: Golden: cannot read: no such file or folder\n")
    try place.write("", to: "Golden/notes.txt")
    let empty = try place.run(["check"])
    #expect(empty.status == 65)
    #expect(
      empty.message == "maquette: Golden: there are no goldens here; a golden is a sheet, "
        + "<Control>/<case>.yaml, with its picture beside it\n")
  }

  @Test("what fails comes first, with what changed")
  func order() throws {
    let place = try Goldens.recorded()
    try place.remove("Golden/Button/a.png")
    try Goldens.change("Golden/Switch/b.yaml", in: place)
    let outcome = try place.run(["check", "--record", "missing"])
    let lines = outcome.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("Golden/Switch/b~dark.png: ") == true)
    #expect(lines.last == "Golden/Button/a.png: recorded; look at it before you commit it")
  }

  @Test("a filter takes single variants; one that chooses nothing is a failure")
  func filter() throws {
    let place = try Goldens.recorded()
    let dark = try place.run(["check", "--filter", "Switch/*dark"])
    #expect(dark.status == 0)
    #expect(dark.message == "1 picture: 1 equal, 0 recorded, 0 failed\n")
    let nothing = try place.run(["check", "--filter", "Slider", "--filter", "x"])
    #expect(nothing.status == 64)
    #expect(
      nothing.message == "maquette: no golden's path matches 'Slider' or 'x', and a check of nothing proves "
        + "nothing; one is 'Golden/Button/a.png'\n")
    #expect(try place.run(["check", "--filter", ""]).status == 64)
  }

  @Test("JSON goes to standard output, and words beside it to standard error")
  func json() throws {
    let place = try Goldens.changed()
    let outcome = try place.run(["check", "--json"])
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("{\n") && outcome.text.contains("\"path\" : \"Golden/Button/a.png\""))
    #expect(outcome.message.hasPrefix("Golden/Button/a.png: "))
    let file = try place.run(["check", "--json", "out/results.json"])
    #expect(file.text.hasPrefix("Golden/Button/a.png: "))
    #expect(try place.bytes(of: "out/results.json").first == UInt8(ascii: "{"))
    let trap = try place.run(["check", "--json", "Golden"])
    #expect(trap.status == 64)
    #expect(trap.message.contains("for standard output write --json - Golden"))
  }
}
