package import MaquetteElements
package import MaquetteGraphics
package import MaquetteRendering
package import MaquetteScene
package import MaquetteTypography

// Layout to layers
// ================
//
// An exported file has the drawing of the PNG and the structure of the sheet. The display list says what is drawn and which node
// draws it; the layout says what a node is. Both are joined here into groups, one for each element that has a meaning: an
// identifier, an accessibility description, or a place in the sheet. Formats write these groups and know nothing of nodes.

/// A picture as groups of drawing operations, for the writers of SVG and PDF.
package struct ExportPicture: Sendable {
  /// The name without a suffix.
  package var name: String
  /// The title; nil for none.
  package var title: String?
  /// The BCP 47 tag of its language; nil for English.
  package var language: String?
  /// The size in points.
  package var size: Size
  /// The pixels per point of the pictures in it, which also decides how many digits coordinates have.
  package var scale: Double
  /// The background; may be clear.
  package var background: Color
  /// The parts of the picture in painting order.
  package var items: [ExportItem]
  /// The fonts of the glyphs.
  package var fonts: FontLibrary
  /// The number of areas that became pictures, such as areas of glass.
  package var pictureCount: Int
  /// The data that the file carries, such as the sheet; nil for none.
  package var attachment: String?

  /// Joins the drawing and the layout of a mockup.
  ///
  /// - Parameter features: the operations that the format has.
  package init(
    _ mockup: Mockup, layout: LayoutNode, name: String, title: String? = nil, features: VectorFeatures,
    renderer: Renderer
  ) throws(RenderError) {
    let list = mockup.displayList(of: layout)
    let environment = mockup.environment
    let flattened = try renderer.flattened(
      list, scale: environment.scale, library: environment.fonts, features: features)
    self.name = name
    self.title = title
    language = environment.locale?.description
    size = list.size
    scale = environment.scale
    background = list.background
    fonts = environment.fonts
    pictureCount = flattened.pictureCount
    var builder = GroupBuilder(layout)
    items = builder.items(of: flattened.list)
  }
}

/// A part of an exported picture.
package indirect enum ExportItem: Sendable {
  /// A drawing operation that begins or ends no group.
  case operation(DisplayList.Operation)
  /// Parts under a layer of the display list.
  case layer(Layer, [ExportItem])
  /// An element.
  case group(ExportGroup)
}

/// An element of an exported picture.
package struct ExportGroup: Sendable {
  /// The name of the element in sheets.
  package var name: String
  /// The identifier from the sheet.
  package var id: String?
  /// The accessibility description; nil if the element around speaks for it.
  package var accessibility: Accessibility?
  /// The frame in points.
  package var frame: Rect
  /// The layer that the whole element is drawn in.
  package var layer: Layer?
  /// The parts in painting order.
  package var items: [ExportItem] = []
}
