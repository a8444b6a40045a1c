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

extension ContentAlignment {
  /// The alignment of the lines of a text; a text that fills its place begins at the leading end.
  package func ofText(_ direction: LayoutDirection) -> TextAlignment {
    if self == .fill { return .leading }
    return switch effective(direction) {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
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

/// A control whose content has a position in its bounds.
public protocol AlignedControl: StatefulControl {
  /// The horizontal alignment of the content.
  var contentAlignment: ContentAlignment { get set }
  /// The vertical alignment of the content.
  var contentVerticalAlignment: ContentVerticalAlignment { get set }
}

extension AlignedControl {
  /// The attributes of the content's position, for the table of a control.
  public static var contentAlignmentAttributes: [Attribute<Self>] {
    [
      Attribute("content-alignment", \.contentAlignment, help: "The horizontal alignment of the content."),
      Attribute(
        "content-vertical-alignment", \.contentVerticalAlignment,
        help: "The vertical alignment of the content."),
    ]
  }

  /// The position of the content in a frame.
  package func contentPlace(in environment: Environment) -> Alignment {
    Alignment(contentAlignment.effective(environment.direction), contentVerticalAlignment.effective)
  }
}
