import Foundation
import MaquetteElements

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content

  @MainActor public var body: some View {
    HStack(spacing: 8) { content }
  }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A kind of group.
nonisolated public struct ControlGroupStyle: Sendable {
  public static let automatic = ControlGroupStyle()
  public static let navigation = ControlGroupStyle()
  public static let menu = ControlGroupStyle()
  public static let compactMenu = ControlGroupStyle()
  public static let palette = ControlGroupStyle()
}

extension View {
  nonisolated public func controlGroupStyle(
    _ style: ControlGroupStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("controlGroupStyle", file, line) }
}
