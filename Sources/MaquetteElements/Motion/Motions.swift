/// What moves in a picture, as elements tell it while they are laid out.
public struct Motions: Hashable, Sendable {
  /// Something that goes through its steps again and again.
  public struct Loop: Hashable, Sendable {
    /// How long one round takes.
    public var period: Moment
    /// How many steps a round has.
    public var stepCount: Int
  }

  /// Something that becomes another.
  public struct Change: Hashable, Sendable {
    /// When that begins.
    public var start: Moment
    /// How long it takes; nothing if it happens at once.
    public var duration: Moment
  }

  /// What goes round.
  public internal(set) var loops: Set<Loop> = []
  /// What changes.
  public internal(set) var changes: Set<Change> = []

  /// Nothing moves.
  public init() {}
}
