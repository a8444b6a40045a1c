import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// A control in Control Center or on the Lock Screen: a symbol, with title and value if they fit.
public struct ControlWidget: StatefulControl {
  /// Whether the control is a button or a toggle.
  public enum Kind: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case button, toggle
  }

  /// The size in cells.
  public enum Extent: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// One cell: the symbol.
    case small
    /// Two cells side by side: symbol, title and value.
    case medium
    /// Two cells each way.
    case large

    /// The number of cells in width and height.
    var cells: (columns: Int, rows: Int) {
      switch self {
      case .small: (1, 1)
      case .medium: (2, 1)
      case .large: (2, 2)
      }
    }
  }

  /// The place where the control is shown.
  public enum Place: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// In Control Center.
    case controlCenter = "control-center"
    /// In a lower corner of the Lock Screen, where only the symbol fits.
    case lockScreen = "lock-screen"
  }

  /// Whether the device asks who uses it before the action, and whether it is asking.
  public enum Authentication: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// The action is allowed while the device is locked.
    case none
    /// The action waits until the device is unlocked; until then the symbol bears a lock.
    case required
    /// The device is asking: a lock that pulses stands in the symbol's place.
    case requested
  }

  /// The title, which names the action or the setting.
  public var title = ""
  /// The current value, or what the action applies to, in one or two words.
  public var status: String?
  /// The value while the toggle is off; nil to keep it.
  public var offStatus: String?
  /// The symbol's name.
  public var symbol = ""
  /// The name of the symbol while the toggle is off; nil to keep it.
  public var offSymbol: String?
  /// Whether the control is a button or a toggle.
  public var kind: Kind = .button
  /// Whether a toggle is on.
  public var isOn = false
  /// The size: one cell, two cells side by side, or two by two.
  public var extent: Extent = .small
  /// The place; the Lock Screen shows only the symbol.
  public var place: Place = .controlCenter
  /// The colour of the symbol while on, instead of the environment's tint.
  public var tint: ColorReference?
  /// The interaction state; a selected toggle is on.
  public var state: ControlState = .normal
  /// Whether a locked device hides title and value.
  public var isRedacted = false
  /// Whether a locked device hides the symbol's state too.
  public var redactsSymbol = true
  /// Whether the control shows its content although the device is locked.
  public var isLocked = false
  /// Whether the action waits for the device to be unlocked, or is asking for it.
  public var authentication: Authentication = .none
  /// Whether the gallery shows the control, with a sample title and value.
  public var isPlaceholder = false
  /// Whether the action is in progress.
  public var isBusy = false
  /// The action's duration in seconds after a touch; nil if it ends at once or a program ends it.
  public var busyDuration: Double?
  /// The value while the action is in progress; nil to keep it.
  public var busyStatus: String?
  /// Whether it can be removed and, in Control Center, resized; it shows a badge and a handle and ignores touches.
  public var isEditing = false
  /// The name below the control in the gallery of controls; nil for the title.
  public var galleryName: String?
  /// Whether a symbol changes gradually and a busy one moves; true by default.
  public var isSymbolAnimationEnabled = true
  /// The phase of the busy animation, 0 to 1; nil for the start.
  public var phase: Double?
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// Whether a person has removed the control.
  var isRemoved = false

  /// Creates a control without content.
  public init() {}

  /// Creates a button.
  public init(_ title: String, status: String? = nil, symbol: String) {
    self.title = title
    self.status = status
    self.symbol = symbol
  }

  /// Creates a toggle.
  public init(_ title: String, status: String? = nil, symbol: String, offSymbol: String? = nil, isOn: Bool) {
    self.init(title, status: status, symbol: symbol)
    self.offSymbol = offSymbol
    self.isOn = isOn
    kind = .toggle
  }

  public static let name = "control-widget"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Tint the symbol only while the control is on; let title and value name the control and its state "
    + "briefly. Hide private values while the device is locked, and let security-related actions wait for "
    + "unlocking."
  public static let metrics: [any ThemeMetrics.Type] = [ControlWidgetMetrics.self]

  public static let attributes: [Attribute<ControlWidget>] = [
    Attribute("title", \.title),
    Attribute("status", \.status),
    Attribute("off-status", \.offStatus),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("off-symbol", \.offSymbol, type: .symbol),
    Attribute("kind", \.kind),
    Attribute("value", \.isOn),
    Attribute("size", \.extent),
    Attribute("place", \.place),
    Attribute("tint", \.tint),
    Attribute("state", \.state),
    Attribute("redacted", \.isRedacted),
    Attribute("redact-symbol", \.redactsSymbol),
    Attribute("locked", \.isLocked),
    Attribute("authentication", \.authentication),
    Attribute("placeholder", \.isPlaceholder),
    Attribute("busy", \.isBusy),
    Attribute("busy-for", \.busyDuration, in: 0...60, unit: nil),
    Attribute("busy-status", \.busyStatus),
    Attribute("editing", \.isEditing),
    Attribute("gallery-name", \.galleryName),
    Attribute("symbol-animation", \.isSymbolAnimationEnabled),
    Attribute("phase", \.phase, in: 0...1, unit: nil),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the symbol, with title and value if they fit, on a translucent surface.
  public func body(in environment: Environment) -> any Element {
    body(look(in: environment), in: environment)
  }

  package func body(_ look: ControlWidgetLook, in environment: Environment) -> any Element {
    if isRemoved { return Nothing() }
    var environment = environment
    environment.textSize = Swift.min(environment.textSize, Self.largestText)
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let state = effectiveState(in: environment)
    let size = size(metrics)
    var outline = Surface.Outline.capsule
    if place == .controlCenter, extent == .large {
      outline = .rounded(radius: metrics.largeRadius, .continuous)
    }
    let surface = metrics.surface(outline, tint: look.surface, rim: look.rim, in: environment)
    var whole = content(metrics, look, in: environment)
      .environment(\.textSize, environment.textSize)
      .frame(width: size.width, height: size.height)
      .background(surface)
    if isEditing || environment.editsControls { whole = editing(whole, size, metrics, in: environment) }
    if state.contains(.disabled) { return whole.opacity(metrics.disabledOpacity) }
    return whole.focusRing(outline, if: state.contains(.focused), tint: tint, in: environment)
  }

  /// Returns the label, and the value unless it is hidden.
  public func accessibility(in environment: Environment) -> Accessibility {
    let setting = kind == .toggle ? environment.spoken(isShownOn ? .on : .off) : nil
    let value = isRedacted ? (redactsSymbol ? nil : setting) : shownStatus ?? setting
    var exposed = Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? symbol : title), value: value,
      traits: traits(kind == .toggle ? .toggleButton : .button, isSelected: isShownOn, in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty)
    exposed.isHidden = isRemoved
    return exposed
  }

  /// Returns a warning if there is no content.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    symbol.isEmpty ? [.emptyTitle(element: Self.name)] : []
  }

  /// Whether it is drawn as on.
  var isShownOn: Bool {
    kind == .toggle && (isOn || state.contains(.selected)) && !(isRedacted && redactsSymbol) && !isPlaceholder
  }

  /// The value that belongs to how the control stands.
  var shownStatus: String? {
    if isBusy, let busyStatus { return busyStatus }
    return kind == .toggle && !isShownOn && !isPlaceholder ? offStatus ?? status : status
  }

  /// Whether a touch asks who uses the device instead of performing the action.
  var needsAuthentication: Bool { authentication != .none && (isLocked || isRedacted) }

  /// The largest text size, as surfaces do not grow with text; our choice.
  static let largestText = TextSize.xLarge

  /// The size in points.
  private func size(_ metrics: ControlWidgetMetrics) -> Size {
    if place == .lockScreen { return Size(width: metrics.lockScreenSide, height: metrics.lockScreenSide) }
    return metrics.size(of: extent.cells)
  }
}

extension ControlWidget: WallpaperElement {}

extension ControlWidgetMetrics {
  /// The size of a block of cells with the distances between them.
  func size(of cells: (columns: Int, rows: Int)) -> Size {
    func length(_ count: Int) -> Double { Double(count) * (cellSide + cellSpacing) - cellSpacing }
    return Size(width: length(cells.columns), height: length(cells.rows))
  }
}
