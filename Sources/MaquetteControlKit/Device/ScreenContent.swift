package import MaquetteElements

/// An element that fills a screen as its content, begins after the bars and goes on under them.
package protocol ScreenContent: Element {
  /// Whether the bars inside are its own, as those of columns are; false by default.
  var hasOwnBars: Bool { get }
}

extension ScreenContent {
  package var hasOwnBars: Bool { false }
}

extension Element {
  /// Whether the element fills a screen as its content, by itself or as all that a stack holds.
  package var isScreenContent: Bool {
    switch unmodified {
    case is any ScreenContent: true
    case let stack as VStack: stack.children.count == 1 && stack.children[0].isScreenContent
    case let stack as ZStack: stack.children.count == 1 && stack.children[0].isScreenContent
    default: false
    }
  }
}
