import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

/// Text of pickers, date pickers, pop-up and pull-down buttons in a colour of its own.
@Suite struct PickerTextColorTests {
  private let purple = Color.token(.purple)

  private func picker(_ style: DatePickerStyle) -> DatePicker {
    DatePicker(.dateAndTime, style: style).with(\.textColor, .token(.purple))
  }

  @Test func pillsHaveItUnlessTheyAreEditedOrDisabled() {
    let pills = picker(.compact)
    #expect(Drawn(pills).texts == [purple, purple])
    let edited = pills.with(\.editing, .time).with(\.tint, .token(.orange))
    #expect(Drawn(edited).texts == [purple, .token(.orange)])
    #expect(Drawn(pills.disabled()).texts == [.token(.tertiaryLabel), .token(.tertiaryLabel)])
    let early = Drawn(pills) { $0.systemVersion = 14 }
    #expect(early.texts == [purple, purple])
  }

  /// As with `NSDatePicker.textColor`.
  @Test func fieldsHaveIt() {
    #expect(Drawn(picker(.field), .macos).texts == [.token(.purple, .macos)])
  }

  @Test func daysHaveItButTheChosenOneAndToday() {
    let calendar = picker(.inline)
    let chosen = calendar.date
    let drawn = Drawn(calendar.with(\.today, chosen.adding(days: 1)))
    #expect(drawn.texts.count { $0 == .token(.accent) } == 2)
    #expect(drawn.texts.count { $0 == .token(.label) } == 0)
    #expect(drawn.texts.count { $0 == purple } > 28)
  }

  @Test func wheelsHaveItAsFaintAsTheirRows() throws {
    let column = PickerColumn(["One", "Two"])
    let plain = Drawn(Picker(column))
    let drawn = Drawn(Picker(column).with(\.textColor, .token(.purple)))
    let text = try #require(drawn.texts.first)
    #expect((text.red, text.green, text.blue) == (purple.red, purple.green, purple.blue))
    #expect(text.alpha == plain.texts.first?.alpha)
    #expect(Drawn(picker(.wheels)).texts.allSatisfy { $0.red == purple.red })
  }

  /// On iOS the arrows belong to the text; the arrows of macOS are white on the tint.
  @Test(arguments: ["pop-up", "pull-down"])
  func menuButtonsHaveIt(kind: String) {
    func draw(_ platform: Platform, _ state: ControlState = .normal) -> Drawn {
      kind == "pop-up"
        ? Drawn(PopUpButton("Red").with(\.textColor, .token(.purple)).state(state), platform)
        : Drawn(
          PullDownButton("Red", symbol: "gear").with(\.textColor, .token(.purple)).state(state), platform)
    }
    #expect(draw(.ios).texts == [purple] && draw(.ios).symbols == [purple])
    #expect(draw(.macos).texts == [.token(.purple, .macos)])
    #expect(draw(.macos).strokes.allSatisfy { $0.color == .token(.onTint, .macos) })
    #expect(draw(.ios, .disabled).texts == [.token(.tertiaryLabel)])
    #expect(draw(.macos, .disabled).texts == [.token(.tertiaryLabel, .macos)])
  }

  @Test(arguments: ["picker", "date-picker", "pop-up-button", "pull-down-button"])
  func sheetsNameIt(element: String) throws {
    let entry = try #require(Catalogue.standard.entry(named: element))
    #expect(entry.decode([.init(name: "text-color", value: .plain("purple"))], []).errors.isEmpty)
    #expect(!entry.decode([.init(name: "text-color", value: .plain("purpel"))], []).errors.isEmpty)
  }
}
