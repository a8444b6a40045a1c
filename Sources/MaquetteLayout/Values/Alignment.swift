/// Where items meet along x; raw values are the names in sheets.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
}

/// Where items meet along y; raw values are the names in sheets.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the upper edge.
  case top
  /// In the middle.
  case center
  /// At the lower edge.
  case bottom
  /// At the baseline of the first line of text; an item without text stands with its lower edge on it.
  case firstBaseline = "first-baseline"
  /// At the baseline of the last line of text; an item without text stands with its lower edge on it.
  case lastBaseline = "last-baseline"
}

/// Where items meet along both axes; raw values are the names in sheets.
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

  /// Creates the alignment that joins one of each axis.
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

  /// The part along x.
  public var horizontal: HorizontalAlignment {
    switch self {
    case .topLeading, .leading, .bottomLeading, .leadingFirstBaseline, .leadingLastBaseline: .leading
    case .top, .center, .bottom, .firstBaseline, .lastBaseline: .center
    case .topTrailing, .trailing, .bottomTrailing, .trailingFirstBaseline, .trailingLastBaseline: .trailing
    }
  }

  /// The part along y.
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
