import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Places the plot of a chart and the labels around it.
///
/// The heights and widths of labels decide on the plot, and its size on the labels: heights first, for those of labels do not
/// depend on their texts.
struct PlotLayout: Layout {
  /// What an item of the layout is.
  enum Part: Sendable {
    /// The lines behind the data, or a mark.
    case plot
    case label(AxisName, set: Int, value: Double)
    case title(AxisName)
    case note(PlotFigure.Rule, RuleMark.LabelPosition)
  }

  let model: PlotModel
  let parts: [Part]
  let metrics: ChartMetrics

  /// The plot in the chart from left to right, and the sets of marks that its size decides on.
  struct Plan {
    var plot: Rect
    var xSet = 0
    var ySet = 0
    /// The height of the labels below the plot.
    var foot = 0.0
  }

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    Measurement(width: proposal.width ?? metrics.idealWidth, height: proposal.height ?? metrics.idealHeight)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let sizes = zip(parts, items).map { part, item -> Size in
      var size = item.measure(.unspecified).size
      // Words beside the plot leave it more than half of the chart; longer ones are truncated.
      if case .label(.y, _, _) = part, model.y.kind == .category {
        size.width = Swift.min(size.width, rect.width * metrics.wordShare)
      }
      return size
    }
    let plan = plan(rect.size, sizes)
    let shown = columns(plan, sizes, width: rect.width)
    return parts.indices.map { index in
      guard items.indices.contains(index) else { return .leftOut }
      var frame: Rect
      switch parts[index] {
      case .plot:
        frame = plan.plot
      case .label(.x, let set, _):
        guard set == plan.xSet, let place = shown[index] else { return .leftOut }
        frame = place
      case .label(.y, let set, let value):
        guard set == plan.ySet else { return .leftOut }
        frame = row(value, sizes[index], plan)
        guard frame.minY > -sizes[index].height, frame.maxY < rect.height + sizes[index].height else {
          return .leftOut
        }
      case .title(let axis): frame = title(axis, sizes[index], plan, in: rect.size)
      case .note(let rule, let position): frame = note(rule, position, sizes[index], plan)
      }
      let proposal = Proposal(width: frame.width, height: frame.height)
      if direction == .rightToLeft { frame.origin.x = rect.width - frame.maxX }
      return Placement(frame: frame.offset(dx: rect.minX, dy: rect.minY), proposal: proposal)
    }
  }

  /// Whether the labels of `y` stand at the leading edge.
  private var isLeading: Bool {
    switch model.y.attributes.position {
    case .leading: true
    case .automatic: model.y.kind == .category
    default: false
    }
  }

  /// Whether the labels of `x` stand above the plot.
  private var isAbove: Bool { model.x.attributes.position == .top }

  private func plan(_ size: Size, _ sizes: [Size]) -> Plan {
    var (foot, half, widths, titles) = (0.0, 0.0, [0: 0.0], (x: 0.0, y: 0.0))
    for (part, size) in zip(parts, sizes) {
      switch part {
      case .label(.x, _, _): foot = Swift.max(foot, size.height)
      case .label(.y, let set, _):
        half = model.y.kind == .category ? 0 : Swift.max(half, size.height / 2)
        widths[set] = Swift.max(widths[set] ?? 0, size.width)
      case .title(.x): titles.x = size.height + metrics.footGap
      case .title(.y): titles.y = size.height + metrics.footGap
      default: break
      }
    }
    let room = foot > 0 ? foot + metrics.footGap : 0
    let top = titles.y + (isAbove ? room : half)
    let bottom = titles.x + (isAbove ? half : Swift.max(room, half))
    let height = Swift.max(0, size.height - top - bottom)
    let ySet = model.y.scale.index(for: height)
    let side = model.y.hasLabels ? (widths[ySet] ?? 0) + metrics.labelGap : 0
    let width = Swift.max(0, size.width - side)
    let plot = Rect(x: isLeading ? side : 0, y: top, width: width, height: height)
    return Plan(plot: plot, xSet: model.x.scale.index(for: width), ySet: ySet, foot: foot)
  }

  /// Returns the frame of a label of `y`.
  private func row(_ value: Double, _ size: Size, _ plan: Plan) -> Rect {
    let share = model.y.scale.sets[plan.ySet].share(of: value)
    let isDownwards = model.y.kind == .category
    let y = plan.plot.minY + plan.plot.height * (isDownwards ? share : 1 - share)
    let x = isLeading ? plan.plot.minX - metrics.labelGap - size.width : plan.plot.maxX + metrics.labelGap
    return Rect(x: x, y: y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the frames of the labels of `x` that do not touch each other: all, or each second, third and so on.
  private func columns(_ plan: Plan, _ sizes: [Size], width: Double) -> [Int: Rect] {
    let marks = model.x.scale.sets[plan.xSet]
    let isCentered = model.x.kind == .category
    let limit = isCentered ? wordLimit(marks, plan, sizes, width: width) : .infinity
    var frames: [(index: Int, frame: Rect)] = []
    for (index, part) in parts.enumerated() {
      guard case .label(.x, plan.xSet, let value) = part else { continue }
      let size = Size(width: Swift.min(sizes[index].width, limit), height: sizes[index].height)
      let at = plan.plot.minX + plan.plot.width * marks.share(of: value)
      var x = isCentered ? at - size.width / 2 : at + metrics.tickGap
      // A number without room behind its line stands before it.
      if model.x.kind == .number, x + size.width > width + 0.5 { x = at - metrics.tickGap - size.width }
      // A word at an edge stays on the chart.
      if isCentered { x = Swift.max(0, Swift.min(x, width - size.width)) }
      let y = isAbove ? plan.plot.minY - metrics.footGap - size.height : plan.plot.maxY + metrics.footGap
      frames.append((index, Rect(x: x, y: y, width: size.width, height: size.height)))
    }
    // A label that goes beyond the chart is left out.
    let inside = frames.filter { $0.frame.minX >= -0.5 && $0.frame.maxX <= width + 0.5 }
    for step in 1...Swift.max(1, frames.count) {
      let kept = inside.enumerated().filter { $0.offset % step == 0 }.map(\.element)
      let touches = zip(kept, kept.dropFirst()).contains {
        $0.frame.maxX + metrics.labelSpacing > $1.frame.minX
      }
      if !touches { return Dictionary(kept.map { ($0.index, $0.frame) }) { first, _ in first } }
    }
    return [:]
  }

  /// Returns the width at which words below the plot are truncated.
  ///
  /// As long as each second one has room they are not. Longer ones are, to their own places if these have room for a few letters, or
  /// so that two have room.
  private func wordLimit(_ marks: TickSet, _ plan: Plan, _ sizes: [Size], width: Double) -> Double {
    let place = plan.plot.width / Swift.max(1, marks.domain.upperBound)
    let longest = zip(parts, sizes).reduce(0.0) { longest, item in
      if case .label(.x, plan.xSet, _) = item.0 { Swift.max(longest, item.1.width) } else { longest }
    }
    guard longest + metrics.labelSpacing > 2 * place else { return .infinity }
    return place - metrics.labelSpacing >= metrics.columnDistance
      ? place - metrics.labelSpacing : (width - metrics.labelSpacing) / 2
  }

  private func title(_ axis: AxisName, _ size: Size, _ plan: Plan, in chart: Size) -> Rect {
    switch axis {
    case .y:
      let x = isLeading ? 0 : chart.width - size.width
      return Rect(x: x, y: 0, width: size.width, height: size.height)
    case .x:
      let x = plan.plot.minX + (plan.plot.width - size.width) / 2
      return Rect(x: x, y: chart.height - size.height, width: size.width, height: size.height)
    }
  }

  private func note(_ rule: PlotFigure.Rule, _ position: RuleMark.LabelPosition, _ size: Size, _ plan: Plan)
    -> Rect
  {
    let name = position.rawValue
    let (isTop, isLeading, isTrailing) = (
      name.hasPrefix("top"), name.hasSuffix("leading"), name.hasSuffix("trailing")
    )
    let gap = metrics.tickGap
    let plot = plan.plot
    if rule.isUpright {
      let at = plot.minX + plot.width * model.x.scale.sets[plan.xSet].share(of: rule.value)
      let x = isLeading ? at - gap - size.width : isTrailing ? at + gap : at - size.width / 2
      // Above or below the plot nothing has room: the text stands inside.
      let y = isTop ? plot.minY : plot.maxY - size.height
      return Rect(
        x: Swift.max(plot.minX, Swift.min(x, plot.maxX - size.width)), y: y, width: size.width,
        height: size.height)
    }
    let share = model.y.scale.sets[plan.ySet].share(of: rule.value)
    let at = plot.minY + plot.height * (model.y.kind == .category ? share : 1 - share)
    let y = isTop ? at - gap / 2 - size.height : at + gap / 2
    let x = isLeading ? plot.minX : isTrailing ? plot.maxX - size.width : plot.center.x - size.width / 2
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}
