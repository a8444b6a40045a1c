import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The title of a navigation bar between its buttons. It is built where it stands: what the title and the other buttons leave
/// decides on the title of the back button.
struct NavigationRow: Element {
  var bar: NavigationBar
  var layout: NavigationRowLayout
  /// What stands between the buttons.
  var title: any Element
  var trailing: [any Element]

  func node(in environment: Environment) -> Node {
    let title = environment.built(title, at: 1)
    let trailing = environment.built(BarButtonRow(buttons: trailing), at: 2)
    let used = title.builtWidth + trailing.builtWidth + 2 * environment.barMargin + 2 * layout.gap
    let leading = environment.built(LeadingRow(bar: bar, used: used), at: 0)
    return Arranged(name: BarButtonRow.rowName, layout: layout, children: [leading, title, trailing])
      .node(in: environment)
  }
}

/// The buttons before the title.
private struct LeadingRow: Element {
  var bar: NavigationBar
  /// The width in points that the title, the other buttons and the margins take.
  var used: Double

  func node(in environment: Environment) -> Node {
    let row = BarButtonRow(buttons: bar.leadingButtons)
    guard let title = bar.backTitle else { return row.node(in: environment) }
    let others = row.elements(in: environment).enumerated().map { environment.built($1, at: $0 + 1) }
    let width = row.arranged(others, in: environment).node(in: environment).item.measure(.unspecified).size
      .width
    let back = back(title, beside: used + width, in: environment)
    return row.arranged([back] + others, in: environment).node(in: environment)
  }

  /// The button that goes back: as on the platform "Back" in place of a long title, and none if that leaves the bar's title no
  /// room.
  private func back(_ title: String, beside used: Double, in environment: Environment) -> any Element {
    func button(_ title: String) -> any Element {
      let label = bar.backTitle.flatMap { $0.isEmpty ? nil : $0 }
      return environment.built(
        BarButton(title, style: .back).with(\.accessibilityLabel, label).id(NavigationBar.backID), at: 0)
    }
    guard let screen = environment.screenWidth, bar.largeTitle != .expanded else { return button(title) }
    let room = screen - environment.screenInsets.horizontal - used
    let choices = [title, environment.translated(.back)].lazy.map(button)
    return choices.first { $0.builtWidth <= room } ?? button("")
  }
}

extension NavigationBar {
  /// The buttons before the title, without the one that goes back.
  var leadingButtons: [any Element] {
    leading + children.filter { $0.barButton?.end == .leading }
  }
}

extension Element {
  /// The ideal width in points of an element whose node is built; 0 for any other.
  fileprivate var builtWidth: Double { builtNode?.item.measure(.unspecified).size.width ?? 0 }
}
