import MaquetteElements
import MaquetteViewLayout

/// The first of several views that fits into the room.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view of several, the most wanted first.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let parts = context.child(0).parts(of: content)
    let counting: FirstFit.Axes =
      axes == .horizontal ? .horizontal : axes == .vertical ? .vertical : .both
    return [ViewPart(FirstFit(in: counting) { parts.map(\.element) })]
  }
}
