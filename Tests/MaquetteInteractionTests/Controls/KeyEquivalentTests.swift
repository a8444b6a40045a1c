import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// Human Interface Guidelines, "Buttons": a primary button responds to Return, and Cancel to Escape.
@Suite struct KeyEquivalentTests {
  private func names(_ session: Session) -> [String] {
    session.log.entries.compactMap { entry in
      guard case .events(let names, _) = entry.event else { return nil }
      return "\(entry.control ?? ""): \(names.joined(separator: ", "))"
    }
  }

  @Test(arguments: [Platform.ios, .macos])
  func returnPressesTheDefaultButtonAndEscapeCancels(platform: Platform) {
    let session = session(
      platform: platform,
      [
        PushButton("Delete").role(.destructive), PushButton("Cancel").role(.cancel),
        Button("Save").role(.primary),
      ])
    session.pressReturn()
    session.pressEscape()
    #expect(names(session) == ["button 3: primaryActionTriggered", "push-button 2: primaryActionTriggered"])
  }

  @Test func aDisabledButtonDoesNotAct() {
    let session = session([Button("Save").role(.primary).state(.disabled)])
    session.pressReturn()
    #expect(names(session).isEmpty)
  }

  @Test func theFrontmostButtonActs() {
    let session = session([Button("Behind").role(.primary), Button("In front").role(.primary)])
    session.pressReturn()
    #expect(names(session) == ["button 2: primaryActionTriggered"])
  }

  /// AppKit sends the key of a field on to the default button; UIKit does not.
  @Test(arguments: [(Platform.ios, false), (.macos, true)])
  func aFieldTakesReturnFirst(platform: Platform, reachesTheButton: Bool) {
    let session = session(platform: platform, [TextField("Name").width(200), Button("Save").role(.primary)])
    session.tap(session.controls[0])
    session.pressReturn()
    #expect(session.focused == nil)
    #expect((names(session).last == "button 2: primaryActionTriggered") == reachesTheButton)
    session.pressReturn()
    #expect(names(session).last == "button 2: primaryActionTriggered")
  }

  @Test func escapeTakesTheKeyboardFirst() {
    let session = session([TextField("Name").width(200), Button("Cancel").role(.cancel)])
    session.tap(session.controls[0])
    session.pressEscape()
    #expect(session.focused == nil && names(session).last == "text-field 1: editingDidEnd")
    session.pressEscape()
    #expect(names(session).last == "button 2: primaryActionTriggered")
  }
}
