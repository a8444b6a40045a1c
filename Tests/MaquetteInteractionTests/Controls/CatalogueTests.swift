import Foundation
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// Every control that fingers do something to is driven, and has a storyboard.
@Suite("The catalogue's controls")
struct CatalogueTests {
  static let names = Catalogue.standard.entries.filter { entry in
    entry.decode([], []).element is any InteractiveControl
  }.map(\.name)

  @Test("a control with a state is touched, or says that it is not")
  func statefulControls() {
    for entry in Catalogue.standard.entries {
      let element = entry.decode([], []).element
      guard element is any StatefulControl else { continue }
      #expect(
        element is any InteractiveControl != element is any UntouchedControl,
        "\(entry.name) is to adopt InteractiveControl, or UntouchedControl if nobody touches it by itself")
    }
  }

  @Test("each has a kind of its own, and survives touches anywhere", arguments: names)
  func driven(name: String) throws {
    let example = try #require(DrawnExample.all.first { $0.name == name })
    let count = Session(example.mockup).controls.count
    for index in 0..<count {
      let session = Session(example.mockup)
      let control = session.controls[index]
      guard control.place.name == name else { continue }
      #expect(type(of: control) != LiveControl.self)
      let editing = session.focused == nil ? 0 : 1
      for (x, y) in [(0.5, 0.5), (0.1, 0.1), (0.9, 0.9), (0.1, 0.9), (-3, 4)] {
        session.tap(control, x, y)
        session.touchDown(at: session.point(control, x, y))
        session.touchMove(to: session.point(control, y, x))
        session.touchMove(to: session.point(control, -4, 7))
        session.advance(by: .init(seconds: 2))
        session.type("a")
        if x > 0.5 { session.touchCancel() } else { session.touchUp() }
      }
      session.pressReturn()
      // Return begins a line in a text of several lines, and leaves it the keyboard.
      session.endEditing()
      // Everything that began has ended.
      let names = session.log.eventNames
      let begun = names.filter { $0 == "touchDown" }.count
      #expect(begun == names.filter { $0.hasPrefix("touchUp") || $0 == "touchCancel" }.count)
      // A field that is focused at first is being edited.
      let begunEditing = names.filter { $0 == "editingDidBegin" }.count + editing
      #expect(begunEditing == names.filter { $0 == "editingDidEnd" }.count)
    }
  }

  @Test("each has a storyboard", arguments: names)
  func storyboards(name: String) throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
    let folder = root + "/Golden/Storyboard"
    let sheets = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
    #expect(
      try sheets.contains {
        try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8).contains("\(name):")
      },
      "\(name) has none")
  }
}
