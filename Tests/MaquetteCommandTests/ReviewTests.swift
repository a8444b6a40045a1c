import Testing

@Suite("maquette review and accept")
struct ReviewTests {
  private func equals(_ place: Workplace) throws -> [String] {
    let outcome = try place.run("check --results other")
    let failed = outcome.text.split(separator: "\n").filter { $0.hasPrefix("Golden/") }
    return failed.map { String($0.prefix { $0 != ":" }) }
  }

  @Test("piped answers accept, reject and skip")
  func answers() throws {
    let place = try Goldens.changed()
    let outcome = try place.expect(
      "review", 1, message: "1 accepted, 1 rejected, 1 undecided\n", input: "?\no\na\nr\nq\n")
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
    let outcome = try place.run("review", input: "s\nA\n")
    #expect(outcome.message == "2 accepted, 0 rejected, 1 undecided\n")
    #expect(try equals(place) == ["Golden/Button/a.png"])
    try place.expect("review", input: "accept\n")
    #expect(try equals(place) == [])
    try place.expect(
      "review", message: "nothing to decide: 3 pictures: 0 equal, 0 recorded, 3 accepted, 0 failed\n")
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
      message: "maquette: Golden/Button/a.png: the golden file has changed since it was checked; "
        + "check again, and look at it anew\n")
    let review = try place.run("review", input: "a\nA\n")
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
        message: "maquette: goldens are not accepted where CI is set: review them where you can "
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
      message: "maquette: Golden/Switch/b~drak.png: it is not in the results of the last check; "
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
