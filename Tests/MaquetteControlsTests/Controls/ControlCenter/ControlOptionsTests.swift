import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct ControlOptionsTests {
  private let options = ControlOptions(
    "Timer", prompt: "Choose a duration", symbol: "timer", options: ["5 Minutes", "10 Minutes", "1 Hour"],
    selection: 1)

  private func symbols(_ element: ControlOptions) -> [(name: String, frame: Rect)] {
    var symbols: [(name: String, frame: Rect)] = []
    Mockup(element, padding: .zero).layout().forEach { node, _ in
      if node.name == SymbolImage.name { symbols.append((node.accessibility?.label ?? "", node.frame)) }
    }
    return symbols
  }

  @Test func theChosenOneHasAMark() throws {
    let marks = symbols(options).filter { $0.name == "checkmark" }
    let mark = try #require(marks.first)
    #expect(marks.count == 1)
    let first = symbols(options.with(\.selection, 0)).first { $0.name == "checkmark" }
    let row = ControlWidgetMetrics.ios.optionsRow
    #expect(mark.frame.minY - (first?.frame.minY ?? 0) == row)
    for selection in [nil, -1, 3] {
      #expect(!symbols(options.with(\.selection, selection)).contains { $0.name == "checkmark" })
    }
  }

  @Test func everyOptionHasARow() {
    func height(_ names: [String]) -> Double {
      Mockup(options.with(\.options, names), padding: .zero).layout().frame.height
    }
    #expect(height(["a", "b", "c"]) - height(["a"]) == 2 * ControlWidgetMetrics.ios.optionsRow)
    #expect(Mockup(options, padding: .zero).layout().frame.width == ControlWidgetMetrics.ios.optionsWidth)
  }

  @Test func saysTheChosenOption() {
    #expect(options.accessibility(in: Environment()).label == "Timer")
    #expect(options.accessibility(in: Environment()).value == "10 Minutes")
    #expect(options.with(\.selection, 9).accessibility(in: Environment()).value == nil)
  }
}
