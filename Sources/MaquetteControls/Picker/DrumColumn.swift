import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
package import MaquetteTypography

/// One wheel of a picker: its rows from top to bottom.
package struct DrumColumn: Sendable {
  /// A row of a wheel.
  package struct Row: Hashable, Sendable {
    /// The row's text.
    package var text: String
    /// Whether the row is disabled.
    package var isDimmed = false

    package init(text: String, isDimmed: Bool = false) {
      self.text = text
      self.isDimmed = isDimmed
    }
  }

  /// Returns the row at an offset below the chosen one; nil if the wheel has none.
  package var row: @Sendable (_ place: Int) -> Row?
  /// The texts that determine the wheel's width.
  package var widest: [String]
  /// The alignment of texts on the wheel.
  package var alignment: TextAlignment = .center
  /// The fixed unit text beside the chosen row; nil for none.
  package var unit: String?
  /// The width in points; nil to fit the texts.
  var width: Double?
  /// The accessibility label of the wheel.
  package var label = ""
  /// Whether all digits have the same width.
  package var hasMonospacedDigits = false
  /// How far the wheel is on its way, in rows: the chosen one is so many below the middle.
  var displacement = 0.0
  /// The content, which decides on the padding beside the texts.
  package var content = Content.values

  /// What a wheel has.
  package enum Content: Sendable {
    /// Values of a picker, or a length of time.
    case values
    /// The names of months.
    case months
    /// The numbers of days and years.
    case dateParts
    /// Hours or minutes, in a picker of times alone or beside a date.
    case times, timesBesideDates
    /// Whole days.
    case days
    /// The halves of a day.
    case halves
  }

  package init(
    row: @escaping @Sendable (_ place: Int) -> Row?, widest: [String], alignment: TextAlignment = .center,
    unit: String? = nil, width: Double? = nil, label: String = "", hasMonospacedDigits: Bool = false,
    content: Content = .values
  ) {
    self.row = row
    self.widest = widest
    self.alignment = alignment
    self.unit = unit
    self.width = width
    self.label = label
    self.hasMonospacedDigits = hasMonospacedDigits
    self.content = content
  }
}

/// The wheels of a picker side by side, with the band that marks the chosen row over them.
package struct DrumWheels: Element {
  package var columns: [DrumColumn]
  /// The width in points; nil for the platform's.
  var width: Double?
  /// Whether wheels share the remaining width, rather than stand together in the middle.
  package var isSpread: Bool
  /// The colour of the rows that can be chosen.
  package var textColor: ColorReference = .token(.label)

  package init(
    columns: [DrumColumn], width: Double? = nil, isSpread: Bool, textColor: ColorReference = .token(.label)
  ) {
    self.columns = columns
    self.width = width
    self.isSpread = isSpread
    self.textColor = textColor
  }

  package func node(in environment: Environment) -> Node {
    var metrics = environment.theme[PickerMetrics.self]
    metrics.look = metrics.look(in: environment)
    let look = metrics.look
    let columns = columns.map { SizedColumn($0, metrics, in: environment) }
    let layout = DrumLayout(
      columns: columns.map {
        DrumLayout.Column(
          width: $0.width, isFixed: $0.column.width != nil,
          spare: $0.column.content == .days ? $0.padding.leading : 0)
      },
      width: width ?? metrics.width, height: metrics.height, inset: isSpread ? look.bandInset : 0,
      spacing: columns.contains { $0.column.content == .values } ? 0 : metrics.columnSpacing,
      isSpread: isSpread)
    let wheels = columns.enumerated().map { index, column in
      DrumWheel(
        column: column, index: index, layout: layout, metrics: metrics, color: environment.color(textColor))
    }
    let pixel = 1 / environment.scale
    let row = Arranged(name: HStack.nodeName, layout: layout, children: wheels)
    let outline = Surface.Outline.rounded(radius: look.bandRadius, .continuous)
    let band: any Element =
      look.hasBandLines
      ? VStack(spacing: 0) {
        Surface(fill: .token(.pickerLine)).frame(height: pixel)
        Surface()
        Surface(fill: .token(.pickerLine)).frame(height: pixel)
      }
      : Surface(outline, fill: .token(look.bandColor))
    // The band lies over the rows and tints them.
    return row.overlay(
      band.frame(height: look.bandHeight)
        .padding(Insets(horizontal: look.bandInset, vertical: 0))
    ).node(in: environment)
  }
}

/// A wheel, its font and its width.
private struct SizedColumn: Sendable {
  var column: DrumColumn
  var width: Double
  var textWidth: Double
  let unitWidth: Double
  let padding: PickerMetrics.ColumnPadding

  init(_ column: DrumColumn, _ metrics: PickerMetrics, in environment: Environment) {
    self.column = column
    let style = Self.style(column, size: metrics.look.chosenTextSize, in: environment)
    func measure(_ text: String, _ style: ParagraphStyle) -> Double {
      environment.fonts.paragraph(text, style: style).idealWidth
    }
    textWidth = column.widest.map { measure(environment.localized($0), style) }.max() ?? 0
    unitWidth =
      column.unit.map { measure($0, Self.unitStyle(metrics, in: environment)) + metrics.unitSpacing } ?? 0
    padding = metrics.padding(of: column.content)
    width = column.width ?? (textWidth + unitWidth + padding.leading + padding.trailing)
  }

  static func style(
    _ column: DrumColumn, size: Double, in environment: Environment
  ) -> ParagraphStyle {
    let entry = environment.theme.typeRamp.entry(for: .body, at: .large)
    return ParagraphStyle(
      font: environment.font(
        entry, size: size, weight: .regular, hasMonospacedDigits: column.hasMonospacedDigits), lineLimit: 1,
      direction: environment.direction
    ).localized(in: environment)
  }

  static func unitStyle(_ metrics: PickerMetrics, in environment: Environment) -> ParagraphStyle {
    let entry = environment.theme.typeRamp.entry(for: .body, at: .large)
    return ParagraphStyle(
      font: environment.font(entry, size: metrics.unitTextSize, weight: .semibold), lineLimit: 1,
      direction: environment.direction
    ).localized(in: environment)
  }
}

/// A wheel that draws itself.
private struct DrumWheel: TextDrawing {
  var column: SizedColumn
  /// The number of the column.
  var index: Int
  /// The places of all wheels.
  var layout: DrumLayout
  var metrics: PickerMetrics
  /// The colour of the rows that can be chosen.
  var color: Color

  func node(in environment: Environment) -> Node {
    let size = Size(width: column.width, height: metrics.height)
    let rows = rows(in: environment)
    let unit = column.column.unit.map {
      environment.fonts.paragraph($0, style: SizedColumn.unitStyle(metrics, in: environment))
    }
    let color = color.opacity(metrics.look.rowOpacities.first ?? 1)
    var node = Node(name: .wheel, item: LayoutItem { _ in Measurement(size: size) }) { drawing in
      let middle = layout.middles(in: drawing.proposal.width)[index]
      return operations(
        rows, unit: unit, in: drawing.frame,
        middle: environment.direction == .rightToLeft ? -middle : middle, environment: environment,
        color: color)
    }
    let missing = rows.flatMap(\.paragraph.missing)
    if !missing.isEmpty {
      node.warnings = [.missingGlyphs(characters: missing, text: rows.map(\.text).joined(separator: " "))]
    }
    let chosen = column.column.row(0).map { environment.spoken($0.text) }
    let value = [chosen, column.column.unit].compactMap(\.self).joined(separator: " ")
    node.accessibility = Accessibility(
      label: environment.spoken(column.column.label), value: value, traits: [.adjustable])
    node.keep(self, in: environment)
    return node
  }

  func fontStretches(in environment: Environment) -> [FontLibrary.Stretch] {
    let style = SizedColumn.style(column.column, size: metrics.textSize, in: environment)
    var spans = rows(in: environment).map { TextSpan($0.text + " ", font: style.font) }
    if let unit = column.column.unit {
      spans.append(TextSpan(unit, font: SizedColumn.unitStyle(metrics, in: environment).font))
    }
    return environment.fonts.stretches(of: spans, style: style)
  }

  private func rows(in environment: Environment, atMost width: Double = .infinity) -> [SetRow] {
    let reach = metrics.look.rowOpacities.count - 1
    let drum = metrics.drum
    let displacement = column.column.displacement
    let front = Int((-displacement).rounded())
    return (front - reach...front + reach).compactMap { index in
      guard let row = column.column.row(index) else { return nil }
      let place = Double(index) + displacement
      // A row grows as it comes to the middle.
      let size = metrics.textSize.approached(
        from: metrics.look.chosenTextSize, by: Swift.min(place.magnitude, 1))
      let text = environment.localized(row.text)
      let paragraph = environment.fonts.paragraph(
        text, style: SizedColumn.style(column.column, size: size, in: environment), maxWidth: width)
      let color = row.isDimmed ? environment.color(.tertiaryLabel) : color
      return SetRow(
        text: text, paragraph: paragraph, place: place, plane: place == 0 ? nil : drum.row(place),
        color: color.opacity(metrics.rowOpacity(at: place.magnitude)),
        paths: place == 0 ? [] : paragraph.outlines(in: environment.fonts))
    }
  }

  private func operations(
    _ ideal: [SetRow], unit: Paragraph?, in frame: Rect, middle: Double, environment: Environment,
    color: Color
  ) -> [DisplayList.Operation] {
    let direction = environment.direction
    let isFlipped = direction == .rightToLeft
    let unitRoom = column.unitWidth
    let share = column.column.alignment.share(in: direction)
    // The alignment applies to the widest text and the unit beside it together.
    let padding = column.padding
    // The padding at the end that texts are not aligned with gives way to them.
    let (left, right) =
      isFlipped ? (padding.trailing, padding.leading) : (padding.leading, padding.trailing)
    let kept = left * (1 - share) + right * share
    let room = Swift.max(0, frame.width - Swift.min(2 * kept, left + right) - unitRoom)
    // Where the wheel is narrower than its texts, by more than its edges are rounded, an ellipsis shortens them.
    let textWidth = column.width - frame.width > 1 ? Swift.min(column.textWidth, room) : column.textWidth
    let rows = textWidth < column.textWidth ? rows(in: environment, atMost: textWidth) : ideal
    let slack = frame.width - left - right - unitRoom - textWidth
    let text = Rect(
      x: frame.minX + left + slack * share + (isFlipped ? unitRoom : 0), y: frame.minY,
      width: textWidth, height: frame.height)
    var result: [DisplayList.Operation] = []
    for row in rows {
      // The chosen row is magnified where it stands, so it grows past the line of the others.
      let outset = metrics.outset(of: column.column.content) * (1 - Swift.min(row.place.magnitude, 1))
      let x = text.minX + (text.width - row.paragraph.size.width) * share + outset * (2 * share - 1)
      let top = -row.paragraph.size.height / 2
      guard let plane = row.plane else {
        result += row.paragraph.operations(at: Point(x: x, y: frame.center.y + top), color: row.color)
        continue
      }
      // From the wheel towards the picker's middle, onto the drum, and back.
      let origin = Point(
        x: frame.center.x - middle * metrics.lean,
        y: frame.center.y
          - (row.place > 0 ? metrics.look.lowerRise : metrics.look.upperRise)
          * Swift.min(row.place.magnitude, 1))
      func seen(_ point: Point) -> Point {
        let flat = Point(x: point.x + x - origin.x, y: point.y + top)
        let projected = metrics.drum.projected(flat, on: plane)
        return Point(x: projected.x + origin.x, y: projected.y + origin.y)
      }
      for path in row.paths {
        result.append(.fill(.path(path.mapped(seen), .nonzero), .color(row.color)))
      }
      for picture in row.paragraph.pictures {
        // An emoji is lower on the drum; that it leans there cannot be seen in so small a picture.
        let (first, last) = (picture.frame.origin, Point(x: picture.frame.maxX, y: picture.frame.maxY))
        let (from, to) = (seen(first), seen(last))
        let frame = Rect(minX: from.x, minY: from.y, maxX: to.x, maxY: to.y)
        result.append(
          .image(ImageDrawing(picture.image, in: frame, opacity: Double(row.color.alpha) / 255)))
      }
    }
    if let unit {
      let x = isFlipped ? text.minX - unitRoom : text.maxX + metrics.unitSpacing
      result += unit.operations(at: Point(x: x, y: frame.center.y - unit.size.height / 2), color: color)
    }
    return result
  }
}

/// A typeset row with its place on the drum.
private struct SetRow: Sendable {
  var text: String
  var paragraph: Paragraph
  /// How many rows it is below the middle.
  var place: Double
  /// Its plane; nil for the chosen row, which faces the viewer.
  var plane: Drum.Row?
  var color: Color
  /// The outlines of its glyphs relative to the paragraph's top left corner.
  var paths: [Path]
}

extension PickerMetrics {
  /// The opacity of a row at a distance from the middle in rows.
  fileprivate func rowOpacity(at distance: Double) -> Double {
    let index = Int(distance)
    func opacity(_ index: Int) -> Double {
      look.rowOpacities.indices.contains(index) ? look.rowOpacities[index] : 0
    }
    return opacity(index + 1).approached(from: opacity(index), by: distance - Double(index))
  }
}

extension Paragraph {
  /// The pictures of emoji, with frames relative to the paragraph's top left corner.
  fileprivate var pictures: [GlyphPicture] {
    lines.flatMap(\.runs).flatMap { placed in
      placed.pictures.map { picture in
        var moved = picture
        moved.frame = picture.frame.offset(dx: placed.origin.x, dy: placed.origin.y)
        return moved
      }
    }
  }

  /// Returns the outlines of all glyphs, a path for each run, relative to the paragraph's top left corner.
  fileprivate func outlines(in fonts: FontLibrary) -> [Path] {
    lines.flatMap(\.runs).map { placed in
      var path = Path()
      for glyph in placed.run.glyphs {
        let em = placed.run.emSize
        let place = Transform(
          a: em, b: 0, c: 0, d: em, tx: placed.origin.x + glyph.position.x,
          ty: placed.origin.y + glyph.position.y)
        path.append(fonts.outline(of: glyph.id, in: placed.run.face).applying(place))
      }
      return path
    }
  }
}

extension NodeName {
  static let wheel = NodeName("wheel")
}
