package import MaquetteRaster

/// What a picture shows and which element drew it, kept with a golden picture so that a later difference can be
/// explained.
package struct DrawingTrace: Sendable, Hashable {
  /// An element at its place.
  package struct Node: Sendable, Hashable {
    /// The name of the element, as sheets write it.
    package var name: String
    /// The identifier that the sheet gave it.
    package var id: String?
    /// What it says to people, such as a button's title.
    package var label: String?
    /// What it is set to, such as `on`.
    package var value: String?
    /// The line of the sheet that it stands in, from 1.
    package var line: Int?
    /// The node it lies in, as an index; nil for the root.
    package var parent: Int?
    /// Where it stands, in points from the picture's top left.
    package var frame: Frame
    /// The frame with the padding and the frame that the sheet put around it; nil if there is neither.
    package var outerFrame: Frame?
    /// Whether it is a piece of the element it lies in, such as the surface of a button, that nobody calls by
    /// a name.
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

  /// One thing that was drawn.
  package struct Mark: Sendable, Hashable {
    /// The node that drew it, as an index.
    package var node: Int
    /// What it is: fill, stroke, text, symbol, shadow, clip or group.
    package var kind: String
    /// The pixels it can reach.
    package var bounds: PixelRect
    /// What it looks like, such as `fill` = `#007AFF`, in a fixed order.
    package var properties: [Property]

    /// Creates a mark.
    package init(node: Int, kind: String, bounds: PixelRect, properties: [Property]) {
      self.node = node
      self.kind = kind
      self.bounds = bounds
      self.properties = properties
    }
  }

  /// A name and a value, as they are shown to people.
  package struct Property: Sendable, Hashable {
    /// Such as `fill` or `corner radius`.
    package var name: String
    /// Such as `#007AFF` or `8`.
    package var value: String

    /// Creates a property.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Pixels a point.
  package var scale: Double
  /// What lies behind everything, such as `#FFFFFF`.
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
