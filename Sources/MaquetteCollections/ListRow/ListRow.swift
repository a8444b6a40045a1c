import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
public import MaquetteTypography

/// A row of a list: icon, title, subtitle, value, and a control or an accessory.
public struct ListRow: StatefulControl, ContainerElement {
  /// The title; setting it removes its runs.
  public var title = "" { didSet { titleRuns = [] } }
  /// A smaller line below the title; setting it removes its runs.
  public var subtitle: String? { didSet { subtitleRuns = [] } }
  /// The parts of the title with looks of their own; empty for a plain title.
  public private(set) var titleRuns: [TextRun] = []
  /// The parts of the line below the title with looks of their own; empty for a plain one.
  public private(set) var subtitleRuns: [TextRun] = []
  /// The value at the trailing end.
  public var value: String?
  /// The name of the symbol before the title.
  public var icon: String?
  /// The image before the title, instead of a symbol.
  public var image: Image?
  /// The colour of the tile behind the symbol; by default there is no tile.
  public var iconColor: ColorReference?
  /// The side of the tile in points; nil for the platform's.
  public var iconSize: Double?
  /// The corner radius of the tile in points; nil for one proportional to its side.
  public var iconRadius: Double?
  /// The accessory at the trailing end.
  public var accessory: RowAccessory = .none
  /// Whether a touch selects the row; the default is true without controls or with an accessory.
  public var isSelectable: Bool?
  /// The id of the field that receives this row's title when the row is chosen; nil for none.
  public var enteredField: String?
  /// Adds a switch to the row, on or off.
  public var isOn: Bool?
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The text style of the title; nil for the platform's.
  public var titleStyle: TextStyle?
  /// The text style of the subtitle; nil for the platform's.
  public var subtitleStyle: TextStyle?
  /// The colour of the title; nil for the platform's.
  public var titleColor: ColorReference?
  /// The alignment of the title.
  public var titleAlignment: TextAlignment = .leading
  /// The circle before the content while the list is edited; nil for the list's.
  public var editingStyle: RowEditingStyle?
  /// Whether the row can be dragged to another place while the list is edited; nil for the list's setting.
  public var isReorderable: Bool?
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The distance in points by which a finger has moved the row to its leading end; nil for what its actions say.
  var swipeDistance: Double?
  /// The controls at the trailing end, before the accessory; the only content of a row without text. The actions that
  /// a swipe uncovers are among them.
  public var children: [any Element] = []

  /// Creates a row without content.
  public init() {}

  /// Creates a row with controls at its trailing end.
  public init(
    _ title: String = "", subtitle: String? = nil, value: String? = nil,
    @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.children = children()
  }

  public static let name = "list-row"
  public static let guideline =
    "Say one thing per row: a short title, a value that needs no explanation, and an accessory that "
    + "shows what a tap does."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [
    ListMetrics.self, RowEditingMetrics.self, SwipeMetrics.self,
  ]

  public static let attributes: [Attribute<ListRow>] = [
    Attribute("title", \.titleContent),
    Attribute("subtitle", \.subtitleContent),
    Attribute("value", \.value),
    Attribute("icon", \.icon, type: .symbol),
    .image(
      "image", \.image,
      help: "An image before the title, instead of an icon; 'icon-size' and 'icon-radius' apply."),
    Attribute("icon-color", \.iconColor),
    Attribute("icon-size", \.iconSize, in: 1...1000),
    Attribute("icon-radius", \.iconRadius, in: 0...1000),
    Attribute("accessory", \.accessory),
    Attribute("selectable", \.isSelectable),
    Attribute("enters", \.enteredField),
    Attribute("switch", \.isOn),
    Attribute("state", \.state),
    Attribute("title-style", \.titleStyle),
    Attribute("subtitle-style", \.subtitleStyle),
    Attribute("title-color", \.titleColor),
    Attribute("title-alignment", \.titleAlignment),
    Attribute("editing-style", \.editingStyle),
    Attribute("reorderable", \.isReorderable),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  public func role(in environment: Environment) -> ElementRole? { .row }

  /// Returns the content on the row's background, with the line that separates it from the next row.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.listMetrics
    let line = metrics.separatorHeight > 0 ? metrics.separatorHeight : 1 / environment.scale
    let state = effectiveState(in: environment)
    let isPressed = state.contains(.highlighted)
    // A selected row keeps the look of a touch, except for one whose mark shows that it is chosen.
    let isCovered = isPressed || state.contains(.selected) && accessory != .checkmark
    // Capsules stand on the group, without a line below them.
    let uncovered = uncoveredActions(in: environment)
    let isApart = uncovered != nil && environment.theme[SwipeMetrics.self].isCapsule
    let hasSeparator = environment.hasRowSeparator && !isCovered && !isApart
    var margins = Insets(horizontal: metrics.rowMargin, vertical: 0)
    margins.trailing += environment.sectionIndexWidth
    let row = RowContent(row: self)
      .environment(\.hasRowSeparator, false)
      .environment(\.isEnabled, !effectiveState(in: environment).contains(.disabled))
      .padding(margins)
      .frame(
        width: FrameLength(ideal: metrics.idealRowWidth, max: .infinity),
        height: environment.statedRowHeight.map(FrameLength.exactly)
          ?? FrameLength(min: leastHeight(metrics, in: environment))
      )
      // A pressed row also covers the line above it, which the previous row has already drawn.
      .background(
        Surface(fill: isCovered ? .token(.gray4) : nil).padding(Insets(top: -line))
      )
    let insets = Insets(
      leading: separatorInset(metrics, in: environment),
      trailing: metrics.separatorTrailingInset + environment.sectionIndexWidth)
    let separated: any Element =
      if hasSeparator, metrics.look.separatesFromText, !hasText, !hasIcon {
        SeparatedRow(row: row, color: metrics.separatorColor, height: line, insets: insets)
      } else {
        row.overlay(
          Surface(fill: hasSeparator ? .token(metrics.separatorColor) : nil).frame(height: line)
            .padding(insets), alignment: .bottom)
      }
    guard hasSwipeActions(in: environment) else { return separated }
    return SwipedRow(content: separated, actions: uncovered, distance: swipeDistance).clipped()
  }

  /// Whether there is a symbol or an image before the title.
  var hasIcon: Bool { icon != nil || image != nil }

  /// Returns a warning if there is no content.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let isEmpty = !hasText && !hasIcon && controls.isEmpty
    return isEmpty ? [.emptyTitle(element: Self.name)] : []
  }

  /// The controls at the trailing end.
  var controls: [any Element] {
    let children = children.filter { !($0.unmodified is SwipeActions) }
    guard let isOn else { return children }
    // Beside other controls the switch may be exposed separately and then needs a label.
    let label = children.isEmpty || title.isEmpty ? nil : title
    return children + [Switch(isOn: isOn).with(\.accessibilityLabel, label)]
  }

  /// Whether the row has text of its own.
  var hasText: Bool { !title.isEmpty || !(subtitle ?? "").isEmpty || !(value ?? "").isEmpty }

  /// The inset of the separator, which starts at the title.
  private func separatorInset(_ metrics: ListMetrics, in environment: Environment) -> Double {
    let editing = environment.rowEditing(of: self)?.indentation(in: environment) ?? 0
    guard hasIcon else { return metrics.rowMargin + editing }
    return metrics.rowMargin + editing - iconOutset(metrics) + iconWidth(metrics, in: environment)
      + iconSpacing(metrics)
  }

  /// The least height of the row, which grows with its title where the system's does.
  private func leastHeight(_ metrics: ListMetrics, in environment: Environment) -> Double {
    guard metrics.linePadding > 0 else { return metrics.rowHeight }
    let line = Text("", style: titleStyle ?? metrics.titleStyle).lineHeight(in: environment)
    return Swift.max(metrics.rowHeight, line.rounded() + 2 * metrics.linePadding)
  }
}

extension ListRow {
  /// The title, as text or styled runs.
  public var titleContent: TextContent {
    get { titleRuns.isEmpty ? TextContent(title) : TextContent(runs: titleRuns) }
    set {
      title = newValue.text
      titleRuns = newValue.runs
    }
  }
  /// The names of the links in title and subtitle.
  public var partIDs: [String] { titleRuns.linkNames + subtitleRuns.linkNames }
  /// A smaller line below the title, as text or styled runs; nil for none.
  public var subtitleContent: TextContent? {
    get { subtitleRuns.isEmpty ? subtitle.map(TextContent.init(_:)) : TextContent(runs: subtitleRuns) }
    set {
      subtitle = newValue?.text
      subtitleRuns = newValue?.runs ?? []
    }
  }

  /// Returns the row with a symbol before its title, on a tile of a colour; nil for the symbol alone in the tint.
  public func icon(_ symbol: String, color: ColorReference? = nil) -> ListRow {
    with(\.icon, symbol).with(\.iconColor, color)
  }
  /// Returns the row with an accessory at its trailing end.
  public func accessory(_ accessory: RowAccessory) -> ListRow { with(\.accessory, accessory) }
  /// Returns the row with a switch at its trailing end.
  public func `switch`(isOn: Bool) -> ListRow { with(\.isOn, isOn) }
}

/// The accessory at a row's trailing end, as with `UITableViewCell.AccessoryType`.
public enum RowAccessory: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// No accessory.
  case none
  /// An arrow: the row leads to another screen.
  case chevron
  /// A check mark: the row is chosen.
  case checkmark
  /// An information button: the row has details of its own.
  case detail
  /// That button, and an arrow: the row leads to another screen, and has details too.
  case detailChevron = "detail-chevron"
}

extension Environment {
  private enum RowSeparator: EnvironmentKey { static let defaultValue = false }
  private enum SectionIndexWidthKey: EnvironmentKey { static let defaultValue = 0.0 }

  /// Whether another row of the section follows.
  var hasRowSeparator: Bool {
    get { self[RowSeparator.self] }
    set { self[RowSeparator.self] = newValue }
  }

  /// The width in points that the letters at the edge of the list around take from its rows.
  var sectionIndexWidth: Double {
    get { self[SectionIndexWidthKey.self] }
    set { self[SectionIndexWidthKey.self] = newValue }
  }
}
