import MaquetteElements
import MaquetteTypography

/// Light or dark.
nonisolated public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

/// Standard or increased contrast.
nonisolated public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// The reading direction.
nonisolated public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The text size.
nonisolated public enum DynamicTypeSize: Hashable, Comparable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of elements.
  var element: TextSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}

/// The size of controls.
nonisolated public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  var element: MaquetteElements.ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .medium
    case .large, .extraLarge: .large
    }
  }
}

/// The size class along an axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Whether something is shown.
nonisolated public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}

/// Whether a scene is in use.
nonisolated public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// Whether a window is in use.
nonisolated public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key, active, inactive
}

/// Whether a list is edited.
nonisolated public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows are selected or moved.
  public var isEditing: Bool { self != .inactive }
}

/// Whether text is bold throughout.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Why content is replaced by blocks.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether bars and titles are emphasized.
nonisolated public enum Prominence: Hashable, Sendable {
  case standard, increased
}
