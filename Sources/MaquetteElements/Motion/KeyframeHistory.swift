import Synchronization

/// What is known of an element that others replace, in each of the last environments that it was drawn in.
///
/// The look that an interrupted control has at a moment depends on all changes before. An animation draws one moment after the
/// other, so each continues where the one before ended. An element that is part of several replaced ones, one inside the other,
/// is asked for its motions by each of them and collects them once.
///
/// Copies of an element share it. It changes no result: without it, everything would be computed again.
final class KeyframeHistory: Sendable {
  /// What is known in one environment.
  private struct Entry: Sendable {
    let environment: Environment
    /// The looks that the controls of a type take over, `Looks<C>`; nil for none.
    var looks: (any Sendable)?
    /// The motions of the elements, and the moment for which they were collected.
    var motions: (moment: Moment, motions: Motions)?
  }

  fileprivate struct Looks<C: AnimatedControl>: Sendable {
    var looks: [C.Look?]
  }

  /// The most environments that are kept: the variants of a sheet, drawn on several threads, take turns.
  private static let limit = 16

  private let entries: Mutex<[Entry]>

  /// Creates an empty history.
  init() { entries = Mutex([]) }

  /// Creates the history of a copy whose changes from a position on are others.
  init(_ other: KeyframeHistory, until count: Int) {
    entries = Mutex(
      other.entries.withLock { $0 }.map { entry in
        var entry = entry
        entry.motions = nil
        entry.looks = (entry.looks as? any Shortened)?.shortened(to: count)
        return entry
      })
  }

  /// Returns the looks that are known, each at the start of a change, and forgets them: a caller that adds some owns the array.
  func takeLooks<C: AnimatedControl>(of type: C.Type, in environment: Environment) -> [C.Look?] {
    entries.withLock { entries in
      guard let place = entries.firstIndex(where: { $0.environment.isSame(as: environment) }),
        let known = entries[place].looks as? Looks<C>
      else { return [] }
      entries[place].looks = nil
      return known.looks
    }
  }

  /// Keeps the looks of an environment.
  func keep<C: AnimatedControl>(_ looks: [C.Look?], of type: C.Type, in environment: Environment) {
    change(environment) { $0.looks = Looks<C>(looks: looks) }
  }

  /// Returns the motions in an environment at its moment; nil if they are not known.
  func motions(in environment: Environment) -> Motions? {
    entries.withLock { entries in
      entries.first { $0.motions?.moment == environment.moment && $0.environment.isSame(as: environment) }?
        .motions?.motions
    }
  }

  /// Keeps the motions in an environment at its moment.
  func keep(_ motions: Motions, in environment: Environment) {
    change(environment) { $0.motions = (environment.moment, motions) }
  }

  private func change(_ environment: Environment, _ change: (inout Entry) -> Void) {
    entries.withLock { entries in
      if let place = entries.firstIndex(where: { $0.environment.isSame(as: environment) }) {
        return change(&entries[place])
      }
      if entries.count >= Self.limit { entries.removeFirst() }
      var entry = Entry(environment: environment)
      change(&entry)
      entries.append(entry)
    }
  }
}

/// Looks whose type of control is unknown.
private protocol Shortened: Sendable {
  func shortened(to count: Int) -> any Sendable
}

extension KeyframeHistory.Looks: Shortened {
  fileprivate func shortened(to count: Int) -> any Sendable {
    KeyframeHistory.Looks<C>(looks: Array(looks.prefix(count)))
  }
}
