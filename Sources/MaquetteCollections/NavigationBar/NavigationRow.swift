import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The title of a navigation bar between its buttons. The buttons before the title are built with each title that the back button
/// may have; the layout shows the first row that leaves the bar's title its room.
struct NavigationRow: Element {
  var bar: NavigationBar
  var layout: NavigationRowLayout
  /// What stands between the buttons.
  var title: any Element
  var trailing: [any Element]

  func node(in environment: Environment) -> Node {
    var layout = layout
    let leading = leadingRows(in: environment.at(0))
    layout.leadingCount = leading.count
    return Arranged(
      name: BarButtonRow.rowName, layout: layout,
      children: leading + [
        environment.built(title, at: 1), environment.built(BarButtonRow(buttons: trailing), at: 2),
      ]
    ).node(in: environment)
  }

  /// The rows of buttons before the title, each with a shorter title of the button that goes back: as on the platform "Back" in
  /// place of a long one, and then none.
  private func leadingRows(in environment: Environment) -> [any Element] {
    let row = BarButtonRow(buttons: bar.leadingButtons)
    guard let title = bar.backTitle else { return [Built(row.node(in: environment))] }
    let others = row.elements(in: environment).enumerated().map { environment.built($1, at: $0 + 1) }
    let label = title.isEmpty ? nil : title
    let titles =
      title.isEmpty || environment.theme[BarMetrics.self].isGlass
      ? [title] : [title, environment.translated(.back), ""]
    return titles.map { title in
      let back = environment.built(
        BarButton(title, style: .back).with(\.accessibilityLabel, label).id(NavigationBar.backID), at: 0)
      return Built(row.arranged([back] + others, in: environment).node(in: environment))
    }
  }
}

extension NavigationBar {
  /// The buttons before the title, without the one that goes back.
  var leadingButtons: [any Element] {
    leading + children.filter { $0.barButton?.end == .leading }
  }
}
