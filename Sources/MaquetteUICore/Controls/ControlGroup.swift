import Foundation
import MaquetteElements

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  private let label: AnyView

  /// Creates a group.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(EmptyView()))
  }
  /// Creates a group with a label, which menus show.
  nonisolated public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), AnyView(label()))
  }
  /// Creates a group with a title, which menus show.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(titleKey)))
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    if let style = context.environment.containerStyles.controls {
      return style(
        ControlGroupStyleConfiguration(
          content: context.part(content, "content"), label: context.part(label, "label")), context)
    }
    return context.child(0).parts(of: HStack(spacing: 8) { content })
  }
}
