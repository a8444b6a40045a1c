/// The text size, before `DynamicTypeSize`.
nonisolated public enum ContentSizeCategory: Hashable, Comparable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The same text size.
  var size: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  init(_ size: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }
}

extension EnvironmentValues {
  /// The text size.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(own.textSize) }
    set { own.textSize = newValue.size }
  }
}
