import MaquetteControlKit
import MaquetteElements

/// The data of a chart as a screen reader reads them.
struct ChartTable {
  let model: PlotModel
  let environment: Environment
  private let labels: DateLabels

  init(_ model: PlotModel, in environment: Environment) {
    self.model = model
    self.environment = environment
    labels = DateLabels(in: environment)
  }

  /// The titles of the columns: the series, if there are any, and the axes.
  private var hasNames: Bool {
    model.figures.contains { figure in
      figure.mark.values.series != nil || (figure.mark as? RuleMark).map { !$0.label.isEmpty } ?? false
    }
  }

  /// The table: a row for each datum.
  var table: AccessibilityTable {
    let hasNames = hasNames
    let titles = [model.x.attributes.title, model.y.attributes.title].map(environment.spoken)
    let columns = [titles[0].isEmpty ? "x" : titles[0], titles[1].isEmpty ? "y" : titles[1]]
    var rows: [[String]] = []
    for figure in model.figures {
      let values = figure.mark.values
      let label = (figure.mark as? RuleMark)?.label ?? ""
      let name = environment.spoken(values.series ?? label)
      let xs = column(values.x, values.xStart, values.xEnd, model.x)
      let ys = column(values.y, values.yStart, values.yEnd, model.y)
      for index in 0..<values.count {
        let row = [xs.indices.contains(index) ? xs[index] : "", ys.indices.contains(index) ? ys[index] : ""]
        rows.append(hasNames ? [name] + row : row)
      }
    }
    return AccessibilityTable(columns: hasNames ? [""] + columns : columns, rows: rows)
  }

  /// The spans of both axes: the first and the last of the words or dates, the least and the greatest number.
  var summary: String {
    [span(.x, model.x), span(.y, model.y)].compactMap(\.self).joined(separator: ", ")
  }

  private func span(_ name: AxisName, _ axis: PlotModel.Axis) -> String? {
    let values = model.figures.filter { !($0.mark is RuleMark) }.flatMap { figure in
      figure.mark.values.lists.filter { $0.axis == name }.flatMap(\.values)
    }
    let places = values.compactMap { value in axis.places.place(of: value).map { (place: $0, value: value) } }
    guard let first = places.min(by: { $0.place < $1.place }),
      let last = places.max(by: { $0.place < $1.place })
    else { return nil }
    let ends = [first, last].map { spoken($0.value, axis) }
    let span = ends[0] == ends[1] ? ends[0] : "\(ends[0]) – \(ends[1])"
    let title = environment.spoken(axis.attributes.title)
    return title.isEmpty ? span : "\(title): \(span)"
  }

  private func column(
    _ values: [PlottableValue], _ starts: [PlottableValue], _ ends: [PlottableValue], _ axis: PlotModel.Axis
  ) -> [String] {
    let places = ends.isEmpty ? values : ends
    return places.enumerated().map { index, value in
      let end = spoken(value, axis)
      return starts.indices.contains(index) ? "\(spoken(starts[index], axis)) – \(end)" : end
    }
  }

  /// Returns a value as it is spoken, with what the axis writes around numbers.
  func spoken(_ value: PlottableValue, _ axis: PlotModel.Axis) -> String {
    switch (axis.kind, value) {
    case (.date, _): value.date.map { labels.spoken($0, unit: axis.places.unit) } ?? ""
    case (.number, .number(let number)):
      axis.attributes.prefix + environment.number(number) + axis.attributes.suffix
    case (_, .category(let name)): environment.spoken(name)
    default: value.name
    }
  }
}
