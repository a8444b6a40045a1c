import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The labels of a gauge around its bar or in its ring.
struct GaugeLabels {
  var gauge: Gauge
  var style: Gauge.Style
  var metrics: GaugeMetrics

  /// The bar between the labels of its ends, with the label above and the value below if it fills.
  func bar(_ stops: [Gradient.Stop], in environment: Environment) -> any Element {
    let isSmall = style != .linearCapacity
    let bar = GaugeBar(
      value: part, hasMark: style.hasMark, stops: stops,
      track: style == .linearCapacity ? environment.color(.progressTrack) : nil,
      trackOpacity: metrics.trackOpacity(under: environment.contrast),
      height: isSmall ? metrics.accessoryHeight : metrics.height, idealWidth: metrics.idealWidth,
      markGap: metrics.markGap)
    let texts = isSmall ? metrics.accessoryTexts : metrics.texts
    let title = title(texts.label)
    let value = text(gauge.currentValueLabel, texts.value, weight: isSmall ? metrics.accessoryWeight : nil)
    // A bar with a mark has one line: its ends show the bounds, or else what the gauge is and its value.
    let least = text(gauge.minimumValueLabel, texts.bound) ?? (style.hasMark ? title : nil)
    let greatest = text(gauge.maximumValueLabel, texts.bound) ?? (style.hasMark ? value : nil)
    let line = row([least, bar, greatest])
    guard !style.hasMark else { return sized(line) }
    let lines = [title, line, value].compactMap(\.self)
    return sized(lines.count == 1 ? line : VStack(spacing: metrics.lineSpacing) { lines })
  }

  private func row(_ parts: [(any Element)?]) -> any Element {
    let parts = parts.compactMap(\.self)
    return parts.count == 1 ? parts[0] : HStack(spacing: metrics.endSpacing) { parts }
  }

  private func sized(_ element: any Element) -> any Element {
    guard let width = gauge.width else { return element }
    return element.frame(width: FrameLength(filling: width), height: FrameLength())
  }

  /// The ring with the value in the middle, and the label or the bounds at its open side.
  func ring(_ stops: [Gradient.Stop], in environment: Environment) -> any Element {
    let side = gauge.width ?? metrics.diameter
    let dial = GaugeDial(
      value: part, isOpen: style.hasMark, stops: stops,
      trackOpacity: metrics.trackOpacity(under: environment.contrast),
      diameter: side, width: side * metrics.ringWidth, markGap: metrics.markGap)
    let inside = side * (1 - 2 * metrics.ringWidth)
    let hasValue = !gauge.currentValueLabel.isEmpty
    var layers: [any Element] = [dial]
    if hasValue {
      let weight = metrics.ringWeight
      layers.append(
        fitted(gauge.currentValueLabel, size: side * metrics.valueSize, room: inside * 0.86, weight: weight))
    } else if !style.hasMark, let title = ringTitle(side * metrics.valueSize, room: inside * 0.86) {
      layers.append(title)
    }
    if style.hasMark, let foot = foot(side: side, room: side * metrics.footWidth) {
      layers.append(foot.frame(width: side, height: side, alignment: .bottom))
    }
    return layers.count == 1 ? dial : ZStack { layers }
  }

  /// What stands at the open side of a ring: the bounds, or else the label.
  private func foot(side: Double, room: Double) -> (any Element)? {
    let bounds = [gauge.minimumValueLabel, gauge.maximumValueLabel]
    guard bounds.contains(where: { !$0.isEmpty }) else {
      return ringTitle(side * metrics.boundSize * 1.2, room: room)
    }
    let half = room / 2
    // Both have the size of the longer one.
    let size = bounds.map { fittingSize(of: $0, upTo: side * metrics.boundSize, in: half) }.min() ?? 0
    return HStack(spacing: 0) {
      bounds.enumerated().map { index, text in
        self.text(text, ofSize: size, weight: .medium)
          .frame(width: half, alignment: index == 0 ? .leading : .trailing)
      }
    }
  }

  private func ringTitle(_ size: Double, room: Double) -> (any Element)? {
    if let symbol = gauge.symbol {
      return SymbolImage(symbol, weight: metrics.ringWeight).with(\.size, Swift.max(1, size))
    }
    guard !gauge.label.isEmpty else { return nil }
    return fitted(gauge.label, size: size, room: room)
  }

  /// A text in a ring, whose size does not follow the text size, as the ring's does not; a longer one is smaller.
  private func fitted(
    _ text: String, size: Double, room: Double, weight: FontWeight = .medium
  ) -> any Element {
    self.text(text, ofSize: fittingSize(of: text, upTo: size, in: room), weight: weight)
  }

  private func text(_ text: String, ofSize size: Double, weight: FontWeight) -> any Element {
    Text(text, weight: weight).with(\.size, Swift.max(1, size)).with(\.hasMonospacedDigits, true)
      .lineLimit(1).fixedSize()
  }

  /// The font size at which a text is about as wide as its room; `size` at most.
  private func fittingSize(of text: String, upTo size: Double, in room: Double) -> Double {
    Swift.min(size, room / Swift.max(0.62, text.reduce(0) { $0 + Self.width(of: $1) }))
  }

  /// The width of a letter in ems, at most: digits, other letters, and the widest.
  private static func width(of letter: Character) -> Double {
    if letter.isWholeNumber || letter.isPunctuation { return letter == "%" ? 0.95 : 0.62 }
    return "MWmw@".contains(letter) || !letter.isASCII && letter.isLetter ? 0.95 : 0.72
  }

  private func title(_ style: TextStyle) -> (any Element)? {
    if let symbol = gauge.symbol {
      return SymbolImage(symbol, style: style)
    }
    return text(gauge.label, style)
  }

  private func text(_ text: String, _ style: TextStyle, weight: FontWeight? = nil) -> (any Element)? {
    guard !text.isEmpty else { return nil }
    let isValue = text == gauge.currentValueLabel || text == gauge.label
    return Text(text, style: style, weight: weight).with(\.hasMonospacedDigits, true).lineLimit(1)
      .color(.token(isValue ? .label : .secondaryLabel)).layoutPriority(1)
  }

  private var part: Double { gauge.value.part(from: gauge.minimum, to: gauge.maximum) }
}
