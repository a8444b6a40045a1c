import MaquetteElements

/// The labels of a chart. Every set of marks has its own, and the layout shows those of one set; rules have theirs besides.
struct PlotLabels {
  /// The elements, in the order of ``places``.
  private(set) var elements: [any Element] = []
  /// What each element is.
  private(set) var places: [PlotLayout.Part] = []

  init(_ model: PlotModel, in environment: Environment) {
    let metrics = environment.theme[ChartMetrics.self]
    func text(_ text: String, isWord: Bool) -> any Element {
      var label = Text(text, style: metrics.labelStyle).color(.token(.secondaryLabel)).lineLimit(1)
      label.hasMonospacedDigits = false
      return isWord ? label : label.verbatim()
    }
    for (name, axis) in [(AxisName.y, model.y), (.x, model.x)] where axis.isVisible {
      if axis.hasLabels {
        for (set, marks) in axis.scale.sets.enumerated() {
          for tick in marks.ticks {
            elements.append(text(tick.label, isWord: axis.kind == .category))
            places.append(.label(name, set: set, value: tick.value))
          }
        }
      }
      if !axis.attributes.title.isEmpty {
        elements.append(text(axis.attributes.title, isWord: true))
        places.append(.title(name))
      }
    }
    for figure in model.figures {
      guard let mark = figure.mark as? RuleMark, !mark.label.isEmpty, case .rules(let rules) = figure.form,
        let rule = rules.first
      else { continue }
      let hasColor = mark.values.color != nil || mark.values.series != nil
      elements.append(
        Text(mark.label, style: metrics.labelStyle)
          .color(hasColor ? figure.color : .token(.secondaryLabel)).lineLimit(1))
      places.append(.note(rule, mark.labelPosition))
    }
  }
}
