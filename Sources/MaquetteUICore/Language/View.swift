/// A part of an app's interface, written as in SwiftUI.
///
/// A view is never drawn itself: it is lowered onto elements under an environment and a state.
@MainActor @preconcurrency
public protocol View {
  /// The type of the content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// A view that is lowered directly has no content.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("Never has no body") }
}

/// A view that is lowered directly instead of through its content.
package protocol PrimitiveView {
  /// Returns the elements of the view.
  func lower(in context: ViewContext) -> [ViewPart]
}

/// A view without content.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  public typealias Body = Never

  /// Creates an empty view.
  nonisolated public init() {}

  package func lower(in context: ViewContext) -> [ViewPart] { [] }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func lower(in context: ViewContext) -> [ViewPart] {
    map { context.child(1).parts(of: $0) } ?? []
  }
}
