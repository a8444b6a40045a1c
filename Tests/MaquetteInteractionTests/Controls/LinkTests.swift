import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import MaquetteSheets
import Testing

/// Links in texts are controls: found by name, pressed like buttons, where their words are.
@Suite("Links")
struct LinkTests {
  private let sentence = Text("Read the ") + Text("terms").link("terms") + Text(" first.")

  @Test("a link is found by its name and pressed like a button")
  func press() throws {
    let session = session([sentence])
    let link = try #require(session.control("terms"))
    #expect(session.controls.count == 1)
    session.tap(link)
    #expect(session.log.eventNames == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("the words beside a link are text")
  func beside() throws {
    let session = session([sentence])
    let link = try #require(session.control("terms"))
    #expect(session.hitTest(Point(x: 2, y: link.frame.center.y)) == nil)
    #expect(session.hitTest(link.frame.center) === link)
  }

  @Test("a pressed link has a surface behind its words, each line its own")
  func look() throws {
    func fills(_ session: Session) -> [Rect] {
      var found: [Rect] = []
      session.layout.forEach { node, _ in
        for case .fill(.roundedRectangle(let shape), _) in node.operations { found.append(shape.rect) }
      }
      return found
    }
    let text = Text("See ") + Text("terms and conditions").link("terms")
    let session = session([text.frame(width: 120)])
    let link = try #require(session.control("terms"))
    #expect(fills(session).isEmpty)
    session.touchDown(at: Point(x: link.frame.minX + 20, y: link.frame.minY + 30))
    let pressed = fills(session)
    #expect(pressed.count == 2 && pressed[0].maxY <= pressed[1].minY + 1)
    #expect(pressed[0].minX > pressed[1].minX, "the first line begins with other words")
    session.touchUp()
    session.advance(by: Moment(seconds: 1))
    #expect(fills(session).isEmpty)
  }

  @Test("disabled links do nothing")
  func disabled() throws {
    let session = session([sentence.environment(\.isEnabled, false)])
    if let link = session.control("terms") { session.tap(link) }
    #expect(session.log.eventNames.isEmpty)
  }

  @Test("a script taps links of labels, rows and footers, which leave their rows alone")
  func script() throws {
    let text = """
      maquette: 1
      body:
        list:
          - section:
              footer: { markdown: "About [privacy](privacy)." }
              children:
                - list-row: { title: { markdown: "Accept the [terms](terms)" }, id: row, selectable: true }
                - label: { runs: ["No account? ", { text: Sign up, link: sign-up }] }
      interaction:
        actions: { terms: showTerms, sign-up: signUp, privacy: showPrivacy, row: chooseRow }
        steps: [{ tap: terms }, { tap: sign-up }, { tap: privacy }]
      """
    let log = try #require(try SheetDocument(Array(text.utf8), path: "a.yaml").sheets.first).storyboard().log
    let actions = log.entries.compactMap { if case .action(let name) = $0.event { name } else { nil } }
    #expect(actions == ["showTerms", "signUp", "showPrivacy"])
  }
}
