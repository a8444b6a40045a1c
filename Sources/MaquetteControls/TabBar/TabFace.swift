internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The drawing of a tab.
struct TabFace {
  var tab: Tab

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[TabBarMetrics.self]
    let isSelected = tab.isSelected(in: environment)
    let form = environment.tabSlot?.form ?? .stacked
    let height = environment.tabSlot?.height ?? metrics.height
    let color: ColorReference = isSelected ? environment.tint : .token(.tabItem)
    var face = content(form, height: height, color, isSelected: isSelected, metrics, in: environment)
    if tab.isDisabled(in: environment) { face = face.opacity(metrics.disabledOpacity) }
    return face
  }

  private func content(
    _ form: TabForm, height: Double, _ color: ColorReference, isSelected: Bool, _ metrics: TabBarMetrics,
    in environment: Environment
  ) -> any Element {
    let isLow = height < metrics.height
    switch form {
    case .stacked:
      let symbol = figure(
        size: metrics.symbolSize, color, isSelected: isSelected, metrics, in: environment)
      let layout = TabCellLayout(
        height: height, symbolCenter: metrics.symbolCenter, titleBaseline: metrics.titleBaseline,
        badgeOffset: metrics.badgeOffset, badgeTop: metrics.badgeTop)
      return Arranged(
        name: "tab-cell", layout: layout,
        children: [
          symbol, title(size: metrics.titleSize, metrics.titleWeight, color), badge ?? empty,
        ]
      ).background(selection(isSelected, metrics, in: environment))
    case .beside:
      let size = isLow ? metrics.compactSymbolSize : metrics.besideSymbolSize
      let row = HStack(spacing: metrics.besideSpacing) {
        figure(size: size, color, isSelected: isSelected, metrics, in: environment)
        title(
          size: isLow ? metrics.compactTitleSize : metrics.besideTitleSize, metrics.titleWeight, color)
        if let badge { badge }
      }
      return row.frame(width: FrameLength(max: .infinity), height: FrameLength(filling: height))
        .background(selection(isSelected, metrics, in: environment))
    case .title:
      let top = metrics.top
      let row = HStack(spacing: metrics.besideSpacing) {
        if tab.title.isEmpty {
          figure(size: top.titleSize, color, isSelected: isSelected, metrics, in: environment)
        } else {
          title(size: top.titleSize, isSelected ? top.selectedWeight : .medium, color)
        }
        if let badge { badge }
      }
      return row.padding(Insets(horizontal: top.padding, vertical: 0))
        .frame(width: FrameLength(), height: FrameLength(filling: height))
        .background(
          isSelected ? Surface(.glassCapsule, fill: .token(.tabSelection)) : Surface())
    case .symbol:
      return figure(size: metrics.symbolSize, color, isSelected: isSelected, metrics, in: environment)
        .frame(width: height, height: height)
        .overlay(badge ?? empty, alignment: .topTrailing)
    }
  }

  private var empty: any Element { Spacer(minLength: 0).frame(width: 0, height: 0) }

  private var badge: (any Element)? {
    guard let text = tab.badge, !text.isEmpty else { return nil }
    return BarBadge(text: text)
  }

  private func figure(
    size: Double, _ color: ColorReference, isSelected: Bool, _ metrics: TabBarMetrics,
    in environment: Environment
  ) -> any Element {
    if let image = tab.image { return image.figure(environment.color(color), in: environment) }
    guard let symbol = tab.shownSymbol(isSelected: isSelected) else { return empty }
    return SymbolImage(symbol, weight: metrics.symbolWeight).with(\.size, size).color(color)
  }

  private func title(size: Double, _ weight: FontWeight, _ color: ColorReference) -> any Element {
    Text(tab.title, weight: weight).with(\.size, size).color(color).lineLimit(1)
  }

  /// What lies behind the selected tab of a bar that floats.
  private func selection(
    _ isSelected: Bool, _ metrics: TabBarMetrics, in environment: Environment
  ) -> Surface {
    guard isSelected, metrics.floats, environment.tabSlot != nil else { return Surface() }
    return Surface(.glassCapsule, fill: .token(.tabSelection))
  }
}
