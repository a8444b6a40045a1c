public import MaquetteControls
public import MaquetteGraphics
public import MaquetteInteraction

/// A sheet's settings of the picture as a whole, besides the environment of its elements.
public struct SheetCanvas: Hashable, Sendable {
  /// The title, which the picture's metadata carries; nil if the sheet has none.
  public var title: String?

  /// The screen that the picture shows; nil for a picture of elements alone.
  public var device: DeviceCanvas?

  /// Device pixels per point, as the sheet sets them. The scale of drawing is that of the picture's environment.
  package var scale: Double = 2

  /// The padding of the body in points; on the screen of a device, within the safe area.
  public var padding = Insets(all: 16)

  // A device decides on these unless the sheet sets them.
  private var isScaleStated = false
  private var isPaddingStated = false

  /// The background of the body; nil for none, which sheets write as `transparent`.
  public var background: ColorReference? = .token(.background)

  /// The size in points, padding included.
  public var size = CanvasSize()

  /// The measurements that are drawn around the picture; none for the picture alone.
  public var redlines = SheetRedlines()

  /// Whether the picture is still or moves.
  public var format: PictureFormat = .png

  /// The settings of its motion.
  public var animation = SheetAnimation()

  /// The interactions of a user with the picture.
  public var interaction = Script()

  /// Whether the interactions are shown as one picture for each step instead of the picture alone.
  public var isStoryboard = false

  /// The template of the pictures' file names.
  public var output = OutputTemplate.standard

  /// The settings for the comparison of its pictures with golden ones.
  public var check = SheetCheck()

  /// Creates a canvas with the defaults of sheets.
  public init() {}
}

extension SheetCanvas: AttributeOwner {
  /// The name in messages.
  public static let ownerName = "a sheet"

  /// The scales that a sheet may set, in device pixels per point.
  static let scales = 0.5...8.0

  /// The padding that a sheet may set on each side, in points.
  static let paddings = 0.0...10_000.0

  /// The attributes of a picture.
  public static let attributes: [Attribute<SheetCanvas>] = [
    Attribute(
      "canvas", \.writtenDevice,
      help: "The screen of a device, which decides on size and scale, or none for elements alone.",
      type: .either([.choice(["none"]), DeviceCanvas.attributeType])),
    Attribute("title", \.checkedTitle, help: "The title, for the picture's metadata.", type: .text),
    Attribute(
      "scale", \.checkedScale, help: "Device pixels a point, from 0.5 to 8; devices have 1, 2 or 3.",
      type: .number(unit: nil)),
    Attribute("padding", \.checkedPadding, help: "Room around the body in points.", type: .insets),
    Attribute("background", \.checkedBackground, help: "What is behind the body.", type: .color),
    Attribute("size", \.size, help: "The width, the height or both in points, padding included."),
    Attribute(
      "output", \.output,
      help: "The path of each picture, such as {sheet}/{variant}@{scale}x.png, or what others expect."),
    Attribute("redlines", \.redlines, help: "The measurements to draw around the picture, or all."),
    Attribute("format", \.format, help: "Whether the picture stands still, or moves: apng."),
    Attribute(
      "animation", \.animation,
      help: "How a picture that moves is cut into frames, and how often it is shown."),
    Attribute("interaction", \.interaction, help: "What somebody does to the picture, step by step."),
    Attribute(
      "storyboard", \.isStoryboard,
      help: "Whether that is told in pictures, one for each step, as 'maquette storyboard' tells it."),
    Attribute("check", \.check, help: "What 'maquette check' allows and what it does not look at."),
  ]
}

extension SheetCanvas {
  private var checkedTitle: CheckedTitle {
    get { CheckedTitle(text: title ?? "") }
    set { title = newValue.text }
  }

  private var checkedScale: CheckedScale {
    get { CheckedScale(value: scale) }
    set {
      scale = newValue.value
      isScaleStated = true
    }
  }

  private var checkedPadding: CheckedPadding {
    get { CheckedPadding(insets: padding) }
    set {
      padding = newValue.insets
      isPaddingStated = true
    }
  }

  private var writtenDevice: Screen {
    get { Screen(canvas: device) }
    set {
      device = newValue.canvas
      if !isScaleStated { scale = device?.device.scale ?? SheetCanvas().scale }
      if !isPaddingStated { padding = device == nil ? SheetCanvas().padding : .zero }
    }
  }

  private var checkedBackground: Backdrop {
    get { Backdrop(color: background) }
    set { background = newValue.color }
  }
}

/// A title that is not empty.
private struct CheckedTitle: AttributeDecodable {
  var text: String

  static let attributeType = AttributeType.text

  init(text: String) { self.text = text }

  init(attribute value: AttributeValue) throws(AttributeError) {
    text = try String(attribute: value)
    if text.allSatisfy(\.isWhitespace) {
      throw AttributeError(message: Wording.emptyTitle, hint: Wording.emptyTitleHint)
    }
  }
}

/// A scale that a device can have.
private struct CheckedScale: AttributeDecodable {
  var value: Double

  static let attributeType = AttributeType.number(unit: nil)

  init(value: Double) { self.value = value }

  init(attribute value: AttributeValue) throws(AttributeError) {
    self.value = try Double(attribute: value)
    if !SheetCanvas.scales.contains(self.value) {
      throw AttributeError(expected: Wording.range(SheetCanvas.scales), found: value)
    }
  }
}

/// Insets within the limits of a canvas.
private struct CheckedPadding: AttributeDecodable {
  var insets: Insets

  static let attributeType = AttributeType.insets

  init(insets: Insets) { self.insets = insets }

  init(attribute value: AttributeValue) throws(AttributeError) {
    insets = try Insets(attribute: value)
    let distances = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if !distances.allSatisfy(SheetCanvas.paddings.contains) {
      throw AttributeError(message: Wording.paddingOutOfRange(SheetCanvas.paddings))
    }
  }
}

/// A colour, or `transparent`.
private struct Backdrop: AttributeDecodable {
  var color: ColorReference?

  static let attributeType = AttributeType.color

  init(color: ColorReference?) { self.color = color }

  init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar("transparent", _) = value {
      color = nil
    } else {
      color = try ColorReference(attribute: value)
    }
  }
}

/// The screen of a device, or `none`.
private struct Screen: AttributeDecodable {
  var canvas: DeviceCanvas?

  static let attributeType = DeviceCanvas.attributeType

  init(canvas: DeviceCanvas?) { self.canvas = canvas }

  init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar("none", _) = value {
      canvas = nil
    } else {
      canvas = try DeviceCanvas(attribute: value)
    }
  }
}
