/// An element that other elements take the place of as time passes, as `then` says in sheets.
///
/// Those of one animated control go over into each other; what is interrupted goes on from where it is.
public struct Changing: Element {
  /// What takes the place of what was there before.
  public struct Stage: Sendable {
    /// When.
    public var start: Moment
    /// What.
    public var element: any Element

    /// Creates a stage.
    public init(start: Moment, element: any Element) {
      self.start = start
      self.element = element
    }
  }

  /// What is there at the beginning.
  public var first: any Element
  /// What comes after it, in the order of time.
  public var stages: [Stage]

  /// Creates an element that changes.
  public init(_ first: any Element, stages: [Stage]) {
    self.first = first
    self.stages = stages
  }

  /// Returns what is there at the environment's moment.
  public func node(in environment: Environment) -> Node {
    note(in: environment)
    let past = stages.prefix { $0.start <= environment.moment }
    guard let last = past.last else { return first.node(in: environment) }
    if let control = last.element as? any AnimatedControl {
      return animated(control, after: past.dropLast(), start: last.start, in: environment)
    }
    return last.element.node(in: environment)
  }

  private func animated<C: AnimatedControl>(
    _ control: C, after past: ArraySlice<Stage>, start: Moment, in environment: Environment
  ) -> Node {
    var look: C.Look?
    let former = [Stage(start: .zero, element: first)] + past
    for (stage, end) in zip(former, former.dropFirst().map(\.start) + [start]) {
      guard let control = stage.element as? C else { continue }
      look =
        look.map { control.look(after: end - stage.start, from: $0, in: environment) }
        ?? control.look(in: environment)
    }
    guard let look else { return control.node(in: environment) }
    let now = control.look(after: environment.moment - start, from: look, in: environment)
    return control.node(of: control.body(now, in: environment), in: environment)
  }

  /// Tells when there is something new to see, and lets what comes later tell how it moves.
  private func note(in environment: Environment) {
    guard environment.clock?.recorder != nil else { return }
    var former = first
    var interrupted = Moment.zero
    for (index, stage) in stages.enumerated() {
      var duration = Moment.zero
      if let control = stage.element as? any AnimatedControl {
        duration = max(Self.settlingTime(of: control, from: former, in: environment), interrupted)
      }
      // What comes next goes on with what was not finished.
      let room = index + 1 < stages.count ? stages[index + 1].start - stage.start : duration
      interrupted = duration > room ? duration : .zero
      environment.noteChange(at: stage.start, lasting: min(duration, room))
      _ = stage.element.node(in: environment)
      former = stage.element
    }
  }

  private static func settlingTime<C: AnimatedControl>(
    of control: C, from former: any Element, in environment: Environment
  ) -> Moment {
    (former as? C).map { control.settlingTime(from: $0, in: environment) } ?? .zero
  }
}
