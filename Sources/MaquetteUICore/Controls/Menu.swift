public import Foundation
import MaquetteElements

/// A button that opens a menu, which a picture shows closed until it is tapped.
nonisolated public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { (self.label, self.content) = (label(), content()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    if let style = context.environment.containerStyles.menu {
      return style(
        MenuStyleConfiguration(label: context.part(label, "label"), content: context.part(content, "items")),
        context)
    }
    let look = context.environment.own.buttonStyle ?? SystemButtonLook(kind: .borderless)
    return look.parts(of: ButtonContent(role: nil, label: label, action: {}), in: context)
      .map { part in
        var part = part.asButton(look, in: context)
        part.element = context.opening(
          part.element, part.traits.title?.text ?? part.traits.title?.symbol, content)
        part.traits.menu = content
        return part
      }
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension Menu where Label == MaquetteUICore.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    (label, self.content) = (MaquetteUICore.Label(titleKey, systemImage: systemImage), content())
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    (label, self.content) = (MaquetteUICore.Label(title, systemImage: systemImage), content())
  }
}

nonisolated public struct MenuOrder: Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

extension View {
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { inert }
  nonisolated public func menuIndicator(
    _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("menuIndicator", file, line) }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuOrder) -> some View { inert }
  nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { inert }
  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { inert }
}

/// A button that opens a place.
nonisolated public struct Link<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let look = context.environment.own.buttonStyle ?? SystemButtonLook(kind: .link)
    return look.parts(of: ButtonContent(role: nil, label: label, action: {}), in: context)
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { label = Text(titleKey) }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: URL) { label = Text(title) }
}

/// A button that shares something.
nonisolated public struct ShareLink<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label

  nonisolated public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }
  nonisolated public init<Item>(items: [Item], @ViewBuilder label: () -> Label) { self.label = label() }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let look = context.environment.own.buttonStyle ?? SystemButtonLook(kind: .automatic)
    return look.parts(of: ButtonContent(role: nil, label: label, action: {}), in: context)
  }
}

extension ShareLink where Label == MaquetteUICore.Label<Text, Image> {
  nonisolated public init<Item>(item: Item) {
    label = MaquetteUICore.Label("Share", systemImage: "square.and.arrow.up")
  }
  nonisolated public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    label = MaquetteUICore.Label(titleKey, systemImage: "square.and.arrow.up")
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Item>(_ title: Title, item: Item) {
    label = MaquetteUICore.Label(title, systemImage: "square.and.arrow.up")
  }
}

/// A button that begins and ends the editing of a list.
nonisolated public struct EditButton: View {
  nonisolated public init() {}
  @MainActor public var body: some View { Button("Edit") {} }
}
