import Foundation
import MaquetteElements

/// A symbol and words.
nonisolated public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  public typealias Body = Never
  let title: Title
  let icon: Icon

  /// Creates a label.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let style = context.environment.own.labelStyle ?? DefaultLabelStyle()
    let configuration = LabelStyleConfiguration(
      title: .init(content: LoweredContent(view: title, graph: context.child("title").graph)),
      icon: .init(content: LoweredContent(view: icon, graph: context.child("icon").graph)))
    let words = words(in: context)
    return style.parts(configuration, in: context).map { part in
      var part = part
      part.traits.title = words
      return part
    }
  }

  private func words(in context: ViewContext) -> LabelParts {
    var result = LabelParts()
    result.text = context.child("title words").parts(of: title).words?.text
    result.symbol = context.child("icon words").parts(of: icon).words?.symbol
    return result
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title that is translated, and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// Creates a label with a symbol.
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// Creates a label with a title that is translated, and a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// Creates a label with a picture.
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  /// Creates a label with a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style was given.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the label's view.
  associatedtype Body: View
  /// A label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  /// Returns the parts of a label.
  nonisolated func parts(_ configuration: LabelStyleConfiguration, in context: ViewContext) -> [ViewPart] {
    let own = context.child("style").child(ObjectIdentifier(Self.self))
    own.bindProperties(of: self)
    return own.changing { $0.own.labelStyle = nil }.child(0).parts(
      of: onMain((self, configuration)) { $0.makeBody(configuration: $1) })
  }
}

/// A label for a style.
nonisolated public struct LabelStyleConfiguration {
  /// The words.
  nonisolated public struct Title: View, PrimitiveView {
    public typealias Body = Never
    let content: LoweredContent
    package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
  }
  /// The symbol.
  nonisolated public struct Icon: View, PrimitiveView {
    public typealias Body = Never
    let content: LoweredContent
    package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
  }

  /// The words.
  public let title: Title
  /// The symbol.
  public let icon: Icon
}

/// Symbol and words side by side.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The words alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The style that suits the place: in a list, the symbols form a column and have the tint.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultLabel(configuration: configuration)
  }
}

private struct DefaultLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInRow

  var body: some View {
    if isInRow {
      // A column of symbols 29 wide with 16 to the words: published as the row's default image size and padding.
      HStack(spacing: 16) {
        configuration.icon.foregroundStyle(.tint).frame(width: 29)
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Returns the view with a style for labels.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    adapted(.environment { $0.own.labelStyle = style })
  }
}

extension EnvironmentValues {
  /// Whether the view stands in a row of a list.
  var isInListRow: Bool { own.place == .row }
}
