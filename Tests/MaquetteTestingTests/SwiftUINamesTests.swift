import MaquetteTesting
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUINames
#endif

/// A test file of an app imports SwiftUI too, which has the same names. The file must compile without a word more: in an expression the
/// compiler takes the type that fits. Where a type is written, `Maquette.Button` names ours.
@Suite struct SwiftUINamesTests {
  private let folder = TemporaryFolder()

  /// The view of the app, beside the mockup of it.
  private struct Row: MockupConvertible {
    var button: Maquette.Button

    func mockups() -> [SnapshotPart<Mockup>] {
      [
        SnapshotPart(
          Mockup(theme: .ios, scale: 2) {
            VStack(spacing: 12) {
              Text("Total")
              button
              Spacer()
            }
          })
      ]
    }
  }

  @Test func elementsAreMaquettes() {
    let found = folder.issues {
      assertSnapshot(of: Button("Play").style(.filled), as: .layout)
      assertSnapshots(of: Text("Play"), as: .layout, .accessibility)
      assertSnapshot(of: Row(button: Maquette.Button("Buy")), as: .accessibility, named: "row")
    }
    #expect(found.count == 3)
    #expect(folder.goldens(of: "SwiftUINamesTests").count == 4)
  }
}
