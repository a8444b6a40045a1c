public import Foundation

/// The colour of a part of an attributed text.
nonisolated public enum ForegroundColorAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "SwiftUI.ForegroundColor"
}

/// The colour behind a part of an attributed text.
nonisolated public enum BackgroundColorAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "SwiftUI.BackgroundColor"
}

/// The font of a part of an attributed text.
nonisolated public enum FontAttribute: AttributedStringKey {
  public typealias Value = Font
  public static let name = "SwiftUI.Font"
}

extension AttributeScopes {
  /// The attributes that views draw.
  nonisolated public struct SwiftUIAttributes: AttributeScope {
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let font: FontAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The attributes that views draw.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute that views draw.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
