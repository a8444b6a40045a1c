import MaquettePNG
import MaquetteInteraction
import MaquetteTesting
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls

/// Snapshots of what moves, and of what happens when it is touched.
@Suite struct AnimationTests {
  private let folder = TemporaryFolder()

  private func mockup(_ size: ActivityIndicator.Size = .medium, tint: Bool = false) -> Mockup {
    Mockup(theme: .ios, scale: 1) { ActivityIndicator(size: size, color: tint ? .token(.blue) : nil) }
  }

  private func issues(_ mockup: Mockup) -> [String] {
    folder.issues { assertSnapshot(of: mockup, as: .animation, named: "spinner", testName: "a()") }
  }

  @Test func aMockupThatMovesIsKeptAsItMoves() throws {
    _ = issues(mockup())
    let file = folder.bytes("AnimationTests/a.spinner.png")
    #expect(try PNG.decodeAnimation(file) == mockup().animation())
    #expect(issues(mockup()).isEmpty)
    let other = issues(mockup(tint: true))
    #expect(other.count == 1 && other[0].contains("frame 1: "))
    var theme = Theme.ios
    theme[MotionMetrics.self].spinnerTurn = 2
    var slow = mockup()
    slow.environment.theme = theme
    #expect(issues(slow).first?.contains("is shown for 0.25 seconds") == true)
  }

  @Test func whatStandsStillIsAPlainPicture() throws {
    let button = Mockup(theme: .ios, scale: 1) { Button("Play") }
    _ = issues(button)
    #expect(try PNG.decodeAnimation(folder.bytes("AnimationTests/a.spinner.png")) == nil)
    #expect(issues(button).isEmpty)
    #expect(issues(mockup()).count == 1)
  }

  @Test func theLogOfASessionIsAText() {
    let session = Session(Mockup { Switch().id("wifi") })
    session.touchDown(at: session.control("wifi").map(\.frame.center) ?? .zero)
    session.touchUp()
    _ = folder.issues { assertSnapshot(of: session.log, as: .events, named: "log", testName: "b()") }
    let text = String(decoding: folder.bytes("AnimationTests/b.log.events.txt"), as: UTF8.self)
    #expect(text == session.log.description && text.contains("#wifi valueChanged (on)"))
  }
}
