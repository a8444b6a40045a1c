import MaquetteScene
import Synchronization
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// What is asked of the controls and elements of a test.
private final class Counter: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}

/// A control that counts the looks that are computed, and whose look remembers how it came about.
private struct Counted: AnimatedControl {
  static let name = "counted"
  static let summary = "A control of a test."
  static let guideline = ""
  static let attributes: [Attribute<Counted>] = []

  var number = 0
  var looks = Counter()

  init() {}

  init(_ number: Int, _ looks: Counter) {
    self.number = number
    self.looks = looks
  }

  func look(in environment: Environment) -> [Double] { [Double(number) * environment.scale] }

  func look(after time: Moment, from former: [Double], in environment: Environment) -> [Double] {
    looks.add()
    return former.suffix(3) + [Double(number) * environment.scale + Double(time.ticks)]
  }

  func settlingTime(from former: Counted, in environment: Environment) -> Moment { Moment(ticks: 90) }

  func body(_ look: [Double], in environment: Environment) -> any Element {
    Text(look.map { "\($0)" }.joined(separator: " "))
  }

  func body(in environment: Environment) -> any Element { body(look(in: environment), in: environment) }

  func accessibility(in environment: Environment) -> Accessibility { Accessibility(label: "") }
}

/// An element that counts how often its node is built.
private struct Built: Element {
  let builds: Counter

  func node(in environment: Environment) -> Node {
    builds.add()
    return Text("Deep").node(in: environment)
  }
}

@Suite("The history of keyframes")
struct KeyframeHistoryTests {
  private func keyframes(_ count: Int, _ looks: Counter) -> Keyframes {
    Keyframes(
      Counted(0, looks),
      then: (1...count).map { .init(Counted($0, looks), at: Moment(ticks: 12 * $0)) })
  }

  private func drawn(_ element: any Element, at ticks: Int, scale: Double = 1) -> [DisplayList.Command] {
    var environment = Environment()
    environment.moment = Moment(ticks: ticks)
    environment.scale = scale
    return Mockup(element, environment: environment).displayList().commands
  }

  @Test("looks are computed in proportion to the frames", arguments: [50, 200])
  func linear(count: Int) {
    let looks = Counter()
    let changing = keyframes(count, looks)
    for tick in stride(from: 0, through: 12 * count, by: 6) { _ = drawn(changing, at: tick) }
    // Each change continues the one before, and each frame the last change.
    #expect(looks.count <= 3 * count + 3)
  }

  @Test("a moment looks alike whether others were drawn before or not")
  func order() {
    let looks = Counter()
    let known = keyframes(20, looks)
    for tick in [240, 0, 100, 7, 239, 60] {
      for scale in [1.0, 2, 1] {
        let fresh = drawn(keyframes(20, looks), at: tick, scale: scale)
        #expect(drawn(known, at: tick, scale: scale) == fresh, "\(tick) at \(scale)")
      }
    }
  }

  @Test("a change of the past is no part of the history")
  func changed() {
    let looks = Counter()
    var changing = keyframes(10, looks)
    _ = drawn(changing, at: 120)
    changing.change(to: Counted(77, looks), at: Moment(ticks: 60))
    let other = Keyframes(
      Counted(0, looks),
      then: (1...4).map { .init(Counted($0, looks), at: Moment(ticks: 12 * $0)) }
        + [.init(Counted(77, looks), at: Moment(ticks: 60))])
    for tick in [30, 60, 66, 200] { #expect(drawn(changing, at: tick) == drawn(other, at: tick)) }
    changing.first = Counted(5, looks)
    #expect(drawn(changing, at: 20) != drawn(other, at: 20))
  }

  @Test("elements with changes inside each other are built in proportion to the square of their levels")
  func nested() {
    func builds(_ levels: Int) -> Int {
      let builds = Counter()
      var element: any Element = Built(builds: builds)
      for level in 0..<levels {
        let inside = element
        element = Keyframes(
          VStack { [inside] }, then: [.init(VStack(spacing: 2) { [inside] }, at: Moment(ticks: level + 1))])
      }
      let motions = Mockup(element).motions()
      #expect(motions.changes.count == levels)
      return builds.count
    }
    #expect(builds(5) <= 6)
    #expect(builds(10) <= 11)
  }

  @Test("environments are the same apart from the moment, and differ by any setting")
  func sameness() {
    let environment = Environment()
    var other = environment
    other.moment = Moment(ticks: 5)
    #expect(environment.isSame(as: other))
    let changes: [(inout Environment) -> Void] = [
      { $0.scale = 3 }, { $0.appearance = .dark }, { $0.tint = .token(.red) }, { $0.isEnabled = false },
      { $0.platform = .macos }, { $0.era = .glass }, { $0.textSize = .small }, { $0.controlSize = .small },
      { $0.direction = .rightToLeft }, { $0.keepsSubjects = true }, { $0.screenWidth = 1 },
      { $0.controlValues = ["a": "b"] }, { $0.theme.colors[.red] = DynamicColor(1, 2, 3, 4) },
      { $0.themes = ["brand": [.ios]] }, { $0.interaction = InteractionContext() },
      { $0.fonts = FontLibrary(files: []) }, { $0.isDraft = true }, { $0.fontOptions.design = .serif },
    ]
    for (index, change) in changes.enumerated() {
      var changed = environment
      change(&changed)
      #expect(!environment.isSame(as: changed), "\(index)")
      #expect(changed.isSame(as: changed), "\(index)")
    }
  }

  /// Whoever adds a setting has to compare it, and to count it here.
  @Test("every setting is compared")
  func settings() {
    #expect(Mirror(reflecting: Environment()).children.count == 34)
  }
}
