public import MaquetteGraphics
public import MaquetteLayout

/// Where a control's content lies across its bounds, as with `UIControl.ContentHorizontalAlignment`.
public enum ContentAlignment: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case leading, center, trailing, left, right, fill

  /// The alignment in terms of reading direction: left and right keep their sides under right-to-left.
  public func effective(_ direction: LayoutDirection) -> HorizontalAlignment {
    switch (self, direction) {
    case (.leading, _), (.left, .leftToRight), (.right, .rightToLeft): .leading
    case (.trailing, _), (.right, .leftToRight), (.left, .rightToLeft): .trailing
    case (.center, _), (.fill, _): .center
    }
  }
}

/// Where a control's content lies from top to bottom, as with `UIControl.ContentVerticalAlignment`.
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
