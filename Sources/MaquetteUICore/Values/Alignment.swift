public import Foundation
import MaquetteGraphics
import MaquetteLayout

/// An alignment guide, with its default place in a view.
nonisolated public protocol AlignmentID: SendableMetatype {
  /// Returns the place of the guide in a view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the places of its guides.
nonisolated public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  let firstBaseline: CGFloat?
  let lastBaseline: CGFloat?

  init(_ lines: ItemLines) {
    self.init(
      width: lines.measurement.size.width, height: lines.measurement.size.height,
      firstBaseline: lines.measurement.firstBaseline,
      lastBaseline: lines.measurement.lastBaseline)
  }

  init(width: Double, height: Double, firstBaseline: Double?, lastBaseline: Double?) {
    (self.width, self.height) = (width, height)
    (self.firstBaseline, self.lastBaseline) = (
      firstBaseline.map { CGFloat($0) }, lastBaseline.map { CGFloat($0) }
    )
  }

  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  /// The place of a guide if it is stated.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// The place of a guide if it is stated.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// The horizontal alignment of views.
nonisolated public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Creates an alignment by a guide.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (first: HorizontalAlignment, second: HorizontalAlignment) -> Bool {
    ObjectIdentifier(first.id) == ObjectIdentifier(second.id)
  }

  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(MiddleGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(RowLeadingGuide.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowTrailingGuide.self)

  /// The alignment of elements; that of the middle for a guide of the app.
  var element: MaquetteLayout.HorizontalAlignment {
    self == .leading ? .leading : self == .trailing ? .trailing : .center
  }
}

/// The vertical alignment of views.
nonisolated public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Creates an alignment by a guide.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (first: VerticalAlignment, second: VerticalAlignment) -> Bool {
    ObjectIdentifier(first.id) == ObjectIdentifier(second.id)
  }

  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(CenterGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)

  /// The alignment of elements; that of the middle for a guide of the app.
  var element: MaquetteLayout.VerticalAlignment {
    switch ObjectIdentifier(id) {
    case ObjectIdentifier(TopGuide.self): .top
    case ObjectIdentifier(BottomGuide.self): .bottom
    case ObjectIdentifier(FirstBaselineGuide.self): .firstBaseline
    case ObjectIdentifier(LastBaselineGuide.self): .lastBaseline
    default: .center
    }
  }
}

private enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum RowLeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum RowTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum MiddleGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum CenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.firstBaseline ?? context.height }
}
private enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.lastBaseline ?? context.height }
}

/// The alignment of views on both axes.
nonisolated public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// The alignment of elements.
  var element: MaquetteLayout.Alignment { MaquetteLayout.Alignment(horizontal.element, vertical.element) }
}

extension HorizontalAlignment {
  private static let standard: [ObjectIdentifier] = [leading, center, trailing].map {
    ObjectIdentifier($0.id)
  }

  /// Whether the guide is one of the app's.
  var isCustom: Bool { !Self.standard.contains(ObjectIdentifier(id)) }

  /// The line of elements.
  var line: AlignmentLine {
    guard isCustom else { return .horizontal(element) }
    return .custom(
      CustomAlignment(ObjectIdentifier(id), across: .horizontal) { [id] in
        Double(id.defaultValue(in: ViewDimensions($0)))
      })
  }
}

extension VerticalAlignment {
  private static let standard: [ObjectIdentifier] = [
    top, center, bottom, firstTextBaseline, lastTextBaseline,
  ].map {
    ObjectIdentifier($0.id)
  }

  /// Whether the guide is one of the app's.
  var isCustom: Bool { !Self.standard.contains(ObjectIdentifier(id)) }

  /// The line of elements.
  var line: AlignmentLine {
    guard isCustom else { return .vertical(element) }
    return .custom(
      CustomAlignment(ObjectIdentifier(id), across: .vertical) { [id] in
        Double(id.defaultValue(in: ViewDimensions($0)))
      })
  }
}

extension Alignment {
  /// Whether a guide is one of the app's.
  var isCustom: Bool { horizontal.isCustom || vertical.isCustom }

  /// The lines of elements.
  var lines: AlignmentLines { AlignmentLines(horizontal: horizontal.line, vertical: vertical.line) }
}

/// The alignment of a text's lines.
nonisolated public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}
