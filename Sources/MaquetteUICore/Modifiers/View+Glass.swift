import MaquetteElements

/// A surface of glass.
nonisolated public struct Glass: Hashable, Sendable {
  var color: Color?
  var isClear = false
  public static let regular = Glass()
  public static let clear = Glass(isClear: true)
  public static let identity = Glass()
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.color = color
    return result
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Returns the view on glass, drawn as a bright surface with a fine edge.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
  /// Returns the view on glass of a shape.
  nonisolated public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline)
    -> some View
  {
    background(glass.color ?? Color(token: .background).opacity(glass.isClear ? 0.3 : 0.75), in: shape)
  }
  nonisolated public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    inert
  }
  nonisolated public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View {
    inert
  }
  nonisolated public func backgroundExtensionEffect(file: StaticString = #fileID, line: UInt = #line)
    -> some View
  { ignoring("backgroundExtensionEffect", file, line) }
}

/// Views whose glass flows together.
nonisolated public struct GlassEffectContainer<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  nonisolated public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  package func lower(in context: ViewContext) -> [ViewPart] { context.child(0).parts(of: content) }
}
