import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The parts of a status bar in the arrangement of a device.
struct StatusBarContent: Element {
  /// What the bar shows.
  var bar: StatusBar
  /// The charge of the battery as a percentage.
  var charge: String
  /// The screen that it belongs to; nil outside of one.
  var screen: DeviceCanvas?

  /// How a device arranges the parts.
  enum Arrangement {
    /// The time in the middle: phones with a home button, and tablets up to iOS 12.
    case middle
    /// The time and the date at one end: tablets.
    case ends
    /// The time and the symbols on both sides of a cutout.
    case ears
    /// The time alone: watches.
    case time
  }

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[StatusBarMetrics.self]
    return element(metrics, in: environment).node(in: environment)
  }

  private func element(_ metrics: StatusBarMetrics, in environment: Environment) -> any Element {
    switch arrangement(metrics) {
    case .middle: middle(isTablet ? metrics.tablet : metrics.bar, metrics)
    case .ends: ends(metrics.tablet, metrics)
    case .ears:
      ears(screen?.device.cutout == .island ? metrics.island : metrics.notch, metrics, in: environment)
    case .time: corner(metrics.watch)
    }
  }

  private func arrangement(_ metrics: StatusBarMetrics) -> Arrangement {
    guard let device = screen?.device else { return .middle }
    return switch device.kind {
    case .watch: .time
    case .tablet: metrics.hasTabletTimeInMiddle ? .middle : .ends
    case .phone, .mac: device.cutout == .none ? .middle : .ears
    }
  }

  private var color: ColorReference { bar.color ?? .token(.label) }
  private var isTablet: Bool { screen?.device.kind == .tablet }

  /// The two ends are equally wide, so that the time is centred.
  private func middle(_ part: StatusBarPart, _ metrics: StatusBarMetrics) -> any Element {
    let marks = metrics.small
    var leading: [any Element] = isTablet ? [] : [reception(marks, metrics)]
    if let carrier = bar.carrier, !carrier.isEmpty { leading.append(text(carrier, part, .regular)) }
    leading += network(part, marks, metrics)
    if bar.isNetworkActive {
      leading.append(NetworkActivityIndicator().with(\.phase, bar.phase).with(\.color, color))
    }
    let trailing: [any Element] = [
      text(charge, part, .regular), battery(marks, metrics),
    ]
    let (fill, height) = (FrameLength(max: .infinity), length(metrics))
    let ends = HStack(spacing: part.spacing) {
      HStack(spacing: part.spacing) { leading }.frame(width: fill, height: height, alignment: .leading)
      text(bar.time, part, .semibold)
      HStack(spacing: part.spacing) { trailing }.frame(width: fill, height: height, alignment: .trailing)
    }
    return ends.padding(Insets(horizontal: part.inset, vertical: 0)).frame(width: fill, height: height)
  }

  /// The time and the date at the leading end, the symbols at the other.
  private func ends(_ part: StatusBarPart, _ metrics: StatusBarMetrics) -> any Element {
    let marks = metrics.small
    var leading = [text(bar.time, part, .semibold)]
    if let date = bar.date, !date.isEmpty { leading.append(text(date, part, .semibold)) }
    let trailing: [any Element] =
      network(part, marks, metrics) + [
        text(charge, part, .semibold), battery(marks, metrics),
      ]
    return HStack(spacing: 0) {
      HStack(spacing: metrics.dateSpacing) { leading }
      Spacer(minLength: part.spacing)
      HStack(spacing: part.spacing) { trailing }
    }
    .padding(Insets(horizontal: part.inset, vertical: 0))
    .frame(width: FrameLength(max: .infinity), height: length(metrics))
  }

  /// The time and the symbols, each centred at the same distance from its end of the bar.
  private func ears(
    _ part: StatusBarPart, _ metrics: StatusBarMetrics, in environment: Environment
  ) -> any Element {
    let marks = metrics.large
    let frame = screen?.device.cutoutFrame ?? .zero
    // An island has the parts at its sides, a notch in the middle of the bar.
    let isIsland = screen?.device.cutout == .island
    let middle = isIsland ? frame.center.y : (screen?.device.uprightInsets.top ?? 0) / 2
    let height = 2 * (middle + part.lift)
    let symbols: [any Element] =
      [reception(marks, metrics)] + network(part, marks, metrics) + [battery(marks, metrics)]
    let ear = StatusBarEar(part, width: frame.minX + 2 * part.inset, in: environment)
    return HStack(spacing: 0) {
      ear.element([text(bar.time, part, .semibold)], height: height, in: environment)
      Spacer(minLength: 0)
      ear.element(symbols, height: height, in: environment)
    }
    .frame(width: FrameLength(max: .infinity), height: length(metrics), alignment: .top)
  }

  /// The time at the trailing end, away from the corner.
  private func corner(_ part: StatusBarPart) -> any Element {
    let device = screen?.device
    let (radius, top) = (device?.displayRadius ?? 0, device?.uprightInsets.top ?? 0)
    return text(bar.time, part, .semibold)
      .padding(Insets(trailing: part.inset * radius))
      .frame(
        width: FrameLength(max: .infinity),
        height: FrameLength(min: top + 2 * part.lift, max: top + 2 * part.lift),
        alignment: .trailing)
  }

  /// The height of the bar: the part of the screen at its top that is not safe.
  private func length(_ metrics: StatusBarMetrics) -> FrameLength {
    let height = screen?.device.uprightInsets.top ?? metrics.height
    return FrameLength(min: height, ideal: height, max: height)
  }

  private func text(_ text: String, _ part: StatusBarPart, _ weight: FontWeight) -> any Element {
    Text(text).with(\.size, part.textSize).with(\.weight, weight).color(color).lineLimit(1)
  }

  /// The wireless network, or the kind of the mobile one.
  private func network(
    _ part: StatusBarPart, _ marks: StatusBarMarks, _ metrics: StatusBarMetrics
  ) -> [any Element] {
    if bar.hasWiFi { return [WiFiWaves(height: marks.waveHeight, metrics: metrics, color: color)] }
    guard let network = bar.network, !network.isEmpty else { return [] }
    return [text(network, part, .semibold)]
  }

  private func reception(_ marks: StatusBarMarks, _ metrics: StatusBarMetrics) -> any Element {
    ReceptionMarks(strength: bar.reception, marks: marks.reception, metrics: metrics, color: color)
  }

  private func battery(_ marks: StatusBarMarks, _ metrics: StatusBarMetrics) -> any Element {
    BatteryCharge(
      charge: bar.battery, showsPercentage: bar.showsPercentage, isCharging: bar.isCharging,
      isLowPower: bar.isLowPower, shape: marks.battery,
      metrics: metrics, color: color)
  }
}
