/// The system whose controls are drawn.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios, macos, watchos

  /// The name of the system: `macOS`.
  package var title: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .watchos: "watchOS"
    }
  }

  /// The sizes of the platform's text styles.
  public var typeRamp: TypeRamp {
    switch self {
    case .ios: .ios
    case .macos: .macos
    case .watchos: .watchos
    }
  }

  /// The sizes and places of emoji beside text.
  var emoji: EmojiStyle { self == .macos ? .desktop : .touch }

  /// The eras with different looks on the platform, the classic one first.
  public var eras: [Era] {
    switch self {
    case .ios: [.classic, .ios7, .glass]
    case .macos: [.classic, .ios7, .glass]
    case .watchos: [.classic]
    }
  }
}

/// The look of a range of system versions.
public enum Era: String, Hashable, Sendable, CaseIterable {
  /// iOS 7 to 12, flat, with hairlines, and macOS 10.10 to 10.15, whose controls are outlined.
  case ios7
  /// iOS 13 to 18 and macOS 11 to 15.
  case classic
  /// iOS 26 and macOS 26.
  case glass
}

/// Whether the interface is light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// Standard or increased contrast of colours.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// Whether surfaces may be translucent.
public enum Transparency: String, Hashable, Sendable, CaseIterable {
  /// Materials and glass are translucent.
  case standard
  /// They are opaque, as people who reduce transparency see them.
  case reduced
}

/// The framework that draws controls, where two of one system differ.
public enum Toolkit: String, Hashable, Sendable, CaseIterable {
  /// UIKit, AppKit or WatchKit.
  case uikit
  /// SwiftUI: symbols stand farther from their titles and make buttons taller.
  case swiftUI = "swiftui"
}
