import Testing

/// A picture must not take the place of a file that is none: most of all of the sheet that it is drawn from.
@Suite("where pictures go", .inTurn)
struct OutputPlaceTests {
  private static let sheet = """
    maquette: 1
    body: { button: { id: play, title: Play } }
    interaction: [{ tap: play }]
    """

  private static func workplace() throws -> Workplace {
    try Workplace(files: ["s.yaml": sheet, "k.json": "{}", "notes.txt": "keep"])
  }

  @Test(
    "a file that is no PNG is kept",
    arguments: [
      ["render", "s.yaml", "-o", "s.yaml"], ["render", "s.yaml", "-o", "notes.txt", "--scale", "1"],
      ["lint", "s.yaml", "--picture", "k.json"], ["lint", "--explain", "L-hit", "--picture", "k.json"],
      ["storyboard", "s.yaml", "-o", "s.yaml"], ["draw", "button", "Play", "-o", "notes.txt"],
      ["inspect", "s.yaml", "--legend", "s.yaml"], ["compare", "a.png", "b.png", "--diff", "k.json"],
    ])
  func filesAreKept(words: [String]) throws {
    let place = try Self.workplace()
    try place.run("draw button Play -o a.png")
    try place.run("draw button Stop -o b.png")
    let outcome = try place.expect(words, 64)
    #expect(outcome.message.contains("is a file without the suffix .png"))
    #expect(try place.bytes(of: "s.yaml") == Array(Self.sheet.utf8))
    #expect(try place.bytes(of: "k.json") == Array("{}".utf8))
    #expect(try place.bytes(of: "notes.txt") == Array("keep".utf8))
  }

  @Test(
    "another picture's ending is refused and makes no folder",
    arguments: ["jpg", "JPEG", "gif", "webp", "tiff", "bmp"])
  func otherPictures(ending: String) throws {
    let place = try Self.workplace()
    let outcome = try place.expect("render s.yaml -o out.\(ending)", 64)
    #expect(outcome.message.contains("only PNG is written") && outcome.message.contains("'out.png'"))
    #expect(try place.files() == ["k.json", "notes.txt", "s.yaml"])
  }

  @Test("a picture is replaced, a device is written to, and a folder may be called anything")
  func allowed() throws {
    let place = try Self.workplace()
    try place.write("old", to: "s.png")
    try place.write("", to: "out.jpg/kept")
    try place.expect("render s.yaml -o s.png")
    #expect(try place.bytes(of: "s.png").count > 100)
    try place.expect("draw button Play -o /dev/null")
    #expect(try place.run("draw button Play -o out.jpg").text == "out.jpg/button.png\n")
  }
}
