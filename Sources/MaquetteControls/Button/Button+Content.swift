import MaquetteControlKit
import MaquetteElements
import MaquetteLayout
import MaquetteTypography

extension Button {
  /// Returns the arranged symbol, title and subtitle.
  func content(
    _ measures: ButtonMetrics.Measures, _ metrics: ButtonMetrics, _ look: ButtonLook,
    _ environment: Environment
  ) -> any Element {
    let figure = figure(measures, metrics, look, environment)?.inked(if: look.isInked, in: environment)
    let words = words(measures, metrics, look)?.inked(if: look.isTitleInked, in: environment)
    guard let figure else { return words ?? Text("", style: measures.titleStyle) }
    guard let words else { return figure }
    let isLabel = environment.toolkit == .swiftUI && symbolPlacement == .leading
    let own = environment.font(measures.titleStyle).size * metrics.labelSpacing
    let spacing = symbolSpacing ?? (isLabel ? own : measures.symbolSpacing)
    // Content that fills a wide button is placed at both ends.
    let gap: [any Element] = contentAlignment == .fill ? [Spacer(minLength: 0)] : []
    switch symbolPlacement {
    case .leading: return HStack(spacing: spacing) { [figure as any Element] + gap + [words] }
    case .trailing: return HStack(spacing: spacing) { [words] + gap + [figure] }
    case .top: return VStack(spacing: spacing) { [figure, words] }
    case .bottom: return VStack(spacing: spacing) { [words, figure] }
    }
  }

  /// The symbol or the image, or the activity indicator that replaces it.
  ///
  /// Beside a title or alone it has the height of a line of text, so that buttons with different symbols are
  /// equally high; a tall symbol overflows slightly, but in SwiftUI it makes the button higher.
  private func figure(
    _ measures: ButtonMetrics.Measures, _ metrics: ButtonMetrics, _ look: ButtonLook,
    _ environment: Environment
  ) -> (any Element)? {
    let figure: any Element
    if isBusy {
      figure = ActivityIndicator(color: .color(look.symbol ?? look.foreground))
        .scaled(to: measures.titleStyle, factor: metrics.activityDiameter)
    } else if let image {
      // As in UIKit, an image has its own size, and the button grows with it.
      return image.figure(look.symbol ?? look.foreground, in: environment)
    } else if let symbol {
      var image = SymbolImage(symbol, style: measures.titleStyle, weight: titleWeight)
      image.size = symbolSize
      image.symbolScale =
        symbolScale ?? (metrics.hasLargeSymbols && environment.toolkit == .uikit ? .large : .medium)
      image.color = .color(look.symbol ?? look.foreground)
      figure = image
    } else {
      return nil
    }
    let isAboveOrBelow = symbolPlacement == .top || symbolPlacement == .bottom
    if isAboveOrBelow && !title.isEmpty { return figure }
    let font = environment.font(measures.titleStyle, weight: titleWeight)
    let lineHeight = PixelGrid(scale: environment.scale)
      .roundedUp(environment.fonts.lineHeight(for: font))
    guard environment.toolkit == .swiftUI, !isBusy else { return figure.frame(height: lineHeight) }
    let margin = (symbolSize ?? font.size) * metrics.labelMargin
    return figure.padding(Insets(horizontal: 0, vertical: margin / 2))
      .frame(width: FrameLength(), height: FrameLength(min: lineHeight))
  }

  /// The title, and the subtitle below it.
  private func words(
    _ measures: ButtonMetrics.Measures, _ metrics: ButtonMetrics, _ look: ButtonLook
  ) -> (any Element)? {
    var lines: [any Element] = []
    let title = isBusy ? busyTitle ?? title : title
    if !title.isEmpty {
      func shown(_ color: Color) -> ColorReference {
        .color(isBusy ? color.opacity(metrics.busyTitleOpacity) : color)
      }
      var text = Text(title, style: measures.titleStyle, weight: titleWeight)
      if !shownRuns.isEmpty {
        text.runs = shownRuns.enumerated().map { index, run in
          var run = run
          (run.color, run.link) = (look.runs.indices.contains(index) ? look.runs[index].map(shown) : nil, nil)
          return run
        }
      }
      lines.append(
        text.color(shown(look.title)).lineLimit(lineLimit).with(\.truncation, truncation)
          .alignment(textAlignment))
    }
    if let subtitle, !subtitle.isEmpty {
      lines.append(
        Text(subtitle, style: measures.subtitleStyle)
          .color(.color(look.foreground.opacity(metrics.subtitleOpacity)))
          .lineLimit(lineLimit).with(\.truncation, truncation).alignment(textAlignment))
    }
    switch lines.count {
    case 0: return nil
    case 1: return lines[0]
    default:
      return VStack(spacing: metrics.subtitleSpacing, alignment: wordAlignment) { lines }
    }
  }

  private var titleWeight: FontWeight { role == .primary ? .semibold : .regular }

  /// Text beside a symbol is aligned to the symbol's side; text alone, above or below a symbol is centred.
  private var wordAlignment: HorizontalAlignment {
    switch (contentAlignment, symbol == nil && image == nil && !isBusy, symbolPlacement) {
    case (.leading, _, _), (.left, _, _), (.fill, _, _): .leading
    case (.trailing, _, _), (.right, _, _): .trailing
    case (.center, false, .leading): .leading
    case (.center, false, .trailing): .trailing
    case (.center, _, _): .center
    }
  }

  private var textAlignment: TextAlignment {
    switch wordAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
