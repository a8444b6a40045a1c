import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteTypography
import TestSupport
import Testing

/// Alerts, by the measures of pictures.
@Suite("Alerts") struct AlertTests {
  private let question = Alert("Delete Photo?", message: "This is final.") {
    Button("Delete").role(.destructive)
    Button("Cancel").role(.cancel)
  }

  /// Alerts of iOS 16 at 3x: 270 wide; 123 high with a line of title, a line of message and a row of buttons.
  @Test("an alert of iOS 13 to 18 has the size of the picture") func classic() throws {
    let drawn = Drawn(Alert("Title", message: "A message"), .ios, scale: 3)
    #expect(drawn.size.width == 270)
    #expect(abs(drawn.size.height - 123) < 1.5)
    #expect(try drawn.frame("button").height == 44)
  }

  /// `mac12-alert`, `-dark`, 1x: title and message of (34) and (40) on (230), white in dark appearance.
  @Test("text of alerts of macOS 12 is white in dark appearance") func text() {
    func texts(_ appearance: Appearance) -> [Color] {
      Array(
        Drawn(Alert("Title", message: "A message"), .macos) { $0.appearance = appearance }.texts.prefix(2))
    }
    #expect(texts(.dark) == [.white, .white])
    #expect(texts(.light).allSatisfy { $0 == .black.opacity(0.85) })
  }

  /// `ios26-alert-glass`, 3x: 320 wide, capsules of 48, 16 from the edges and 8 apart.
  @Test("an alert of iOS 26 has the places of the picture") func glass() throws {
    let stacked = Alert("Authentication Required") {
      Button("Copy the Code and Continue to Sign In").role(.primary)
      Button("Cancel").role(.cancel)
    }
    let drawn = Drawn(stacked, .ios, era: .glass, scale: 3)
    let buttons = drawn.frames("button")
    func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-6 }
    #expect(drawn.size.width == 320 && buttons.count == 2)
    #expect(buttons.allSatisfy { isNear($0.height, 48) && isNear($0.minX, 16) && isNear($0.width, 288) })
    #expect(isNear(buttons[1].minY - buttons[0].maxY, 8))
    #expect(isNear(drawn.size.height - buttons[1].maxY, 16))
  }

  /// `mac12-alert`, 1x: 260 x 204; the icon begins 20 below the edge, title and message 21 and 10 further down, the button of
  /// 28 is 16 from the texts and the edges.
  @Test("an alert of macOS 12 has the places of the picture") func macos() throws {
    let drawn = Drawn(Alert("Message", message: "Hello, World!"), .macos, scale: 1)
    #expect(drawn.size == Size(width: 260, height: 204))
    #expect(try drawn.frame("button") == Rect(x: 16, y: 160, width: 228, height: 28))
    let labels = drawn.frames("label")
    #expect(labels[0].minY == 105 && labels[1].minY - labels[0].maxY == 10)
  }

  /// `mac26-alert-2`, 1x: 260 x 218 with two lines of message; No at 16 to 126, Yes at 134 to 244.
  @Test("an alert of macOS 26 has the places of the picture") func macosGlass() throws {
    let alert = Alert("Message", message: "The document has been modified.\nSave the changes before closing?")
    {
      PushButton("Yes").with(\.role, .primary)
      PushButton("No")
    }
    let drawn = Drawn(alert, .macos, era: .glass, scale: 1)
    #expect(drawn.size == Size(width: 260, height: 218))
    let buttons = drawn.frames("push-button")
    #expect(buttons[0] == Rect(x: 134, y: 174, width: 110, height: 28))
    #expect(buttons[1] == Rect(x: 16, y: 174, width: 110, height: 28))
    #expect(try drawn.frame("label").minX == 22)
  }

  /// `UIAlertController`: two buttons are side by side if both fit, the one that cancels first; else it is the last one below.
  @Test("the button that cancels has its place") func order() {
    let row = Drawn(question, .ios).nodes("button").map { ($0.accessibility?.label, $0.frame) }
    #expect(row.first { $0.0 == "Cancel" }?.1.minX == 0 && row.first { $0.0 == "Delete" }?.1.minX == 135)
    let mirrored = Drawn(question, .ios) { $0.direction = .rightToLeft }
    #expect(mirrored.nodes("button").first { $0.accessibility?.label == "Cancel" }?.frame.minX == 135)
    var three = question
    three.children.append(Button("Hide"))
    let column = Drawn(three, .ios).nodes("button").sorted { $0.frame.minY < $1.frame.minY }
    #expect(column.compactMap { $0.accessibility?.label } == ["Delete", "Hide", "Cancel"])
    #expect(column.allSatisfy { $0.frame.width == 270 })
  }

  @Test("an alert without buttons says OK, and its fields share a box") func parts() {
    #expect(Drawn(Alert("Done"), .ios).accessibility(of: "button").map(\.label) == ["OK"])
    let fields = Drawn(
      Alert("Sign In") {
        TextField("Name")
        TextField("Password").secure()
      }, .ios, scale: 3)
    let (boxes, rows) = (fields.frames(filledWith: .white), fields.frames("text-field"))
    #expect(boxes.count == 1 && boxes[0].width == 240 && rows.count == 2)
    #expect(rows.allSatisfy { boxes[0].minY <= $0.minY && $0.maxY <= boxes[0].maxY })
  }

  @Test("texts that are too long scroll, and the buttons stay") func long() throws {
    let text = (1...200).map { "Sentence \($0)." }.joined(separator: " ")
    let screen = Screen(Device.all[0]) { Alert("Terms", message: text) }
    let drawn = Drawn(screen, .ios)
    let button = try drawn.frame("button")
    #expect(button.maxY <= 667 - 16 && button.height == 44)
  }

  @Test("among the children of a screen it is in the middle, and hides what is behind from accessibility")
  func screen() throws {
    let screen = Screen(Device.all[0]) {
      Text("Behind")
      question
    }
    let drawn = Drawn(screen, .ios)
    let card = try #require(drawn.nodes("presentation").first?.frame)
    #expect(abs(card.center.x - 187.5) < 0.6 && abs(card.center.y - 333.5) < 0.6)
    #expect(!drawn.accessibilityText.contains("Behind") && drawn.accessibilityText.contains("Delete Photo?"))
  }

  @Test("nothing to say is reported") func warnings() {
    #expect(Alert("").problems == [.emptyTitle(element: "alert")])
    #expect(question.problems.isEmpty)
  }

  @Test("on a watch the text begins below the time, on every watch")
  func watch() throws {
    for device in Device.all where device.kind == .watch {
      let drawn = Drawn(Screen(device) { Alert("Drop Anchor?") { Button("OK") } }, .watchos)
      let title = try #require(drawn.nodes("label").first { $0.accessibility?.label == "Drop Anchor?" })
      #expect(title.frame.minY >= device.uprightInsets.top, "\(device.name)")
      #expect(try drawn.frame("button").maxY <= device.size.height, "\(device.name)")
    }
  }
}
