/// The horizontal alignment of a control's content in its bounds, as in `UIControl.ContentHorizontalAlignment`.
public enum ContentAlignment: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case leading, center, trailing, left, right, fill

  /// The alignment in terms of leading and trailing: left and right keep their sides under right-to-left.
  public func effective(_ direction: LayoutDirection) -> HorizontalAlignment {
    switch (self, direction) {
    case (.leading, _), (.left, .leftToRight), (.right, .rightToLeft): .leading
    case (.trailing, _), (.right, .leftToRight), (.left, .rightToLeft): .trailing
    case (.center, _), (.fill, _): .center
    }
  }
}

/// The vertical alignment of a control's content in its bounds, as in `UIControl.ContentVerticalAlignment`.
public enum ContentVerticalAlignment: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case top, center, bottom, fill

  /// The alignment within a frame.
  public var effective: VerticalAlignment {
    switch self {
    case .top: .top
    case .center, .fill: .center
    case .bottom: .bottom
    }
  }
}
