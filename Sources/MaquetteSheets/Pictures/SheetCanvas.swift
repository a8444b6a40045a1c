public import MaquetteControlKit
public import MaquetteElements
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

  /// The size of the picture in points, padding included: width, height or both.
  package var size = CanvasSize()

  /// The measurements drawn around the picture; none leaves them out.
  package var redlines = SheetRedlines()

  /// The file format: png for a still picture, apng for an animation.
  package var format: PictureFormat = .png

  /// The frame rate and the number of plays of an animation.
  public var animation = SheetAnimation()

  /// The user's interactions to draw.
  public var interaction = Script()

  /// Draws a storyboard of the interactions, one frame per step, in place of a single picture.
  public var isStoryboard = false

  /// The path of each picture, such as {sheet}/{variant}@{scale}x.png, or a preset's name.
  package var output = OutputTemplate.standard

  /// The tolerance of 'maquette check', and the elements it ignores.
  package var check = SheetCheck()

  /// Creates a canvas with the defaults of sheets.
  public init() {}
}

extension SheetCanvas: AttributeOwner {
  /// The name in messages.
  public static let ownerName = "a sheet"

  /// The scales that a sheet may set, in device pixels per point.
  package static let scales = 0.5...8.0

  /// The padding that a sheet may set on each side, in points.
  package static let paddings = 0.0...10_000.0

  /// The attributes of a picture.
  public static let attributes: [Attribute<SheetCanvas>] = [
    Attribute(
      name: "canvas",
      help: "The device whose screen is drawn, which sets size and scale; none draws the elements only.",
      type: .either([.choice(["none"]), DeviceCanvas.attributeType])
    ) { (value, canvas) throws(AttributeError) in try canvas.readDevice(value) },
    Attribute(name: "title", help: "The title, stored in the picture's metadata.", type: .text) {
      (value, canvas) throws(AttributeError) in try canvas.readTitle(value)
    },
    Attribute(
      name: "scale", help: "Device pixels per point, from 0.5 to 8; devices have 1, 2 or 3.",
      type: .number(unit: nil)
    ) { (value, canvas) throws(AttributeError) in try canvas.readScale(value) },
    Attribute(name: "padding", help: "The space around the body in points.", type: .insets) {
      (value, canvas) throws(AttributeError) in try canvas.readPadding(value)
    },
    Attribute(name: "background", help: "The colour behind the body, or transparent.", type: .color) {
      (value, canvas) throws(AttributeError) in
      canvas.background = try value.isWord("transparent") ? nil : ColorReference(attribute: value)
    },
    Attribute("size", \.size),
    Attribute("output", \.output),
    Attribute("redlines", \.redlines),
    Attribute("format", \.format),
    Attribute("animation", \.animation),
    Attribute("interaction", \.interaction),
    Attribute("storyboard", \.isStoryboard),
    Attribute("check", \.check),
  ]

  private mutating func readDevice(_ value: AttributeValue) throws(AttributeError) {
    device = try value.isWord("none") ? nil : DeviceCanvas(attribute: value)
    if !isScaleStated { scale = device?.device.scale ?? SheetCanvas().scale }
    if !isPaddingStated { padding = device == nil ? SheetCanvas().padding : .zero }
  }

  private mutating func readTitle(_ value: AttributeValue) throws(AttributeError) {
    let text = try String(attribute: value)
    if text.allSatisfy(\.isWhitespace) {
      throw AttributeError(message: "the title is empty", hint: "write one or remove the name")
    }
    title = text
  }

  private mutating func readScale(_ value: AttributeValue) throws(AttributeError) {
    scale = try Double(attribute: value, in: Self.scales)
    isScaleStated = true
  }

  private mutating func readPadding(_ value: AttributeValue) throws(AttributeError) {
    let insets = try Insets(attribute: value)
    let distances = [insets.top, insets.leading, insets.bottom, insets.trailing]
    guard distances.allSatisfy(Self.paddings.contains) else {
      throw AttributeError(message: "expected \(Wording.range(Self.paddings)) on every side")
    }
    padding = insets
    isPaddingStated = true
  }
}

extension AttributeValue {
  /// Whether the value is a word, in quotes or not.
  fileprivate func isWord(_ word: String) -> Bool {
    if case .scalar(word, _) = self { true } else { false }
  }
}
