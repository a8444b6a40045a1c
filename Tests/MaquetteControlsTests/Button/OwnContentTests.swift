import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// Content of states: UIKit's reference of `title(for:)` says that a state without a title has the normal one.
@Suite struct OwnContentTests {
  private let button = Button("Follow", symbol: "star").style(.gray)
    .title("Wait", for: .highlighted).titleColor(.token(.orange), for: .highlighted)
    .title("Following", for: .selected).symbol("star.fill", for: .selected)

  private func label(_ button: Button) -> String? { Drawn(button).accessibility?.label }

  @Test func aStateShowsItsOwnTitle() {
    #expect(label(button) == "Follow")
    #expect(label(button.state(.highlighted)) == "Wait")
    #expect(label(button.state(.selected)) == "Following")
  }

  /// A value belongs to exactly its set of states, as with UIKit.
  @Test func combinationsWithoutContentAreAsInTheNormalState() {
    #expect(label(button.state([.selected, .highlighted])) == "Follow")
    #expect(label(button.disabled()) == "Follow")
    let both = button.title("Unfollow", for: [.selected, .highlighted])
    #expect(label(both.state([.selected, .highlighted])) == "Unfollow")
    #expect(label(both.state(.selected)) == "Following")
  }

  @Test func theNormalStateIsTheButtonsOwn() {
    #expect(label(button.title("Subscribe", for: .normal)) == "Subscribe")
    #expect(button.symbol("heart", for: .normal).symbol == "heart")
  }

  @Test func whatAnEnvironmentDisablesIsDisabled() {
    let closed = button.title("Closed", for: .disabled)
    let drawn = Drawn(closed) { $0.isEnabled = false }
    #expect(drawn.accessibility?.label == "Closed")
  }

  /// A colour of a title is the title's alone; that of the normal state fades while pressed as the style's does.
  @Test func coloursAreThoseOfTitles() {
    let pressed = Drawn(button.state(.highlighted))
    #expect(pressed.texts == [.token(.orange)] && pressed.symbols == [.token(.accent)])
    let red = Button("A").with(\.titleColor, .token(.red))
    #expect(Drawn(red).texts == [.token(.red)])
    let faint = Drawn(red.state(.highlighted)).texts.first
    #expect(faint == Drawn(Button("A").tint(.token(.red)).state(.highlighted)).texts.first)
    #expect(Drawn(red.disabled()).texts == Drawn(Button("A").disabled()).texts)
  }

  @Test func aWiderTitleMakesAWiderButton() {
    let wide = Button("On").title("A much longer title", for: .highlighted)
    #expect(Drawn(wide.state(.highlighted)).size.width > Drawn(wide).size.width + 40)
  }

  /// AppKit shows the alternate title of a button that is on.
  @Test func aPushButtonThatIsOnIsSelected() {
    let push = PushButton("Record").title("Stop", for: .selected).title("Wait", for: .highlighted)
    #expect(Drawn(push.with(\.isOn, true), .macos).accessibility?.label == "Stop")
    #expect(Drawn(push.state(.highlighted), .macos).accessibility?.label == "Wait")
    #expect(Drawn(push, .macos).accessibility?.label == "Record")
  }

  @Test func sheetsNameTheSameContent() {
    let own = AttributeValue.mapping([
      .init(name: "title", value: .scalar("Wait", isQuoted: false)),
      .init(name: "title-color", value: .scalar("orange", isQuoted: false)),
    ])
    var read = Button("Follow")
    #expect(read.decode([.init(name: "highlighted", value: own)]).isEmpty)
    #expect(read.contents[.highlighted] == ButtonContent(title: "Wait", titleColor: .token(.orange)))
    let wrong = AttributeValue.mapping([.init(name: "titel", value: .scalar("Wait", isQuoted: false))])
    let error = read.decode([.init(name: "disabled", value: wrong)]).first
    #expect(error?.message == "unknown attribute 'titel' of a button's content")
    #expect(error?.path == [.value("disabled"), .name("titel")])
  }
}
