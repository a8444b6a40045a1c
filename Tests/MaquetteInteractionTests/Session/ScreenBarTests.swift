import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteScreens

/// A bar that says what is under it.
private struct WordBar: ScreenBar {
  func screenEdge(in environment: Environment) -> ScreenEdge { .top }

  func node(in environment: Environment) -> Node {
    Text("\(environment.isContentUnderBar ?? false) \(Int(environment.contentScroll))").frame(height: 44)
      .padding(environment.screenInsets).id("bar").node(in: environment)
  }
}

@Suite("Bars of a screen")
struct ScreenBarTests {
  private func word(_ session: Session) -> String? {
    session.layout.first { $0.id == "bar" }?.nodes(named: "label").first?.accessibility?.label
  }

  /// The content is found in the tree of the session, also on a background.
  @Test("they follow a finger that scrolls", arguments: [ColorReference.token(.background), nil])
  func follow(background: ColorReference?) throws {
    let phone = try #require(Device.named("iphone-17"))
    let screen = Screen(phone) {
      WordBar()
      List { (1...30).map { ListRow("Row \($0)") } }.id("list")
    }.with(\.background, background)
    let session = Session(Mockup(screen, padding: .zero))
    #expect(word(session) == "false 0")
    session.touchDown(at: Point(x: 200, y: 600))
    session.touchMove(to: Point(x: 200, y: 530))
    #expect(word(session) == "true 70")
    session.touchMove(to: Point(x: 200, y: 700))
    session.touchUp()
    #expect(word(session) == "false 0")
    session.scroll("list", by: Point(x: 0, y: 12))
    #expect(word(session) == "true 12")
  }

  @Test("content moves up for a field that is edited in a session")
  func keyboard() throws {
    let phone = try #require(Device.named("iphone-se"))
    let screen = Screen(phone) {
      VStack {
        Spacer().frame(height: 560)
        TextField("Name").id("name")
      }
    }
    let session = Session(Mockup(screen, padding: .zero))
    let field = try #require(session.control("name"))
    session.tap(field)
    #expect(session.layout.nodes(named: "keyboard").count == 1)
    let keyboard = try #require(session.layout.nodes(named: "keyboard").first?.frame)
    #expect(try #require(session.control("name")).frame.maxY <= keyboard.minY)
  }
}
