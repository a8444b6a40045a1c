public import MaquetteGraphics
import MaquetteScene

/// Transforms a sheet applies to a drawn element without changing its layout: rotation, scale and blending.
public struct EffectAttributes: AttributeOwner, AttributeDecodable, Hashable, Sendable {
  /// The clockwise rotation in degrees.
  public var rotation = 0.0
  /// The scale factor, or factors for 'x' and 'y'; one below 0 mirrors.
  public var scale = ScaleFactors()
  /// The fixed point of the transformation; the centre by default.
  public var anchor = UnitPoint.center

  /// The blend mode with the content below.
  public var blend = BlendMode.normal

  /// The blur's standard deviation in points, like the radius of SwiftUI's `blur`.
  public var blur = 0.0

  /// Creates an effect that changes nothing.
  public init() {}

  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
  }

  public static let ownerName = "an effect"
  public static let attributeType = AttributeType.mapping(of: EffectAttributes.attributes)

  public static let attributes: [Attribute<EffectAttributes>] = [
    Attribute("rotation", \.rotation, in: -3600...3600, unit: "degrees"),
    Attribute("scale", \.scale),
    Attribute("anchor", \.anchor),
    Attribute("blend", \.blend),
    Attribute("blur", \.blur, in: 0...200),
  ]

  /// The map of a picture with the element's frame.
  func transform(in frame: Rect, isMirrored: Bool) -> Transform {
    let point = anchor.point(in: frame, isMirrored: isMirrored)
    return Transform.translation(x: -point.x, y: -point.y).then(.scale(x: scale.x, y: scale.y))
      .then(.rotation(degrees: rotation)).then(.translation(x: point.x, y: point.y))
  }
}

/// The factors for an element's width and height.
public struct ScaleFactors: AttributeOwner, AttributeDecodable, Hashable, Sendable {
  /// The factor for the width; below 0 mirrors.
  public var x = 1.0
  /// The factor for the height; below 0 mirrors.
  public var y = 1.0

  /// Creates factors that change nothing.
  public init() {}

  private static let range = -100.0...100

  /// Takes one factor, or one for each axis.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    if case .scalar = value {
      x = try Double(attribute: value, in: Self.range, unit: nil)
      y = x
    } else {
      try decode(mapping: value)
    }
  }

  public static let ownerName = "a scale"
  public static let attributeType = AttributeType.either([
    .number(unit: nil), .mapping(of: ScaleFactors.attributes),
  ])

  public static let attributes: [Attribute<ScaleFactors>] = [
    Attribute("x", \.x, in: range, unit: nil),
    Attribute("y", \.y, in: range, unit: nil),
  ]
}

extension Element {
  /// Returns the element drawn turned clockwise by an angle in degrees, without an effect on its layout.
  public func rotated(degrees: Double, anchor: UnitPoint = .center) -> any Element {
    var effect = EffectAttributes()
    effect.rotation = degrees
    effect.anchor = anchor
    return self.effect(effect)
  }

  /// Returns the element drawn larger or smaller by factors, without an effect on its layout; a factor below 0 mirrors it.
  public func scaled(x: Double, y: Double, anchor: UnitPoint = .center) -> any Element {
    var effect = EffectAttributes()
    (effect.scale.x, effect.scale.y, effect.anchor) = (x, y, anchor)
    return self.effect(effect)
  }

  /// Returns the element blended with the content below as a whole.
  public func blended(_ mode: BlendMode) -> any Element {
    var effect = EffectAttributes()
    effect.blend = mode
    return self.effect(effect)
  }

  /// Returns the element blurred as a whole; the radius is the standard deviation of a Gaussian in points.
  public func blurred(radius: Double) -> any Element {
    var effect = EffectAttributes()
    effect.blur = radius
    return self.effect(effect)
  }

  /// Returns the element where another one is, in its middle, and as far as that one is opaque.
  public func masked(by mask: any Element, alignment: Alignment = .center) -> any Element {
    // It is not seen itself, so it is not spoken.
    var silence = AccessibilityAttributes()
    silence.isHidden = true
    let mask = mask.accessibility(silence)
    return Modified(self) { content, environment in
      let direction = environment.direction
      let nodes = environment.nodes(of: [content, mask])
      let shape = Node(name: .mask, wrapping: nodes[1], direction: direction) { _ in
        Layer(blendMode: .destinationIn)
      }
      let both = Node(
        name: .overlay, layout: OverlayLayout(alignment: alignment), children: [nodes[0], shape],
        direction: direction, priority: nodes[0].item.priority)
      return Node(name: .effect, wrapping: both, direction: direction) { _ in Layer(isIsolated: true) }
    }
  }

  func effect(_ effect: EffectAttributes) -> any Element {
    Modified(self) { content, environment in
      let isMirrored = environment.direction == .rightToLeft
      return Node(name: .effect, wrapping: content.node(in: environment), direction: environment.direction) {
        Layer(
          transform: effect.transform(in: $0.frame, isMirrored: isMirrored), blendMode: effect.blend,
          blur: effect.blur)
      }
    }
  }
}

extension NodeName {
  /// An element that is drawn turned, larger or smaller.
  package static let effect = NodeName("effect")
  /// An element whose opacity is that of another one.
  package static let mask = NodeName("mask")
}

extension BlendMode: AttributeDecodable {}
