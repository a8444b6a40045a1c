/// What moves in a picture, which decides the frames that it is cut into.
public struct Motions: Hashable, Sendable {
  /// Steps that repeat without an end.
  public struct Loop: Hashable, Sendable {
    /// How long a round of all steps takes.
    public var period: Moment
    /// How many steps a round has.
    public var stepCount: Int

    /// Creates a loop; one without a step or with a period of zero stands still.
    public init(period: Moment, stepCount: Int) {
      self.period = period
      self.stepCount = stepCount
    }

    /// Whether anything moves.
    var isMoving: Bool { stepCount > 0 && period.ticks > 0 }

    /// Returns the step at a moment: 0 to `stepCount` less 1.
    public func step(at moment: Moment) -> Int {
      isMoving ? moment.ticks % period.ticks * stepCount / period.ticks : 0
    }
  }

  /// A change at a moment, gradual or sudden.
  public struct Change: Hashable, Sendable {
    /// When the change begins.
    public var start: Moment
    /// How long the change takes; zero for a sudden one.
    public var duration: Moment

    /// Creates a change, sudden unless it has a duration.
    public init(at start: Moment, lasting duration: Moment = .zero) {
      self.start = start
      self.duration = duration
    }
  }

  /// The loops, which run all the time.
  public private(set) var loops: Set<Loop>
  /// The changes.
  public private(set) var changes: Set<Change>

  /// Creates a set of motions; loops that stand still are left out.
  public init(loops: [Loop] = [], changes: [Change] = []) {
    self.loops = Set(loops.filter(\.isMoving))
    self.changes = Set(changes)
  }

  /// Adds other motions.
  public mutating func formUnion(_ other: Motions) {
    loops.formUnion(other.loops)
    changes.formUnion(other.changes)
  }
}

extension Node {
  /// What moves in the node and all within it, now and later.
  public var motions: Motions {
    children.reduce(into: motionSource?() ?? Motions()) { $0.formUnion($1.motions) }
  }
}

extension Element {
  /// Returns the element as one that shows a loop's step at ``Environment/moment``, and so moves without an end.
  public func repeating(_ loop: Motions.Loop) -> some Element { Repeating(loop: loop, content: self) }
}

private struct Repeating<Content: Element>: Element {
  var loop: Motions.Loop
  var content: Content

  func node(in environment: Environment) -> Node {
    var node = content.node(in: environment)
    let inside = node.motionSource
    node.motionSource = { [loop] in
      var motions = Motions(loops: [loop])
      if let inside { motions.formUnion(inside()) }
      return motions
    }
    return node
  }
}
