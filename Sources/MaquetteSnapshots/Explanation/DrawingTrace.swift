package import MaquetteRaster

/// The elements and drawing operations of a picture, kept with a golden picture so that later differences can be
/// explained.
package struct DrawingTrace: Sendable, Hashable {
  /// An element with its frame.
  package struct Node: Sendable, Hashable {
    /// The name of the element, as sheets write it.
    package var name: String
    /// The identifier that the sheet gave it.
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
    package var frame: Frame
    /// The frame with the modifiers around the element; nil if there are none.
    package var outerFrame: Frame?
    /// Whether it is an anonymous part of the element around it, such as the surface of a button.
    package var isPart: Bool

    /// Creates a node.
    package init(
      name: String, id: String? = nil, label: String? = nil, value: String? = nil, line: Int? = nil,
      parent: Int? = nil, frame: Frame, outerFrame: Frame? = nil, isPart: Bool = false
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
    }
  }

  /// A rectangle in points.
  package struct Frame: Sendable, Hashable {
    /// The left edge.
    package var x: Double
    /// The top edge.
    package var y: Double
    /// The horizontal extent.
    package var width: Double
    /// The vertical extent.
    package var height: Double

    /// Creates a rectangle.
    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A drawing operation.
  package struct Mark: Sendable, Hashable {
    /// The index of the node that drew it.
    package var node: Int
    /// The kind: fill, stroke, text, symbol, shadow, clip or group.
    package var kind: String
    /// The bounds in pixels, never too small.
    package var bounds: PixelRect
    /// The properties, such as `fill` = `#007AFF`, in a fixed order.
    package var properties: [Property]

    /// Creates a mark.
    package init(node: Int, kind: String, bounds: PixelRect, properties: [Property]) {
      self.node = node
      self.kind = kind
      self.bounds = bounds
      self.properties = properties
    }
  }

  /// A name and a value, in the wording of messages.
  package struct Property: Sendable, Hashable {
    /// The name, such as `fill` or `corner radius`.
    package var name: String
    /// The value, such as `#007AFF` or `8`.
    package var value: String

    /// Creates a property.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Pixels a point.
  package var scale: Double
  /// The background, such as `#FFFFFF`.
  package var background: String
  /// All elements in preorder; the first is the picture itself.
  package var nodes: [Node]
  /// All marks in painting order.
  package var marks: [Mark]

  /// Creates a trace.
  package init(scale: Double, background: String = "#00000000", nodes: [Node], marks: [Mark]) {
    self.scale = scale
    self.background = background
    self.nodes = nodes
    self.marks = marks
  }
}
