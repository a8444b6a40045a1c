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

  /// The rectangle around a link on two lines holds words of both that are no part of it.
  @Test("of a link on two lines each is touched where its words are")
  func lines() throws {
    let text =
      Text("Accept the ") + Text("terms").link("terms") + Text(" and ")
      + Text("privacy policy").link("privacy")
    for platform in [Platform.ios, .macos] {
      let size = platform == .macos ? 13.0 : 17
      let room = FontLibrary.bundled.paragraph(
        "Accept the terms and privacy", style: ParagraphStyle(font: Font(size: size))
      ).size.width
      let session = session(platform: platform, [text.frame(width: room + 6)])
      let (terms, privacy) = (
        try #require(session.control("terms")), try #require(session.control("privacy"))
      )
      #expect(
        privacy.frame.contains(terms.frame.center), "the rectangle around both lines holds the other link")
      #expect(session.hitTest(terms.frame.center) === terms)
      let (top, bottom) = (privacy.frame.minY + 4, privacy.frame.maxY - 4)
      #expect(session.hitTest(Point(x: privacy.frame.maxX - 10, y: top)) === privacy)
      #expect(session.hitTest(Point(x: privacy.frame.minX + 10, y: bottom)) === privacy)
      if platform == .macos {
        #expect(session.hitTest(Point(x: privacy.frame.minX + 10, y: top)) == nil)
        #expect(session.hitTest(Point(x: privacy.frame.maxX - 10, y: bottom)) == nil)
      }
    }
  }

  @Test("a script touches a link on two lines in the first, and calls it by its words")
  func scriptOfLines() throws {
    let text = """
      maquette: 1
      padding: 0
      body:
        label: { markdown: "Accept the [terms](terms) and [privacy policy](privacy)", frame: { width: 235 } }
      interaction:
        actions: { terms: showTerms, privacy: showPrivacy }
        steps: [{ tap: privacy }, { tap: terms }]
      """
    let board = try #require(try Sheet(Array(text.utf8), path: "a.yaml").pictures.first).storyboard()
    let actions = board.log.entries.compactMap { if case .action(let name) = $0.event { name } else { nil } }
    #expect(actions == ["showPrivacy", "showTerms"])
    let places = board.log.entries.compactMap { entry -> Point? in
      if case .touch(.down, let place) = entry.event { place } else { nil }
    }
    #expect(places.count == 2 && places[0].x > places[1].x && places[0].y == places[1].y)
  }

  @Test("a link that is cut off is not hit")
  func cutOff() throws {
    let text = (Text("A long sentence before ") + Text("terms").link("terms")).lineLimit(1)
    let session = session([text.frame(width: 90)])
    let link = try #require(session.control("terms"))
    #expect(session.hitTest(link.frame.origin) == nil)
    #expect(session.hitTest(Point(x: 4, y: 8)) == nil)
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
    let log = try #require(try Sheet(Array(text.utf8), path: "a.yaml").pictures.first).storyboard().log
    let actions = log.entries.compactMap { if case .action(let name) = $0.event { name } else { nil } }
    #expect(actions == ["showTerms", "signUp", "showPrivacy"])
  }
}
