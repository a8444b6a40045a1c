public import MaquetteControls
public import MaquetteGraphics

/// What happened in a session, in order.
public struct EventLog: Hashable, Sendable {
  /// What a finger does.
  public enum TouchPhase: String, Hashable, Sendable {
    case down, move, up, cancel
  }

  /// What can happen.
  public enum Event: Hashable, Sendable {
    /// A finger does something at a place, in points.
    case touch(TouchPhase, Point)
    /// A control sends events at once, and is set to something meanwhile.
    case events([String], value: String?)
    /// An action is done.
    case action(String)
    /// Letters are typed.
    case text(String)
    /// The return key is pressed.
    case returnKey
  }

  /// Something that happened.
  public struct Entry: Hashable, Sendable {
    /// When.
    public let time: Moment
    /// To which control; nil for none.
    public let control: String?
    /// What.
    public let event: Event
  }

  /// Everything in order.
  public private(set) var entries: [Entry] = []

  /// Nothing has happened.
  public init() {}

  mutating func add(_ event: Event, of control: String?, at time: Moment) {
    entries.append(Entry(time: time, control: control, event: event))
  }

  /// The names of all events that were sent, one after the other.
  public var eventNames: [String] {
    entries.flatMap { entry -> [String] in
      if case .events(let names, _) = entry.event { return names }
      return []
    }
  }
}
