public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The bar at the top of a phone with a home button: reception, time and battery.
public struct StatusBar: Control {
  /// The time; the same on every machine.
  public var time = "9:41"
  /// The network's name; nil for none.
  public var carrier: String?
  /// The strength of the reception, 0 to 1.
  public var reception = 1.0
  /// Whether the bar shows a wireless network.
  public var hasWiFi = true
  /// Whether the network is in use.
  public var isNetworkActive = false
  /// The phase of the network activity spinner, in spokes.
  public var phase = 0
  /// The charge of the battery, 0 to 1.
  public var battery = 1.0
  /// The colour of texts and symbols.
  public var color: ColorReference = .token(.label)

  /// Creates a bar.
  public init() {}

  public static let name = "status-bar"
  public static let platforms: Set<Platform> = [.ios]
  public static let summary = "The bar at the top of a phone with a home button: reception, time and battery."
  public static let guideline = "It is the system's; put nothing behind it that makes it hard to read."
  public static let shorthand: String? = "time"
  public static let metrics: [any ThemeMetrics.Type] = [StatusBarMetrics.self]

  public static let attributes: [Attribute<StatusBar>] = [
    Attribute("time", \.time, help: "The time."),
    Attribute("carrier", \.carrier, help: "The network's name."),
    Attribute("reception", \.reception, help: "The strength of the reception, 0 to 1.", in: 0...1, unit: nil),
    Attribute("wi-fi", \.hasWiFi, help: "Whether there is a wireless network."),
    Attribute("network-activity", \.isNetworkActive, help: "Whether the network is in use."),
    Attribute("phase", \.phase, help: "The phase of the spinner's turn in spokes: 0 to 7, or to 11."),
    Attribute("battery", \.battery, help: "The charge of the battery, 0 to 1.", in: 0...1, unit: nil),
    Attribute("color", \.color, help: "The colour of texts and symbols."),
  ]

  /// Returns the two ends with the time between them, across the available width.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[StatusBarMetrics.self]
    var leading: [any Element] = [receptionShapes(metrics, environment)]
    if let carrier, !carrier.isEmpty { leading.append(text(carrier, metrics)) }
    if hasWiFi { leading.append(symbol("wifi", metrics)) }
    if isNetworkActive {
      leading.append(NetworkActivityIndicator().with(\.phase, phase).with(\.color, color))
    }
    let trailing: [any Element] = [
      text(battery.percentText, metrics),
      symbol(batterySymbol, metrics),
    ]
    let fill = FrameLength(max: .infinity)
    let height = FrameLength(min: metrics.height, ideal: metrics.height, max: metrics.height)
    // The two ends are equally wide, so that the time is centred.
    let ends = HStack(spacing: metrics.spacing) {
      HStack(spacing: metrics.spacing) { leading }
        .frame(width: fill, height: height, alignment: .leading)
      text(time, metrics, weight: .semibold)
      HStack(spacing: metrics.spacing) { trailing }
        .frame(width: fill, height: height, alignment: .trailing)
    }
    return ends.padding(Insets(horizontal: metrics.inset, vertical: 0)).frame(width: fill, height: height)
  }

  /// Returns a container with the platform's label; its parts are exposed individually.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: environment.spoken(.statusBar), isContainer: true)
  }

  public static var samples: [Sample] {
    [Sample("at rest", StatusBar()), Sample("network in use", StatusBar().networkActivity())]
  }

  private func text(
    _ text: String, _ metrics: StatusBarMetrics, weight: FontWeight = .regular
  ) -> any Element {
    Text(text).with(\.size, metrics.textSize).with(\.weight, weight).color(color).lineLimit(1)
  }

  private func symbol(_ name: String, _ metrics: StatusBarMetrics) -> any Element {
    SymbolImage(name).with(\.size, metrics.symbolSize).with(\.color, color)
  }

  private var batterySymbol: String {
    "battery.\(Int((battery.part * 4).rounded()) * 25)"
  }

  private func receptionShapes(_ metrics: StatusBarMetrics, _ environment: Environment) -> any Element {
    let heights = metrics.receptionHeights
    let reached = (reception.part * Double(heights.count)).rounded()
    let color = environment.color(color)
    let weak = color.opacity(metrics.weakOpacity)
    let shapes = heights.enumerated().map { index, height -> any Element in
      Surface(
        .rounded(radius: metrics.receptionRadius, .circular),
        fill: .color(Double(index) < reached ? color : weak)
      ).frame(width: metrics.receptionWidth, height: height)
    }
    return HStack(spacing: metrics.receptionSpacing, alignment: .bottom) { shapes }
  }
}

extension StatusBar {
  /// Returns the bar with the network in use.
  public func networkActivity() -> StatusBar { with(\.isNetworkActive, true) }
}
