public import MaquetteElements

/// The elements in a window's title bar; the first element of a window.
public struct Toolbar: ContainerElement {
  /// The elements from leading to trailing.
  public var children: [any Element] = []

  /// Creates an empty toolbar.
  public init() {}

  /// Creates a toolbar.
  public init(@ElementBuilder children: () -> [any Element]) {
    self.children = children()
  }

  public static let name = "toolbar"
  public static let summary = "The elements in a window's title bar; the first element of a window."

  public static let attributes: [Attribute<Toolbar>] = []

  /// Returns the elements in a row.
  public func node(in environment: Environment) -> Node {
    var node = HStack(spacing: environment.theme[WindowMetrics.self].toolbarSpacing) { children }
      .node(in: environment)
    node.name = Self.name
    return node
  }
}

extension Element {
  /// A toolbar as its leading buttons that go back and forward, if there are any, and the rest.
  var navigation: (navigation: (any Element)?, rest: any Element) {
    if let modified = self as? Modified {
      let (navigation, rest) = modified.content.navigation
      return (navigation, modified.around(rest))
    }
    guard let toolbar = self as? Toolbar else { return (nil, self) }
    let count = toolbar.children.prefix { $0.isNavigation }.count
    guard count > 0 else { return (nil, self) }
    let rest = toolbar.children.dropFirst(count)
    return (Toolbar { Array(toolbar.children.prefix(count)) }, Toolbar { Array(rest) })
  }

  /// Whether the element is a button with nothing but a chevron that points back or forward.
  private var isNavigation: Bool {
    switch unmodified {
    case let button as PushButton: button.title.isEmpty && Self.isWay(button.symbol)
    case let button as Button: button.title.isEmpty && Self.isWay(button.symbol)
    case let button as ImageButton: Self.isWay(button.symbol)
    default: false
    }
  }

  private static func isWay(_ symbol: String?) -> Bool {
    ["chevron.backward", "chevron.forward", "chevron.left", "chevron.right"].contains(symbol)
  }
}
