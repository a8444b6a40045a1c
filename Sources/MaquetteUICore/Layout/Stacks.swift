public import Foundation
import MaquetteElements
import MaquetteViewLayout

/// Views one below the other.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column; the spacing is in points, nil for the distances that views ask for.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let parts = context.inColumn.child(0).parts(of: content)
    var part = ViewPart(
      alignment.isCustom
        ? LinedStack(.along(.vertical, spacing: .init(spacing), line: alignment.line)) { parts.painted }
          as AnyElement
        : StretchingStack(columnWith: .init(spacing), alignment: alignment.element) { parts.painted })
    part.traits.title = parts.words
    return [part]
  }
}

/// Views side by side.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row; the spacing is in points, nil for the distances that views ask for.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let parts = context.inRow.child(0).parts(of: content)
    var part = ViewPart(
      alignment.isCustom
        ? LinedStack(.along(.horizontal, spacing: .init(spacing), line: alignment.line)) { parts.painted }
          as AnyElement
        : StretchingStack(rowWith: .init(spacing), alignment: alignment.element) { parts.painted })
    part.traits.title = parts.words
    return [part]
  }
}

/// Views in front of each other.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  /// Creates layers.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let parts = context.child(0).parts(of: content)
    guard !alignment.isCustom else {
      return [ViewPart(LinedStack(.layers(alignment.lines)) { parts.painted })]
    }
    return [ViewPart(MaquetteElements.ZStack(alignment: alignment.element) { parts.painted })]
  }
}

extension [ViewPart] {
  /// The elements in the order that they are painted in.
  var painted: [AnyElement] {
    guard contains(where: { $0.traits.zIndex != 0 }) else { return map(\.element) }
    // Sorting keeps the order of equals.
    return enumerated().sorted { ($0.1.traits.zIndex, $0.0) < ($1.1.traits.zIndex, $1.0) }.map(\.1.element)
  }

  /// The words and the symbol of the parts together.
  var words: LabelParts? {
    let titles = compactMap(\.traits.title)
    guard !titles.isEmpty else { return nil }
    var result = LabelParts()
    let texts = titles.compactMap(\.text).filter { !$0.isEmpty }
    result.text = texts.isEmpty ? nil : texts.joined(separator: " ")
    result.symbol = titles.compactMap(\.symbol).first
    result.role = titles.compactMap(\.role).first
    return result
  }
}

extension StackSpacing {
  init(_ spacing: CGFloat?) { self = spacing.map { .points($0) } ?? .automatic }
}

/// Room that grows along the axis of its stack.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
  public typealias Body = Never
  /// The smallest length in points; nil for the platform's.
  public var minLength: CGFloat?

  /// Creates room.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func lower(in context: ViewContext) -> [ViewPart] {
    var part = ViewPart(MaquetteElements.Spacer(minLength: minLength ?? 8))
    part.traits.isSpacer = true
    return [part]
  }
}

/// A line between views: upright in a row.
nonisolated public struct Divider: View, PrimitiveView, Sendable {
  public typealias Body = Never

  /// Creates a line.
  nonisolated public init() {}

  package func lower(in context: ViewContext) -> [ViewPart] {
    let direction: MaquetteElements.Divider.Direction = context.environment.isInRow ? .vertical : .horizontal
    var part = ViewPart(MaquetteElements.Divider(direction))
    part.traits.isDivider = true
    return [part]
  }
}

private enum IsInRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the nearest stack is a row.
  var isInRow: Bool {
    get { self[IsInRowKey.self] }
    set { self[IsInRowKey.self] = newValue }
  }
}

extension ViewContext {
  var inRow: ViewContext { environment.isInRow ? self : changing { $0.isInRow = true } }
  var inColumn: ViewContext { environment.isInRow ? changing { $0.isInRow = false } : self }
}
