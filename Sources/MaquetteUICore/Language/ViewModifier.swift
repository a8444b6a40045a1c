/// A change of views, written as in SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
nonisolated public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
  public typealias Body = Never
  let content: any View
  let context: ViewContext

  /// Lowered at the place where the modifier was applied, under the environment that the modifier makes.
  package func lower(in context: ViewContext) -> [ViewPart] {
    var place = context
    place.graph = self.context.graph
    return place.parts(of: content)
  }
}

/// A view and its modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    let own = context.child(0)
    own.bindProperties(of: modifier)
    let inside = _ViewModifier_Content<Modifier>(content: content, context: context.child(1))
    return own.child(0).parts(of: onMain((modifier, inside)) { $0.body(content: $1) })
  }
}

extension View {
  /// Returns the view with a modifier.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns this modifier with another one around it.
  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()

  /// Creates a modifier.
  nonisolated public init() {}

  @MainActor public func body(content: Content) -> some View { content }
}
