public import Foundation

/// Views side by side with handles between them, of macOS.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  /// Creates a row.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { HStack(spacing: 1) { content } }
}
/// Views one below the other with handles between them, of macOS.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  /// Creates a column.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { VStack(spacing: 1) { content } }
}

/// What is selected in a text; a picture shows no selection.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected letters.
  nonisolated public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
  }
  /// The selected letters.
  public let indices: Indices
  /// Whether it is only a place.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
  /// A selection of letters.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// A place between letters.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

/// An object of the view that has the focus; nil in a still picture.
@propertyWrapper
nonisolated public struct FocusedObject<Object: AnyObject>: DynamicProperty {
  /// Creates a property.
  public init() {}
  public var wrappedValue: Object? { nil }
}

/// A height of sheets that an app computes.
nonisolated public protocol CustomPresentationDetent {
  /// What the height may depend on.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points; nil if the sheet does not have it.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a height may depend on.
  nonisolated public struct Context {
    /// The largest height in points.
    public let maxDetentValue: CGFloat
  }
  /// A height that an app computes; for a picture from 800 points.
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> PresentationDetent {
    type.height(in: Context(maxDetentValue: 800)).map { .height($0) } ?? .large
  }
}

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  let rank: Int
  public static let decreased = BadgeProminence(rank: -1)
  public static let standard = BadgeProminence(rank: 0)
  public static let increased = BadgeProminence(rank: 1)
}

extension View {
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { inert }
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some View { inert }
  /// Returns the view; a picture has the usual distance between symbols and titles, and reports it.
  nonisolated public func labelIconToTitleSpacing(
    _ spacing: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("labelIconToTitleSpacing", file, line) }
  /// Returns the view; a picture has the usual room for symbols, and reports it.
  nonisolated public func labelReservedIconWidth(
    _ width: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("labelReservedIconWidth", file, line) }
  /// Returns the view; a picture shows the titles of a table's columns all the same, and reports it.
  nonisolated public func tableColumnHeaders(
    _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("tableColumnHeaders", file, line) }
}
