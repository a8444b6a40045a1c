import MaquetteGraphics
import MaquetteUI
import MaquetteUICore
import Testing

extension ContainerValues {
  @Entry fileprivate var isWide = false
}

/// A container of the app that looks at the views inside it.
private struct Rows<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack(spacing: 0) {
      ForEach(subviews: content) { view in
        view.frame(width: view.containerValues.isWide ? 50 : 20, height: 10).background(Color.red)
      }
    }
  }
}

private struct Counted<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { views in
      Color.red.frame(width: CGFloat(views.count) * 10, height: 10)
    }
  }
}

private struct Sections<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    HStack(spacing: 0) {
      ForEach(sections: content) { section in
        Color.red.frame(width: CGFloat(section.content.count), height: CGFloat(section.header.count))
      }
    }
  }
}

/// Containers that loop over the views inside them.
@MainActor
struct SubviewTests {
  @Test("A container sees each view, also those of loops and branches, with its values")
  func subviews() throws {
    let drawn = try Drawn(
      Rows {
        Color.blue
        ForEach(0..<2, id: \.self) { _ in Color.blue.containerValue(\.isWide, true) }
        if isShown { Color.blue }
      })
    #expect(drawn.size == [50, 40])
    #expect(drawn.frames("surface").map(\.width).filter { $0 == 50 }.count >= 2)
  }

  private let isShown = true

  @Test("A group counts the views inside another view")
  func groups() throws {
    #expect(
      try Drawn(
        Counted {
          Text("a")
          Text("b")
          Text("c")
        }
      ).size == [30, 10])
  }

  @Test("A container sees sections, and what is outside of them as sections of its own")
  func sections() throws {
    let drawn = try Drawn(
      Sections {
        Text("a")
        Section("Title") {
          Text("b")
          Text("c")
        }
      })
    #expect(drawn.size == [3, 1])
  }
}
