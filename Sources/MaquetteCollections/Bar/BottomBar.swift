package import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The toolbar at the bottom of a screen of iOS: buttons, texts and fields, with spacers between them.
package struct BottomBar: Element {
  package var background: BarBackground
  /// The colour of the background; nil for the platform's material.
  package var color: ColorReference?
  package var children: [any Element]

  package init(background: BarBackground, color: ColorReference? = nil, children: [any Element]) {
    self.background = background
    self.color = color
    self.children = children
  }

  package func node(in environment: Environment) -> Node {
    let metrics = environment.theme[BottomBarMetrics.self]
    let insets = environment.screenInsets
    let height =
      environment.isCompactHeight
      ? metrics.compactHeight : environment.isTablet ? metrics.tabletHeight : metrics.height
    let floats = environment.theme[BarMetrics.self].isGlass
    let isOnKeyboard = environment.isOnKeyboard
    let side = isOnKeyboard ? metrics.keyboardMargin : metrics.floatInset
    let end = isOnKeyboard ? metrics.keyboardInset : metrics.floatInset
    let margin = floats ? side : environment.barMargin
    let buttons = BarButtonRow(buttons: children)
      .frame(width: FrameLength(max: .infinity), height: FrameLength(min: height), alignment: .leading)
      .padding(Insets(leading: margin + insets.leading, trailing: margin + insets.trailing))
    let row = Modified(buttons) { content, environment in
      Node(
        name: BarButtonRow.rowName, wrapping: content.node(in: environment), direction: environment.direction)
    }
    .padding(Insets(bottom: floats ? end : insets.bottom))
    let isShown = background.isShown(
      atRest: !floats, hidesAtEdge: !environment.isIOS(upTo: 14), color: color, in: environment)
    let bar = isShown ? row.background(BarSurface(edge: .bottom, color: color)) : row
    return bar.node(in: environment.ofBar)
  }
}
