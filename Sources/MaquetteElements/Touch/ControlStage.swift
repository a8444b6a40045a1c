internal import MaquetteLayout
internal import Synchronization

/// The controls of a picture while somebody touches it: each gets a number when the picture is laid out, in the order
/// in which the tree is built, and may be replaced by what it has become since.
///
/// A stage serves one layout; the next one takes a new stage. The numbers are the same as long as the tree is built of
/// the same elements.
public final class ControlStage: Sendable {
  /// A control that stands on the stage.
  public struct Role: Sendable {
    /// Its number, from 1.
    public let number: Int
    /// The name in sheets.
    public let name: String
    /// The control as it was written.
    public let element: any TouchableElement
    /// What it is drawn under.
    public let environment: Environment
    /// The groups around it, from the outermost to the innermost, by numbers of their own.
    public let groups: [Int]
    /// Whether it stands for the innermost group, as a checkbox above others does.
    public let isGroupParent: Bool
  }

  private struct State {
    var roles: [Role] = []
    var groupCount = 0
  }

  private let standIns: [Int: any Element]
  private let state = Mutex(State())

  /// A stage on which some controls are what they have become, by their numbers.
  public init(standIns: [Int: any Element] = [:]) {
    self.standIns = standIns
  }

  /// The controls of the layout, in the order of their numbers.
  public var roles: [Role] { state.withLock { $0.roles } }

  /// Returns the number of a control and what is to be drawn for it.
  fileprivate func enter(
    _ element: any TouchableElement, name: String, in environment: Environment, groups: [Int],
    isGroupParent: Bool
  ) -> (number: Int, element: any Element) {
    state.withLock { state in
      let number = state.roles.count + 1
      state.roles.append(
        Role(
          number: number, name: name, element: element, environment: environment, groups: groups,
          isGroupParent: isGroupParent))
      return (number, standIns[number] ?? element)
    }
  }

  /// Returns a stage on which the controls that follow so many others are what they have become.
  fileprivate func echo(after count: Int) -> ControlStage {
    let later = standIns.filter { $0.key > count }
    return ControlStage(standIns: Dictionary(uniqueKeysWithValues: later.map { ($0.key - count, $0.value) }))
  }

  /// Returns the number of a new group.
  fileprivate func enterGroup() -> Int {
    state.withLock { state in
      state.groupCount += 1
      return state.groupCount
    }
  }
}

extension Environment {
  /// Puts the controls on a stage, at a moment. How they move is told to whoever asks the other environment.
  public mutating func perform(on stage: ControlStage, at moment: Moment, for other: Environment? = nil) {
    clock = Clock(moment: moment, recorder: other?.clock?.recorder, stage: stage)
  }

  /// Returns the node of a control that stands on a stage; nil where there is none.
  func staged<Control: TouchableElement>(_ control: Control) -> Node? {
    guard let clock, let stage = clock.stage else { return nil }
    // What a control is composed of is part of it.
    var inner = self
    inner.clock = clock.with(stage: nil, groups: [])
    let (number, element) = stage.enter(
      control, name: Control.name, in: inner, groups: clock.groups, isGroupParent: clock.isGroupParent)
    var node = element.node(in: inner)
    node.controlNumber = number
    return node
  }

  /// The environment of what is asked about controls that were drawn after so many others: they are what they have
  /// become, and do not enter the stage again.
  func asking(after count: Int) -> Environment {
    guard let clock, let stage = clock.stage else { return self }
    var environment = self
    environment.clock = clock.with(stage: stage.echo(after: count), groups: clock.groups)
    return environment
  }

  /// The environment within a group of controls that know of each other.
  package var insideGroup: Environment {
    guard let clock, let stage = clock.stage else { return self }
    var environment = self
    environment.clock = clock.with(stage: stage, groups: clock.groups + [stage.enterGroup()])
    return environment
  }

  /// Makes what is drawn here stand for the group around it.
  package mutating func standForGroup() {
    guard let clock, let stage = clock.stage else { return }
    self.clock = clock.with(stage: stage, groups: clock.groups, isGroupParent: true)
  }
}
