import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import Testing

/// Alerts and sheets that come, are answered, and go.
@Suite("Alerts and sheets of a session") struct OverlayTests {
  private func session(_ platform: Platform = .ios, _ overlay: any Element) -> Session {
    let body = VStack(spacing: 20, alignment: .leading) {
      Switch().id("wifi")
      Button("Delete").id("delete").presents(overlay)
    }
    var mockup = Mockup(body, environment: Environment(theme: .standard(for: platform, era: .classic)))
    (mockup.width, mockup.height) = (500, 500)
    return Session(mockup)
  }

  private func alert(isPresented: Bool = false) -> any Element {
    Alert("Delete Photo?") {
      Button("Delete").role(.destructive).id("confirm")
      Button("Cancel").role(.cancel).id("cancel")
    }
    .with(\.isPresented, isPresented).id("question")
  }

  private func tap(_ id: String, in session: Session) throws {
    session.tap(try #require(session.control(id)))
  }

  @Test("the action of its anchor presents an alert, and its buttons dismiss it") func answers() throws {
    let session = session(.ios, alert())
    #expect(session.presenter == nil && session.control("confirm")?.isVisible != true)
    try tap("delete", in: session)
    #expect(session.presenter?.id == "question")
    try tap("confirm", in: session)
    #expect(session.presenter == nil)
    #expect(session.log.eventNames.suffix(3) == ["touchUpInside", "primaryActionTriggered", "valueChanged"])
    try tap("delete", in: session)
    try tap("cancel", in: session)
    #expect(session.presenter == nil)
  }

  @Test("what is behind an alert is out of reach") func reach() throws {
    let session = session(.ios, alert(isPresented: true))
    let wifi = try #require(session.control("wifi"))
    #expect(!wifi.isVisible && session.hitTest(wifi.frame.center) !== wifi)
    session.tap(wifi)
    #expect(wifi.valueText == "off" && session.presenter != nil)
    #expect(session.layout.accessibilityElements.allSatisfy { $0.id != "wifi" })
    try tap("cancel", in: session)
    session.tap(wifi)
    #expect(wifi.valueText == "on")
  }

  @Test("keys of macOS answer an alert: Escape cancels") func keys() throws {
    let session = session(.macos, alert(isPresented: true))
    session.pressEscape()
    #expect(session.presenter == nil)
  }

  @Test("a touch beside a popover dismisses it and does nothing else, one inside does not") func popover()
    throws
  {
    let popover = Popover {
      Text("Sorted")
      Switch().id("inside")
    }
    let session = session(.macos, popover.id("sort"))
    let wifi = try #require(session.control("wifi"))
    try tap("inside", in: session)
    #expect(session.presenter != nil && session.control("inside")?.valueText == "on")
    session.tap(wifi)
    #expect(session.presenter == nil && wifi.valueText == "off")
  }

  @Test("a sheet goes with the button that ends its task") func sheet() throws {
    let sheet = ModalSheet(.medium) {
      Button("More").id("more")
      Button("Done").role(.primary).id("done")
    }
    let session = session(.ios, sheet)
    try tap("more", in: session)
    #expect(session.presenter != nil)
    try tap("done", in: session)
    #expect(session.presenter == nil)
  }

  @Test("a finger drags a sheet by its top from one height to another, and away") func dragging() throws {
    let device = try #require(Device.named("iphone-15"))
    let sheet = ModalSheet(.medium) { Text("Notes") }.with(\.detents, [.medium, .large]).id("notes")
    var mockup = Mockup(Screen(device) { sheet }, padding: .zero)
    mockup.environment.platform = .ios
    let session = Session(mockup)
    func height() -> Double? { session.presenter?.presented.first?.frame.height }
    func drag(from: Double, to: Double) {
      session.touchDown(at: Point(x: 196, y: from))
      session.touchMove(to: Point(x: 196, y: to))
      session.touchUp()
    }
    #expect(height() == 426)
    drag(from: 440, to: 150)
    #expect(height() == 783)
    drag(from: 80, to: 400)
    #expect(height() == 426)
    drag(from: 440, to: 800)
    #expect(session.presenter == nil)
  }
}
