package import MaquetteElements
import MaquetteLayout

/// What a view is lowered onto: an element, and what containers around it ask about it.
package struct ViewPart {
  /// The element.
  package var element: any Element
  /// What containers ask about.
  package var traits = PartTraits()

  /// Creates a part of an element.
  package init(_ element: any Element) { self.element = element }
}

/// What containers ask about a part: a tag, a row's insets, a tab's item.
package struct PartTraits {
  /// The value that a picker or a tab view selects the part by.
  package var tag: AnyHashable?
  /// Whether the part comes from a loop, whose elements give the tags.
  var isInLoop = false
  /// The order in a stack of layers.
  var zIndex = 0.0
  /// The distances of a row's content from the edges of the list.
  var rowInsets: EdgeInsets?
  /// What lies behind a row.
  var rowBackground: (any Element)?
  /// Whether a row's separators are shown, by edge.
  var separators: [VerticalEdge: Visibility] = [:]
  /// The colour of a row's separators.
  var separatorTint: ColorReference?
  /// The part of a list that the view is; nil for a row.
  var section: SectionParts?
  /// The item of a tab.
  var tabItem: [ViewPart]?
  /// Whether the tab opens the search.
  var isSearchTab = false
  /// The text or number beside a row or on a tab.
  var badge: String?
  /// Whether the view leads somewhere in a list, and shows it by a chevron.
  var isLink = false
  /// The title if the part is a label or a button with one, for menus and alerts.
  var title: LabelParts?
  /// Whether the part is a button in a style of the system, which a bar or a menu draws itself.
  var isButton = false
  /// Whether that style is a prominent one.
  var isProminent = false
  /// The tint that is stated around a button; nil for the usual one.
  var tint: ColorReference?
  /// What a tap does, for containers that draw a button themselves.
  var action: (() -> Void)?
  /// Whether the part is a line.
  var isDivider = false
  /// Whether the part is a text.
  var isText = false
  /// The columns of a grid row.
  var gridCells: [ViewPart]?
  /// The number of columns that a cell of a grid spans.
  var gridColumns = 1
  /// The alignment of a cell's column, that of a row, and the place of a cell in its room; nil for the grid's.
  var gridColumnAlignment: HorizontalAlignment?
  var gridRowAlignment: VerticalAlignment?
  var gridAnchor: MaquetteLayout.Alignment?
  /// The axes along which a cell takes what the others leave.
  var gridUnsizedAxes: Axis.Set = []
  /// What a button opens a menu of.
  var menu: (any View)?
  /// The values for the layout around it.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The values for the container around it that loops over its views.
  var containerValues = ContainerValues()
  /// Whether the part is room that grows.
  var isSpacer = false
}

/// The parts of a section.
package struct SectionParts {
  var header: [ViewPart]
  var footer: [ViewPart]
  var rows: [ViewPart]
}

/// The words and the symbol of a label or a button.
package struct LabelParts {
  var text: String?
  var symbol: String?
  var role: ButtonRole?
  var isSelected = false
  var isEnabled = true
}
