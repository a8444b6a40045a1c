public import Foundation
import MaquetteElements

/// A value with a label.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    if let style = context.environment.containerStyles.labeled {
      return style(
        LabeledContentStyleConfiguration(
          label: context.part(label, "label"), content: context.part(content, "value")), context)
    }
    let value = context.child("value").changing {
      $0.setForeground(AnyShapeStyle(HierarchicalShapeStyle.secondary))
    }
    .element(of: content)
    guard !context.environment.own.hidesLabels else { return [ViewPart(value)] }
    let words = context.child("label").parts(of: label)
    // A label of two texts is a title with a smaller line below it.
    let title: any Element =
      words.count > 1
      ? MaquetteElements.VStack(spacing: .points(0), alignment: .leading) { words.map(\.element) }
      : words.joined
    return [
      ViewPart(
        MaquetteElements.HStack(spacing: .points(8)) {
          title
          MaquetteElements.Spacer(minLength: 8)
          value
        })
    ]
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(label: Text(title), content: Text(value))
  }
  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

/// Views in a box with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.content, self.label) = (content(), label)
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    guard let style = context.environment.containerStyles.box else {
      return context.child("box").parts(of: onMain(self) { $0.box })
    }
    return style(
      GroupBoxStyleConfiguration(
        label: context.part(label, "label"), content: context.part(content, "content")), context)
  }

  @MainActor private var box: some View {
    // The margins of the system's box on iOS: 16 around, a radius of 8, 8 below the title.
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color(token: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A label that shows and hides views below it.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.content, self.label) = (nil, content(), label())
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.isExpanded, self.content, self.label) = (isExpanded, content(), label()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let own = context.graph.slot("expanded") { SharedValue(false) }
    let state = isExpanded ?? Binding(get: { own.value }, set: { own.value = $0 })
    if let style = context.environment.containerStyles.disclosure {
      return style(
        DisclosureGroupStyleConfiguration(
          label: context.part(label, "label"), content: context.part(content, "content"), isExpanded: state),
        context)
    }
    let mark = HStack {
      label
      Spacer()
      Image(systemName: state.wrappedValue ? "chevron.down" : "chevron.forward")
        .font(.footnote.weight(.semibold)).foregroundStyle(.tint)
    }
    let head = context.child("head").parts(of: mark).map { part in
      context.touchable(part, .tap { state.wrappedValue.toggle() })
    }
    let inside = state.wrappedValue ? context.child("content").parts(of: content) : []
    // In a list the label and the views below it are rows of their own.
    if context.environment.own.place == .row { return head + inside }
    let column = MaquetteElements.VStack(spacing: .points(8), alignment: .leading) {
      (head + inside).map(\.element)
    }
    return [ViewPart(column)]
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// A note that there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == MaquetteUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    (label, self.description, actions) = (
      MaquetteUICore.Label(titleKey, systemImage: systemImage), description, EmptyView()
    )
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, description: Text? = nil
  ) {
    (label, self.description, actions) = (
      MaquetteUICore.Label(title, systemImage: systemImage), description, EmptyView()
    )
  }
}

extension ContentUnavailableView
where Label == MaquetteUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// No results of a search.
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
  /// No results of a search for words.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for \u{201C}\(text)\u{201D}", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
