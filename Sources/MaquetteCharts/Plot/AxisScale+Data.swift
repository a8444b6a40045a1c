import MaquetteControlKit
import MaquetteElements

extension AxisScale {
  /// Creates the scale of an axis for the places of its data.
  init(
    _ places: AxisPlaces, _ attributes: AxisAttributes, _ domain: AxisDomain?,
    _ ranges: [ClosedRange<Double>],
    distance: Double, _ labels: DateLabels, hasShares: Bool, _ environment: Environment
  ) {
    let data = ranges.first.map { first in
      ranges.reduce(first) {
        Swift.min($0.lowerBound, $1.lowerBound)...Swift.max($0.upperBound, $1.upperBound)
      }
    }
    let stated = domain.flatMap { domain -> ClosedRange<Double>? in
      let ends = domain.values.compactMap { places.place(of: $0) }
      return ends.count == 2 && ends[0] < ends[1] ? ends[0]...ends[1] : nil
    }
    let spaces = attributes.count.map { $0 - 1 }
    switch places.kind {
    case .none: self.init(.none, only: TickSet(domain: 0...1, ticks: []))
    case .category:
      let ticks = places.names.enumerated().map { Tick(value: Double($0) + 0.5, label: $1) }
      self.init(.category, only: TickSet(domain: 0...Double(Swift.max(1, ticks.count)), ticks: ticks))
    case .number:
      let range = stated ?? Self.numbers(data ?? 0...1, includesZero: attributes.includesZero)
      self.init(.number, distance: distance, wanted: spaces) { spaces in
        TickSet(of: range, isFixed: stated != nil, spaces: spaces) { value, decimals in
          hasShares
            ? environment.percentage(value, isSigned: true)
            : attributes.prefix + environment.number(value, decimals: decimals) + attributes.suffix
        }
      }
    case .date:
      var range = stated ?? data ?? 0...86_400
      // One date stands in the middle of its day.
      if range.lowerBound == range.upperBound {
        range = range.lowerBound - 43_200...range.lowerBound + 43_200
      }
      self.init(.date, distance: distance, wanted: spaces) {
        TickSet(ofTimes: range, spaces: $0, least: attributes.unit ?? places.unit, labels)
      }
    }
  }

  /// Returns the domain of numbers before it is rounded.
  ///
  /// Swift Charts puts zero on every scale of numbers, whatever the marks: "the framework includes zero by default so the domain
  /// inference logic is consistent" (documentation of `ScaleDomain`).
  private static func numbers(_ data: ClosedRange<Double>, includesZero: Bool) -> ClosedRange<Double> {
    var (least, greatest) = (data.lowerBound, data.upperBound)
    if includesZero { (least, greatest) = (Swift.min(0, least), Swift.max(0, greatest)) }
    guard least == greatest else { return least...greatest }
    if least == 0 { return 0...1 }
    // One value far from zero: as much around it as its first digit.
    let room = least.magnitude / 2
    return least - room...greatest + room
  }
}
