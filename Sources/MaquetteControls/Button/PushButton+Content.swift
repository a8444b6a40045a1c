import MaquetteControlKit
import MaquetteElements
import MaquetteLayout
import MaquetteTypography

extension PushButton {
  /// Returns the symbol, the image or the activity indicator beside the title and the subtitle.
  func content(
    _ measures: PushButtonMetrics.Measures, _ metrics: PushButtonMetrics, _ color: ColorReference,
    _ titleColor: ColorReference, in environment: Environment
  ) -> any Element {
    let figure = figure(measures, color, in: environment)
    guard let words = words(measures, color, titleColor, hasFigure: figure != nil, in: environment) else {
      return figure ?? Text(title)
    }
    var parts: [any Element] = [words]
    if let figure {
      let isAfter = symbolPlacement == .trailing || symbolPlacement == .bottom
      parts.insert(figure, at: isAfter ? 1 : 0)
      // Content that fills the button stands at both ends.
      if contentAlignment == .fill, width != nil, !symbolPlacement.isVertical {
        parts.insert(Spacer(minLength: 0), at: 1)
      }
    }
    let spacing = symbolSpacing ?? metrics.symbolSpacing
    return symbolPlacement.isVertical
      ? VStack(spacing: spacing) { parts } : HStack(spacing: spacing) { parts }
  }

  private func figure(
    _ measures: PushButtonMetrics.Measures, _ color: ColorReference, in environment: Environment
  ) -> (any Element)? {
    if isBusy {
      let shared = environment.theme[ButtonMetrics.self]
      let body = environment.font(.body).size
      return ActivityIndicator(color: color)
        .scaled(to: .body, factor: measures.titleSize / body * shared.activityDiameter)
    }
    if let image { return image.figure(environment.color(color), in: environment) }
    return symbol.map {
      SymbolImage($0).with(\.size, symbolSize ?? measures.titleSize).color(color)
        .symbolRenderingMode(rendering)
    }
  }

  /// The title, and the subtitle below it; nil beside a symbol without a title.
  private func words(
    _ measures: PushButtonMetrics.Measures, _ color: ColorReference, _ titleColor: ColorReference,
    hasFigure: Bool, in environment: Environment
  ) -> (any Element)? {
    let shared = environment.theme[ButtonMetrics.self]
    func line(_ text: Text, _ color: ColorReference, opacity: Double) -> Text {
      text.color(opacity < 1 ? .color(environment.color(color).opacity(opacity)) : color)
        .alignment(.center).lineLimit(lineLimit).with(\.truncation, truncation)
    }
    var lines: [any Element] = []
    if !title.isEmpty || (!hasFigure && subtitle == nil) {
      var text = Text(title, weight: measures.titleWeight).with(\.size, measures.titleSize)
      if !titleRuns.isEmpty {
        text.runs = titleRuns.map { run in
          var run = run
          run.link = nil
          return run
        }
      }
      lines.append(line(text, titleColor, opacity: isBusy ? shared.busyTitleOpacity : 1))
    }
    if let subtitle, !subtitle.isEmpty {
      let text = Text(subtitle).with(\.size, measures.titleSize * shared.subtitleScale(in: environment))
      lines.append(line(text, color, opacity: shared.subtitleOpacity))
    }
    return lines.count > 1 ? VStack(spacing: shared.subtitleSpacing) { lines } : lines.first
  }
}

extension ButtonMetrics {
  /// The font size of a subtitle, in multiples of its title's.
  fileprivate func subtitleScale(in environment: Environment) -> Double {
    let measures = measures(of: .medium)
    return environment.font(measures.subtitleStyle).size / environment.font(measures.titleStyle).size
  }
}
