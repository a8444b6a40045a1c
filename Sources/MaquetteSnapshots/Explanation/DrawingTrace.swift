package import MaquetteGraphics
package import MaquetteRaster

/// The elements and drawing operations of a picture, kept with a golden picture so that later differences can be
/// explained.
package struct DrawingTrace: Sendable, Hashable {
  /// An element with its frame.
  package struct Node: Sendable, Hashable {
    /// The name of the element, as sheets write it.
    package var name: String
    package var id: String?
    /// The accessibility label, such as the title of a button.
    package var label: String?
    /// The accessibility value, such as `on`.
    package var value: String?
    /// The line in the sheet, from 1.
    package var line: Int?
    /// The index of the parent; nil for the root.
    package var parent: Int?
    /// The frame in points, from the top left of the picture.
    package var frame: Rect
    /// The frame with the modifiers around the element; nil if they take no space.
    package var outerFrame: Rect?
    /// Whether it is an anonymous part of the element around it, such as the surface of a button.
    package var isPart: Bool
    /// Whether it is an app's view, which contains elements. It has the name of the type with its module, such as `Cards.CardView`, and
    /// counts as a part, because it draws nothing itself.
    package var isView: Bool

    package init(
      name: String, id: String? = nil, label: String? = nil, value: String? = nil, line: Int? = nil,
      parent: Int? = nil, frame: Rect, outerFrame: Rect? = nil, isPart: Bool = false, isView: Bool = false
    ) {
      self.name = name
      self.id = id
      self.label = label
      self.value = value
      self.line = line
      self.parent = parent
      self.frame = frame
      self.outerFrame = outerFrame
      self.isPart = isPart
      self.isView = isView
    }
  }

  /// A drawing operation.
  package struct Mark: Sendable, Hashable {
    /// The index of the node that drew it.
    package var node: Int
    /// The kind: fill, stroke, text, symbol, shadow, clip or group.
    package var kind: String
    /// The bounds in pixels; they contain everything that is drawn.
    package var bounds: PixelRect
    /// The properties, such as `fill` = `#007AFF`, in a fixed order.
    package var properties: [Property]
    /// The tokens of its colours by the names of their properties, such as `fill` = `blue`; a colour that is written as such
    /// has none. Nil in a trace that was recorded without them.
    package var tokens: [String: String]?

    package init(
      node: Int, kind: String, bounds: PixelRect, properties: [Property], tokens: [String: String]? = nil
    ) {
      self.node = node
      self.kind = kind
      self.bounds = bounds
      self.properties = properties
      self.tokens = tokens
    }
  }

  /// A name such as `corner radius` and a value such as `8`, in the wording of messages.
  package struct Property: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Pixels per point.
  package var scale: Double
  /// The background, such as `#FFFFFF`.
  package var background: String
  /// All elements in preorder; the first is the picture itself.
  package var nodes: [Node]
  /// All marks in painting order.
  package var marks: [Mark]

  package init(scale: Double, background: String = "#00000000", nodes: [Node], marks: [Mark]) {
    self.scale = scale
    self.background = background
    self.nodes = nodes
    self.marks = marks
  }
}
