import MaquetteElements
import MaquetteGraphics
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import MaquetteLayout
import MaquetteViewLayout

/// A style of the system.
protocol SystemButtonStyle {
  /// Which one.
  var kind: SystemButtonKind { get }
}

enum SystemButtonKind {
  case automatic, borderless, plain, bordered, prominent, glass, glassProminent, link
}

nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  public init() {}
  var kind: SystemButtonKind { .automatic }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  public init() {}
  var kind: SystemButtonKind { .borderless }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  public init() {}
  var kind: SystemButtonKind { .plain }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  public init() {}
  var kind: SystemButtonKind { .bordered }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  public init() {}
  var kind: SystemButtonKind { .prominent }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  public init() {}
  var kind: SystemButtonKind { .glass }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  public init() {}
  var kind: SystemButtonKind { .glassProminent }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  public init() {}
  var kind: SystemButtonKind { .link }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The shape of bordered buttons.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(Double?)
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

extension View {
  /// Returns the view with a shape for bordered buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    own(\.buttonShape, shape)
  }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { inert }
}

/// Whether a button acts again while it is held.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

/// A style of the system.
nonisolated struct SystemButtonLook: ButtonLook {
  let kind: SystemButtonKind

  func parts(of button: ButtonContent, in context: ViewContext) -> [ViewPart] {
    let label = context.child("label")
    switch kind {
    case .plain: return label.changing { $0.dimIfDisabled() }.parts(of: button.label)
    case .automatic, .borderless, .link:
      // In a menu or a bar the container draws the words itself.
      if context.environment.own.place == .row, kind == .automatic { return rowButton(button, label) }
      return tinted(button, label).parts(of: button.label)
    case .bordered, .prominent, .glass, .glassProminent: return bordered(button, label)
    }
  }

  private func tinted(_ button: ButtonContent, _ label: ViewContext) -> ViewContext {
    label.changing { values in
      if !values.own.isEnabled {
        values.own.foreground = AnyShapeStyle(Color(token: .tertiaryLabel))
      } else if values.own.foreground != nil, !values.own.isUsualForeground {
        // What the app states around a button is the colour of its words.
      } else if button.role == .destructive {
        values.own.foreground = AnyShapeStyle(Color.red)
      } else {
        values.own.foreground = AnyShapeStyle(TintShapeStyle())
      }
    }
  }

  private func rowButton(_ button: ButtonContent, _ label: ViewContext) -> [ViewPart] {
    tinted(button, label).parts(of: button.label)
  }

  private func bordered(_ button: ButtonContent, _ label: ViewContext) -> [ViewPart] {
    let own = label.environment.own
    let isProminent = kind == .prominent || kind == .glassProminent
    let tint: Color = button.role == .destructive ? .red : own.tint ?? Color(token: .accent)
    let settings = label.settings
    let ink: AnyShapeStyle
    let fill: Color
    switch (isProminent, own.isEnabled) {
    case (true, true): (ink, fill) = (AnyShapeStyle(Color.white), tint)
    case (true, false):
      (ink, fill) = (AnyShapeStyle(Color(token: .tertiaryLabel)), Color(token: .tertiaryFill))
    case (false, true):
      (ink, fill) = (AnyShapeStyle(tint), Color(token: .tertiaryFill))
    case (false, false):
      (ink, fill) = (AnyShapeStyle(Color(token: .tertiaryLabel)), Color(token: .tertiaryFill))
    }
    let size = ButtonInsets(own.controlSize, isGlass: settings.era == .glass)
    let content = label.changing {
      $0.own.foreground = ink
      if $0.own.font == nil { $0.own.font = size.font }
    }.parts(of: button.label)
    let words = content.words
    let isRound = own.buttonShape == .circle
    let room: any Element =
      isRound
      ? content.joined.padding(Insets(all: size.insets.top)).squared : content.joined.padding(size.insets)
    var part = ViewPart(room.background(Surface(outline(own, size), fill: fill.reference(settings))))
    part.traits.title = words
    return [part]
  }

  private func outline(_ own: OwnValues, _ size: ButtonInsets) -> Surface.Outline {
    switch own.buttonShape.kind {
    case .capsule, .circle: .capsule
    case .rounded(let radius): .rounded(radius: radius ?? size.radius, .continuous)
    case .automatic: size.isCapsule ? .capsule : .rounded(radius: size.radius, .continuous)
    }
  }
}

extension Element {
  /// The element in the middle of a square that is as long as its longer side.
  fileprivate var squared: any Element {
    @Sendable func side(_ item: LayoutItem, _ proposal: Proposal) -> Double {
      let size = item.measure(proposal).size
      return max(size.width, size.height)
    }
    return Arrangement(
      Arrangement.Rule(
        measuring: { items, proposal in
          let length = items.first.map { side($0, proposal) } ?? 0
          return Measured(width: length, height: length)
        },
        placing: { items, rect, proposal in
          items.map { item in
            let size = item.measure(proposal).size
            let origin = Point(x: rect.center.x - size.width / 2, y: rect.center.y - size.height / 2)
            return Placement(frame: Rect(origin: origin, size: size), proposal: proposal)
          }
        })
    ) { [self] }
  }
}

/// The insets of a bordered button of SwiftUI on iOS, in points.
struct ButtonInsets {
  let insets: Insets
  let radius: Double
  let isCapsule: Bool
  let font: Font

  /// Published heights at the standard text size: 28 for small, 34.3 for regular and 50.3 for large, whose title is body.
  init(_ size: ControlSize, isGlass: Bool) {
    isCapsule = isGlass
    switch size {
    case .mini, .small:
      (insets, radius, font) = (Insets(horizontal: 10, vertical: 5), 14, .subheadline)
    case .regular: (insets, radius, font) = (Insets(horizontal: 12, vertical: 7), 8, .body)
    case .large, .extraLarge: (insets, radius, font) = (Insets(horizontal: 20, vertical: 15), 12, .body)
    }
  }
}

extension EnvironmentValues {
  /// Makes what cannot be used paler.
  mutating func dimIfDisabled() {
    guard !own.isEnabled else { return }
    own.foreground = AnyShapeStyle(Color(token: .tertiaryLabel))
  }
}
