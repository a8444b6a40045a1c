import Foundation
import Testing

@Suite struct LivePageTests {
  static func served(_ sheets: [String: String]) throws -> ServedFolder {
    let folder = try TemporaryFolder()
    for (name, text) in sheets { try folder.write(text, to: name) }
    return try ServedFolder(folder)
  }

  @Test func theFolderIsShown() throws {
    let served = try Self.served(["a.yaml": TemporaryFolder.sheet("Play")])
    let page = try served.ask("GET", "")
    #expect(page.status == 200)
    #expect(page.text.contains("<title>Maquette</title>"))
    #expect(page.fields["content-security-policy"]?.contains("default-src 'none'") == true)
    let picture = try served.ask("GET", "picture", served.sheet("a.yaml"))
    #expect(picture.isPNG)
    let small = try served.ask("GET", "picture", ["sheet": served.folder("a.yaml"), "scale": "0.5"])
    #expect(small.isPNG)
    #expect(small.body != picture.body)
    let inspection = try served.ask("GET", "inspect", served.sheet("a.yaml")).text
    #expect(inspection.contains(#""name":"button","id":"play""#))
    #expect(inspection.contains(#""line":5"#))
    #expect(inspection.contains(#""text":"Play, button""#))
    #expect(try served.ask("GET", "source", served.sheet("a.yaml")).text == TemporaryFolder.sheet("Play"))
    #expect(try served.ask("GET", "findings", served.sheet("a.yaml")).text.contains("\"findings\""))
    #expect(try served.ask("GET", "sheets").text.contains("a.yaml"))
    #expect(served.stop())
  }

  @Test(arguments: [
    "../secret.yaml", "/etc/passwd", "secret.txt", "a.yaml/../../secret.yaml", "a.yaml\u{0}", "",
    "linked.yaml",
  ])
  func nothingElseIsRead(path: String) throws {
    let outside = try TemporaryFolder()
    try outside.write(TemporaryFolder.sheet("Secret"), to: "secret.yaml")
    let folder = try TemporaryFolder()
    try folder.write(TemporaryFolder.sheet("Play"), to: "a.yaml")
    try folder.write("secret", to: "secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder("linked.yaml"), withDestinationPath: outside("secret.yaml"))
    let served = try ServedFolder(folder)
    for route in ["picture", "inspect", "source", "findings", "golden", "frame", "touch"] {
      for sheet in [path, folder(path)] {
        let client = try #require(Client(port: served.port))
        client.send("GET", served.target(route, ["sheet": sheet]), port: served.port)
        let answer = try #require(client.answer())
        #expect([400, 404].contains(answer.status), "\(route) \(sheet)")
        #expect(answer.body.isEmpty)
      }
    }
    #expect(try !served.ask("GET", "sheets").text.contains("linked"))
    #expect(served.stop())
  }

  @Test func aSavedSheetIsDrawnAgain() throws {
    let served = try Self.served([
      "a.yaml": TemporaryFolder.sheet("Play"), "b.yaml": TemporaryFolder.sheet("Other"),
    ])
    let before = try served.ask("GET", "picture", served.sheet("a.yaml"))
    let events = try served.listen()
    try served.folder.write(TemporaryFolder.sheet("Stop"), to: "a.yaml")
    let event = try #require(served.waits(events, for: "a.yaml"))
    #expect(!event.contains("b.yaml") || event.contains("\"read\":true"))
    let after = try served.ask("GET", "picture", ["sheet": served.folder("a.yaml"), "v": "99"])
    #expect(after.isPNG)
    #expect(after.body != before.body)
    #expect(served.stop())
  }

  @Test func anErrorKeepsTheLastPicture() throws {
    let served = try Self.served(["a.yaml": TemporaryFolder.sheet("Play")])
    let before = try served.ask("GET", "picture", served.sheet("a.yaml"))
    #expect(before.isPNG)
    let events = try served.listen()
    try served.folder.write(TemporaryFolder.sheet("Play").replacing("title", with: "titel"), to: "a.yaml")
    let event = try #require(served.waits(events, for: "problems"))
    #expect(event.contains("titel"))
    #expect(event.contains("\"line\":5"))
    #expect(event.contains("did you mean 'title'"))
    #expect(
      try served.ask("GET", "picture", ["sheet": served.folder("a.yaml"), "v": "77"]).body == before.body)
    try served.folder.write(TemporaryFolder.sheet("Stop"), to: "a.yaml")
    #expect(served.waits(events, for: "\"read\":true").map { !$0.contains("problems") } == true)
    #expect(served.stop())
  }

  @Test func filesComeAndGo() throws {
    let served = try Self.served(["a.yaml": TemporaryFolder.sheet("Play")])
    #expect(try served.ask("GET", "picture", served.sheet("a.yaml")).isPNG)
    let events = try served.listen()
    try served.folder.write(TemporaryFolder.sheet("New"), to: "b.yaml")
    #expect(served.waits(events, for: "b.yaml", in: "folder") != nil)
    #expect(try served.ask("GET", "picture", served.sheet("b.yaml")).isPNG)
    try FileManager.default.moveItem(atPath: served.folder("a.yaml"), toPath: served.folder("c.yaml"))
    #expect(served.waits(events, for: "c.yaml", in: "folder").map { !$0.contains("a.yaml") } == true)
    #expect(try served.ask("GET", "picture", served.sheet("a.yaml")).status == 404)
    #expect(try served.ask("GET", "picture", served.sheet("c.yaml")).isPNG)
    #expect(served.stop())
  }

  @Test func anIncludedFileCounts() throws {
    let served = try Self.served([
      "a.yaml": "maquette: 1\nbody:\n  include: _part.yaml\n", "_part.yaml": "button: Play\n",
    ])
    let before = try served.ask("GET", "picture", served.sheet("a.yaml"))
    #expect(before.isPNG)
    let events = try served.listen()
    try served.folder.write("button: Stop\n", to: "_part.yaml")
    #expect(served.waits(events, for: "a.yaml") != nil)
    #expect(
      try served.ask("GET", "picture", ["sheet": served.folder("a.yaml"), "v": "9"]).body != before.body)
    #expect(served.stop())
  }

  @Test func twoPagesHearTheSame() throws {
    let served = try Self.served(["a.yaml": TemporaryFolder.sheet("Play")])
    #expect(try served.ask("GET", "picture", served.sheet("a.yaml")).isPNG)
    let pages = try [served.listen(), served.listen()]
    try served.folder.write(TemporaryFolder.sheet("Stop"), to: "a.yaml")
    let heard = pages.map { served.waits($0, for: "a.yaml") }
    #expect(heard[0] != nil)
    #expect(heard[0] == heard[1])
    #expect(served.stop())
  }

  @Test func aThousandSheetsAreKnownAtOnce() throws {
    let folder = try TemporaryFolder()
    for number in 0..<1000 {
      try folder.write(TemporaryFolder.sheet("Sheet \(number)"), to: "s\(number).yaml")
    }
    let served = try ServedFolder(folder)
    let listing = try served.ask("GET", "sheets").text
    #expect(listing.matches(of: /"path":/).count == 1000)
    #expect(try served.ask("GET", "picture", served.sheet("s999.yaml")).isPNG)
    #expect(served.stop())
  }
}
