import MaquetteGraphics
package import MaquetteRaster
package import MaquetteRendering
import MaquetteScene
import MaquetteTypography

/// A contact sheet: pictures in a grid with their names, on pages of a bounded size.
///
/// Pages are drawn one by one from thumbnails, so that a thousand pictures take no more memory than one page.
package struct ContactSheet: Sendable {
  /// A thumbnail and its caption.
  package struct Entry: Sendable {
    var thumbnail: Bitmap
    var name: String
    var detail: String
  }

  package static let picturesPerPage = columns * rows

  package var title: String
  /// The number of all pictures.
  package var count: Int

  private static let columns = 6
  private static let rows = 8
  /// Pixels per point.
  private static let scale = 2.0

  /// The measures of a page, in points.
  private enum Measure {
    static let margin = 28.0
    static let header = 40.0
    static let gap = 16.0
    static let box = Size(width: 128, height: 96)
    static let caption = 34.0
    static var cell: Size { Size(width: box.width + gap, height: box.height + caption + gap - 6) }
  }

  package init(title: String, count: Int) {
    self.title = title
    self.count = count
  }

  /// The number of pages; at least one.
  package var pageCount: Int { max(1, (count + Self.picturesPerPage - 1) / Self.picturesPerPage) }

  /// A picture as an entry of a page.
  package static func entry(_ picture: GalleryPicture, _ bitmap: Bitmap) -> Entry {
    // The thumbnail is never larger than the picture in points, so that sizes can be compared.
    let pixels = (
      width: shown(picture.width, scale: picture.scale, most: Measure.box.width - 8),
      height: shown(picture.height, scale: picture.scale, most: Measure.box.height - 8)
    )
    let points = [picture.width, picture.height].map { (Double($0) / picture.scale * 10).rounded() / 10 }
    return Entry(
      thumbnail: Thumbnail.fitting(bitmap, width: pixels.width, height: pixels.height),
      // With its folder, because many sheets have the same name.
      name: picture.label.split(separator: "/").suffix(2).joined(separator: "/"),
      detail: "\(points[0].decimalText) × \(points[1].decimalText) pt"
        + (picture.scale == 1 ? "" : " · \(picture.scale.decimalText)×"))
  }

  /// The maximum length on the page, in pixels.
  private static func shown(_ length: Int, scale: Double, most: Double) -> Int {
    max(1, Int(min(Double(length) / scale, most) * Self.scale))
  }

  /// Draws a page; `number` counts from 1.
  ///
  /// - Throws: ``RenderError``.
  package func page(
    _ entries: [Entry], number: Int, with renderer: Renderer = Renderer()
  ) throws(RenderError) -> Bitmap {
    let columns = Double(min(max(entries.count, 3), Self.columns))
    let rows = Double((entries.count + Self.columns - 1) / Self.columns)
    var list = DisplayList(
      size: Size(
        width: 2 * Measure.margin + columns * Measure.cell.width - Measure.gap,
        height: 2 * Measure.margin + Measure.header + rows * Measure.cell.height - Measure.gap),
      background: Color(red: 0xF7, green: 0xF7, blue: 0xF5))
    write(title, at: Point(x: Measure.margin, y: Measure.margin + 10), .title, in: &list)
    var detail = "\(count) \(count == 1 ? "picture" : "pictures")"
    if pageCount > 1 { detail += "  ·  page \(number) of \(pageCount)" }
    write(detail, at: Point(x: Measure.margin, y: Measure.margin + 24), .detail, in: &list)
    for (index, entry) in entries.enumerated() {
      let neighbours = [index - 1, index + 1].filter(entries.indices.contains).map { entries[$0].name }
      draw(entry, beside: neighbours, in: Self.box(index), list: &list)
    }
    var page = try renderer.render(list, scale: Self.scale, library: .bundled)
    for (index, entry) in entries.enumerated() { page.place(entry.thumbnail, in: Self.box(index)) }
    return page
  }

  /// The frame of a picture, in points.
  private static func box(_ index: Int) -> Rect {
    Rect(
      x: Measure.margin + Double(index % columns) * Measure.cell.width,
      y: Measure.margin + Measure.header + Double(index / columns) * Measure.cell.height,
      width: Measure.box.width, height: Measure.box.height)
  }

  private func draw(_ entry: Entry, beside neighbours: [String], in box: Rect, list: inout DisplayList) {
    let edge = Color(red: 0xDC, green: 0xDC, blue: 0xD8)
    let line = RoundedRectangle(rect: box, radius: 6, style: .continuous)
    let inside = RoundedRectangle(rect: box.inset(by: 0.5), radius: 5.5, style: .continuous)
    list.commands += [
      .init(node: NodeID(0), operation: .fill(.roundedRectangle(line), .color(edge))),
      .init(node: NodeID(0), operation: .fill(.roundedRectangle(inside), .color(.white))),
    ]
    let name = DistinctName.cut(entry.name, beside: neighbours) { text in
      FontLibrary.bundled.paragraph(text, style: Role.name.style).size.width <= box.width
    }
    write(name, at: Point(x: box.minX + 1, y: box.maxY + 14), .name, in: &list)
    write(entry.detail, at: Point(x: box.minX + 1, y: box.maxY + 26), .detail, in: &list)
  }

  private enum Role {
    case title, name, detail

    var font: Font {
      switch self {
      case .title: Font(size: 14, weight: .semibold)
      case .name: Font(size: 9.5, weight: .medium)
      case .detail: Font(size: 9, hasMonospacedDigits: true)
      }
    }

    /// One line; a text that is too long is cut in the middle.
    var style: ParagraphStyle { ParagraphStyle(font: font, lineLimit: 1, truncation: .middle) }

    var color: Color {
      self == .detail ? Color(red: 0x5C, green: 0x5C, blue: 0x62) : Color(red: 0x1C, green: 0x1C, blue: 0x1E)
    }
  }

  /// Writes one line from a point on its baseline.
  private func write(_ text: String, at point: Point, _ role: Role, in list: inout DisplayList) {
    let width = role == .title ? list.size.width - 2 * Measure.margin : Measure.box.width
    let paragraph = FontLibrary.bundled.paragraph(
      text, style: role.style, maxWidth: role == .detail ? nil : width)
    let corner = point.offset(dx: 0, dy: -paragraph.firstBaseline)
    list.commands += paragraph.operations(at: corner, color: role.color).map {
      .init(node: NodeID(0), operation: $0)
    }
  }
}

extension Bitmap {
  /// Composites a bitmap into the middle of a rectangle, in points of a contact sheet.
  fileprivate mutating func place(_ picture: Bitmap, in box: Rect) {
    let left = Int(box.minX * 2) + (Int(box.width * 2) - picture.width) / 2
    let top = Int(box.minY * 2) + (Int(box.height * 2) - picture.height) / 2
    composite(picture, x: left, y: top)
  }
}
