import Foundation
import MaquetteElements
import MaquetteUI
import MaquetteUICore
import Testing

/// What assistive technology, the linter and agents know of an app's buttons.
@MainActor
struct ButtonTests {
  private func lines(_ view: some View) throws -> [String] {
    try Drawn(view).result.layout.accessibilityText.split(separator: "\n").map {
      $0.components(separatedBy: ", at ")[0]
    }
  }

  @Test("A button of any style is one element with the trait of a button")
  func oneElement() throws {
    #expect(try lines(MaquetteUICore.Button("Play") {}) == ["\"Play\", button"])
    #expect(try lines(MaquetteUICore.Button("Play") {}.buttonStyle(.bordered)) == ["\"Play\", button"])
    #expect(try lines(MaquetteUICore.Button("Play") {}.buttonStyle(.plain)) == ["\"Play\", button"])
    let words = MaquetteUICore.Button {
    } label: {
      MaquetteUICore.VStack {
        Text("Play"); Text("Shuffle")
      }
    }
    #expect(try lines(words) == ["\"Play, Shuffle\", button"])
  }

  @Test("A button that is disabled says so, and a label that the app states replaces its words")
  func statements() throws {
    #expect(try lines(MaquetteUICore.Button("Play") {}.disabled(true)) == ["\"Play\", button, not-enabled"])
    let symbol = MaquetteUICore.Button {
    } label: {
      Image(systemName: "play")
    }
    #expect(try lines(symbol.accessibilityLabel("Play")) == ["\"Play\", button"])
  }
}
