/// The attributes that every element takes in a sheet besides its own.
public struct CommonAttributes: AttributeOwner {
  /// The identifier of the element, for references and reports.
  public var id: String?
  /// The width, the height, their bounds, and the alignment inside.
  public var frame: FrameAttributes?
  /// The padding around the element in points.
  public var padding: Insets?
  /// The colour behind element, padding and frame; fills the surface if that has no fill.
  public var background: ColorReference?
  /// The surface behind the element: fill, gradient, border, radius and shadow.
  public var surface: SurfaceAttributes?
  /// Clips to the frame, with this corner radius in points; 0 for square corners.
  public var clip: Double?
  /// The element in front.
  public var overlay: OverlayAttributes?
  /// The element that masks this one: each pixel is drawn as far as the mask is opaque there.
  public var mask: (any Element)?
  /// What stands in front of the picture at the element, such as an alert.
  public var presented: (any Element)?
  /// The opacity of the element as a whole, 0 to 1.
  public var opacity: Double?
  /// Transforms, blurs or blends the drawn element without moving its neighbours.
  public var effect: EffectAttributes?
  /// Moves the drawn element without moving its neighbours.
  public var offset: OffsetAttributes?
  /// The axes along which the element keeps its ideal size, even if it does not fit.
  public var fixedSize: FixedSize?
  /// The ratio of width to height, padding included, as a number or 16:9.
  public var aspectRatio: AspectRatio?
  /// Whether the whole element shrinks if its ideal size does not fit, like a page preview.
  public var isScaledToFit: Bool?
  /// The priority for getting room in a stack, highest first; 0 by default.
  public var layoutPriority: Double?
  /// The caption below the element; it is never translated.
  public var caption: String?
  /// The design, width, spacing and digits of the text in the element.
  var fontOptions = FontOptions()
  /// Changes the environment for the element and its children.
  public var overrides: EnvironmentOverrides?
  /// Replaces what accessibility exposes: a label, or a mapping of label, value, hint, traits and more.
  public var accessibility: AccessibilityAttributes?
  /// The text shown under a resting pointer, and exposed to accessibility as help.
  public var toolTip: String?
  /// Rules of 'maquette lint' to ignore in the element and its children, each with a reason.
  public var suppressions: [LintSuppression] = []
  /// The part of a window or screen that the element is; lint rules use it.
  public var region: Region?
  /// Shows the element only while the controls with these ids have these values: '{ wifi: true }'.
  public var visibility: ControlCondition?
  /// Enables the element only while the controls with these ids have these values.
  public var enabling: ControlCondition?
  /// Sets attributes while controls have values: '{ if: { wifi: true }, set: { value: Home } }', or a list.
  public var dependentChanges: [DependentChange] = []
  /// How the element changes in an animation: new attributes `after` some seconds, in a `transition`, in sequence.
  public var changes: [ElementChange] = []

  /// Creates attributes that change nothing.
  public init() {}

  public static let ownerName = "an element"

  public static let attributes: [Attribute<CommonAttributes>] = own + Attribute.fontOptions(\.fontOptions)

  private static let own: [Attribute<CommonAttributes>] = [
    Attribute("id", \.id),
    Attribute("frame", \.frame),
    Attribute("padding", \.padding),
    Attribute("background", \.background),
    Attribute("surface", \.surface),
    Attribute("clip", \.clip, in: 0...10_000),
    Attribute(
      name: "overlay", help: "An element in front, or a mapping of 'content' and 'alignment'.",
      type: .either([
        .element,
        .mapping(of: OverlayAttributes.attributes, and: [("content", .element, "The element in front.")]),
      ])
    ) { (value, _) throws(AttributeError) in
      throw AttributeError(
        message: "an element here is supported in sheets only", hint: "use 'maquette render'")
    },
    Attribute(
      name: "mask",
      help: "An element used as a mask: this one shows where the mask is opaque.",
      type: .element
    ) { (value, _) throws(AttributeError) in
      throw AttributeError(
        message: "an element here is supported in sheets only", hint: "use 'maquette render'")
    },
    Attribute(
      name: "context-menu",
      help: "The items of the menu opened by a long press or a secondary click.",
      type: .either([
        .list(of: .element),
        .mapping(
          of: [Attribute<CommonAttributes>](),
          and: [
            ("children", .list(of: .element), "The items, sections and dividers of the menu."),
            ("menu", .choice(["open", "closed"]), "Whether the menu is open."),
            (
              "pointer", .list(of: .number(unit: nil)),
              "The point where it opens on macOS, across and down, as fractions of the element's size."
            ),
          ]),
      ])
    ) { (value, _) throws(AttributeError) in
      throw AttributeError(
        message: "a menu here is supported in sheets only", hint: "use 'maquette render'")
    },
    Attribute(
      name: "presents",
      help:
        "The alert, sheet or other element that this element's action presents in front of the picture.",
      type: .element
    ) { (value, _) throws(AttributeError) in
      throw AttributeError(
        message: "an element here is supported in sheets only", hint: "use 'maquette render'")
    },
    Attribute("opacity", \.opacity, in: 0...1, unit: nil),
    Attribute("effect", \.effect),
    Attribute("offset", \.offset),
    Attribute("fixed-size", \.fixedSize),
    Attribute("aspect-ratio", \.aspectRatio),
    Attribute("scale-to-fit", \.isScaledToFit),
    Attribute("layout-priority", \.layoutPriority, in: -1000...1000, unit: nil),
    Attribute("caption", \.caption),
    Attribute("with", \.overrides),
    Attribute("accessibility", \.accessibility),
    Attribute("tool-tip", \.toolTip),
    Attribute("lint-ignore", \.suppressions),
    Attribute("region", \.region),
    Attribute("visible-when", \.visibility),
    Attribute("enabled-when", \.enabling),
    Attribute("when", \.dependentChanges),
    Attribute("then", \.changes),
  ]

  /// Returns an element with these attributes applied, from the inside out: fixed size, scale, padding, aspect ratio, frame,
  /// surface, background, clip, overlay, mask, effect, opacity, caption, offset, priority; the environment and the conditions apply to all of them.
  public func apply(to element: any Element) -> any Element {
    var result = element
    // On the node of the element, which knows its place in the sheet.
    let warnings = frame?.contradictions.warnings(of: "frame") ?? []
    if !warnings.isEmpty { result = result.changed { node, _ in node.warnings += warnings } }
    // Only asked where it matters: for each kind of element the first cast searches all conformances of the program.
    // Around padding a surface is seen behind a page, as the case of a device; else it would be covered.
    let inside = surface?.isHollow == false && padding == nil ? surface : nil
    let page = background == nil && inside == nil ? nil : element.unmodified as? any BackedElement
    if let page { result = element.replacingCore(by: page.backed(by: background, inside)) }
    if let accessibility { result = result.accessibility(accessibility) }
    if let toolTip { result = result.toolTip(toolTip) }
    if !suppressions.isEmpty { result = result.lintIgnore(suppressions) }
    if let fixedSize {
      result = result.fixedSize(horizontal: fixedSize != .vertical, vertical: fixedSize != .horizontal)
    }
    if let presented { result = result.overlay(presented) }
    if isScaledToFit == true { result = result.scaledToFit() }
    if let padding { result = result.padding(padding) }
    if let aspectRatio {
      result = result.aspectRatio(
        aspectRatio.ratio, mode: aspectRatio.mode, alignment: frame?.alignment ?? .center)
    }
    if let frame {
      result = result.frame(width: frame.width, height: frame.height, alignment: frame.alignment)
    }
    let ground = page == nil ? background : nil
    if let surface, page == nil || inside == nil {
      // A background is the fill of a surface that has none, and lies behind one that has.
      result = result.background(
        ground.map { surface.isHollow ? surface.filled(with: $0) : surface } ?? surface)
    }
    if let ground, surface?.isHollow != true {
      var fill = Surface(fill: ground)
      fill.reachesScreenEdges = true
      result = result.background(fill)
    }
    if let clip { result = result.clipped(radius: clip) }
    if let overlay { result = result.overlay(overlay.content, alignment: overlay.alignment) }
    if let mask { result = result.masked(by: mask) }
    if let effect { result = result.effect(effect) }
    if let opacity { result = result.opacity(opacity) }
    if let caption { result = result.caption(caption) }
    if let offset { result = result.offset(x: offset.x, y: offset.y) }
    if let layoutPriority { result = result.layoutPriority(layoutPriority) }
    if fontOptions != FontOptions() {
      result = result.environment { [fontOptions] in $0.fontOptions = fontOptions.over($0.fontOptions) }
    }
    if let overrides { result = result.environment(overrides.apply) }
    // The size of a window includes its frame and its padding.
    if let region { result = result.region(region) }
    if let enabling { result = result.enabled(when: enabling) }
    if let id { result = result.id(id) }
    if let visibility { result = result.visible(when: visibility) }
    return result
  }
}
