import MaquetteSnapshots
import Testing

@Suite("maquette review and accept", .inTurn)
struct ReviewTests {
  /// The pictures that fail.
  private func equals(_ place: Workplace) throws -> [String] {
    let outcome = try place.run("check --results other --json")
    let report = try JSONReport.decode(Array(outcome.text.utf8), path: "results")
    return report.cases.filter { !$0.outcome.passes }.map(\.path)
  }

  @Test("piped answers accept, reject and skip")
  func answers() throws {
    let place = try Goldens.changed()
    let outcome = try place.expect(
      "review", 1, message: "1 accepted, 1 rejected, 1 undecided\n", input: "?\no\na\ne\nr\nq\n")
    #expect(outcome.text.contains("\n1 of 3  Golden/Button/a.png: "))
    #expect(outcome.text.contains("  a  accept: what was found becomes the golden file\n"))
    #expect(
      outcome.text.contains("  drawing: .build/maquette/pictures/Golden/Button/a.actual.png\n"))
    #expect(outcome.text.contains("Golden/Button/a.png: accepted\n"))
    #expect(try equals(place) == ["Golden/Switch/b~dark.png", "Golden/Switch/b~light.png"])

    // What was decided is not asked again, unless it was a no.
    let again = try place.run("review", input: "s\ns\n")
    #expect(again.text.contains("\n1 of 2  Golden/Switch/b~dark.png: "))
    #expect(again.status == 1)
  }

  @Test("a capital A accepts the sheet; when all is accepted the review passes")
  func sheet() throws {
    let place = try Goldens.changed()
    let outcome = try place.run("review", input: "s\ne\nA\n")
    #expect(outcome.message == "2 accepted, 0 rejected, 1 undecided\n")
    #expect(try equals(place) == ["Golden/Button/a.png"])
    try place.expect("review", input: "accept\n")
    #expect(try equals(place) == [])
    try place.expect(
      "review", message: "nothing to decide: 3 pictures: 0 equal, 0 recorded, 3 accepted, 0 failed\n")
  }

  /// Three pictures in which a button's fill changed, and one with another change.
  private func alike() throws -> Workplace {
    func sheet(_ style: String) -> String { "maquette: 1\nbody: { button: { title: A, style: \(style) } }\n" }
    let names = ["A/a", "A/b", "B/c"].map { "Golden/\($0).yaml" }
    let other = "Golden/B/d.yaml"
    let place = try Workplace(files: [other: sheet("gray")])
    for name in names { try place.write(sheet("filled"), to: name) }
    try place.run("check --record missing")
    for name in names { try place.write(sheet("tinted"), to: name) }
    try place.write(sheet("plain"), to: other)
    let outcome = try place.run("check")
    #expect(outcome.text.contains("  the same changed in 2 more: Golden/A/b.png, Golden/B/c.png\n"))
    return place
  }

  @Test("pictures in which the same changed are one question")
  func alikeInReview() throws {
    let place = try alike()
    let outcome = try place.expect(
      "review", 1, message: "3 accepted, 0 rejected, 1 undecided\n", input: "a\ns\n")
    #expect(outcome.text.contains("\n1-3 of 4  fill changed from #007AFF to "))
    #expect(outcome.text.contains("in 3 pictures\n  Golden/A/a.png\n  Golden/A/b.png\n  Golden/B/c.png\n"))
    #expect(outcome.text.contains("\n4 of 4  Golden/B/d.png: "))
    #expect(try equals(place) == ["Golden/B/d.png"])
  }

  @Test("and can be asked about one by one, or accepted by the name of one")
  func alikeByName() throws {
    let place = try alike()
    try place.expect("review", 1, message: "1 accepted, 1 rejected, 2 undecided\n", input: "e\na\nr\ns\nq\n")
    let fresh = try alike()
    try fresh.expect(
      "accept --alike Golden/B/c.png",
      output: "Golden/A/a.png: accepted\nGolden/A/b.png: accepted\nGolden/B/c.png: accepted\n")
    #expect(try equals(fresh) == ["Golden/B/d.png"])
  }

  @Test("no answers decide nothing")
  func end() throws {
    let place = try Goldens.changed()
    try place.expect("review", 1, message: "0 accepted, 0 rejected, 3 undecided\n", input: "what\n")
    #expect(try equals(place).count == 3)
  }

  @Test("a golden that changed since the check is left alone")
  func changedMeanwhile() throws {
    let place = try Goldens.changed()
    try place.write(place.bytes(of: "Golden/Switch/b~dark.png"), to: "Golden/Button/a.png")
    let before = try place.bytes(of: "Golden/Button/a.png")
    try place.expect(
      "accept Golden/Button", 1,
      message: "maquette: Golden/Button/a.png: the golden file has changed since the check; "
        + "check and review it again\n")
    let review = try place.run("review", input: "a\na\n")
    #expect(review.message.hasSuffix("2 accepted, 0 rejected, 1 undecided\n"))
    #expect(try place.bytes(of: "Golden/Button/a.png") == before)
  }

  @Test("nothing is accepted under CI")
  func continuousIntegration() throws {
    let place = try Goldens.changed()
    let before = try place.bytes(of: "Golden/Button/a.png")
    for arguments in [["accept", "--all"], ["review"]] {
      try place.expect(
        arguments, 64,
        message: "maquette: goldens are not accepted while CI is set: review them on a machine where you can "
          + "look at them, and commit them\n", input: "a\na\na\n", environment: ["CI": "1"])
    }
    #expect(try place.bytes(of: "Golden/Button/a.png") == before)
  }

  @Test(
    "accept takes a picture, a sheet, a folder or everything",
    arguments: [
      (["Golden/Switch/b~dark.png"], ["Golden/Button/a.png", "Golden/Switch/b~light.png"]),
      (["Golden/Switch/b.yaml"], ["Golden/Button/a.png"]), (["./Golden/Switch/"], ["Golden/Button/a.png"]),
      (["Golden/Button/a.png", "Golden/Switch/b.yaml"], []), (["--all"], []), (["."], []),
    ])
  func accept(arguments: [String], left: [String]) throws {
    let place = try Goldens.changed()
    try place.expect(["accept"] + arguments)
    #expect(try equals(place) == left)
  }

  @Test("accept names what it does not know, and then writes nothing")
  func unknown() throws {
    let place = try Goldens.changed()
    try place.expect(
      "accept Golden/Button/a.png Golden/Switch/b~drak.png", 66,
      message: "maquette: Golden/Switch/b~drak.png: the last check has no result for it; "
        + "did you mean 'Golden/Switch/b~dark.png'?\n")
    #expect(try equals(place).count == 3)
    try place.expect("accept", 64)
    try place.expect("accept --all Golden", 64)
  }

  @Test("a sheet that could not be drawn has nothing to accept")
  func notDrawn() throws {
    let place = try Workplace(files: ["Golden/Button/a.yaml": "maquette: 1\nbody: { buton: Play }\n"])
    try place.run("check")
    let outcome = try place.expect("accept Golden/Button/a.yaml", 65)
    #expect(
      outcome.message.hasPrefix("maquette: there is nothing to accept: Golden/Button/a.yaml:2:9: error: "))
  }

  @Test("without a check there is nothing to review")
  func noResults() throws {
    let place = try Workplace()
    for arguments in [["review"], ["accept", "--all"]] {
      let outcome = try place.expect(arguments, 66)
      #expect(outcome.message.hasPrefix("maquette: .build/maquette: there are no results here"))
    }
  }
}
