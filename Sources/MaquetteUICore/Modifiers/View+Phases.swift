public import Foundation
import MaquetteViewLayout

extension View {
  /// Returns the view changed for the first of several phases, which a still picture shows.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View { atFirst(phases, content) }

  /// Returns the view changed for the first of several phases, which a still picture shows.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View { atFirst(phases, content) }

  nonisolated private func atFirst<Phase, Content: View>(
    _ phases: some Sequence<Phase>, _ content: (PlaceholderContentView<Self>, Phase) -> Content
  ) -> Content? {
    phases.first { _ in true }.map { content(PlaceholderContentView(content: self), $0) }
  }

  /// Returns the view, and reports the place of a part of it to the containers around it.
  nonisolated public func anchorPreference<Key: PreferenceKey, Place: Equatable>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        // The place is known once the view has been laid out: the next round tells it.
        let known = context.graph.slot("anchor") { SharedValue<CGRect?>(nil) }
        context.session.hasReaders = true
        if let frame = known.value {
          context.preferences.add(key, transform(Anchor(value: value.value(frame))))
        }
        let bound = MainBound(value: (known, context.session))
        return lower(inner).map { part in
          part.wrapped { element in
            element.placed { rect in
              let (known, session) = bound.value
              let frame = CGRect(rect)
              guard known.value != frame else { return }
              known.value = frame
              session.actions.append {}
            }
          }
        }
      })
  }
}

/// The view that a function changes.
nonisolated public struct PlaceholderContentView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content
  package func lower(in context: ViewContext) -> [ViewPart] { context.child(0).parts(of: content) }
}

/// A change of the geometry of views.
nonisolated public protocol GeometryEffect: ViewModifier, Animatable {
  /// Returns the change for a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view with a report: the change is not drawn.
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    content.adapted(.ignored("GeometryEffect", "\(Self.self)"))
  }
}

/// A change of places, in three dimensions.
nonisolated public struct ProjectionTransform: Equatable, Sendable {
  public init() {}
  public init(_ transform: CGAffineTransform) {}
}

/// A modifier whose values are animated.
public typealias AnimatableModifier = ViewModifier & Animatable
