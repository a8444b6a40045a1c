import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

@Suite("Sessions")
struct SessionTests {
  @Test("controls are found by the identifiers around them, also in rows")
  func identifiers() {
    let session = session([
      Button("Play").padding(4).id("play"), ListRow("Wi-Fi").switch(isOn: false).id("wifi"),
      HStack {
        Switch()
        Switch().id("second")
      }.id("both"),
    ])
    #expect(session.controls.map(\.id) == ["play", "wifi", nil, "second"])
    #expect(session.control("wifi") is LiveValue<Switch>)
    #expect(session.control("both") == nil && session.control("none") == nil)
  }

  @Test("a finger hits what belongs to a small control around it, as rules and redlines count it")
  func targets() {
    let box = Checkbox("").frame(width: 20, height: 20)
    let session = session([box.padding(12), box, Switch()])
    let (padded, bare, toggle) = (session.controls[0], session.controls[1], session.controls[2])
    func hit(_ x: Double, _ y: Double) -> LiveControl? { session.hitTest(Point(x: x, y: y)) }
    // The padding makes 44, from (0, 0) on; without it there is nothing around the mark.
    #expect(session.target(of: padded) == Rect(x: 0, y: 0, width: 44, height: 44))
    #expect(hit(1, 1) === padded && hit(45, 22) == nil)
    #expect(session.target(of: bare) == Rect(x: 0, y: 64, width: 20, height: 20))
    #expect(hit(10, 62) == nil && hit(10, 74) === bare)
    // The platform sets the height of a switch, which reaches 44 where its neighbours leave room.
    let target = session.target(of: toggle)
    #expect(target.minY < toggle.frame.minY && target.width == toggle.frame.width)
  }

  @Test("a detail button in a row is hit before the row, as far as its target reaches")
  func targetsInRows() throws {
    let session = session([ListRow("Home").accessory(.detail).id("home").frame(width: 320)])
    let button = try #require(session.controls.first { $0.place.name == DetailDisclosureButton.name })
    let row = try #require(session.controls.first { $0.place.name == ListRow.name })
    let target = session.target(of: button)
    #expect(target.width > button.frame.width && row.frame.contains(target.center))
    let y = button.frame.center.y
    #expect(session.hitTest(Point(x: target.minX + 1, y: y)) === button)
    #expect(session.hitTest(Point(x: target.minX - 1, y: y)) === row)
  }

  @Test("a pointer hits the control under it")
  func pointer() {
    let session = session(platform: .macos, [Checkbox("")])
    let box = session.controls[0]
    #expect(session.target(of: box) == box.frame)
    #expect(session.hitTest(Point(x: box.frame.maxX + 1, y: box.frame.center.y)) == nil)
  }

  @Test("of controls over each other the one in front is hit")
  func front() {
    let session = session([
      ZStack {
        Button("Below").with(\.width, 200); Switch()
      }
    ])
    #expect(session.hitTest(session.point(session.controls[1])) === session.controls[1])
    #expect(session.hitTest(session.point(session.controls[0], 0.05)) === session.controls[0])
  }

  @Test("accessibility exposes the changed values, also those of rows")
  func accessibility() {
    let session = session([
      ListRow("Wi-Fi").switch(isOn: false), ListRow("Bluetooth").switch(isOn: false),
      SegmentedControl(["A", "B"]),
    ])
    session.tap(session.controls[1])
    session.tap(session.controls[2], 0.8)
    let lines = session.layout.accessibilityText.split(separator: "\n")
    #expect(lines.first?.hasPrefix("\"Wi-Fi\", value \"off\"") == true)
    #expect(lines.dropFirst().first?.hasPrefix("\"Bluetooth\", value \"on\"") == true)
    #expect(lines.filter { $0.contains("selected") }.map { $0.contains("\"B\"") } == [true])
    #expect(session.controls.count == 3)
  }

  @Test("a touch passes through an invisible control")
  func invisible() {
    let session = session([
      ZStack {
        Button("Below").with(\.width, 200)
        HStack { Switch().opacity(0.1) }.opacity(0.09)
      }
    ])
    #expect(session.hitTest(session.point(session.controls[1])) === session.controls[0])
  }

  @Test("parts of controls are no controls")
  func parts() {
    #expect(session([ToggleButton("bell"), SegmentedControl(["A", "B"])]).controls.count == 2)
  }

  @Test("every step is drawn as a sheet draws the resulting state")
  func drawing() {
    let session = session([Switch()])
    session.advance(by: Moment(seconds: 0.5))
    session.touchDown(at: session.point(session.controls[0]))
    func operations(_ node: LayoutNode) -> [[String]] {
      var result: [[String]] = []
      node.forEach { node, _ in if !node.operations.isEmpty { result.append(node.operations.map { "\($0)" }) }
      }
      return result
    }
    func drawn(_ element: any Element) -> [[String]] {
      operations(Mockup(VStack(spacing: 20, alignment: .leading) { element }, padding: .zero).layout())
    }
    #expect(operations(session.layout) == drawn(Switch().state(.highlighted)))
    session.advance(by: Moment(seconds: 0.5))
    session.touchUp()
    #expect(operations(session.layout) == drawn(Switch(isOn: true)))
  }

  @Test("the same touches give the same log, and no clock is read")
  func determinism() {
    func log() -> EventLog {
      let session = session([Switch(), Button("Play")])
      session.tap(session.controls[0])
      session.advance(by: Moment(seconds: 3))
      session.tap(session.controls[1])
      return session.log
    }
    #expect(log() == log())
    #expect(log().entries.last?.time == Moment(seconds: 3.2))
  }

  @Test("the log as text and as JSON")
  func logs() {
    let session = session([Switch().id("wi\"fi")])
    let target = session
    session.controls[0].addTarget(target, action: ControlAction("setWiFi"), for: .valueChanged)
    session.tap(session.controls[0])
    #expect(
      session.log.description == """
        0.000  down at (25.5, 15.5) on #wi"fi
        0.000    #wi"fi touchDown (off)
        0.100  up at (25.5, 15.5) on #wi"fi
        0.100    #wi"fi valueChanged (on)
        0.100      setWiFi
        0.100    #wi"fi touchUpInside (on)

        """)
    #expect(
      session.log.json == #"""
        [
          { "time": 0.000, "control": "#wi\"fi", "touch": "down", "at": [25.5, 15.5] },
          { "time": 0.000, "control": "#wi\"fi", "events": ["touchDown"], "value": "off" },
          { "time": 0.100, "control": "#wi\"fi", "touch": "up", "at": [25.5, 15.5] },
          { "time": 0.100, "control": "#wi\"fi", "events": ["valueChanged"], "value": "on" },
          { "time": 0.100, "control": "#wi\"fi", "action": "setWiFi" },
          { "time": 0.100, "control": "#wi\"fi", "events": ["touchUpInside"], "value": "on" }
        ]

        """#)
    #expect(EventLog().json == "[]\n")
  }
}
