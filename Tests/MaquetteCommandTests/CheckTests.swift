import MaquettePNG
import MaquetteRaster
import Testing

@Suite("maquette check")
struct CheckTests {
  private func workplace() throws -> Workplace {
    try Workplace(files: ["Golden/Button/a.yaml": RenderTests.sheet])
  }

  @Test("a golden is missing, recorded, equal, different and accepted")
  func life() throws {
    let place = try workplace()
    let missing = try place.run(["check"])
    #expect(missing.status == 1)
    #expect(
      missing.text == "Golden/Button/a.png: there is no golden picture yet; to record it, run with "
        + "--record missing or set MAQUETTE_RECORD=missing\n")
    #expect(missing.message == "1 picture: 0 equal, 0 recorded, 1 failed\n")
    #expect(try place.files() == ["Golden/Button/a.yaml"])

    let recorded = try place.run(["check", "--record", "missing"])
    #expect(recorded.status == 0)
    #expect(recorded.text == "Golden/Button/a.png: recorded; look at it before you commit it\n")
    let equal = try place.run(["check", "Golden/Button/a.yaml"])
    #expect(equal.status == 0)
    #expect(equal.text == "")
    #expect(equal.message == "1 picture: 1 equal, 0 recorded, 0 failed\n")

    try place.write(RenderTests.sheet.replacing("Play", with: "Plan"), to: "Golden/Button/a.yaml")
    let different = try place.run(["check", "--record", "missing"])
    #expect(different.status == 1)
    #expect(different.text.hasPrefix("Golden/Button/a.png: "))
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
    #expect(try place.files() == ["Golden/Button/a.yaml"])
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

  @Test("a sheet that cannot be drawn fails with its diagnostics")
  func wrongSheet() throws {
    let place = try Workplace(files: ["Golden/Button/a.yaml": "maquette: 1\nbody: { buton: Play }\n"])
    let outcome = try place.run(["check"])
    #expect(outcome.status == 65)
    #expect(outcome.text.hasPrefix("Golden/Button/a.yaml:2:9: error: unknown element 'buton'"))
    #expect(outcome.message == "1 picture: 0 equal, 0 recorded, 1 failed\n")
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
}
