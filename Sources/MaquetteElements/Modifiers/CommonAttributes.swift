/// The attributes that every element takes in a sheet besides its own.
public struct CommonAttributes: AttributeOwner {
  /// The identifier for reports.
  public var id: String?
  /// The frame around the element.
  public var frame: FrameAttributes?
  /// The padding around the element, in points.
  public var padding: Insets?
  /// The background of the element, its padding and its frame.
  public var background: ColorReference?
  /// The surface behind the element, its padding and its frame.
  public var surface: SurfaceAttributes?
  /// The radius of the corners that the element is clipped to, in points.
  public var clip: Double?
  /// The element in front.
  public var overlay: OverlayAttributes?
  /// What stands in front of the picture at the element, such as an alert.
  public var presented: (any Element)?
  /// The opacity of the element as a whole, 0 to 1.
  public var opacity: Double?
  /// The distance by which the element is moved, without an effect on its neighbours.
  public var offset: OffsetAttributes?
  /// The axes along which the element keeps its ideal size.
  public var fixedSize: FixedSize?
  /// The order in which elements of a stack get room: greater before smaller.
  public var layoutPriority: Double?
  /// The caption below the element.
  public var caption: String?
  /// The changes to the environment for the element and all within it.
  public var overrides: EnvironmentOverrides?
  /// The accessibility attributes, which replace those that the element exposes itself.
  public var accessibility: AccessibilityAttributes?
  /// The text that a pointer that rests on the element shows, which is exposed to accessibility as help.
  public var toolTip: String?
  /// The rules that the element and all within it may break.
  public var suppressions: [LintSuppression] = []
  /// The part of a window or a screen that the element is.
  public var region: Region?
  /// The condition on controls without which the element is not in the picture.
  public var visibility: ControlCondition?
  /// The condition on controls without which the controls in the element are disabled.
  public var enabling: ControlCondition?
  /// The attributes that depend on controls; the decoder of the element's own attributes applies them.
  public var dependentChanges: [DependentChange] = []
  /// The changes of the element over time; the decoder of the element's own attributes applies them.
  public var changes: [ElementChange] = []

  /// Creates attributes that change nothing.
  public init() {}

  public static let ownerName = "an element"

  public static let attributes: [Attribute<CommonAttributes>] = [
    Attribute("id", \.id, help: "The identifier of the element in reports."),
    Attribute("frame", \.frame, help: "A width, a height, or bounds for them, and an alignment."),
    Attribute("padding", \.padding, help: "The padding around the element in points."),
    Attribute("background", \.background, help: "The colour behind the element, its padding included."),
    Attribute(
      "surface", \.surface, help: "The surface behind the element: fill, gradient, border, radius and shadow."
    ),
    Attribute(
      "clip", \.clip, help: "The radius of the corners that the element is clipped to; 0 clips to its frame.",
      in: 0...10_000),
    Attribute(
      name: "overlay", help: "An element in front, or 'content' with an 'alignment'.",
      type: .either([.element, .mapping(named: ["content", "alignment"])])
    ) { (value, _) throws(AttributeError) in
      throw AttributeError(
        message: "an element can be written in a sheet only", hint: "use 'maquette render'")
    },
    Attribute(
      name: "context-menu",
      help: "The items of the menu that a long press or a secondary click on the element opens.",
      type: .either([.list(of: .element), .mapping(named: ["children", "menu", "pointer"])])
    ) { (value, _) throws(AttributeError) in
      throw AttributeError(
        message: "a menu can be written in a sheet only", hint: "use 'maquette render'")
    },
    Attribute(
      name: "presents",
      help:
        "An alert, a sheet or another element that stands in front of the picture, at this element and by its action.",
      type: .element
    ) { (value, _) throws(AttributeError) in
      throw AttributeError(
        message: "an element can be written in a sheet only", hint: "use 'maquette render'")
    },
    Attribute(
      "opacity", \.opacity, help: "The opacity of the element as a whole, 0 to 1.", in: 0...1, unit: nil),
    Attribute("offset", \.offset, help: "A distance by which the element is moved; its neighbours stay."),
    Attribute(
      "fixed-size", \.fixedSize,
      help: "The axes along which the element keeps its ideal size, too large or not."),
    Attribute(
      "layout-priority", \.layoutPriority,
      help: "The order in which the elements of a stack get room, greater before smaller; 0 by default.",
      in: -1000...1000, unit: nil),
    Attribute("caption", \.caption, help: "The caption below the element, which is never translated."),
    Attribute("with", \.overrides, help: "The environment of the element and all within it."),
    Attribute(
      "accessibility", \.accessibility,
      help: "What is exposed to accessibility instead: a label, or label, value, hint, traits and the like."),
    Attribute(
      "tool-tip", \.toolTip,
      help: "The text that a pointer that rests on the element shows; it is exposed to accessibility as help."
    ),
    Attribute(
      "lint-ignore", \.suppressions,
      help: "Rules of 'maquette lint' that the element and all within it may break, each with its reason."),
    Attribute(
      "region", \.region,
      help: "The part of a window or a screen that the element is, for rules about places."),
    Attribute(
      "visible-when", \.visibility,
      help: "The element is shown only while controls, by their ids, have these values: '{ wifi: true }'."),
    Attribute(
      "enabled-when", \.enabling,
      help: "The element is enabled only while controls, by their ids, have these values."),
    Attribute(
      "when", \.dependentChanges,
      help:
        "Other attributes while controls have values: '{ if: { wifi: true }, set: { value: Home } }', or several of these."
    ),
    Attribute(
      "then", \.changes,
      help:
        "The changes of the element in an animation: attributes with new values, 'after' a number of seconds; several follow each other."
    ),
  ]

  /// Returns an element with these attributes applied, from the inside out: fixed size, padding, frame, background, surface,
  /// clip, overlay, opacity, caption, offset, priority; the environment and the conditions apply to all of them.
  public func apply(to element: any Element) -> any Element {
    var result = element
    // Only asked where it matters: for each kind of element the first cast searches all conformances of the program.
    let page = background == nil ? nil : element.unmodified as? any BackedElement
    if let background, let page { result = element.replacingCore(by: page.backed(by: background)) }
    if let accessibility { result = result.accessibility(accessibility) }
    if let toolTip { result = result.toolTip(toolTip) }
    if !suppressions.isEmpty { result = result.lintIgnore(suppressions) }
    if let fixedSize {
      result = result.fixedSize(horizontal: fixedSize != .vertical, vertical: fixedSize != .horizontal)
    }
    if let presented { result = result.overlay(presented) }
    if let padding { result = result.padding(padding) }
    if let frame {
      result = result.frame(width: frame.width, height: frame.height, alignment: frame.alignment)
    }
    if let background, page == nil { result = result.background(Surface(fill: background)) }
    if let surface { result = result.background(surface) }
    if let clip { result = result.clipped(radius: clip) }
    if let overlay { result = result.overlay(overlay.content, alignment: overlay.alignment) }
    if let opacity { result = result.opacity(opacity) }
    if let caption { result = result.caption(caption) }
    if let offset { result = result.offset(x: offset.x, y: offset.y) }
    if let layoutPriority { result = result.layoutPriority(layoutPriority) }
    if let overrides { result = result.environment(overrides.apply) }
    // The size of a window includes its frame and its padding.
    if let region { result = result.region(region) }
    if let enabling { result = result.enabled(when: enabling) }
    if let id { result = result.id(id) }
    if let visibility { result = result.visible(when: visibility) }
    return result
  }
}
