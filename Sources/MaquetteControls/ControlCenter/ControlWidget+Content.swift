import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

extension ControlWidget {
  /// Returns the symbol, with title and value beside or below it.
  func content(
    _ metrics: ControlWidgetMetrics, _ look: ControlWidgetLook, in environment: Environment
  ) -> any Element {
    if place == .lockScreen { return figure(metrics.lockScreenSymbol, metrics, look, in: environment) }
    switch extent {
    case .small: return figure(metrics.smallSymbol, metrics, look, in: environment)
    case .medium:
      return HStack(spacing: metrics.symbolSpacing) {
        figure(metrics.mediumSymbol, metrics, look, in: environment).frame(width: metrics.symbolWidth)
        words(metrics, look, in: environment)
      }.padding(Insets(horizontal: metrics.mediumInset, vertical: 0))
    case .large:
      return VStack(spacing: 0, alignment: .leading) {
        figure(metrics.largeSymbol, metrics, look, in: environment)
        Spacer(minLength: 0)
        words(metrics, look, in: environment)
      }.padding(metrics.inset)
    }
  }

  /// The number of frames in one loop of a busy symbol.
  private static let busySteps = 12

  /// The symbol at the environment's moment, with a lock if a touch asks who uses the device.
  private func figure(
    _ size: Double, _ metrics: ControlWidgetMetrics, _ look: ControlWidgetLook, in environment: Environment
  ) -> any Element {
    let figure = changing(size, metrics, look, in: environment)
    guard needsAuthentication, authentication == .required else { return figure }
    let lock = image(ControlWidgetLook.lock, size * metrics.lockSize, metrics, look).with(
      \.color, .color(look.title))
    let reach = -size * metrics.lockReach
    return figure.overlay(
      lock.padding(Insets(bottom: reach, trailing: reach)), alignment: .bottomTrailing)
  }

  /// The symbol, or while it replaces another, both: one shrinks and fades as the other grows and appears.
  private func changing(
    _ size: Double, _ metrics: ControlWidgetMetrics, _ look: ControlWidgetLook, in environment: Environment
  ) -> any Element {
    guard let former = look.former, look.progress < 1 else {
      return moving(image(look.figure, size, metrics, look), metrics, look, in: environment)
    }
    func part(_ name: String, _ amount: Double) -> any Element {
      let scale = metrics.leavingSymbol + (1 - metrics.leavingSymbol) * amount
      return moving(image(name, size * scale, metrics, look), metrics, look, in: environment).opacity(amount)
    }
    // The symbol at rest keeps the room, so that nothing around it moves.
    return image(look.figure, size, metrics, look).opacity(0)
      .overlay(part(former, 1 - look.progress)).overlay(part(look.figure, look.progress))
  }

  private func image(
    _ name: String, _ size: Double, _ metrics: ControlWidgetMetrics, _ look: ControlWidgetLook
  ) -> SymbolImage {
    var image = SymbolImage(name, style: metrics.titleStyle, weight: .medium)
    image.size = size
    image.color = .color(look.symbol)
    return image
  }

  /// The symbol at the environment's moment of a loop, as far as the look lets it go.
  private func moving(
    _ image: SymbolImage, _ metrics: ControlWidgetMetrics, _ look: ControlWidgetLook,
    in environment: Environment
  ) -> any Element {
    guard look.swing > 0 else { return image }
    // The loop runs forth and back: a symbol with steps shows more of them, any other symbol fades.
    let loop = Motions.Loop(period: Moment(seconds: metrics.busyPeriod), stepCount: Self.busySteps)
    var phase = (phase ?? 0) + Double(loop.step(at: environment.moment)) / Double(Self.busySteps)
    if phase > 1 { phase -= 1 }
    let distance = phase < 0.5 ? 2 * phase : 2 - 2 * phase
    if (environment.symbols.symbol(named: image.symbol)?.steps ?? 0) > 0 {
      return image.with(\.value, 1 - (1 - distance) * look.swing).repeating(loop)
    }
    let eased = distance * distance * (3 - 2 * distance) * look.swing
    return image.opacity(1 - (1 - metrics.busyOpacity) * eased).repeating(loop)
  }

  /// Title and value one below the other, or placeholder bars.
  private func words(
    _ metrics: ControlWidgetMetrics, _ look: ControlWidgetLook, in environment: Environment
  ) -> any Element {
    let lines: [any Element]
    if isRedacted {
      lines = [
        bar(metrics.hiddenTitle, metrics.titleStyle, metrics, look, in: environment),
        bar(metrics.hiddenValue, metrics.valueStyle, metrics, look, in: environment),
      ]
    } else {
      lines =
        [
          Text(title, style: metrics.titleStyle, weight: metrics.titleWeight).color(.color(look.title))
            .lineLimit(extent == .large ? 2 : 1)
        ]
        + (shownStatus.map { [Text($0, style: metrics.valueStyle).color(.color(look.status)).lineLimit(1)] }
          ?? [])
    }
    return VStack(spacing: metrics.textSpacing, alignment: .leading) { lines }
      .frame(width: FrameLength(max: .infinity), height: FrameLength(), alignment: .leading)
  }

  /// A bar as high as a line of a style and a fraction of the available width wide.
  private func bar(
    _ part: Double, _ style: TextStyle, _ metrics: ControlWidgetMetrics, _ look: ControlWidgetLook,
    in environment: Environment
  ) -> any Element {
    let font = environment.font(style)
    let width = metrics.size(of: extent.cells).width
    let room =
      extent == .medium
      ? width - 2 * metrics.mediumInset - metrics.symbolWidth - metrics.symbolSpacing
      : width - 2 * metrics.inset
    return Surface(.capsule, fill: .color(look.hidden))
      .frame(width: (room * part).rounded(), height: (font.size * metrics.hiddenHeight).rounded())
      .frame(height: environment.fonts.lineHeight(for: font))
  }
}
