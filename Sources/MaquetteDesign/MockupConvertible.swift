public import Maquette
public import MaquetteElements
public import MaquetteSheets

extension Sheet.Picture: MockupConvertible {
  /// Returns the picture's mockup.
  public func mockups() -> [SnapshotPart<Mockup>] { [SnapshotPart(mockup())] }
}

extension Sheet: MockupConvertible {
  /// Returns the mockups of all variants under their names, such as `card~dark`.
  public func mockups() -> [SnapshotPart<Mockup>] {
    pictures.count == 1 ? pictures[0].mockups() : pictures.map { SnapshotPart($0.mockup(), name: $0.name) }
  }
}
