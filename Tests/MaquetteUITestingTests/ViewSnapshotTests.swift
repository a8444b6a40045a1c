import Foundation
import MaquetteUICore
import MaquetteUIKit
import MaquetteUITesting
import Testing

private struct ProfileRow: View {
  var name = "Ada"
  var isOnline = true
  var body: some View {
    HStack {
      Text(name)
      Text(isOnline ? "online" : "away")
    }
    .padding(8)
    .background(isOnline ? Color.green : Color.gray)
  }
}

private struct Profiles: View {
  var rows = [ProfileRow()]
  var body: some View {
    VStack {
      Text("Profiles")
      ForEach(0..<rows.count, id: \.self) { rows[$0] }
    }
  }
}

private struct Badge: View {
  var title = "New"
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(title).padding(8).background(scheme == .dark ? Color.black : Color.yellow) }
}

@MainActor @Suite struct ViewSnapshotTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "maquette-ui-\(UUID().uuidString)"
  ).path

  private func verify<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, UIImage>, named name: String = "a",
    record: SnapshotTestingConfiguration.Record = .missing
  ) -> String? {
    outsideCI {
      verifySnapshot(of: value, as: strategy, named: name, record: record, snapshotDirectory: folder)
    }
  }

  /// Gives the golden other names, because two values must not be the same snapshot of a test.
  private func copy(_ names: String...) throws {
    for name in names {
      try FileManager.default.copyItem(
        atPath: "\(folder)/verify.a.png", toPath: "\(folder)/verify.\(name).png")
    }
  }

  @Test func aViewIsRecordedAndThenEqual() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(verify(Badge(), .image) != nil)
    #expect(verify(Badge(), .image, record: .never) == nil)
    try copy("b", "c")
    let failure = try #require(verify(Badge(title: "Old"), .image, named: "b", record: .never))
    #expect(failure.contains("text changed from 'New' to 'Old'"), "\(failure)")
    #expect(
      verify(
        Badge(), .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "c", record: .never)
        != nil)
  }

  @Test func aFailureNamesTheViewAndItsLine() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(verify(Profiles(), .image) != nil)
    try copy("b", "c")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    func line(of text: String) throws -> Int { try #require(source.firstIndex { $0.contains(text) }) + 1 }
    let file = "MaquetteUITestingTests/ViewSnapshotTests.swift"

    let away = try #require(
      verify(Profiles(rows: [ProfileRow(isOnline: false)]), .image, named: "b", record: .never))
    let row = try line(of: "struct ProfileRow")
    let text = try line(of: "Text(isOnline")
    #expect(away.contains("'away' in ProfileRow (\(file):\(text)): "), "\(away)")
    #expect(away.contains("in ProfileRow (\(file):\(row)): fill changed"), "\(away)")
    let more = try #require(
      verify(Profiles(rows: [ProfileRow(), ProfileRow(name: "Max")]), .image, named: "c", record: .never))
    #expect(more.contains("2nd of 2 in ProfileRow (\(file):\(row)): appeared"), "\(more)")
  }

  /// A precision covers pixels; a fill that changes is a change of the view all the same.
  @Test func precisionAllowsAShareOfOtherPixelsAndNoOtherElements() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func halves(_ end: Color) -> AnyView {
      AnyView(
        HStack(spacing: 0) {
          Color.red
          end
        })
    }
    let layout = SwiftUISnapshotLayout.fixed(width: 20, height: 10)
    #expect(verify(halves(.red), .image(layout: layout)) != nil)
    try copy("b", "c")
    let allowed = verify(
      halves(.blue), .image(precision: 0.4, layout: layout), named: "b", record: .never)
    #expect(allowed?.contains("which 'channel' allows") == true && allowed?.contains("fill changed") == true)
    let refused = verify(
      halves(.blue), .image(precision: 0.9, layout: layout), named: "c", record: .never)
    #expect(refused != nil && refused?.contains("which 'channel' allows") == false)
  }

  @Test func theLayoutDecidesOnThePixels() throws {
    let device = image(of: Badge(), .image(layout: .device(config: .iPhone13)))
    #expect(device.size == CGSize(width: 390, height: 844) && device.scale == 3)
    let fixed = image(
      of: Badge(), .image(layout: .fixed(width: 100, height: 50), traits: .init(displayScale: 2)))
    #expect(fixed.size == CGSize(width: 100, height: 50) && fixed.scale == 2)
    let small = image(of: Badge(), .image)
    let large = image(of: Badge(), .image(traits: .init(preferredContentSizeCategory: .accessibilityLarge)))
    #expect(small.size.width < 100 && small.size.width < large.size.width)
  }

  @Test func hostingControllersAreDrawnAsTheirViews() {
    let view = image(of: Badge(), .image)
    #expect(image(of: UIHostingController(rootView: Badge()), .image).size == view.size)
    #expect(
      image(of: UIHostingController(rootView: Badge()).view, .image).size == .zero, "the controller is gone")
    let own = Snapshotting<UIViewController, UIImage>.image(size: CGSize(width: 60, height: 40))
      .pullback { (view: Badge) in UIHostingController(rootView: view) }
    #expect(image(of: Badge(), own).size == CGSize(width: 60, height: 40))
    #expect(verify(UIViewController(), .image)?.contains("SwiftUI views only") == true)
  }

  private func image<Value>(of value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var result = UIImage()
    strategy.snapshot(value).run { result = $0 }
    return result
  }
}
