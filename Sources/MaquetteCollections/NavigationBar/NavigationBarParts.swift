import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The rows of a navigation bar: a prompt, the title between buttons, a large title, segments and a search field.
struct NavigationBarParts {
  var bar: NavigationBar

  func rows(in environment: Environment) -> [any Element] {
    let metrics = environment.theme[NavigationBarMetrics.self]
    // As on the platform, a search that is under way takes the bar.
    if isSearching { return search.map { below($0, metrics, in: environment) } }
    var rows: [any Element] = []
    if let prompt = bar.prompt, !prompt.isEmpty {
      rows.append(
        Text(prompt).with(\.size, metrics.promptSize).color(bar.titleColor ?? .token(.label)).lineLimit(1)
          .frame(width: FrameLength(max: .infinity), height: FrameLength(filling: metrics.promptHeight)))
    }
    rows.append(mainRow(metrics, in: environment))
    if bar.largeTitle == .expanded, !bar.title.isEmpty { rows.append(largeRow(metrics, in: environment)) }
    return rows + (palette + search).map { below($0, metrics, in: environment) }
  }

  /// The row of the title and the buttons.
  private func mainRow(_ metrics: NavigationBarMetrics, in environment: Environment) -> any Element {
    let margin = environment.barMargin
    let height =
      environment.isCompactHeight
      ? metrics.compactHeight : environment.isTablet ? metrics.tabletHeight : metrics.height
    let hasBack = bar.backTitle != nil || bar.leadingButtons.first?.barButton?.style == .back
    let layout = NavigationRowLayout(
      height: height, leadingInset: hasBack ? margin - metrics.backOutset : margin, trailingInset: margin,
      gap: metrics.titleGap, leastTitle: metrics.titleSize)
    let trailing = bar.trailing + bar.children.filter { $0.barButton?.end == .trailing }
    return NavigationRow(
      bar: bar, layout: layout, title: titleView(metrics, in: environment), trailing: trailing
    )
    .padding(
      environment.isInSheet ? Insets(top: metrics.sheetTop, bottom: metrics.sheetBottom) : .zero)
  }

  /// What stands between the buttons: another element in place of the title, or the title with the subtitle.
  private func titleView(_ metrics: NavigationBarMetrics, in environment: Environment) -> any Element {
    if let view = bar.children.first(where: { isTitleView($0) }) { return view }
    guard bar.largeTitle != .expanded, !bar.title.isEmpty else { return Nothing() }
    let subtitle = bar.subtitle ?? ""
    let title = Text(bar.title, weight: metrics.titleWeight)
      .with(\.size, subtitle.isEmpty ? metrics.titleSize : metrics.subtitledSize)
      .color(bar.titleColor ?? .token(.barTitle)).alignment(.center).lineLimit(1)
      .accessibility(.header)
    guard !subtitle.isEmpty else { return title }
    return VStack(spacing: 0) {
      title
      Text(subtitle).with(\.size, metrics.subtitleSize).color(bar.titleColor ?? .token(.secondaryLabel))
        .lineLimit(1)
    }
  }

  private func largeRow(_ metrics: NavigationBarMetrics, in environment: Environment) -> any Element {
    let large = metrics.large
    let margin = environment.barMargin + large.outset
    var lines: [any Element] = [
      Text(bar.title, style: large.style, weight: large.weight)
        .color(bar.titleColor ?? .token(.label)).lineLimit(1).accessibility(.header)
    ]
    let subtitle = bar.subtitle ?? ""
    if !subtitle.isEmpty {
      lines.append(
        Text(subtitle, style: large.subtitleStyle).color(bar.titleColor ?? .token(.secondaryLabel))
          .lineLimit(1))
    }
    return VStack(spacing: 0, alignment: .leading) { lines }
      .padding(
        Insets(
          top: large.top, leading: margin, bottom: subtitle.isEmpty ? 0 : large.bottom, trailing: margin)
      )
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(min: large.height),
        alignment: .topLeading)
  }

  private func below(
    _ element: any Element, _ metrics: NavigationBarMetrics, in environment: Environment
  ) -> any Element {
    element.padding(
      Insets(
        top: metrics.searchTop, leading: environment.barMargin, bottom: metrics.searchBottom,
        trailing: environment.barMargin)
    ).frame(width: FrameLength(max: .infinity), height: FrameLength())
  }

  /// Whether text is typed into a search field.
  private var isSearching: Bool {
    search.contains { ($0.unmodified as? SearchField)?.state.contains(.focused) ?? false }
  }

  /// Search fields, which stand below everything.
  private var search: [any Element] { bar.children.filter { $0.unmodified is SearchField } }

  /// What stands below the title because that has its own place.
  private var palette: [any Element] {
    let others = bar.children.filter { $0.barButton == nil && !($0.unmodified is SearchField) }
    return bar.title.isEmpty ? Array(others.dropFirst()) : others
  }

  private func isTitleView(_ element: any Element) -> Bool {
    bar.title.isEmpty && element.barButton == nil && !(element.unmodified is SearchField)
  }
}

extension Element {
  /// The button of a bar that the element is; nil for any other element.
  var barButton: BarButton? { unmodified as? BarButton }
}

extension AccessibilityAttributes {
  /// Those of a heading.
  static let header = AccessibilityAttributes().with { $0.traits = [.header] }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }
}
