import Foundation
import MaquetteFiles
import MaquetteStudio
import Testing

@testable import MaquettePreviews

/// Previews from source to picture, with the real compiler.
@Suite(.serialized) struct PreviewRunTests {
  /// The folder that this test was built in: the compiled views lie there.
  private static var built: String {
    let bundle = Bundle.main.bundleURL
    return (bundle.path.hasSuffix(".xctest") ? bundle.deletingLastPathComponent() : bundle).path
  }

  private func outcome(
    of files: [String: String], in folder: String, _ change: (inout PreviewRequest) -> Void = { _ in }
  ) throws -> PreviewOutcome {
    let app = FileName.joined(folder, "App")
    for (name, text) in files {
      let path = FileName.joined(app, name)
      try Folder.create(FileName.folder(of: path))
      try FileBytes.write(Array(text.utf8), to: path)
    }
    var request = PreviewRequest(
      path: app, out: FileName.joined(folder, "out"), tool: FileName.joined(Self.built, "maquette"),
      variables: ProcessInfo.processInfo.environment, threads: 2)
    request.scratch = FileName.joined(folder, "scratch")
    request.limits.seconds = 3
    change(&request)
    return try PreviewRun(request).run { _ in }
  }

  private static let good = """
    import SwiftUI
    struct Card: View {
      @State private var count = 1
      var body: some View { Text("\\(count)").onAppear { count = 2 } }
    }
    #if os(iOS)
    #Preview("One", traits: .fixedLayout(width: 40, height: 30)) { Card() }
    #endif
    #if os(macOS)
    #Preview("Never") { Card() }
    #endif
    private struct Pair_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Card().previewDisplayName("First")
          Card().environment(\\.colorScheme, .dark)
        }.previewLayout(.sizeThatFits)
      }
    }
    #Preview("Clock", traits: .sizeThatFitsLayout) {
      Text("\\(Date().timeIntervalSince1970) \\(UUID()) \\(Int.random(in: 0...999_999)) \\(Locale.current.identifier)")
    }
    """

  @Test func whatCanBeDrawnIsDrawnAndTheRestHasReasons() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Good.swift": Self.good,
      "Trap.swift":
        "import SwiftUI\n#Preview(\"Trap\") {\n  let none: [Int] = []\n  Text(\"\\(none[3])\")\n}",
      "Hang.swift": "import SwiftUI\n#Preview(\"Hang\") {\n  let _ = { while true {} }()\n  Text(\"\")\n}",
      "Sub/Map.swift":
        "import SwiftUI\nimport MapKit\nstruct Place: View {\n  var body: some View { Map() }\n}\n#Preview(\"Map\") { Place() }",
      "Wrong.swift": "import SwiftUI\n#Preview(\"Wrong\") {\n  Text(\"\").nothing()\n}",
    ]
    let outcome = try outcome(of: files, in: folder.path)
    func preview(_ name: String) throws -> PreviewResult {
      try #require(outcome.previews.first { $0.name == name }, "\(name)")
    }
    #expect(outcome.previews.count == 8)
    let one = try preview("One")
    #expect(one.cause == nil && one.pictures.map(\.width) == [120] && one.pictures.map(\.height) == [90])
    let pair = try preview("Pair_Previews")
    #expect(pair.pictures.map(\.name) == ["First", nil])
    #expect(try preview("Never").cause?.text == "an #if condition excludes it")
    #expect(try preview("Trap").cause?.text.contains("Index out of range") == true)
    #expect(try preview("Hang").cause?.text == "drawing takes more than 3 s")
    let wrong = try #require(try preview("Wrong").cause)
    #expect(
      wrong.text == "unknown name 'nothing'" && wrong.line == 3
        && wrong.file?.hasSuffix("App/Wrong.swift") == true)
    let map = try preview("Map").pictures
    #expect(map.count == 1 && map.allSatisfy(\.hasGaps))
    #expect(map.flatMap(\.reports).map(\.name) == ["no module MapKit on Linux"])
    for path in outcome.changed { #expect(Folder.isRegularFile(path)) }

    // Nothing has changed: no picture is written again, although clocks and random numbers are asked.
    let again = try self.outcome(of: [:], in: folder.path) { $0.filters = ["Good"] }
    #expect(again.changed == [] && again.drawn.count == 3)

    // An edit changes the pictures of its views only.
    let edited = try self.outcome(
      of: [
        "Good.swift": Self.good.replacingOccurrences(of: "Date()", with: "Date(timeIntervalSince1970: 5)")
      ],
      in: folder.path
    ) { $0.filters = ["Good"] }
    #expect(edited.changed.map { FileName.last(of: $0) } == ["Clock.png"])
  }

  @Test func oneFileIsDrawnWithWhatItNeedsOfTheOthers() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Card.swift":
        "import SwiftUI\nstruct Card: View { var body: some View { Button(\"Play\") {} } }\n#Preview(\"Card\") { Card() }",
      "List.swift":
        "import SwiftUI\n#Preview(\"List\", traits: .sizeThatFitsLayout) { VStack { Card(); Text(\"End\") } }",
    ]
    let outcome = try outcome(of: files, in: folder.path) { $0.path = FileName.joined($0.path, "List.swift") }
    #expect(outcome.previews.map(\.name) == ["List"])
    let picture = try #require(outcome.drawn.first?.pictures.first)
    let lines = (picture.accessibility ?? "").split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("\"Play\", ") && lines[1].hasPrefix("\"End\""))
  }

  @Test func whatNoOneWaitsForEndsAndIsNoReason() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Hang.swift": "import SwiftUI\n#Preview(\"Hang\") {\n  let _ = { while true {} }()\n  Text(\"\")\n}"
    ]
    let end = ContinuousClock().now + .milliseconds(300)
    for isOver in [{ true }, { ContinuousClock().now > end }] as [@Sendable () -> Bool] {
      #expect(throws: StudioError.self) {
        try outcome(of: files, in: folder.path) {
          $0.isCancelled = isOver
          $0.limits.seconds = 60
        }
      }
    }
    // Nothing of it was kept: the code compiles, and the reason is its own.
    let drawn = try outcome(of: [:], in: folder.path) { $0.limits.seconds = 1 }
    #expect(drawn.previews.map(\.cause?.text) == ["it takes more than 1 s"])
  }

  @Test func aMatrixMultiplies() throws {
    let folder = try TemporaryFolder()
    let outcome = try outcome(
      of: [
        "A.swift":
          "import SwiftUI\n#Preview(\"A\", traits: .sizeThatFitsLayout) { Text(\"Hello\").padding() }",
        "de.lproj/Localizable.strings": "\"Hello\" = \"Guten Tag\";",
      ], in: folder.path
    ) {
      $0.cells = PreviewCell.all(appearances: ["light", "dark"], locales: ["en", "de"], scale: 1)
      $0.lints = true
    }
    let pictures = outcome.previews.flatMap(\.pictures)
    #expect(
      pictures.map { FileName.last(of: $0.path) }.sorted()
        == ["A~dark~de.png", "A~dark~en.png", "A~light~de.png", "A~light~en.png"])
    let widths = Dictionary(pictures.map { (FileName.last(of: $0.path), $0.width) }) { first, _ in first }
    let (german, english) = (try #require(widths["A~light~de.png"]), try #require(widths["A~light~en.png"]))
    #expect(german > english)
  }

  @Test func aFolderWithoutPreviewsIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: (any Error).self) { try outcome(of: ["A.swift": "let a = 1"], in: folder.path) }
  }
}
