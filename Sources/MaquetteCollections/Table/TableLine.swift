import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

/// The drawing of a row of a table, without those below it.
struct TableLine: Element {
  var row: TableRow
  var place: TablePlace
  /// The name of the node, by which stripes and touches find the row.
  static let name = NodeName("table-line")
  /// The name of the mark of rows below.
  static let disclosure = NodeName("table-disclosure")

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[TableMetrics.self]
    let look = Look(row, place, metrics, in: environment)
    var inside = environment
    look.apply(to: &inside)
    let cells = row.group.map { [group($0, metrics)] } ?? self.cells(metrics, look, in: inside)
    let isListBox = place.table.isListBox
    let first = isListBox ? 0 : metrics.firstInset
    var layout = place.layout(
      height: place.table.rowHeight(metrics), inset: isListBox ? metrics.listInset : metrics.cellInset,
      indent: first + indent(metrics))
    layout.drop = metrics.drop
    if row.group != nil {
      layout.plan.widths = [.flexible]
      layout.alignments = []
      layout.indent = first
    }
    let fill = look.fill.map(environment.color)
    let margin = place.plan.margin
    let radius = place.table.style == .inset ? metrics.radius : 0
    return Node(
      name: Self.name, layout: layout,
      children: cells.enumerated().map { index, cell in inside.node(of: cell, at: index) },
      direction: environment.direction,
      draw: { drawing in
        guard let fill else { return [] }
        let frame = drawing.frame
        let rect = Rect(
          minX: frame.minX + margin, minY: frame.minY, maxX: frame.maxX - margin, maxY: frame.maxY)
        return [.fill(Self.shape(drawing.grid.snap(rect), radius: radius), .color(fill))]
      })
  }

  /// The shape of a row in points.
  static func shape(_ rect: Rect, radius: Double) -> Shape {
    radius > 0 ? .roundedRectangle(RoundedRectangle(rect: rect, radius: radius)) : .rect(rect)
  }

  /// How much farther the first cell begins than in a table, in points.
  private func indent(_ metrics: TableMetrics) -> Double {
    place.isOutline ? metrics.outlineInset + Double(place.level) * metrics.indent : 0
  }

  private func group(_ title: String, _ metrics: TableMetrics) -> any Element {
    Text(title, weight: metrics.groupWeight).lineLimit(1)
  }

  /// One element for each column.
  private func cells(_ metrics: TableMetrics, _ look: Look, in environment: Environment) -> [any Element] {
    let cells = row.cells
    return place.plan.widths.indices.map { index in
      let column = place.table.columns.indices.contains(index) ? place.table.columns[index] : TableColumn()
      let cell = cells.indices.contains(index) && !cells[index].isHidden(in: environment) ? cells[index] : nil
      let content = cell.map { self.content(of: $0, in: column) } ?? Surface()
      return index == 0 ? led(content, metrics, look, in: environment) : content
    }
  }

  /// A cell as it stands in its column: a text has one line and the column's alignment.
  private func content(of cell: any Element, in column: TableColumn) -> any Element {
    guard type(of: cell.unmodified) == Text.self, var text = cell.unmodified as? Text else { return cell }
    if text.text.isEmpty { return Surface() }
    if text.lineLimit == nil { text.lineLimit = 1 }
    if text.alignment == .leading { text.alignment = column.alignment }
    return cell.replacingCore(by: text)
  }

  /// The first cell after the mark of rows below and the symbol, if the row has them.
  private func led(
    _ content: any Element, _ metrics: TableMetrics, _ look: Look, in environment: Environment
  ) -> any Element {
    var parts: [any Element] = []
    if place.isOutline { parts.append(mark(metrics, look)) }
    if row.symbol != nil || row.image != nil {
      // Symbols grow with the text where the text does.
      let growth =
        environment.font(.body).size / environment.theme.typeRamp.entry(for: .body, at: .large).size
      parts.append(
        figure(metrics, look, growth, in: environment).frame(width: metrics.symbolColumn * growth))
      parts.append(Spacer(minLength: 0).frame(width: metrics.symbolSpacing, height: 0))
    }
    guard !parts.isEmpty else { return content }
    return HStack(spacing: 0) {
      parts
      content.layoutPriority(1)
    }
  }

  private func figure(
    _ metrics: TableMetrics, _ look: Look, _ growth: Double, in environment: Environment
  ) -> any Element {
    if let image = row.image { return image.figure(environment.color(look.symbol), in: environment) }
    return SymbolImage(row.symbol ?? "").with(\.size, metrics.symbolSize * growth).color(look.symbol)
  }

  /// The mark that shows whether the rows below are seen; room for it in rows without any.
  private func mark(_ metrics: TableMetrics, _ look: Look) -> any Element {
    let size = metrics.disclosureColumn
    let spacing = metrics.disclosureSpacing
    guard !row.rows.isEmpty else { return Spacer(minLength: 0).frame(width: size + spacing, height: 0) }
    let chevron = SymbolImage(
      row.isOpen ? "chevron.down" : "chevron.forward", weight: metrics.disclosureWeight
    )
    .with(\.size, metrics.disclosureSize).color(look.mark)
    return Named(name: Self.disclosure, content: chevron.frame(width: size, height: size))
      .padding(Insets(trailing: spacing))
  }
}

/// The colours of a row.
private struct Look {
  var fill: ColorReference?
  var symbol, mark: ColorReference
  /// Whether the contents stand on the accent colour, and whether they are dimmed.
  var isOnTint: Bool, isDisabled: Bool

  init(_ row: TableRow, _ place: TablePlace, _ metrics: TableMetrics, in environment: Environment) {
    let state = row.effectiveState(in: environment)
    let isSelected = row.group == nil && !state.isDisjoint(with: [.selected, .highlighted])
    isDisabled = state.contains(.disabled)
    isOnTint =
      isSelected && metrics.hasTintedSelection && place.table.isEmphasized && environment.isWindowActive
      && !isDisabled
    // Behind rows the platform's own accent is darker.
    let tint = environment.tint == .token(.accent) ? .token(.tableSelection) : environment.tint
    fill = isOnTint ? tint : isSelected ? .token(.tableInactiveSelection) : nil
    symbol =
      isOnTint ? .token(.onTint) : isDisabled ? .token(.tertiaryLabel) : row.symbolColor ?? environment.tint
    mark = .token(isOnTint ? .onTint : .secondaryLabel)
  }

  /// Gives the contents of the row the colours that they have on its fill.
  func apply(to environment: inout Environment) {
    guard isOnTint || isDisabled else { return }
    let color = environment.theme.colors[isOnTint ? .onTint : .tertiaryLabel]
    environment.theme.colors[.label] = color
    environment.theme.colors[.secondaryLabel] = color
    if isDisabled { environment.isEnabled = false }
  }
}
