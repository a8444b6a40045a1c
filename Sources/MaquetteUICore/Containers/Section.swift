import MaquetteCollections
import MaquetteElements
import MaquetteTypography

/// Rows that belong together, with a header and a footer.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded = true
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    let head = context.child("header").changing { $0.caption(isHeader: true, context) }.parts(of: header)
    let foot = context.child("footer").changing { $0.caption(isHeader: false, context) }.parts(of: footer)
    let rows = isExpanded ? context.child("rows").parts(of: content) : []
    guard context.environment.showsSections else { return head + rows + foot }
    var part = ViewPart([ViewPart](head + rows + foot).joined)
    part.traits.section = SectionParts(header: head, footer: foot, rows: rows)
    return [part]
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
}

private enum ShowsSectionsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the container around arranges sections.
  var showsSections: Bool {
    get { self[ShowsSectionsKey.self] }
    set { self[ShowsSectionsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Gives texts the look of a header or a footer of a list; outside of lists they keep their own.
  fileprivate mutating func caption(isHeader: Bool, _ context: ViewContext) {
    own.place = .plain
    guard showsSections else { return }
    let metrics = context.settings.listMetrics
    let look = listLook.resolved(isForm: false)
    let isGrouped = look == .insetGrouped || look == .grouped
    let style = !isHeader ? metrics.footerStyle : isGrouped ? metrics.headerStyle : metrics.plainHeaderStyle
    own.font = Font.TextStyle.allCases.first { $0.element == style }.map { .system($0) }
    if isHeader, isGrouped, hasProminentHeaders {
      // As a prominent header of UIKit: a bold title as written.
      (own.font, own.foreground, own.textCase) = (.title3.bold(), nil, own.textCase)
      return
    }
    if !isHeader {
      // Footers of two lines stand 14 points apart at 12 of 16 (`PrivacyView` of home-assistant/iOS).
      own.fontChanges.leading = .tight
      own.foreground = AnyShapeStyle(.secondary)
    } else if isGrouped, metrics.headerColor == .secondaryLabel {
      own.foreground = AnyShapeStyle(.secondary)
    }
    own.isUsualForeground = own.foreground != nil
    if isHeader, isGrouped, metrics.hasUppercaseHeaders, own.textCase == nil { own.textCase = .uppercase }
  }
}
