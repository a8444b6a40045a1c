import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The bar at the top of a device's screen: time, reception and battery.
public struct StatusBar: Control {
  /// The colour of texts and symbols, as `UIStatusBarStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Dark on a light background, light on a dark one.
    case automatic
    /// Light, for a dark background.
    case light
    /// Dark, for a light background.
    case dark
  }

  /// The time; the default is fixed, so that every machine draws the same.
  public var time = "9:41" { didSet { isTimeGiven = true } }
  /// The date beside the time on a tablet; nil for none.
  public var date: String? = "Mon Jun 9" { didSet { isDateGiven = true } }
  /// The carrier's name, on a phone with a home button; nil for none.
  public var carrier: String?
  /// The signal strength, 0 to 1.
  public var reception = 1.0
  /// Whether Wi-Fi is connected.
  public var hasWiFi = true
  /// The mobile network, such as 5G, shown without Wi-Fi; nil for none.
  public var network: String?
  /// Whether the network is in use.
  public var isNetworkActive = false
  /// The rotation of the spinner in spokes: 0 to 7, or 0 to 11 in era ios7.
  public var phase = 0
  /// The battery level, 0 to 1.
  public var battery = 1.0
  /// Whether the battery shows its level in percent, as since iOS 16.
  public var showsPercentage = false
  /// Whether the battery is charging.
  public var isCharging = false
  /// Whether low power mode is on.
  public var isLowPower = false
  /// Whether texts and symbols are light or dark, to suit the background.
  public var style = Style.automatic
  /// The colour of texts and symbols, instead of the style's.
  public var color: ColorReference?
  /// Whether time and date are not the usual ones.
  private var isTimeGiven = false, isDateGiven = false

  /// Creates a bar.
  public init() {}

  public static let name = "status-bar"
  public static let platforms: Set<Platform> = [.ios, .watchos]
  public static let guideline =
    "Show one per screen, and keep the background behind it calm enough to read it."
  public static let shorthand: String? = "time"
  public static let metrics: [any ThemeMetrics.Type] = [StatusBarMetrics.self]

  public static let attributes: [Attribute<StatusBar>] = [
    Attribute("time", \.time),
    Attribute("date", \.date),
    Attribute("carrier", \.carrier),
    Attribute("reception", \.reception, in: 0...1, unit: nil),
    Attribute("wi-fi", \.hasWiFi),
    Attribute("network", \.network),
    Attribute("network-activity", \.isNetworkActive),
    Attribute("phase", \.phase),
    Attribute("battery", \.battery, in: 0...1, unit: nil),
    Attribute("battery-percentage", \.showsPercentage),
    Attribute("charging", \.isCharging),
    Attribute("low-power", \.isLowPower),
    Attribute("style", \.style),
    Attribute("color", \.color),
  ]

  /// Returns the parts in the arrangement of the screen's device, or of a phone with a home button outside of a screen.
  public func body(in environment: Environment) -> any Element {
    let bar = StatusBarContent(
      bar: localized(in: environment), charge: environment.percentage(battery),
      screen: environment.screenCanvas
    ).environment(\.fontOptions, FontOptions())
    // Texts and symbols have the colours of labels in the appearance that they are legible in.
    return switch style {
    case .automatic: bar
    case .light: bar.environment(\.appearance, .dark)
    case .dark: bar.environment(\.appearance, .light)
    }
  }

  /// Returns a container with the platform's label; its parts are exposed individually.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: environment.translated(.statusBar), isContainer: true)
  }
}

extension StatusBar {
  /// The bar with its usual time and date as the language writes them.
  private func localized(in environment: Environment) -> StatusBar {
    guard environment.locale != nil else { return self }
    var bar = self
    let words = CalendarWords.words(for: environment.locale)
    if !isTimeGiven { bar.time = words.digits.text(time) }
    if !isDateGiven, let day = CivilDate(year: 2014, month: 6, day: 9) {
      bar.date = words.dayWithoutCommas(day)
    }
    return bar
  }

  /// Returns the bar with the network in use.
  public func networkActivity() -> StatusBar { with(\.isNetworkActive, true) }
  /// Returns the bar with light or dark texts and symbols.
  public func style(_ style: Style) -> StatusBar { with(\.style, style) }
}
