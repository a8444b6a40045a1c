import MaquetteGraphics
package import MaquetteScene
package import MaquetteTypography

// Display list to vectors
// =======================
//
// Formats of vectors lack some operations of a display list: translucent panels and glass that show the blurred picture behind
// them, ink that takes its colour from it, and some blend modes. A flattened list has pictures of just their areas in their place, at
// the scale of the export, and otherwise the same operations. It is a display list too, so that every format reads one kind of input.
//
// The pictures are drawn by the renderer that draws the PNG, so that they have the same pixels. Glyphs, symbols and pictures are moved
// to the positions on the grid of pixels at which the renderer draws them.

/// The operations that a format has; others become pictures.
package struct VectorFeatures: Hashable, Sendable {
  /// Whether shadows stay shadows.
  package var shadows: Bool
  /// Whether the blur of a group stays a blur.
  package var blurs: Bool

  /// Creates the features of a format.
  package init(shadows: Bool, blurs: Bool) {
    self.shadows = shadows
    self.blurs = blurs
  }

  /// Returns whether a group is more than the format can say.
  func lacks(_ layer: Layer) -> Bool {
    layer.blur > 0 && !blurs || layer.blendMode.isBeyondVectors
  }
}

extension BlendMode {
  /// Whether the mode is not among the sixteen of Compositing and Blending Level 1, which SVG and PDF share.
  var isBeyondVectors: Bool {
    switch self {
    case .plusLighter, .plusDarker, .sourceAtop, .destinationOver, .destinationOut, .destinationIn: true
    default: false
    }
  }
}

/// A display list without backdrops, inks and other operations that vectors cannot say.
package struct FlattenedList: Sendable {
  /// The operations. Commands keep their nodes, and a picture has that of the operation that it replaces.
  package var list: DisplayList
  /// The number of areas that became pictures although they are not pictures in the drawing: backdrops, groups with effects, and
  /// angular gradients.
  package var pictureCount = 0
}

extension Renderer {
  /// Returns a list in which pictures stand for what a format of vectors lacks; see ``FlattenedList``.
  ///
  /// - Parameter scale: pixels per point of the pictures.
  package func flattened(
    _ list: DisplayList, scale: Double, library: FontLibrary, features: VectorFeatures
  ) throws(RenderError) -> FlattenedList {
    let bounds = try Renderer.pixelBounds(of: list, scale: scale)
    let builder = builder(for: list, scale: scale, library: library, threads: 1, bounds: bounds)
    var flattener = ListFlattener(list, scale: scale, features: features, builder: builder)
    return flattener.flatten()
  }
}
