public import MaquetteElements

extension Chart {
  /// Returns the errors about data that do not fit each other, each at the mark that has them.
  public var problems: [AttributeError] {
    var problems: [AttributeError] = []
    var count = 0
    var kinds: [AxisName: PlottableValue.Kind] = [:]
    if let first = xDomain?.values.first { kinds[.x] = first.kind }
    if let first = yDomain?.values.first { kinds[.y] = first.kind }
    for (index, child) in children.enumerated() {
      guard let mark = child.unmodified as? any ChartMark, !mark.values.isBroken else { continue }
      let path: [AttributeError.Step] = [.value("children"), .item(index), .value(type(of: mark).name)]
      let before = count
      count += mark.values.lists.map(\.values.count).max() ?? 0
      if count > Self.dataLimit, before <= Self.dataLimit {
        problems.append(
          AttributeError(
            message: "the chart has more than \(Self.dataLimit) data", hint: "keep every tenth value",
            path: path))
      }
      problems += mark.dataProblems.map { $0.inside(path) }
      for list in mark.values.lists {
        if let problem = self.problem(of: list, &kinds) {
          problems.append(problem.inside(path + [.value(list.name)]))
        }
      }
    }
    return problems
  }

  /// Returns what is wrong with the kinds of a list of values; the first values of an axis decide on its kind.
  private func problem(
    of list: (name: String, axis: AxisName, values: [PlottableValue]),
    _ kinds: inout [AxisName: PlottableValue.Kind]
  ) -> AttributeError? {
    let axis = list.axis == .x ? xAxis : yAxis
    let name = list.axis == .x ? "x-axis" : "y-axis"
    for (index, value) in list.values.enumerated() {
      switch axis.scale {
      case .category: return nil
      case .number:
        if value.kind == .number { continue }
        return AttributeError(
          message: "expected a number, found \(value.described)",
          hint: "the \(name) has the scale 'number'", path: [.item(index)])
      case .date:
        if value.date != nil { continue }
        return AttributeError(
          message: "expected a date, found \(value.described)",
          hint: "write it as 2026-06-01 or 2026-06-01T09:41", path: [.item(index)])
      case nil:
        guard let kind = kinds[list.axis] else {
          kinds[list.axis] = value.kind
          continue
        }
        if kind == value.kind { continue }
        return AttributeError(
          message: "expected \(kind.plural) along \(list.axis == .x ? "x" : "y"), found \(value.described)",
          hint: "'\(name): { scale: category }' takes all values as words", path: [.item(index)])
      }
    }
    return nil
  }
}

extension AttributeError {
  /// Returns the error with the steps to the value that it is inside.
  fileprivate func inside(_ path: [Step]) -> AttributeError {
    path.reversed().reduce(self) { $0.at($1) }
  }
}

extension PlottableValue {
  /// The value in a message.
  fileprivate var described: String {
    switch self {
    case .number: "the number \(name)"
    case .category: "the word '\(name)'"
    case .date: "the date \(name)"
    }
  }
}

extension PlottableValue.Kind {
  fileprivate var plural: String {
    switch self {
    case .number: "numbers"
    case .category: "words"
    case .date: "dates"
    }
  }
}
