import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import Synchronization
import Testing

@testable import MaquetteLint

/// A button that counts how often a rule reads its size and its prominence.
private struct CountedButton: CatalogueElement, ChoiceButton {
  static let name = "counted-button"
  static let summary = "A button of a test."
  static let attributes: [Attribute<CountedButton>] = []
  static let reads = Mutex(0)

  var title = ""
  var role = ButtonRole.normal
  var ownSize = ControlSize.medium
  var height: Double?
  var tint: ColorReference? { nil }
  var withoutHeight: any Element { Spacer() }

  var size: ControlSize { read(ownSize) }
  var look: String { read("plain") }
  var prominence: Int { read(0) }

  private func read<Value>(_ value: Value) -> Value {
    Self.reads.withLock { $0 += 1 }
    return value
  }

  func node(in environment: Environment) -> Node {
    var node = Text(title).node(in: environment)
    node.keep(self, in: environment)
    return node
  }
}

/// Rules among siblings look at each a few times, and find what comparing all of them finds.
@Suite(.serialized) struct SiblingTests {
  private func reads(of rule: any LintRule.Type, count: Int) -> Int {
    let buttons = (0..<count).map { index in
      var button = CountedButton()
      button.title = "Button \(index)"
      button.role = index % 2 == 0 ? .normal : .destructive
      return button
    }
    let picture = LintPicture(Mockup(VStack { buttons as [any Element] }))
    CountedButton.reads.withLock { $0 = 0 }
    #expect(rule.violations(in: picture).isEmpty)
    return CountedButton.reads.withLock { $0 }
  }

  @Test(
    arguments: [SizeChoiceRule.self, DestructiveRule.self, ProminentRule.self, PrimaryCountRule.self]
      as [any LintRule.Type])
  func aRuleReadsEachSiblingAFewTimes(rule: any LintRule.Type) {
    #expect(reads(of: rule, count: 40) <= 40 * 12)
    #expect(reads(of: rule, count: 400) <= 400 * 12)
  }

  private static let titles = ["A", "B", "", "small"]

  /// The button that the rule names, from comparing each with all before it.
  private func first(_ index: Int, _ buttons: [LintElement<any ChoiceButton>]) -> Int? {
    let button = buttons[index]
    func isChoice(_ button: LintElement<any ChoiceButton>) -> Bool {
      button.element.title.lowercased() != button.element.size.rawValue
    }
    return buttons[..<index].indices.first { place in
      let other = buttons[place]
      guard button.element.look == other.element.look, isChoice(button), isChoice(other),
        button.element.title != other.element.title || button.element.title.isEmpty
      else { return false }
      if button.element.size != other.element.size { return true }
      let heights = [button, other].map { SizeChoiceRule.naturalHeight(of: $0) }
      return !button.element.title.isEmpty && !other.element.title.isEmpty
        && (button.element.height != nil || other.element.height != nil)
        && abs(button.frame.height - other.frame.height) > 2 && abs(heights[0] - heights[1]) <= 2
    }
  }

  @Test func groupsOfButtonsFindWhatComparingAllFinds() {
    var state: UInt64 = 3
    func next(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    for _ in 0..<60 {
      let sizes: [ControlSize] = [.small, .medium, .large]
      let heights: [Double?] = [nil, 40, 60]
      let buttons = (0..<12).map { _ in
        Button(Self.titles[next(4)]).style(next(2) == 0 ? .gray : .filled)
          .with(\.size, sizes[next(3)]).with(\.height, heights[next(3)])
      }
      let picture = LintPicture(Mockup(VStack { buttons as [any Element] }))
      for group in picture.neighbours((any ChoiceButton).self) {
        var choices = SizeChoices(group)
        for index in group.indices { #expect(choices.nextDiffers(from: index) == first(index, group)) }
      }
    }
  }

  @Test func nodesInsideAnotherAreFoundByTheirPlaces() {
    let rows = (0..<9).map { row in HStack { (0..<row).map { Text("\($0)") } as [any Element] } }
    let picture = LintPicture(Mockup(VStack { rows as [any Element] }))
    let texts = NodePlaces(picture.nodes.filter { $0.node.name == Text.nodeName }.map(\.index))
    for node in picture.nodes {
      let inside = picture.nodes(in: node).count { $0.node.name == Text.nodeName }
      #expect(texts.count(inside: node) == inside)
      #expect(texts.contains(inside: node) == (inside > 0))
      #expect(picture.children(of: node).map(\.parent).allSatisfy { $0 == node.index })
      #expect(picture.children(of: node).count == node.node.children.count)
    }
  }

  @Test func aHeapOfTargetsIsReportedWithSomeNeighbours() {
    let buttons = (0..<60).map { Button("B\($0)").style(.gray) }
    let picture = LintPicture(Mockup(ZStack { buttons as [any Element] }))
    let counts = Dictionary(grouping: SpacingRule.violations(in: picture)) { $0.node.index }.values.map(
      \.count)
    #expect(counts.count == 59)
    #expect(counts.max() == 16)
  }

  @Test func targetsFindTheNeighboursThatComparingAllFinds() {
    var state: UInt64 = 11
    func next(_ limit: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % limit)
    }
    let buttons = (0..<30).map {
      Button("B\($0)").style(.gray).offset(x: next(700), y: next(700))
    }
    let picture = LintPicture(Mockup(ZStack { buttons as [any Element] }))
    let frames = picture.hitTargets.map(\.node.frame)
    var pairs = 0
    for (place, a) in frames.enumerated() {
      for b in frames[..<place] {
        let across = max(a.minX, b.minX) - min(a.maxX, b.maxX)
        let down = max(a.minY, b.minY) - min(a.maxY, b.maxY)
        let slack = 0.5 / picture.environment.scale
        if min(across, down) < -slack, max(across, down) < 8 - slack { pairs += 1 }
      }
    }
    #expect(pairs > 5)
    #expect(SpacingRule.violations(in: picture).count == pairs)
  }
}
