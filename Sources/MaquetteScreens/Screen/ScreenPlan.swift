import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The parts of a screen: what lies at its edges, and the content between.
struct ScreenPlan {
  /// The bars at the top, from the edge inwards.
  private(set) var top: [any Element] = []
  /// The bars at the bottom, from the content to the edge.
  private(set) var bottom: [any Element] = []
  /// The status bars that take the place of the device's.
  private(set) var statusBars: [any Element] = []
  /// The keyboards. The first one replaces the keyboard of the edited field.
  private(set) var keyboards: [any Element] = []
  /// The pictures behind everything, which go on under the bars.
  private(set) var grounds: [any Element] = []
  /// What the device's island shows.
  private(set) var islands: [any Element] = []
  /// What stands in front of the page, such as an alert.
  private(set) var overlays: [any Element] = []
  /// The banners, which stand in front of the status bar too.
  private(set) var banners: [any Element] = []
  /// The other elements, from back to front.
  private(set) var content: [any Element] = []
  /// The alignment of the content's elements in the room between the bars.
  private(set) var alignment = Alignment.top
  /// The names of bars that stand within the content instead of beside it.
  private(set) var misplaced: [String] = []

  /// Whether the parts are those of a whole screen, rather than of a sheet or a column.
  private let isScreen: Bool

  /// Sorts the children of a screen's stack, or those of a stack that is its only child. In a sheet or a column, a banner
  /// stands in front with the other overlays, and a status bar is misplaced.
  init(_ root: any Element, isScreen: Bool, in environment: Environment) {
    self.isScreen = isScreen
    let element = root.holderOfScreenParts
    switch element.unmodified {
    case let stack as VStack where stack.hasScreenParts:
      let between = sort(stack.children, of: element, in: environment)
      if !between.isEmpty { content = [element.replacingCore(by: stack.with(\.children, between))] }
    case let stack as ZStack:
      let others = sort(stack.children, of: element, in: environment)
      if others.contains(where: \.isScreenContent) || !grounds.isEmpty {
        content = others.map { $0.inEnvironment(of: element) }
        alignment = stack.alignment
      } else if !others.isEmpty {
        content = [element.replacingCore(by: stack.with(\.children, others))]
      }
    default: content = sort([element], of: element, in: environment)
    }
    // Columns have bars of their own.
    let inner = content.filter { ($0.unmodified as? any ScreenContent)?.hasOwnBars != true }
    let bars = inner.flatMap { $0.outermost((any ScreenBar).self) }
    let others: [any CatalogueElement] =
      inner.flatMap { $0.outermost(StatusBar.self) } + inner.flatMap { $0.outermost(ControlIsland.self) }
      + (isScreen ? inner.flatMap { $0.outermost(Keyboard.self) } : [])
    misplaced = (bars.compactMap { $0 as? any CatalogueElement } + others).map { type(of: $0).name }
  }

  /// Sorts out the bars among the children of an element, and returns the other children.
  private mutating func sort(
    _ children: [any Element], of element: any Element, in environment: Environment
  ) -> [any Element] {
    var others: [any Element] = []
    for child in children {
      switch child.unmodified {
      case let bar as any ScreenBar where bar.screenEdge(in: environment) == .top:
        top.append(child.inEnvironment(of: element))
      case is any ScreenBar: bottom.append(child.inEnvironment(of: element))
      case is Keyboard where isScreen: keyboards.append(child.inEnvironment(of: element))
      case is StatusBar where isScreen: statusBars.append(child.inEnvironment(of: element))
      case is Wallpaper where isScreen && !(element.unmodified is VStack):
        grounds.append(child.inEnvironment(of: element))
      case is ControlIsland where isScreen: islands.append(child.inEnvironment(of: element))
      case is any ScreenBanner where isScreen: banners.append(child.inEnvironment(of: element))
      case is any ScreenOverlay: overlays.append(child.inEnvironment(of: element))
      default: others.append(child)
      }
    }
    return others
  }

  /// The bars at an edge, from top to bottom.
  func bars(at edge: ScreenEdge) -> [any Element] { edge == .top ? top : bottom }

  /// The problems with the parts of an element with a name.
  func warnings(in place: String) -> [ElementWarning] {
    var warnings = misplaced.map { ElementWarning.misplaced(element: $0, place: place) }
    for (name, parts) in [
      (StatusBar.name, statusBars), (ControlIsland.name, islands), (Keyboard.name, keyboards),
    ] where parts.count > 1 {
      warnings.append(.repeated(element: name, count: parts.count, place: place))
    }
    return warnings
  }
}

extension ContainerElement {
  /// Whether the elements inside, not further down, include a part of a screen.
  fileprivate var hasScreenParts: Bool {
    children.contains { $0.unmodified.isScreenPart || $0.unmodified is any ScreenOverlay }
  }
}

extension Element {
  /// Whether the element is a part that a screen puts at one of its edges.
  package var isScreenPart: Bool {
    self is any ScreenBar || self is StatusBar || self is ControlIsland || self is Keyboard
  }

  /// The only child of a stack, if it is a stack itself that holds parts of a screen; else the element.
  fileprivate var holderOfScreenParts: any Element {
    guard let stack = unmodified as? ZStack, stack.children.count == 1,
      stack.children[0].isStackWithScreenParts
    else { return self }
    return stack.children[0].inEnvironment(of: self)
  }

  /// Whether the element is a stack with parts of a screen.
  fileprivate var isStackWithScreenParts: Bool {
    switch unmodified {
    case let stack as VStack: stack.hasScreenParts
    case let stack as ZStack: stack.hasScreenParts
    default: false
    }
  }
}
