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
    #expect(lines.count == 2 && lines[0].hasPrefix("\"Play\", button, at (") && lines[1].hasPrefix("\"End\""))
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
    #expect(drawn.previews.map(\.cause?.text) == ["drawing takes more than 1 s"])
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

  @Test func whatPreviewsStateDecidesTheirSize() throws {
    let folder = try TemporaryFolder()
    let outcome = try outcome(
      of: [
        "Sizes.swift": """
        import SwiftUI
        import SFSafeSymbols
        import os.log
        struct Classes: View {
          @Environment(\\.horizontalSizeClass) private var across
          @Environment(\\.verticalSizeClass) private var down
          var body: some View {
            Color.clear.frame(width: across == .regular ? 20 : 10, height: down == .regular ? 20 : 10)
          }
        }
        struct Phone_Previews: PreviewProvider {
          static var previews: some View {
            Text("a").previewDevice("iPhone SE (3rd generation)").previewDisplayName("SE")
            Text("b").previewDevice(PreviewDevice(rawValue: "iPad mini (6th generation)")).previewDisplayName("mini")
            Text("c").previewLayout(.fixed(width: 33, height: 22)).previewDisplayName("fixed")
            Classes().previewLayout(.sizeThatFits).previewDisplayName("compact")
            Text("d").previewDevice("Toaster").previewDisplayName("unknown")
          }
        }
        #Preview("side", traits: .landscapeLeft) { Text("e") }
        #Preview("symbol", traits: .sizeThatFitsLayout) { Image(systemSymbol: .houseFill) }
        #Preview("locale", traits: .sizeThatFitsLayout) {
          Color.clear.frame(width: Locale.current.identifier == "en_US" ? 10 : 20, height: 10)
        }
        """
      ], in: folder.path)
    var sizes: [String: [Int]] = [:]
    for picture in outcome.previews.flatMap({ preview in
      preview.pictures.map { ($0.name ?? preview.name, $0) }
    }) {
      sizes[picture.0 ?? ""] = [picture.1.width, picture.1.height]
    }
    #expect(outcome.previews.compactMap(\.cause) == [])
    // The maker's numbers of pixels.
    #expect(sizes["SE"] == [750, 1334] && sizes["mini"] == [1488, 2266] && sizes["side"] == [2622, 1206])
    #expect(sizes["fixed"] == [99, 66] && sizes["compact"] == [30, 60] && sizes["locale"] == [30, 30])
    let reports = outcome.previews.flatMap(\.pictures).flatMap(\.reports)
    #expect(reports.map(\.name) == ["the device 'Toaster'; drawn for iphone-17"])
  }

  @Test func whatTakesTooMuchIsNamedAndTheRestIsDrawn() throws {
    let folder = try TemporaryFolder()
    let outcome = try outcome(
      of: [
        "Bad.swift": """
        import SwiftUI
        #Preview("Memory") {
          let _ = { var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 24)) } }()
          Text("")
        }
        #Preview("Leaves") { let _ = exit(3); Text("") }
        #Preview("Deep") {
          let _ = { func down(_ n: Int) -> Int { n < 0 ? 0 : down(n + 1) + n }; return down(0) }()
          Text("")
        }
        #Preview("Good", traits: .sizeThatFitsLayout) { Text("Good") }
        """
      ], in: folder.path
    ) {
      $0.limits.memory = 512 << 20
      $0.limits.seconds = 60
    }
    func cause(_ name: String) -> String? { outcome.previews.first { $0.name == name }?.cause?.text }
    #expect(cause("Memory") == "drawing takes more than 512 MiB of memory")
    #expect(cause("Leaves") == "the code ended the process with exit code 3")
    #expect(
      cause("Deep")?.hasPrefix("signal ") == true || cause("Deep")?.hasPrefix("the code traps") == true)
    #expect(outcome.drawn.map(\.name) == ["Good"])
  }

  @Test func anAppsFontsAreUsed() throws {
    let folder = try TemporaryFolder()
    let text = """
      import SwiftUI
      #Preview("Font", traits: .sizeThatFitsLayout) { Text("iiiiiiii").font(.custom("GeistMono-Bold", size: 20)) }
      """
    func width() throws -> Int? {
      try outcome(of: ["A.swift": text], in: folder.path).previews.first?.pictures.first?.width
    }
    let without = try #require(try width())
    let font = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Fonts/GeistMono/GeistMonoVariable.ttf")
    try Folder.create(FileName.joined(folder.path, "App/Fonts"))
    try FileManager.default.copyItem(
      at: font.standardizedFileURL, to: URL(filePath: FileName.joined(folder.path, "App/Fonts/Mono.ttf")))
    let with = try #require(try width())
    #expect(with > without)
  }

  @Test func aCompilerOfAnotherVersionIsNamed() throws {
    let folder = try TemporaryFolder()
    let compiler = FileName.joined(folder.path, "bin/swiftc")
    try Folder.create(FileName.folder(of: compiler))
    let info =
      #"{"compilerVersion":"Swift version 6.1 (swift-6.1-RELEASE)","paths":{"runtimeLibraryImportPaths":[]}}"#
    try FileBytes.write(Array("#!/bin/sh\necho '\(info)'\n".utf8), to: compiler)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    func message(_ path: String) -> String {
      do {
        _ = try outcome(of: ["A.swift": "import SwiftUI\n#Preview { Text(\"\") }"], in: folder.path) {
          $0.variables["PATH"] = path
        }
        return ""
      } catch { return "\(error)" }
    }
    #expect(message(FileName.folder(of: compiler)).contains("is Swift 6.1; previews need Swift 6.3 or later"))
    #expect(message("/nowhere").contains("previews need Swift 6.3, and 'swiftc' is not on the PATH"))
  }

  @Test func aFolderWithoutPreviewsIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: (any Error).self) { try outcome(of: ["A.swift": "let a = 1"], in: folder.path) }
  }
}
