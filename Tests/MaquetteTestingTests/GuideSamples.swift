import MaquetteDesign
import MaquetteTesting

/// What the pages of the documentation show in Swift, as far as no test or example has it: it must compile.
///
/// `GuideTests` finds every block of a page here, or in another file, line by line.
enum GuideSamples {
  static func mockup() throws {
    let mockup = Mockup(theme: .ios, scale: 2) {
      VStack(spacing: 12) {
        Button("Play", symbol: "play.fill").style(.filled).size(.large)
        Toggle("Wi-Fi", isOn: true)
      }
    }
    try PNGFile.write(try mockup.render(), to: "mockup.png", options: PNGOptions(scale: 2))
  }

  static func sheets() throws {
    let sheet = try Sheet(path: "checkout.yaml")
    for picture in sheet.pictures {
      try PNGFile.write(try picture.mockup().render(), to: "\(picture.name).png")
    }
  }

  static func images() throws -> [any Sendable] {
    let photo = try Image(contentsOfFile: "photo.png").aspectRatio(.fill).clipShape(.circle)
    let badge = try ImageAsset(path: "badge.png", scale: 2)
    return [photo, badge]
  }

  static func session() {
    let session = Session(Mockup { Switch().id("wifi") })
    session.control("wifi")?.addTarget(nil, action: ControlAction("setWiFi"), for: .valueChanged)
    session.touchDown(at: Point(x: 41, y: 31))
    session.advance(by: Moment(seconds: 0.1))
    session.touchUp()
    print(session.log)
  }

  static func log() {
    let session = Session(Mockup { Switch().id("wifi") })
    session.control("wifi")?.addTarget(nil, action: ControlAction("setWiFi"), for: .valueChanged)
    session.touchDown(at: Point(x: 41, y: 31))
    session.advance(by: Moment(seconds: 0.1))
    session.touchUp()
    assertSnapshot(of: session.log, as: .events)
  }

  static func sheet(path: String) {
    assertSnapshot(of: try Sheet(path: path), as: .picture)
  }

  static func card() {
    assertSnapshot(of: Button("Play"), as: .picture)
  }

  static func ready() {
    assertSnapshots(of: Button("Add to Cart", symbol: "cart").style(.filled), as: .picture, .accessibility)
  }
}
