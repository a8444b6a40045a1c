import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

@Suite struct SpringLookTests {
  private func operations(
    _ control: any Element, _ platform: Platform = .ios, at seconds: Double = 0
  ) -> [DisplayList.Operation] {
    Drawn(control, platform) { $0.moment = Moment(seconds: seconds) }.operations
  }

  private let button = Button("Open").style(.filled).springLoaded()

  /// UIKit highlights a control that something is dragged over.
  @Test(arguments: [SpringLoading.possible, .activated])
  func aDragOverAButtonHighlightsIt(phase: SpringLoading) {
    #expect(operations(button.with(\.springLoading, phase)) == operations(button.state(.highlighted)))
    #expect(operations(button.disabled().with(\.springLoading, phase)) == operations(button.disabled()))
  }

  @Test func whatIsAboutToActBlinks() {
    let blinking = button.with(\.springLoading, .activating)
    let looks = (0..<20).map { operations(blinking, at: Double($0) / 20 + 0.01) }
    let (lit, plain) = (operations(button.state(.highlighted)), operations(button))
    #expect(lit != plain && looks.allSatisfy { $0 == lit || $0 == plain })
    #expect(looks.first == lit)
    let changes = zip(looks, looks.dropFirst()).count { $0 != $1 }
    #expect((8...10).contains(changes))
  }

  /// AppKit: additional highlighting shows that a button was activated.
  @Test func whatHasSprungIsEmphasizedOnMacOS() {
    let push = PushButton("Calendars").springLoaded()
    let looks = [SpringLoading.inactive, .possible, .activated].map {
      operations(push.with(\.springLoading, $0), .macos)
    }
    #expect(Set(looks).count == 3)
    #expect(looks[1] == operations(push.state(.highlighted), .macos))
  }

  @Test func contentOfItsOwnShowsToo() {
    let own = button.title("Let go", for: .highlighted).with(\.springLoading, .possible)
    #expect(operations(own) == operations(button.title("Let go", for: .highlighted).state(.highlighted)))
  }
}
