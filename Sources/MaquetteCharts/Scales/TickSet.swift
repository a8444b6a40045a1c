/// A place along an axis with its label.
struct Tick: Hashable, Sendable {
  var value: Double
  var label: String
}

/// The marks of an axis, and the domain that they round the data to.
struct TickSet: Hashable, Sendable {
  /// The value at the axis's beginning, and at its end.
  var domain: ClosedRange<Double>
  var ticks: [Tick]

  /// Returns the share of the axis at which a value lies, from its beginning.
  func share(of value: Double) -> Double {
    let span = domain.upperBound - domain.lowerBound
    return span > 0 ? (value - domain.lowerBound) / span : 0.5
  }
}

/// The scale of an axis: how its values lie along it, and the marks that it has by its length.
struct AxisScale: Hashable, Sendable {
  /// What the values are.
  enum Kind: Hashable, Sendable {
    case number
    case category
    case date
    /// There are no values: marks take the whole axis.
    case none
  }

  var kind: Kind
  /// The sets of marks, each with more than the one before it.
  var sets: [TickSet]
  /// The index of the set for each number of spaces between marks, from 1.
  var choice: [Int]
  /// The least distance between marks in points.
  var distance: Double

  /// Creates a scale with one set of marks for every length.
  init(_ kind: Kind, only set: TickSet) {
    self.kind = kind
    sets = [set]
    choice = [0]
    distance = 1
  }

  /// Creates a scale whose marks are at least a distance apart.
  ///
  /// - Parameters:
  ///   - wanted: The number of spaces between marks that is asked for; nil for what the length has room for.
  ///   - set: Returns the marks with at most a number of spaces between them.
  init(_ kind: Kind, distance: Double, wanted: Int?, _ set: (_ spaces: Int) -> TickSet) {
    self.kind = kind
    self.distance = distance
    sets = []
    choice = []
    for spaces in wanted.map({ $0...$0 }) ?? 1...Self.mostSpaces {
      let next = set(spaces)
      if sets.last != next { sets.append(next) }
      choice.append(sets.count - 1)
    }
  }

  /// The most spaces between the marks of an axis that has room for more.
  static let mostSpaces = 10

  /// Returns the index of the set of marks for an axis of a length in points.
  func index(for length: Double) -> Int {
    let spaces = Int(Swift.max(1, Swift.min(length / distance, Double(choice.count))))
    return choice[spaces - 1]
  }
}
