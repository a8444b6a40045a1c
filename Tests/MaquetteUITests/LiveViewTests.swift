import MaquetteUI
import MaquetteUICore
import Testing

/// Views that are used: what taps and typed words change is drawn.
@MainActor
struct LiveViewTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var name = ""
    @State private var unit = 0
    let note: (String) -> Void

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Toggle("Wi-Fi", isOn: $isOn)
        TextField("Name", text: $name)
        Stepper("Count", value: $count, in: 0...3)
        Picker("Unit", selection: $unit) {
          Text("Day").tag(0)
          Text("Week").tag(1)
        }
        .pickerStyle(.segmented)
        Button("Never") { count = 99 }.disabled(true)
        let _ = note("\(count) \(isOn) \(name) \(unit)")
      }
      .frame(width: 300)
    }
  }

  private final class Log {
    var last = ""
  }

  private func live(_ log: Log) -> LiveView {
    LiveView(Counter { log.last = $0 }, ViewConfiguration(width: 320, height: 480))
  }

  @Test("A tap on a button runs its action, and the states last")
  func buttons() throws {
    let log = Log()
    let live = live(log)
    try live.tap("Add")
    try live.tap("Add")
    _ = try live.draw()
    #expect(log.last == "2 false  0")
  }

  @Test("Controls change what they are bound to")
  func controls() throws {
    let log = Log()
    let live = live(log)
    try live.tap("Wi-Fi")
    try live.tap("Name")
    live.type("Ada")
    live.deleteBackward()
    try live.tap("Week")
    _ = try live.draw()
    #expect(log.last == "0 true Ad 1")
  }

  @Test("What cannot be used and what is not there is named")
  func missing() throws {
    let live = live(Log())
    #expect(throws: LiveViewError.noResponse("Never")) { try live.tap("Never") }
    #expect(throws: LiveViewError.notFound("Save", labels: ["Add", "Count", "Name", "Wi-Fi"])) {
      try live.tap("Save")
    }
    // Nothing is there.
    live.tap(at: CGPoint(x: 1, y: 1))
  }

  private struct Screens: View {
    @State private var isShown = false
    let note: (String) -> Void

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Details") { Second(note: note) }
          NavigationLink("Seven", value: 7)
          Button("Filter") { isShown = true }
        }
        .navigationTitle("First")
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
        .sheet(isPresented: $isShown) { Sheet() }
      }
    }
  }

  private struct Second: View {
    @Environment(\.dismiss) private var dismiss
    let note: (String) -> Void

    var body: some View {
      Button("Leave") { dismiss() }
        .navigationTitle("Second")
        .onAppear { note("second") }
    }
  }

  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
  }

  @Test("A link opens its screen, whose bar leads back; a sheet comes and goes")
  func screens() throws {
    let log = Log()
    let live = LiveView(Screens { log.last = $0 }, ViewConfiguration(width: 390, height: 844))
    let first = try live.draw().bitmap
    try live.tap("Details")
    _ = try live.draw()
    #expect(log.last == "second")
    try live.tap("Leave")
    #expect(try live.draw().bitmap == first)
    try live.tap("Seven")
    #expect(try live.draw().bitmap != first)
    try live.tap("First")
    #expect(try live.draw().bitmap == first)
    try live.tap("Filter")
    #expect(try live.draw().bitmap != first)
    try live.tap("Done")
    #expect(try live.draw().bitmap == first)
  }

  @Test("A menu opens at its button, and a choice closes it")
  func menus() throws {
    let log = Log()
    let view = Menu("More") { Button("Copy") { log.last = "copied" } }
    let live = LiveView(view, ViewConfiguration(width: 390, height: 400))
    let closed = try live.draw().bitmap
    try live.tap("More")
    #expect(try live.draw().bitmap != closed)
    try live.tap("Copy")
    #expect(try live.draw().bitmap == closed)
    #expect(log.last == "copied")
  }
}
