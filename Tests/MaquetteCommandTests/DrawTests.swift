import MaquettePNG
import MaquetteRaster
import Testing

@Suite("maquette draw", .inTurn)
struct DrawTests {
  @Test("a control is drawn as the sheet would draw it")
  func sameAsSheet() throws {
    let place = try Workplace(files: [
      "a.yaml": """
      maquette: 1
      body: { button: { title: Play, symbol: play.fill, style: filled, size: large, frame: { width: 200 } } }
      appearance: dark
      scale: 3
      padding: 4
      background: transparent
      """
    ])
    try place.run("render a.yaml")
    try place.expect(
      "draw button title=Play symbol=play.fill style=filled size=large frame.width=200 -o play.png"
        + " --appearance dark --scale 3 --padding 4 --background transparent",
      output: "play.png\n", message: "")
    let (drawn, rendered) = try (place.bytes(of: "play.png"), place.bytes(of: "a.png"))
    #expect(try PNG.decode(drawn) == PNG.decode(rendered))
    #expect(try PNG.decodePicture(drawn).scale == 3)
  }

  @Test("an era is another look, and one that the platform does not tell apart its classic one")
  func eras() throws {
    let place = try Workplace()
    func draw(_ options: String...) throws -> Bitmap {
      let outcome = try place.run(["draw", "switch", "-o", "-", "--scale", "1", "--padding", "0"] + options)
      #expect(outcome.status == 0, "\(outcome.message)")
      return try PNG.decode(outcome.output)
    }
    #expect(try draw("--era", "glass").width == 63)
    #expect(try draw("--era", "classic").width == 51)
    #expect(try draw("--era", "glass", "--platform", "macos").width == 54)
    #expect(try draw("--era", "ios7", "--platform", "watchos") == draw("--platform", "watchos"))
    let wrong = try place.run("draw switch -o - --era glas")
    #expect(wrong.status == 64 && wrong.message.contains("did you mean 'glass'?"))
  }

  @Test("a text alone is the title, and the file is called as the control")
  func shorthand() throws {
    let place = try Workplace()
    #expect(try place.run("draw button Play").text == "button.png\n")
    #expect(try place.run("draw button title=Play -o b/").text == "b/button.png\n")
    let stream = try place.run("draw button Play -o -")
    #expect(try place.bytes(of: "button.png") == stream.output)
    #expect(try place.bytes(of: "b/button.png") == stream.output)
  }

  @Test(
    "titles of any length and script are drawn", arguments: ["🎛️ 👩‍👩‍👧", "שלום", "ไทย 中文", "a=b=c", ".", "\\n"])
  func titles(title: String) throws {
    let place = try Workplace()
    let outcome = try place.expect(["draw", "button", "title=\(title)", "-o", "-"])
    #expect(try PNG.decode(outcome.output).width > 0)
  }

  @Test("an unknown symbol is a warning, and an error under --strict")
  func strict() throws {
    let place = try Workplace()
    let message = "unknown symbol 'play.fil'; a placeholder is drawn\n  did you mean 'play.fill'?\n"
    try place.expect("draw button symbol=play.fil -o a.png", message: "button: warning: " + message)
    try place.expect(
      "draw button symbol=play.fil -o b.png --strict", 65, message: "button: error: " + message)
    #expect(try place.files() == ["a.png"])
  }
}
