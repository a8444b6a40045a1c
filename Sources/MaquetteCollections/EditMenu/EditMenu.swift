import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// A bar of commands for the selected text, with an arrow that points to it.
public struct EditMenu: Control {
  /// Where the arrow is.
  public enum Arrow: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Below the bar, which stands above its text.
    case down
    /// Above the bar, which stands below its text.
    case up
    /// Nowhere.
    case none
  }

  /// The commands: cut, copy, paste, select, select-all, look-up, or other titles.
  public var items: [EditCommand] = []
  /// The arrow's edge, in eras with an arrow.
  public var arrow = Arrow.down
  /// The arrow's position, from 0 at the leading end to 1.
  public var pointer = 0.5
  /// The page of a bar with too many commands, from 0; from iOS 26 on, later pages list all commands.
  public var page = 0
  /// The index of the highlighted command; nil for none.
  public var highlighted: Int?
  /// The maximum width in points; nil for the screen's width.
  public var width: Double?
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?

  /// Creates a menu without commands.
  public init() {}

  /// Creates a menu.
  public init(_ items: [EditCommand]) { self.items = items }

  public static let name = "edit-menu"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Offer only commands that apply to the selection; put the app's commands after the system's."
  public static let shorthand: String? = "items"
  public static let metrics: [any ThemeMetrics.Type] = [EditMenuMetrics.self]

  public static let attributes: [Attribute<EditMenu>] = [
    Attribute("items", \.items),
    Attribute("arrow", \.arrow),
    Attribute("pointer", \.pointer, in: 0...1),
    Attribute("page", \.page, in: 0...100),
    Attribute("highlighted", \.highlighted, in: 0...100),
    Attribute("width", \.width, in: 40...10_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the bar with its arrow, in room for both.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[EditMenuMetrics.self]
    let length = isList(in: environment) || arrow == .none ? 0 : metrics.arrow.length
    let place = environment.direction == .rightToLeft ? 1 - pointer : pointer
    let (isDown, hasArrow) = (arrow == .down, length > 0)
    let panel = panel(in: environment) { frame in
      guard hasArrow else { return nil }
      let x = frame.minX + frame.width * place
      let y = isDown ? frame.maxY + length : frame.minY - length
      return Rect(x: x, y: y, width: 0, height: 0)
    }
    return panel.padding(
      Insets(top: isDown ? 0 : length, leading: 0, bottom: isDown ? length : 0, trailing: 0))
  }

  /// Returns the label; the commands in it are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: accessibilityLabel ?? "", isContainer: true)
  }

  /// Returns a warning if there are no commands.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    items.isEmpty ? [.emptyTitle(element: Self.name)] : []
  }
}

extension EditMenu {
  /// Whether all commands are in a list, as from iOS 26 on behind the first page.
  func isList(in environment: Environment) -> Bool {
    page > 0 && environment.theme[EditMenuMetrics.self].opensList
  }

  /// Returns the surface with the commands, which points to what `target` returns for its frame; nil for no arrow.
  func panel(in environment: Environment, pointingTo target: @escaping @Sendable (Rect) -> Rect?)
    -> any Element
  {
    guard !isList(in: environment) else {
      return MenuPanel(
        children: items.enumerated().map { index, item in
          MenuItem(item.title(in: environment)).with(\.state, index == highlighted ? .highlighted : .normal)
        })
    }
    let metrics = environment.theme[EditMenuMetrics.self]
    let bar = EditMenuBar(menu: self)
    let radius = metrics.radius
    let surface = PanelSurface(metrics.panel, PanelColors(fill: .editMenuFill, outline: nil, rim: .menuRim)) {
      frame, outset in
      let target = target(frame)
      let frame = frame.inset(by: -outset)
      // A radius of half the height or more is a capsule.
      let radius = Swift.min(radius, frame.height / 2) + Swift.min(outset, 0)
      guard let target else { return .roundedRectangle(RoundedRectangle(rect: frame, radius: radius)) }
      return metrics.arrow.outline(of: frame, radius: radius, to: target)
    }
    return bar.clipped(radius: radius, style: .circular).background(surface)
  }
}
