public import Foundation

/// A type that makes previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The system that previews are drawn for.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are drawn for.
nonisolated public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The room of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by its name.
nonisolated public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device of a preview is held.
nonisolated public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// What previews state about themselves.
package struct PreviewTraits: Equatable {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
}

/// The preference that carries what a preview states.
package enum PreviewTraitsKey: PreferenceKey {
  package static var defaultValue: PreviewTraits { PreviewTraits() }
  package static func reduce(value: inout PreviewTraits, nextValue: () -> PreviewTraits) {
    let next = nextValue()
    value.name = value.name ?? next.name
    value.layout = value.layout ?? next.layout
    value.device = value.device ?? next.device
    value.orientation = value.orientation ?? next.orientation
  }
}

extension View {
  nonisolated private func previewing(_ change: @escaping (inout PreviewTraits) -> Void) -> some View {
    transformPreference(PreviewTraitsKey.self, change)
  }
  nonisolated public func previewDisplayName(_ name: String?) -> some View { previewing { $0.name = name } }
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View {
    previewing { $0.layout = layout }
  }
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View {
    previewing { $0.device = device }
  }
  nonisolated public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    previewing { $0.orientation = orientation }
  }
  nonisolated public func previewContext<Context>(_ context: Context) -> some View { inert }
}
