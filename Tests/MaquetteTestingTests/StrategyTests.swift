import Foundation
import MaquettePNG
import MaquetteRaster
import MaquetteDesign
import MaquetteTesting
import Testing

@Suite struct StrategyTests {
  private let folder = TemporaryFolder()
  private let mockup = Mockup(theme: .ios, scale: 2) { Button("Play").id("play") }

  private func text(_ name: String) -> String {
    String(decoding: folder.bytes("StrategyTests/\(name)"), as: UTF8.self)
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    try PNG.decode(folder.bytes("StrategyTests/\(name)"))
  }

  @Test func treesAreTexts() {
    _ = folder.issues {
      assertSnapshot(of: mockup, as: .layout, testName: "card()")
      assertSnapshot(of: mockup, as: .displayList, testName: "card()")
      assertSnapshot(of: mockup, as: .accessibility, testName: "card()")
    }
    #expect(
      folder.goldens(of: "StrategyTests")
        == ["card.1.accessibility.txt", "card.1.display-list.txt", "card.1.layout.txt"])
    #expect(text("card.1.layout.txt") == mockup.layout().layoutText)
    #expect(text("card.1.layout.txt").contains("button #play ("))
    #expect(text("card.1.display-list.txt") == mockup.displayList().text)
    #expect(text("card.1.accessibility.txt").hasPrefix("\"Play\", button, at ("))
  }

  private struct Order: Encodable, Sendable {
    var total = 12.5
    var tags: Set<String> = ["b", "a", "c"]
    var names = ["z": 1, "y": 2]
    var note: String?
    var state = State.paid
    enum State: String, Encodable { case paid }
    enum CodingKeys: CodingKey { case total, note, state }
  }

  @Test func valuesAreTexts() {
    _ = folder.issues {
      assertSnapshot(of: Order(), as: .json, testName: "o()")
      assertSnapshot(of: Order(), as: .dump, testName: "o()")
      assertSnapshot(of: "a\nb", as: .lines, testName: "o()")
    }
    #expect(
      text("o.1.json") == """
        {
          "state" : "paid",
          "total" : 12.5
        }

        """)
    #expect(
      text("o.1.dump.txt") == """
        ▿ Order
          - total: 12.5
          ▿ tags: 3 elements
            - "a"
            - "b"
            - "c"
          ▿ names: 2 elements
            ▿ (2 values)
              - key: "y"
              - value: 2
            ▿ (2 values)
              - key: "z"
              - value: 1
          - note: nil
          - state: State.paid

        """)
    #expect(text("o.1.txt") == "a\nb")
  }

  private class Node {
    var name = "root"
    var next: Node?
  }

  private final class Leaf: Node {
    var size = 1
  }

  @Test func aCycleAndASuperclassAreDumped() {
    let node = Leaf()
    node.next = node
    defer { node.next = nil }
    _ = folder.issues { assertSnapshot(of: node, as: .dump, testName: "n()") }
    #expect(
      text("n.1.dump.txt") == """
        ▿ Leaf
          - name: "root"
          - next: Leaf (shown above)
          - size: 1

        """)
  }

  @Test func elementsAreDrawnAsAsked() throws {
    let button = Button("Play")
    let anything: any Element = button
    _ = folder.issues {
      assertSnapshot(of: button, as: .picture, named: "plain", testName: "e()")
      assertSnapshot(
        of: button, as: .picture(theme: .macos, scale: 1, appearance: .dark, frame: MockupFrame(width: 200)),
        named: "dark", testName: "e()")
      assertSnapshot(of: anything, as: .picture, named: "any", testName: "e()")
      assertSnapshot(of: button, as: .layout, testName: "e()")
      assertSnapshot(of: anything, as: .accessibility, testName: "e()")
    }
    #expect(try bitmap("e.plain.png") == Mockup(theme: .ios, scale: 2) { button }.render())
    #expect(try bitmap("e.any.png") == bitmap("e.plain.png"))
    var dark = Mockup(theme: .macos, scale: 1, appearance: .dark) { button }
    dark.width = 200
    #expect(try bitmap("e.dark.png") == dark.render())
    #expect(text("e.1.layout.txt") == Mockup(theme: .ios) { button }.layout().layoutText)
    #expect(text("e.1.accessibility.txt").hasPrefix("\"Play\", button"))
  }

  @Test func mockupsAreDrawnAsAsked() throws {
    _ = folder.issues {
      assertSnapshot(
        of: mockup, as: .picture(scale: 3, appearance: .dark, direction: .rightToLeft), testName: "m()")
    }
    #expect(
      try bitmap("m.1.png") == Mockup(theme: .ios, scale: 3, appearance: .dark) { Button("Play") }.render())
  }

  @Test func everyVariantOfASheetIsAFile() throws {
    let sheet = "maquette: 1\nbody: { button: Play }\nvariants: { appearance: [light, dark] }\n"
    let document = try Sheet(Array(sheet.utf8), path: "card.yaml")
    let found = folder.issues {
      assertSnapshot(of: document, as: .picture, named: "sheet", testName: "s()")
      assertSnapshot(of: document.pictures[0], as: .layout, testName: "s()")
    }
    #expect(found.count == 2)
    #expect(
      folder.goldens(of: "StrategyTests")
        == ["s.1.layout.txt", "s.sheet.card~dark.png", "s.sheet.card~light.png"])
    #expect(try bitmap("s.sheet.card~dark.png") == document.pictures[1].mockup().render())
  }

  @Test func pngDataIsKeptAsItIsAndComparedByItsPixels() throws {
    let drawing = try mockup.render()
    let small = try PNG.encode(drawing, options: PNGOptions(compression: .fast))
    let titled = try PNG.encode(drawing, options: PNGOptions(title: "another"))
    #expect(folder.issues { assertSnapshot(of: small, as: .png, testName: "p()") }.count == 1)
    #expect(folder.bytes("StrategyTests/p.1.png") == small)
    #expect(folder.issues { assertSnapshot(of: titled, as: .png, testName: "p()") }.isEmpty)
    let broken = folder.issues { assertSnapshot(of: Array(small.dropLast(60)), as: .png, testName: "p()") }
    #expect(broken.first?.hasPrefix("the value could not be converted: ") == true)
  }

  @Test func filesAreComparedByteByByte() throws {
    try folder.write([1, 2, 3], to: "made.bin")
    let url = URL(filePath: folder.path + "/made.bin")
    _ = folder.issues { assertSnapshot(of: url, as: .file(extension: "bin"), testName: "f()") }
    #expect(folder.bytes("StrategyTests/f.1.bin") == [1, 2, 3])
    let found = folder.issues {
      assertSnapshot(of: [1, 2, 4, 5] as [UInt8], as: .file(extension: "bin"), testName: "f()")
    }
    #expect(found.first?.contains("\n  4 bytes instead of 3, the same up to byte 2\n") == true)
  }

  @Test func strategiesArePulledBack() throws {
    let chart = Snapshotting<Bitmap, SnapshotPicture>.picture(scale: 2).pullback { (count: Int) in
      try #require(Bitmap(width: count, height: 1, pixels: .init(repeating: 0xFF00_00FF, count: count)))
    }
    #expect(folder.issues { assertSnapshot(of: 3, as: chart, testName: "c()") }.count == 1)
    #expect(folder.issues { assertSnapshot(of: 3, as: chart, testName: "c()") }.isEmpty)
    let message = folder.issues { assertSnapshot(of: 4, as: chart, testName: "c()") }
    #expect(message.first?.hasPrefix("it differs from") == true)
    #expect(folder.issues { assertSnapshot(of: 3, as: .description, testName: "d()") }.count == 1)
    #expect(text("d.1.txt") == "3")
  }
}
