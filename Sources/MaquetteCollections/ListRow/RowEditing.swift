public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The circle before a row's content while its list is edited, as with `UITableViewCell.EditingStyle`.
public enum RowEditingStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// No circle: the row stays.
  case none
  /// A red one with a minus: the row can be deleted.
  case delete
  /// A green one with a plus: another row can be inserted.
  case insert
  /// One that is empty, or has a check mark: the row can be chosen among others.
  case select
}

/// What can be done to a row while its list is edited.
struct RowEditing: Hashable, Sendable {
  var style: RowEditingStyle
  var isReorderable: Bool

  /// The distance by which the circle moves the row's content, in points.
  func indentation(in environment: Environment) -> Double {
    let metrics = environment.theme[RowEditingMetrics.self]
    return style == .none ? 0 : metrics.side + metrics.spacing
  }
}

extension Environment {
  private enum ListEditingKey: EnvironmentKey { static let defaultValue: RowEditing? = nil }

  /// What can be done to the rows of the list around; nil while it is not edited.
  var listEditing: RowEditing? {
    get { self[ListEditingKey.self] }
    set { self[ListEditingKey.self] = newValue }
  }

  /// What can be done to a row; nil while its list is not edited.
  func rowEditing(of row: ListRow) -> RowEditing? {
    listEditing.map {
      RowEditing(
        style: row.editingStyle ?? $0.style, isReorderable: row.isReorderable ?? $0.isReorderable)
    }
  }
}

/// The circle before the content of a row.
struct RowEditingMark: Element {
  /// The name of its node.
  static let name = NodeName("editing-mark")

  var style: RowEditingStyle
  /// Whether a row that can be chosen is.
  var isChosen: Bool

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[RowEditingMetrics.self]
    let ring = Surface.Border(color: .token(.tertiaryLabel), width: metrics.lineWidth)
    let circle: Surface =
      switch style {
      case .none: Surface()
      case .delete: Surface(.capsule, fill: .token(.red))
      case .insert: Surface(.capsule, fill: .token(.green))
      case .select: isChosen ? Surface(.capsule, fill: environment.tint) : Surface(.capsule, border: ring)
      }
    var mark: any Element = circle.frame(width: metrics.side, height: metrics.side)
    if let sign { mark = mark.overlay(symbol(sign, metrics)) }
    var node = Node(
      name: Self.name, wrapping: mark.node(in: environment), direction: environment.direction)
    if let word = style.word {
      node.accessibility = Accessibility(label: environment.spoken(word), traits: [.button])
    } else {
      node.accessibility = Accessibility(label: "")
      node.accessibility?.isHidden = true
    }
    return node
  }

  private func symbol(_ name: String, _ metrics: RowEditingMetrics) -> any Element {
    SymbolImage(name, weight: .bold).with(\.size, metrics.symbolSize).color(.token(.onTint))
  }

  private var sign: String? {
    switch style {
    case .none: nil
    case .delete: "minus"
    case .insert: "plus"
    case .select: isChosen ? "checkmark" : nil
    }
  }
}

extension RowEditingStyle {
  /// What the circle does; nil for one that shows a state of the row.
  fileprivate var word: SpokenWord? {
    switch self {
    case .none, .select: nil
    case .delete: .delete
    case .insert: .insert
    }
  }
}

/// The lines at the end of a row by which a finger moves it to another place.
struct RowEditingHandle: Element {
  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[RowEditingMetrics.self]
    let lines = VStack(spacing: metrics.handleSpacing) {
      (0..<3).map { _ in
        Surface(.capsule, fill: .token(.rowHandle))
          .frame(width: metrics.handleWidth, height: metrics.handleLine)
      }
    }
    var node = Node(
      name: NodeName("reorder-handle"), wrapping: lines.node(in: environment),
      direction: environment.direction)
    node.accessibility = Accessibility(label: environment.spoken(.reorder), traits: [.button])
    return node
  }
}
