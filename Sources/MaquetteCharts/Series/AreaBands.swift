/// A place of an area, with the values at which it begins and ends there.
struct AreaBand: Hashable, Sendable {
  var place: Double
  var from: Double
  var to: Double
}

/// All areas of a chart.
struct AreaBands {
  private let x: AxisPlaces
  private let y: AxisPlaces
  private var stacks = StackedValues()

  init(_ marks: [AreaMark], x: AxisPlaces, y: AxisPlaces) {
    self.x = x
    self.y = y
    for mark in marks where mark.stacking == .normalized || mark.stacking == .center {
      for (place, value) in places(of: mark) { stacks.count(value, at: place) }
    }
  }

  /// Returns the places of an area; call it for all areas in their order.
  mutating func bands(of mark: AreaMark) -> [AreaBand] {
    let values = mark.values
    if !values.yEnd.isEmpty {
      return (0..<values.count).compactMap { index in
        guard values.x.indices.contains(index), let place = x.place(of: values.x[index]),
          let to = y.place(of: values.yEnd[index])
        else { return nil }
        let start = values.yStart.indices.contains(index) ? y.place(of: values.yStart[index]) : nil
        return AreaBand(place: place, from: start ?? 0, to: to)
      }
    }
    return places(of: mark).map { place, value in
      let (from, to) = stacks.put(value, at: place, mark.stacking)
      return AreaBand(place: place, from: from, to: to)
    }
  }

  private func places(of mark: AreaMark) -> [(place: Double, value: Double)] {
    zip(mark.values.x, mark.values.y).compactMap { pair in
      x.place(of: pair.0).flatMap { place in y.place(of: pair.1).map { (place, $0) } }
    }
  }
}
