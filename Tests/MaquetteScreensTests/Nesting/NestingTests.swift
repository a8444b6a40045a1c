import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import TestRounds
import Testing

/// What is deep inside is built, measured and placed as often as what is not: an element that built its children to ask about them would
/// build those at a depth of 12 some thousand times.
@Suite struct NestingTests {
  private static let settings: [@Sendable (inout Environment) -> Void] = [
    { _ in }, { $0.era = .glass }, { $0.platform = .macos }, { $0.platform = .watchos },
  ]

  /// Values of attributes are taken in turn, so that each has its turn together with others.
  private static func container(_ entry: CatalogueEntry, _ turn: Int) -> Container {
    Container(entry) { turn % $0 }
  }

  private func expectLinear(_ pattern: [Container], _ change: (inout Environment) -> Void) {
    func count(_ depth: Int) -> ProbeCount {
      Probe.counts(in: (0..<depth).map { pattern[$0 % pattern.count] }, change: change)
    }
    let name = pattern.map { "\($0.entry.name) \($0.attributes.map { "\($0.name): \($0.value)" })" }
    let counts = [4, 8, 12].map(count)
    let builds = counts.map(\.builds)
    #expect(builds[2] - builds[1] <= builds[1] - builds[0] + 1, "\(name) builds \(builds)")
    // Each level may ask for some more sizes than the one around it.
    let measures = counts.map(\.measures)
    #expect(measures[2] <= 12 * max(measures[0], 4), "\(name) measures \(measures)")
    // Each level may look for something in what is inside it before it places that.
    let places = counts.map(\.places)
    #expect(places[2] - places[1] <= places[1] - places[0] + 4, "\(name) places \(places)")
  }

  @Test(arguments: Container.all.map(\.name)) func aContainerInItself(_ name: String) throws {
    let entry = try #require(Catalogue.standard.entry(named: name))
    for change in Self.settings {
      for turn in Rounds.part(Array(0..<6), every: 5) { expectLinear([Self.container(entry, turn)], change) }
    }
  }

  @Test(arguments: Container.all.map(\.name)) func aContainerInAnother(_ name: String) throws {
    let entry = try #require(Catalogue.standard.entry(named: name))
    for (index, other) in Rounds.part(Array(Container.all.enumerated()), every: 11) where other.name != name {
      let turn = index % 6
      expectLinear(
        [Self.container(entry, turn), Self.container(other, turn)],
        Self.settings[index % Self.settings.count])
    }
  }

  /// A screen asks its content how far it scrolls, what it presents and what is edited in it.
  @Test func aScreenThatIsAskedEverythingInItself() throws {
    func builds(_ depth: Int) -> Int {
      let count = ProbeCount()
      let whole = (0..<depth).reduce(Probe(count: count) as any Element) { inside, _ in
        Screen(Device.all[0]) {
          NavigationBar("Inbox", back: "Mailboxes") { inside }
          List {
            inside
            ListRow("Name") { TextField(text: "Ada").state(.focused) }
          }
          .with(\.scrollOffset, .points(40))
          Alert("Delete?") { Button("Delete") }
        }
      }
      _ = Drawn(whole)
      return count.builds
    }
    // Each screen holds two of the next, one in its bar and one in its list.
    let perScreen = (1...5).map { Double(builds($0)) / Double(1 << $0) }
    #expect(perScreen.allSatisfy { $0 <= perScreen[0] }, "\(perScreen)")
  }

  /// A sheet in a sheet in a list in a screen: what is presented is built when the screen has its place.
  @Test func aSheetInItself() {
    func builds(_ depth: Int) -> Int {
      let count = ProbeCount()
      let whole = (0..<depth).reduce(Probe(count: count) as any Element) { inside, _ in
        Screen(Device.all[0]) {
          List { inside }
          ModalSheet {
            NavigationBar("New")
            List { ListRow("Row") { Button("More").presents(ModalSheet { inside }) } }
          }
        }
      }
      _ = Drawn(whole)
      return count.builds
    }
    let perScreen = (1...5).map { Double(builds($0)) / Double(1 << $0) }
    #expect(perScreen.allSatisfy { $0 <= perScreen[0] }, "\(perScreen)")
  }

  @Test(arguments: 0..<24) func aRandomNesting(seed: UInt64) {
    var generator = SplitMix(state: seed)
    let containers = (0..<30).map { _ in
      Container(Container.all[Int.random(in: 0..<Container.all.count, using: &generator)]) {
        Int.random(in: 0..<$0, using: &generator)
      }
    }
    let setting = Self.settings[Int(seed) % Self.settings.count]
    let count = Probe.counts(in: containers, change: setting)
    let name = containers.map(\.entry.name).joined(separator: " > ")
    #expect(count.builds <= 4, "\(name): \(count.builds)")
    #expect(count.measures <= 60, "\(name): \(count.measures)")
  }
}

/// Numbers that look random and are the same in each run: SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
