public import MaquetteControls
public import MaquetteSheets

/// What can be shown as one mockup or several, and so be snapshot as pictures, layout trees and display lists.
///
/// ```swift
/// extension Screen: MockupConvertible {
///   func mockups() -> [SnapshotPart<Mockup>] { [SnapshotPart(Mockup { title; list })] }
/// }
/// ```
public protocol MockupConvertible: Sendable {
  /// Returns the mockups; a name tells each from the others, nil is for the only one.
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
