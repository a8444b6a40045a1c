import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// A control that contains itself.
private struct Endless: Control {
  static let name = "endless"
  static let summary = "A control of a test."
  static let guideline = ""
  static let attributes: [Attribute<Endless>] = []

  init() {}

  func body(in environment: Environment) -> any Element { Endless() }
  func accessibility(in environment: Environment) -> Accessibility { Accessibility(label: "") }
}

@Suite struct ElementDepthTests {
  private static let warning = ElementWarning.nestedTooDeeply(limit: ElementDepth.limit)

  /// The warnings of a picture, and the number of its nodes.
  private func drawn(_ element: any Element) -> (warnings: [ElementWarning], nodes: Int) {
    let layout = Mockup(element).layout()
    var (warnings, nodes): ([ElementWarning], Int) = ([], 0)
    layout.forEach { node, _ in
      warnings += node.warnings
      nodes += 1
    }
    return (warnings, nodes)
  }

  private func nested(_ levels: Int, _ around: (any Element) -> any Element) -> any Element {
    (0..<levels).reduce(Text("Deep") as any Element) { element, _ in around(element) }
  }

  @Test func stacksBeyondTheLimitAreLeftOut() {
    let allowed = drawn(nested(900) { element in VStack { [element] } })
    #expect(allowed.warnings.isEmpty)
    let cut = drawn(nested(10_000) { element in VStack { [element] } })
    #expect(cut.warnings == [Self.warning])
    #expect(cut.nodes <= ElementDepth.limit + 2)
  }

  @Test func modifiersCountToo() {
    let cut = drawn(nested(10_000) { $0.padding(1) })
    #expect(cut.warnings == [Self.warning])
    #expect(cut.nodes <= ElementDepth.limit + 2)
  }

  @Test func aControlThatContainsItselfIsCutOff() {
    #expect(drawn(Endless()).warnings == [Self.warning])
  }

  @Test func whatIsCutOffLeavesTheRestAsItIs() {
    let deep = nested(3000) { element in HStack { [element] } }
    let picture = drawn(VStack { [deep, Text("Beside"), deep] })
    #expect(picture.warnings == [Self.warning, Self.warning])
    // The count is back where it was, in this thread too.
    #expect(drawn(nested(900) { element in VStack { [element] } }).warnings.isEmpty)
  }

  @Test func aSheetOfTheGreatestDepthDoesNotComeNear() {
    let modified = nested(32) { element in
      VStack { [element] }.padding(1).frame(width: 300).opacity(0.9).offset(x: 1, y: 1)
        .background(Surface(fill: .token(.red)))
    }
    #expect(drawn(modified).warnings.isEmpty)
  }
}
