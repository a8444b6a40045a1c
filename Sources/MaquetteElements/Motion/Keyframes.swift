/// A control whose look changes gradually when its attributes change.
package protocol AnimatedControl: Control {
  /// The part of the drawing that can be interpolated.
  associatedtype Look

  /// Returns the look of the control at rest.
  func look(in environment: Environment) -> Look

  /// Returns the look at a time after the control replaced one with another look.
  func look(after time: Moment, from former: Look, in environment: Environment) -> Look

  /// Returns the time until the control is at rest after it replaced another one.
  func settlingTime(from former: Self, in environment: Environment) -> Moment

  /// Returns the body of the control for a look.
  func body(_ look: Look, in environment: Environment) -> any Element
}

/// An element that others replace over time, from `then` in a sheet.
///
/// The look of one animated control changes gradually; an interrupted change continues from its current look.
public struct Keyframes: Element {
  /// An element and its start time.
  public struct Keyframe: Sendable {
    /// The time at which the element replaces the previous one.
    public var start: Moment
    /// The element.
    public var element: any Element

    /// Creates a keyframe.
    public init(_ element: any Element, at start: Moment) {
      self.start = start
      self.element = element
    }
  }

  /// The element at the beginning.
  public var first: any Element
  /// The elements that replace it, in the order of time.
  public var following: [Keyframe]

  /// Creates an element that others replace.
  public init(_ first: any Element, then following: [Keyframe]) {
    self.first = first
    self.following = following
  }

  /// Returns the node of the element at the environment's moment, with the motions of all replacements.
  public func node(in environment: Environment) -> Node {
    var node = current(in: environment)
    node.addMotions { motions(in: environment) }
    return node
  }

  /// Returns the role of the element at the environment's moment.
  public func role(in environment: Environment) -> ElementRole? {
    (past(in: environment).last?.element ?? first).role(in: environment)
  }

  /// The replacements until the environment's moment.
  private func past(in environment: Environment) -> ArraySlice<Keyframe> {
    following.prefix { $0.start <= environment.moment }
  }

  private func current(in environment: Environment) -> Node {
    let past = past(in: environment)
    guard let last = past.last else { return first.node(in: environment) }
    guard let control = last.element as? any AnimatedControl else {
      return last.element.node(in: environment)
    }
    return animated(control, after: past.dropLast(), start: last.start, in: environment)
  }

  private func animated<C: AnimatedControl>(
    _ control: C, after past: ArraySlice<Keyframe>, start: Moment, in environment: Environment
  ) -> Node {
    var look: C.Look?
    let former = [Keyframe(first, at: .zero)] + past
    for (frame, end) in zip(former, former.dropFirst().map(\.start) + [start]) {
      guard let control = frame.element as? C else { continue }
      look =
        look.map { control.look(after: end - frame.start, from: $0, in: environment) }
        ?? control.look(in: environment)
    }
    guard let look else { return control.node(in: environment) }
    return environment.node(of: control) { inside in
      let now = control.look(after: inside.moment - start, from: look, in: inside)
      return control.node(of: control.body(now, in: inside), in: inside)
    }
  }

  /// The changes, and the motions of the elements that follow.
  private func motions(in environment: Environment) -> Motions {
    var motions = Motions()
    var former = first
    var interrupted = Moment.zero
    for (index, frame) in following.enumerated() {
      var duration = Moment.zero
      if let control = frame.element as? any AnimatedControl {
        duration = max(Self.settlingTime(of: control, from: former, in: environment), interrupted)
      }
      // The next change continues an unfinished one.
      let room = index + 1 < following.count ? following[index + 1].start - frame.start : duration
      interrupted = duration > room ? duration : .zero
      motions.formUnion(Motions(changes: [.init(at: frame.start, lasting: min(duration, room))]))
      motions.formUnion(frame.element.node(in: environment).motions)
      former = frame.element
    }
    return motions
  }

  private static func settlingTime<C: AnimatedControl>(
    of control: C, from former: any Element, in environment: Environment
  ) -> Moment {
    (former as? C).map { control.settlingTime(from: $0, in: environment) } ?? .zero
  }
}
