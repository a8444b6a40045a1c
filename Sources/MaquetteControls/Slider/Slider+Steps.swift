import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension Slider {
  /// Returns a bar between two buttons that change the value by a step.
  func stepBody(in environment: Environment) -> any Element {
    let metrics = environment.theme[StepSliderMetrics.self]
    let button = environment.theme[ButtonMetrics.self].measures(of: .medium)
    let state = effectiveState(in: environment)
    let part = value.part(from: minimum, to: maximum)
    let corner: Double =
      switch environment.isScrolling ? button.scrollingCorner : button.corner {
      case .radius(let radius): radius
      case .capsule: button.minimumHeight / 2
      }
    let line = Surface(fill: .token(.background))
      .frame(width: FrameLength(filling: metrics.separatorWidth), height: FrameLength(max: .infinity))
    let row = HStack(spacing: 0) {
      step(minimumImage, minimumSymbol ?? "minus", isUsable: part > 0, state, metrics)
      line
      bar(part, metrics, in: environment)
        .padding(Insets(horizontal: metrics.barInset, vertical: 0))
      line
      step(maximumImage, maximumSymbol ?? "plus", isUsable: part < 1, state, metrics)
    }
    let outline = Surface.Outline.rounded(radius: corner, .continuous)
    let whole =
      row
      .frame(
        width: FrameLength(filling: width ?? .infinity), height: FrameLength(filling: button.minimumHeight)
      )
      .background(Surface(fill: .token(.secondaryFill)))
      .clipped(radius: corner)
      .focusRing(outline, if: state.contains(.focused), in: environment)
    return state.contains(.disabled) ? whole.opacity(metrics.disabledOpacity) : whole
  }

  /// The number of steps on watchOS; 0 for a continuous bar.
  var stepCount: Int { Swift.max(0, steps ?? StepSliderMetrics.steps) }

  private func step(
    _ image: Image?, _ symbol: String, isUsable: Bool, _ state: ControlState, _ metrics: StepSliderMetrics
  ) -> any Element {
    let color = ColorReference.token(isUsable || state.contains(.disabled) ? .label : .tertiaryLabel)
    let sign: any Element =
      image?.templateTint(color).decorative()
      ?? SymbolImage(symbol, weight: .semibold).with(\.size, symbolSize ?? metrics.symbolSize)
      .with(\.color, color)
    return SliderStep(
      content: sign.frame(
        width: FrameLength(filling: metrics.buttonWidth), height: FrameLength(max: .infinity)))
  }

  /// The segments, or one bar for a continuous value and for more steps than can be told apart.
  private func bar(_ part: Double, _ metrics: StepSliderMetrics, in environment: Environment) -> any Element {
    let fill = minimumTrackTint ?? (environment.tint == .token(.accent) ? .token(.green) : environment.tint)
    let rest = maximumTrackTint ?? .token(.fill)
    let count = stepCount
    // A slider between two steps shows the nearest.
    let filled = count > 0 ? (part * Double(count)).rounded() : part
    func piece(_ color: ColorReference) -> any Element {
      Surface(.rounded(radius: metrics.segmentRadius, .circular), fill: color)
        .frame(width: FrameLength(min: 0, max: .infinity), height: FrameLength(filling: metrics.barHeight))
    }
    if (1...StepSliderMetrics.mostSegments).contains(count) {
      return HStack(spacing: metrics.segmentSpacing) {
        (0..<count).map { piece(Double($0) < filled ? fill : rest) }
      }
    }
    return ProgressBar(
      value: count > 0 ? filled / Double(count) : part, start: 0, fill: environment.color(fill),
      track: environment.color(rest), rim: environment.color(.shadow).opacity(0), height: metrics.barHeight,
      idealWidth: 0, hasRoundEnds: true)
  }
}

/// A button at the end of a slider of watchOS.
private struct SliderStep: Element {
  var content: any Element

  func node(in environment: Environment) -> Node {
    var node = content.node(in: environment)
    node.name = Slider.stepName
    return node
  }
}

extension Slider {
  /// The name of the nodes of the two buttons on watchOS.
  static let stepName = NodeName("slider-step")
}
