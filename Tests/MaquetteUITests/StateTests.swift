import MaquetteUI
import Testing

/// States, the environment and what runs on first appearance.
@MainActor
struct StateTests {
  private struct Appearing: View {
    @State private var isOpen = false
    @State private var rounds = 0
    var body: some View {
      Color.red.frame(width: isOpen ? 40 : 10, height: CGFloat(10 + rounds))
        .onAppear { isOpen = true }
        .onChange(of: isOpen) { _, _ in rounds += 1 }
    }
  }

  @Test("A picture shows what onAppear and then onChange have changed")
  func onAppear() throws { #expect(try Drawn(Appearing()).size == [40, 11]) }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .onChange(of: count, initial: true) { _, _ in count += 1 }
    }
  }

  @Test("A view that changes in every round is drawn, with a report")
  func restless() throws {
    let drawn = try Drawn(Restless())
    #expect(drawn.size == [10, 10])
    #expect(drawn.result.reports.map(\.kind) == [.limit])
  }

  private struct Child: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.shade) private var shade
    var body: some View { Color.red.frame(width: isEnabled ? 10 : 20, height: shade) }
  }

  @Test("Values of the environment reach the views inside")
  func environment() throws {
    #expect(try Drawn(Child()).size == [10, 5])
    #expect(try Drawn(Child().disabled(true).environment(\.shade, 7)).size == [20, 7])
  }

  private final class Model: ObservableObject {
    @Published var width: CGFloat = 30
  }
  private struct Observer: View {
    @EnvironmentObject private var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 10) }
  }

  @Test("An object of the environment is found; a missing one is reported, not a crash")
  func environmentObject() throws {
    #expect(try Drawn(Observer().environmentObject(Model())).size == [30, 10])
    let drawn = try Drawn(Observer(), width: 20, height: 20)
    #expect(drawn.result.reports.map(\.kind) == [.missing])
    #expect(drawn.result.reports.first?.view == "Observer")
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  private struct Widest: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).preference(key: WidthKey.self, value: 10)
        Color.red.frame(width: 25, height: 10).preference(key: WidthKey.self, value: 25)
        Color.blue.frame(width: 1, height: width)
      }.onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  @Test("Preferences go up and are combined")
  func preferences() throws { #expect(try Drawn(Widest()).size == [25, 45]) }

  private struct Row: View {
    let id: Int
    @State private var height: CGFloat = 5
    var body: some View { Color.red.frame(width: 10, height: height).onAppear { height = CGFloat(id) } }
  }

  @Test("Each element of a loop has a state of its own")
  func loops() throws {
    #expect(try Drawn(VStack(spacing: 0) { ForEach(1..<4) { Row(id: $0) } }).size == [10, 6])
  }
}

extension EnvironmentValues {
  private enum ShadeKey: EnvironmentKey { static let defaultValue: CGFloat = 5 }
  fileprivate var shade: CGFloat {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
}
