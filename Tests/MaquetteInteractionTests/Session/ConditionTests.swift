import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import MaquetteSheets
import TestSupport
import Testing

/// Elements that depend on the values of controls, in stills, sessions and films.
@Suite("Conditions") struct ConditionTests {
  private func picture(_ body: String, _ interaction: String = "") throws -> Sheet.Picture {
    let text = "maquette: 1\nplatform: ios\nbody:\n  vstack:\n\(body)\n\(interaction)"
    return try #require(try Sheet(Array(text.utf8), path: "a.yaml").pictures.first)
  }

  private func complaint(_ body: String) -> String {
    do throws(SheetError) {
      _ = try Sheet(Array("maquette: 1\nbody:\n  vstack:\n\(body)\n".utf8), path: "a.yaml")
      return ""
    } catch {
      return error.message
    }
  }

  private func labels(_ layout: LayoutNode) -> [String] {
    layout.nodes(named: "label").compactMap { $0.accessibility?.label }
  }

  private let rows = """
        - switch: { id: wifi, value: false }
        - label: { text: Networks, visible-when: { wifi: true } }
        - label: { text: Offline, visible-when: { wifi: false } }
        - button: { title: Join, id: join, enabled-when: { wifi: true } }
        - label: { text: No network, id: state, when: { if: { wifi: true }, set: { text: Home } } }
    """

  @Test("a still shows what the values let it show, without gaps") func still() throws {
    let layout = try picture(rows).mockup().layout()
    #expect(labels(layout).filter { $0 != "Join" } == ["Offline", "No network"])
    let button = try #require(layout.first { $0.name == "button" })
    #expect(button.accessibility?.traits.contains(.notEnabled) == true)
    // One label and one gap fewer than without conditions.
    let plain = try picture(
      rows.replacing(", visible-when: { wifi: true }", with: "").replacing(
        ", visible-when: { wifi: false }", with: "")
    ).mockup().layout()
    let label = try #require(layout.nodes(named: "label").first { $0.accessibility?.label == "Offline" })
    let toggle = try #require(layout.nodes(named: "switch").first)
    let gap = label.frame.minY - toggle.frame.maxY
    #expect(plain.frame.height - layout.frame.height == label.frame.height + gap)
  }

  @Test("a switch shows, hides, enables and changes other elements, and back") func switching() throws {
    let session = Session(try picture(rows).mockup())
    let (wifi, join) = (try #require(session.control("wifi")), try #require(session.control("join")))
    let before = session.layout
    #expect(!join.isEnabled)
    session.tap(wifi)
    #expect(labels(session.layout).filter { $0 != "Join" } == ["Networks", "Home"])
    #expect(join.isEnabled)
    session.tap(join)
    #expect(session.log.eventNames.contains("primaryActionTriggered"))
    session.tap(wifi)
    #expect(session.layout == before)
  }

  @Test("a segment stays selected when a condition changes its control") func segments() throws {
    let session = Session(
      try picture(
        """
            - switch: { id: wifi, value: false }
            - segmented-control: { segments: [A, B], id: parts, when: { if: { wifi: true }, set: { tint: red } } }
        """
      ).mockup())
    let parts = try #require(session.control("parts"))
    session.tap(parts, 0.8)
    #expect(parts.valueText == "B")
    session.tap(try #require(session.control("wifi")))
    #expect(parts.valueText == "B")
  }

  @Test("what is hidden is not touched, and what follows moves up and is touched there") func positions()
    throws
  {
    let session = Session(
      try picture(
        """
            - switch: { id: wifi, value: true }
            - button: { title: First, id: first, visible-when: { wifi: true } }
            - button: { title: Second, id: second }
        """
      ).mockup())
    let (wifi, first, second) = (
      try #require(session.control("wifi")), try #require(session.control("first")),
      try #require(session.control("second"))
    )
    let place = first.frame.center
    let former = second.frame
    session.tap(wifi)
    #expect(!first.isVisible && second.frame.minY < former.minY)
    #expect(session.hitTest(place) !== first)
    session.tap(second)
    #expect(session.log.description.contains("#second touchUpInside"))
    session.tap(wifi)
    #expect(first.isVisible && second.frame == former && session.hitTest(place) === first)
  }

  @Test("conditions follow each other: what is hidden has no value") func chains() throws {
    let body = """
          - switch: { id: a, value: true }
          - switch: { id: b, value: true, visible-when: { a: true } }
          - label: { text: Both, visible-when: { b: true } }
      """
    let session = Session(try picture(body).mockup())
    #expect(labels(session.layout) == ["Both"])
    session.tap(try #require(session.control("a")))
    #expect(labels(session.layout).isEmpty)
    // It comes back with the value that it had.
    session.tap(try #require(session.control("a")))
    #expect(labels(session.layout) == ["Both"])
  }

  @Test("values are texts, lists of them, and empty fields are off") func values() throws {
    let body = """
          - segmented-control: { id: style, segments: [List, Grid, Columns], selected: 0 }
          - label: { text: Many, visible-when: { style: [Grid, Columns] } }
          - text-field: { id: name, width: 200 }
          - label: { text: Hello, visible-when: { name: true } }
      """
    let session = Session(try picture(body).mockup())
    #expect(labels(session.layout).filter { ["Many", "Hello"].contains($0) } == [])
    session.tap(try #require(session.control("style")), 0.9)
    session.tap(try #require(session.control("name")))
    session.type("A")
    #expect(labels(session.layout).filter { ["Many", "Hello"].contains($0) } == ["Many", "Hello"])
  }

  @Test("a field that is hidden loses the keyboard") func keyboard() throws {
    let session = Session(
      try picture(
        """
            - switch: { id: on, value: true }
            - text-field: { id: name, width: 200, visible-when: { on: true } }
        """
      ).mockup())
    session.tap(try #require(session.control("name")))
    #expect(session.focused != nil)
    session.tap(try #require(session.control("on")))
    #expect(session.focused == nil && session.editingEvents == ["editingDidBegin", "editingDidEnd"])
  }

  @Test("a film shows the change when the switch changes") func film() throws {
    let picture = try picture(rows, "interaction: [{ tap: wifi }]\n")
    let film = picture.storyboard().animation
    func texts(_ seconds: Double) -> [String] {
      var mockup = film
      mockup.environment.moment = Moment(seconds: seconds)
      return labels(mockup.layout()).filter { ["Networks", "Offline", "Home", "No network"].contains($0) }
    }
    // Half a second of rest, a tenth for the tap.
    #expect(texts(0.55) == ["Offline", "No network"])
    #expect(texts(0.65) == ["Networks", "Home"])
    #expect(film.motions().changes.contains { $0.start.seconds == 0.6 })
  }

  @Test(
    "a condition that cannot be is reported at its place",
    arguments: [
      (
        "    - switch: { id: wifi }\n    - label: { text: A, visible-when: { wify: true } }",
        "a.yaml:5:41: error: no element has the id 'wify'", "did you mean 'wifi'?"
      ),
      (
        "    - switch: { id: a, visible-when: { a: true } }",
        "this element and 'a' depend on each other", "does not depend on it"
      ),
      (
        "    - switch: { id: a, visible-when: { b: true } }\n    - switch: { id: b, visible-when: { a: true } }",
        "depend on each other", "does not depend on it"
      ),
      (
        "    - switch: { id: a }\n    - label: { text: B, when: { if: { a: true }, set: { txt: C } } }",
        "unknown attribute 'txt'", "did you mean 'text'?"
      ),
      (
        "    - switch: { id: a }\n    - label: { text: B, when: { if: { a: true } } }",
        "the change sets nothing", "write, for example"
      ),
      (
        "    - label: { text: B, visible-when: wifi }", "expected control ids with their values",
        "wifi: true"
      ),
    ])
  func mistakes(body: String, message: String, hint: String) {
    let complaint = complaint(body)
    #expect(complaint.contains(message), "\(complaint)")
    #expect(complaint.contains(hint), "\(complaint)")
  }

  @Test("elements that disable each other are no circle") func enabling() {
    #expect(
      complaint(
        "    - switch: { id: a, enabled-when: { b: true } }\n    - switch: { id: b, enabled-when: { a: true } }"
      )
        == "")
  }
}
