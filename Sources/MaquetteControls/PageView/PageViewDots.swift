import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The dots of a page view: those of a page control, or dots of its own on a watch and in a column.
struct PageViewDots: Element {
  /// The name of the dots' node, which a finger touches.
  static let name = NodeName("page-view-dots")

  var view: PageView

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[PageViewMetrics.self]
    let dots: any Element
    if metrics.hasOwnDots || view.axis == .vertical {
      let stack: any Element =
        view.axis == .vertical
        ? VStack(spacing: metrics.spacing) { marks(metrics) }
        : HStack(spacing: metrics.spacing) { marks(metrics) }
      dots = stack.padding(
        view.axis == .vertical ? Insets(trailing: metrics.columnInset) : Insets(bottom: metrics.inset))
    } else {
      let control = PageControl(pages: view.children.count, current: view.openPage)
      dots = control.body(in: environment).padding(Insets(bottom: metrics.inset))
    }
    var node = Node(name: Self.name, wrapping: dots.node(in: environment), direction: environment.direction)
    node.accessibility = Accessibility(
      label: view.accessibilityLabel.map(environment.spoken) ?? environment.spoken(.page),
      value: environment.spokenPlace(view.openPage + 1, of: view.children.count), traits: [.adjustable])
    return node
  }

  private func marks(_ metrics: PageViewMetrics) -> [any Element] {
    view.children.indices.map { index in
      let isOpen = index == view.openPage
      let length = isOpen ? metrics.currentLength : metrics.dotDiameter
      let color: ColorToken = isOpen ? .currentPageIndicator : .pageIndicator
      let isColumn = view.axis == .vertical
      return Surface(.capsule, fill: .token(color))
        .frame(
          width: isColumn ? metrics.dotDiameter : length, height: isColumn ? length : metrics.dotDiameter)
    }
  }
}
