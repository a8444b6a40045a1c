import MaquetteGraphics
import MaquetteUI
import MaquetteUICore
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// The common way to columns of equal width: readers behind labels report their widths.
private struct EqualWidths: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach([30.0, 80.0, 50.0], id: \.self) { own in
        Color.red.frame(width: own, height: 10)
          .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
          .frame(width: width, alignment: .leading)
          .background(Color.blue)
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct TitledReader: View {
  var body: some View {
    NavigationStack { GeometryReader { _ in Text("Words").navigationTitle("Title") } }
  }
}

private struct Reported: View {
  var body: some View { GeometryReader { _ in Text("Words").saturation(0.5) } }
}

/// What readers of their room hand on to the views around them.
@MainActor
struct ReaderTests {
  @Test("A preference of a reader's content reaches the views around")
  func preferences() throws {
    let drawn = try Drawn(EqualWidths())
    #expect(drawn.size == [80, 30])
    #expect(drawn.result.reports.isEmpty)
  }

  @Test("A title inside a reader is the title of the screen")
  func titles() throws {
    let drawn = try Drawn(TitledReader(), width: 390, height: 844)
    #expect(drawn.labels.contains("Title"))
  }

  @Test("A report from inside a reader names the view of the app")
  func reports() throws {
    let drawn = try Drawn(Reported(), width: 100, height: 100)
    #expect(drawn.result.reports.map(\.view) == ["Reported"])
  }

  @Test("A reader knows its frame in a named space around it")
  func spaces() throws {
    final class Seen { var frame = CGRect.zero }
    let seen = Seen()
    _ = try Drawn(
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        VStack(spacing: 0) {
          Color.red.frame(height: 7)
          GeometryReader { proxy in
            let _ = (seen.frame = proxy.frame(in: .named("box")))
            Color.blue
          }
        }
        .coordinateSpace(name: "box")
      }, width: 100, height: 100)
    #expect(seen.frame == CGRect(x: 0, y: 7, width: 100, height: 63))
  }

  @Test("In a row of its ideal height, views that fill any height are as high as the highest")
  func equalHeights() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Color.blue.frame(width: 10).frame(minHeight: 5, maxHeight: .infinity)
      Divider()
    }
    let drawn = try Drawn(row.fixedSize(horizontal: false, vertical: true), width: 100, height: 200)
    #expect(drawn.frames("divider").map(\.height) == [40])
    #expect(drawn.frames("surface").filter { $0.width == 10 }.map(\.height) == [40, 40])
  }
}
