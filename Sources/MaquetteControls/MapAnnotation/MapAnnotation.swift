import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A place on a map: a marker with a title callout above it.
public struct MapAnnotation: StatefulControl {
  /// What stands on the place.
  public enum Marker: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// The platform's own: a pin at first, a balloon since iOS 11.
    case automatic
    /// A round head on a needle.
    case pin
    /// A round balloon with a symbol.
    case balloon
    /// Nothing; the callout points to the place itself.
    case none
  }

  /// A button at an end of the callout.
  public enum Accessory: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case none, detail, info
    case contactAdd = "contact-add"
  }

  /// The title.
  public var title = ""
  /// The subtitle below the title; nil for none.
  public var subtitle: String?
  /// The marker's shape; automatic is the platform's.
  public var marker: Marker = .automatic
  /// The symbol in a balloon.
  public var symbol = "mappin"
  /// The colour of the marker instead of red.
  public var tint: ColorReference?
  /// Whether the callout is shown.
  public var hasCallout = true
  /// Whether the callout takes room above the marker, shown or not; nil while it is shown.
  package var hasRoomForCallout: Bool?
  /// The button at the leading end of the callout.
  public var leadingAccessory: Accessory = .none
  /// The button at the trailing end of the callout.
  public var trailingAccessory: Accessory = .none
  /// The interaction state of the callout.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Creates an annotation without a title.
  public init() {}

  /// Creates an annotation.
  public init(_ title: String, subtitle: String? = nil, trailing: Accessory = .none) {
    self.title = title
    self.subtitle = subtitle
    trailingAccessory = trailing
  }

  public static let name = "map-annotation"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Name the place in the callout; add a detail disclosure button at its trailing end to show more."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [MapAnnotationMetrics.self]

  public static let attributes: [Attribute<MapAnnotation>] = [
    Attribute("title", \.title),
    Attribute("subtitle", \.subtitle),
    Attribute("marker", \.marker),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("tint", \.tint),
    Attribute("callout", \.hasCallout),
    Attribute("leading-accessory", \.leadingAccessory),
    Attribute("trailing-accessory", \.trailingAccessory),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the callout above the marker.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[MapAnnotationMetrics.self]
    let kind = marker == .automatic ? (metrics.hasBalloon ? .balloon : .pin) : marker
    let mark: (any Element)? =
      switch kind {
      case .none: nil
      case .pin: MapPin(tint: tint ?? .token(.red))
      case .automatic, .balloon:
        MapBalloon(symbol: symbol, tint: tint ?? .token(.red)).element(in: environment)
      }
    let hasRoom = hasRoomForCallout ?? hasCallout
    guard hasCallout || hasRoom else {
      return VStack(spacing: metrics.calloutGap) { [mark].compactMap(\.self) }
    }
    let callout = MapCallout(annotation: self).element(in: environment)
    guard !hasRoom, let mark else {
      return VStack(spacing: metrics.calloutGap) {
        [hasCallout ? callout : callout.opacity(0)] + [mark].compactMap(\.self)
      }
    }
    // A callout that has come stands above the marker, which it does not move.
    let height = kind == .pin ? metrics.pinHeight : metrics.balloonSide + metrics.balloonTip
    return mark.overlay(callout.fixedSize().offset(y: -height - metrics.calloutGap), alignment: .bottom)
  }

  /// Returns title and subtitle; the buttons of the callout are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? title, value: subtitle,
      traits: traits(hasCallout ? .staticText : .image, in: environment),
      isContainer: hasCallout && (leadingAccessory != .none || trailingAccessory != .none))
  }

  /// Returns a warning if there is no title.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && hasCallout ? [.emptyTitle(element: Self.name)] : []
  }
}
