import MaquetteControlKit
public import MaquetteElements

/// One to four wheels of values; the middle row is the selection.
public struct Picker: StatefulControl {
  /// The wheels from leading to trailing, 1 to 4.
  public var columns: [PickerColumn] = []
  /// The interaction state.
  public var state: ControlState = .normal
  /// The colour of the values instead of the platform's.
  public var textColor: ColorReference?
  /// The width in points, instead of the platform's.
  public var width: Double?
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// The wheel that is turned, or was turned last; nil before any was.
  public var turn: WheelTurn?

  /// The allowed number of wheels.
  public static let columnCount = 1...4

  /// Creates a picker without wheels.
  public init() {}

  /// Creates a picker.
  public init(_ columns: PickerColumn...) {
    self.columns = columns
  }

  public static let name = "picker"
  public static let platforms: Set<Platform> = [.ios, .watchos]
  public static let guideline =
    "Offer familiar, predictable values in a logical order; use a list if there are many."
  public static let shorthand: String? = "columns"
  public static let metrics: [any ThemeMetrics.Type] = [PickerMetrics.self]

  public static let attributes: [Attribute<Picker>] = [
    Attribute("columns", \.columns, count: columnCount, of: "wheels"),
    Attribute("state", \.state),
    Attribute("text-color", \.textColor),
    Attribute("width", \.width, in: 0...10_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the wheels on one drum, with a band behind the chosen row.
  public func body(in environment: Environment) -> any Element {
    body(look(in: environment), in: environment)
  }

  package func body(_ look: WheelLook, in environment: Environment) -> any Element {
    let wheels = DrumWheels(
      columns: turning(columns.map(\.column), to: look), width: width, isSpread: true,
      textColor: textColor ?? .token(.label))
    guard effectiveState(in: environment).contains(.disabled) else { return wheels }
    return wheels.opacity(environment.theme[PickerMetrics.self].disabledOpacity)
  }

  /// Returns a group; its wheels are exposed individually.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? "",
      traits: traits(in: environment), isContainer: true)
  }

  /// Returns warnings for an invalid number of wheels or selected index.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    guard Self.columnCount.contains(columns.count) else {
      return [.itemCount(element: Self.name, count: columns.count, allowed: Self.columnCount)]
    }
    return columns.compactMap { column in
      guard let index = column.selectedIndex, !column.values.indices.contains(index) else { return nil }
      return .noSuchItem(element: "wheel", index: index, count: column.values.count)
    }
  }
}
