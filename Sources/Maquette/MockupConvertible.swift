public import MaquetteElements

/// A value with one mockup or several, for snapshots of pictures, layout trees and display lists.
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

/// One of the files that store a value.
public struct SnapshotPart<Format> {
  /// Its name among the parts of the value, such as `card~dark`; nil for a single part.
  public var name: String?
  /// The content.
  public var format: Format

  /// Creates a part.
  public init(_ format: Format, name: String? = nil) {
    self.name = name
    self.format = format
  }
}

extension SnapshotPart: Sendable where Format: Sendable {}
