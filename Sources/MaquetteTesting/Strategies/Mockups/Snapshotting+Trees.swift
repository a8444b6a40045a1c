public import MaquetteElements

extension Snapshotting where Value: MockupConvertible, Format == String {
  /// Every element with its frame in points, one per line: `button #play (16, 16) 100.5 x 34.5`.
  public static var layout: Self { .tree(.layout) { try $0.mockups() } }

  /// Everything that is drawn, one command per line, in points.
  public static var displayList: Self { .tree(.displayList) { try $0.mockups() } }

  /// The elements exposed to accessibility, one per line: `"Play", button, at (16, 16) 100.5 x 34.5`.
  public static var accessibility: Self { .tree(.accessibility) { try $0.mockups() } }
}

extension Snapshotting where Value: Element, Format == String {
  /// Every element with its frame in points, one per line: `button #play (16, 16) 100.5 x 34.5`.
  public static var layout: Self { .tree(.layout) { [SnapshotPart(MockupFrame().mockup(of: $0))] } }

  /// Everything that is drawn, one command per line, in points.
  public static var displayList: Self { .tree(.displayList) { [SnapshotPart(MockupFrame().mockup(of: $0))] } }

  /// The elements exposed to accessibility, one per line: `"Play", button, at (16, 16) 100.5 x 34.5`.
  public static var accessibility: Self {
    .tree(.accessibility) { [SnapshotPart(MockupFrame().mockup(of: $0))] }
  }
}

extension Snapshotting where Value == any Element, Format == String {
  /// Every element with its frame in points, one per line: `button #play (16, 16) 100.5 x 34.5`.
  public static var layout: Self { .tree(.layout) { [SnapshotPart(MockupFrame().mockup(of: $0))] } }

  /// Everything that is drawn, one command per line, in points.
  public static var displayList: Self { .tree(.displayList) { [SnapshotPart(MockupFrame().mockup(of: $0))] } }

  /// The elements exposed to accessibility, one per line: `"Play", button, at (16, 16) 100.5 x 34.5`.
  public static var accessibility: Self {
    .tree(.accessibility) { [SnapshotPart(MockupFrame().mockup(of: $0))] }
  }
}

/// A text about a mockup, as `maquette inspect` prints it.
private enum TreeStage: Sendable {
  case layout, displayList, accessibility

  var fileExtension: String {
    switch self {
    case .layout: "layout.txt"
    case .displayList: "display-list.txt"
    case .accessibility: "accessibility.txt"
    }
  }

  func text(of mockup: Mockup) -> String {
    let layout = mockup.layout()
    return switch self {
    case .layout: layout.layoutText
    case .displayList: mockup.displayList(of: layout).text
    case .accessibility: layout.accessibilityText
    }
  }
}

extension Snapshotting where Format == String {
  fileprivate static func tree(
    _ stage: TreeStage, of mockups: @escaping @Sendable (Value) throws -> [SnapshotPart<Mockup>]
  ) -> Self {
    .mockups(
      of: mockups, changes: MockupChanges(), fileExtension: stage.fileExtension, diffing: .text,
      format: { stage.text(of: $0) })
  }
}
