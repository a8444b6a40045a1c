import MaquetteGraphics

/// The horizontal alignment of items; raw values are the names in sheets.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where a line begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where a line ends.
  case trailing
}

/// The vertical alignment of items; raw values are the names in sheets.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the upper edge.
  case top
  /// In the middle.
  case center
  /// At the lower edge.
  case bottom
  /// At the baseline of the first line of text; the lower edge of an item without text.
  case firstBaseline = "first-baseline"
  /// At the baseline of the last line of text; the lower edge of an item without text.
  case lastBaseline = "last-baseline"
}

/// The alignment of items on both axes; raw values are the names in sheets.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
  case topLeading = "top-leading"
  case top
  case topTrailing = "top-trailing"
  case leading
  case center
  case trailing
  case bottomLeading = "bottom-leading"
  case bottom
  case bottomTrailing = "bottom-trailing"
  case leadingFirstBaseline = "leading-first-baseline"
  case firstBaseline = "first-baseline"
  case trailingFirstBaseline = "trailing-first-baseline"
  case leadingLastBaseline = "leading-last-baseline"
  case lastBaseline = "last-baseline"
  case trailingLastBaseline = "trailing-last-baseline"

  /// Creates an alignment from those of the two axes.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self =
      switch (vertical, horizontal) {
      case (.top, .leading): .topLeading
      case (.top, .center): .top
      case (.top, .trailing): .topTrailing
      case (.center, .leading): .leading
      case (.center, .center): .center
      case (.center, .trailing): .trailing
      case (.bottom, .leading): .bottomLeading
      case (.bottom, .center): .bottom
      case (.bottom, .trailing): .bottomTrailing
      case (.firstBaseline, .leading): .leadingFirstBaseline
      case (.firstBaseline, .center): .firstBaseline
      case (.firstBaseline, .trailing): .trailingFirstBaseline
      case (.lastBaseline, .leading): .leadingLastBaseline
      case (.lastBaseline, .center): .lastBaseline
      case (.lastBaseline, .trailing): .trailingLastBaseline
      }
  }

  /// The horizontal part.
  public var horizontal: HorizontalAlignment {
    switch self {
    case .topLeading, .leading, .bottomLeading, .leadingFirstBaseline, .leadingLastBaseline: .leading
    case .top, .center, .bottom, .firstBaseline, .lastBaseline: .center
    case .topTrailing, .trailing, .bottomTrailing, .trailingFirstBaseline, .trailingLastBaseline: .trailing
    }
  }

  /// The vertical part.
  public var vertical: VerticalAlignment {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .leading, .center, .trailing: .center
    case .bottomLeading, .bottom, .bottomTrailing: .bottom
    case .leadingFirstBaseline, .firstBaseline, .trailingFirstBaseline: .firstBaseline
    case .leadingLastBaseline, .lastBaseline, .trailingLastBaseline: .lastBaseline
    }
  }
}

/// A direction of layout.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The other direction.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Creates a size from its extents along an axis and across it.
  init(along axis: Axis, _ main: Double, across: Double) {
    self = axis == .horizontal ? Size(width: main, height: across) : Size(width: across, height: main)
  }
}
