import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The title of a watch's screen beside the time, or larger below it, on what the content fades to when it goes on under it.
struct WatchTitle {
  var bar: NavigationBar

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[NavigationBarMetrics.self]
    let isLarge = bar.largeTitle == .expanded
    let top = environment.screenInsets.top
    let rows = VStack(spacing: 0) {
      // A large title leaves the row of the time to the way back.
      line(isLarge ? nil : bar.title, height: top > 0 ? top : metrics.height, metrics, in: environment)
      if isLarge, !bar.title.isEmpty { large(metrics, in: environment) }
      bar.children.filter { $0.barButton == nil }
    }
    .frame(width: FrameLength(max: .infinity), height: FrameLength())
    return environment.isContentUnderBar == true ? rows.background(WatchFade()) : rows
  }

  /// The row of the time, which stands at the other end.
  private func line(
    _ title: String?, height: Double, _ metrics: NavigationBarMetrics, in environment: Environment
  ) -> any Element {
    let watch = environment.theme[StatusBarMetrics.self].watch
    let radius = environment.screenCanvas?.device.displayRadius ?? 0
    let margin = Swift.max(metrics.titleGap, radius * watch.inset)
    var parts: [any Element] = []
    if let back = bar.backTitle {
      parts.append(
        BarButton(style: .back)
          .with(\.accessibilityLabel, back.isEmpty ? nil : back).with(\.tint, bar.tint)
          .id(NavigationBar.backID))
    }
    if let title, !title.isEmpty {
      parts.append(
        Text(title, weight: metrics.titleWeight).with(\.size, metrics.titleSize)
          .color(bar.titleColor ?? environment.resolvedTint(bar.tint)).lineLimit(1))
    }
    let row = StackLayout.row(spacing: metrics.backSpacing, alignment: .center)
    return Arranged(name: BarButtonRow.rowName, layout: row, children: parts)
      .padding(
        Insets(
          top: 2 * watch.lift, leading: margin,
          trailing: margin + timeWidth(in: environment) + metrics.titleGap
        )
      )
      .frame(width: FrameLength(max: .infinity), height: FrameLength(filling: height), alignment: .leading)
  }

  private func large(_ metrics: NavigationBarMetrics, in environment: Environment) -> any Element {
    Text(bar.title, style: metrics.large.style, weight: metrics.large.weight)
      .color(bar.titleColor ?? .token(.label)).lineLimit(1)
      .padding(Insets(leading: metrics.titleGap, trailing: metrics.titleGap))
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(min: metrics.large.height),
        alignment: .leading)
  }

  /// The width of the time.
  private func timeWidth(in environment: Environment) -> Double {
    let size = environment.theme[StatusBarMetrics.self].watch.textSize
    let time = Text("00:00", weight: .semibold).with(\.size, size).node(in: environment)
    return time.item.measure(.unspecified).size.width
  }
}

/// What content on a watch fades to under the time.
package struct WatchFade: Element {
  package init() {
  }
  func node(in environment: Environment) -> Node {
    let near = environment.color(.background)
    // The upper two thirds, in which the time stands, hide what is under them.
    return VStack(spacing: 0) {
      Surface(fill: .color(near))
      Surface(fill: .color(near))
      Surface(fill: .color(near), bottomFill: .color(near.opacity(0)))
    }.node(in: environment)
  }
}
