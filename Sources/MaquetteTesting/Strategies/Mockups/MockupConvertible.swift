public import MaquetteElements
public import MaquetteGraphics
public import MaquetteSheets

/// A value with one mockup or several, of which pictures, layout trees and display lists are taken.
///
/// ```swift
/// extension Screen: MockupConvertible {
///   func mockups() -> [SnapshotPart<Mockup>] { [SnapshotPart(Mockup { title; list })] }
/// }
/// ```
public protocol MockupConvertible: Sendable {
  /// The mockups, each with a name of its own; nil for a single one.
  func mockups() throws -> [SnapshotPart<Mockup>]
}

extension Mockup: MockupConvertible {
  /// Returns the mockup itself.
  public func mockups() -> [SnapshotPart<Mockup>] { [SnapshotPart(self)] }
}

extension Sheet: MockupConvertible {
  /// Returns the sheet's mockup.
  public func mockups() -> [SnapshotPart<Mockup>] { [SnapshotPart(mockup())] }
}

extension SheetDocument: MockupConvertible {
  /// Returns the mockups of all variants under their names, such as `card~dark`.
  public func mockups() -> [SnapshotPart<Mockup>] {
    sheets.count == 1 ? sheets[0].mockups() : sheets.map { SnapshotPart($0.mockup(), name: $0.name) }
  }
}

/// The picture around an element that is snapshot by itself.
public struct MockupFrame: Sendable {
  /// The room between the picture's edges and the element, in points.
  public var padding: Insets
  /// What lies behind the element; nil for nothing, so that the picture is transparent.
  public var background: ColorReference?
  /// The width in points, padding included; nil for what the element needs.
  public var width: Double?
  /// The height in points, padding included; nil for what the element needs.
  public var height: Double?

  /// Creates a frame; 16 points around the element unless another padding is given.
  public init(
    padding: Insets = Insets(all: 16), background: ColorReference? = .token(.background),
    width: Double? = nil,
    height: Double? = nil
  ) {
    self.padding = padding
    self.background = background
    self.width = width
    self.height = height
  }

  func mockup(of element: any Element) -> Mockup {
    var mockup = Mockup(element, padding: padding, background: background)
    mockup.width = width
    mockup.height = height
    return mockup
  }
}
