import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import Testing

@testable import MaquetteLint

@Suite struct MarkedPictureTests {
  private func texts(_ mockup: Mockup) -> [(text: String, frame: Rect)] {
    var found: [(String, Rect)] = []
    mockup.layout().forEach { node, _ in
      guard node.name == "label", let label = node.accessibility?.label else { return }
      found.append((label, node.frame))
    }
    return found
  }

  @Test func aLegendNumbersWhatIsToldAndSaysIt() {
    let mockup = Mockup(
      VStack {
        Button("Play")
        ListRow("Wi-Fi").switch(isOn: true)
      })
    let texts = texts(AccessibilityLegend.picture(of: mockup, title: "Player")).map(\.text)
    #expect(texts == ["1", "2", "Player", "1", "Play, button", "2", "Wi-Fi, on, switch"])
  }

  @Test func numbersAtTheSamePlaceStandBesideEachOther() {
    let mockup = Mockup(Button("Play").style(.gray))
    let mark = MarkedPicture.Mark(
      area: Rect(x: 16, y: 16, width: 60, height: 34), title: "A", detail: "", tint: .token(.red))
    let marked = MarkedPicture(mockup: mockup, layout: mockup.layout(), title: "", marks: [mark, mark, mark])
      .marked
    let numbers = texts(marked).filter { Int($0.text) != nil }.prefix(3).map(\.frame)
    #expect(numbers.count == 3)
    for (index, frame) in numbers.enumerated() {
      #expect(numbers[..<index].allSatisfy { $0.intersection(frame).isEmpty })
    }
  }

  @Test func thePictureIsDrawnAsItIs() {
    let mockup = Mockup(Button("Play").style(.gray))
    let marked = MarkedPicture(mockup: mockup, layout: mockup.layout(), title: "", marks: []).marked
    let drawn = marked.displayList().commands.map(\.operation)
    let own = mockup.displayList().commands.map(\.operation)
    #expect(own.allSatisfy(drawn.contains))
  }
}

/// A test expects the name that is printed.
extension NodeName: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}
