import MaquetteGraphics
import MaquettePNG
import MaquetteRaster
import Testing

@testable import MaquetteSnapshots

/// A trace as text, and what may stand in a stranger's file instead of it.
@Suite struct TraceTextTests {
  static let trace = DrawingTrace(
    scale: 3, background: "#FFFFFF",
    nodes: [
      .init(name: "picture", frame: .init(x: 0, y: 0, width: 100.333, height: 50)),
      .init(
        name: "button", id: "a b", label: "Es ist_=;\\ 100 %\n\u{7}→ 日本 👩‍👩‍👧", value: "", line: 14, parent: 0,
        frame: .init(x: -0.5, y: 1e-3, width: 1, height: 2),
        outerFrame: .init(x: 1, y: 2, width: 3, height: 4.25)),
      .init(name: "surface", parent: 1, frame: .init(x: 0, y: 0, width: 1, height: 1), isPart: true),
      .init(name: "label", parent: 0, frame: .init(x: 0, y: 0, width: 0, height: 0)),
    ],
    marks: [
      .init(
        node: 2, kind: "fill", bounds: .init(x: -3, y: 4, width: 5, height: 6),
        properties: [.init("corner radius", "1 2 3 4"), .init("", "")]),
      .init(node: 3, kind: "text", bounds: .zero, properties: []),
    ])

  @Test func readingGivesWhatWasWritten() throws {
    #expect(DrawingTrace(text: try #require(Self.trace.text)) == Self.trace)
  }

  /// The same trace as version 1 wrote it.
  @Test func versionOneIsRead() {
    let text = #"""
      maquette-drawing 1
      p 3 #FFFFFF
      n 0 picture 0 0 100.333 50
      n 1 button -0.5 0.001 1 2 :14 #a_b 'Es_ist\5f;\3d;\3b;\5c;_100_%\a;\7;→_日本_👩‍👩‍👧 =\; @1,2,3,4.25
      n 2 surface 0 0 1 1 ~
      n 1 label 0 0 0 0
      m 2 fill -3 4 5 6 corner_radius=1_2_3_4 \;=\;
      m 3 text 0 0 0 0

      """#
    #expect(DrawingTrace(text: text) == Self.trace)
  }

  /// A golden picture that was recorded with version 1.
  @Test func anOldGoldenIsRead() throws {
    let path = #filePath.replacing("Explanation/TraceTextTests.swift", with: "Fixtures/version-1.png")
    let trace = try #require(try PNGFile.read(path).trace)
    let checkboxes = (0..<3).flatMap { _ in ["checkbox", "mark"] }
    #expect(trace.nodes.map(\.name) == ["picture", "hstack"] + checkboxes)
    #expect(!trace.marks.isEmpty)
  }

  @Test func theTextHoldsNoControlCharacters() throws {
    #expect(try #require(Self.trace.text).unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test func theFormIsDocumented() {
    let trace = DrawingTrace(
      scale: 2, background: "#FFFFFF",
      nodes: [
        .init(name: "picture", frame: .init(x: 0, y: 0, width: 9, height: 9)),
        .init(
          name: "button", id: "save", label: "Save now", line: 14, parent: 0,
          frame: .init(x: 1, y: 1, width: 2.5, height: 2)),
      ],
      marks: [
        .init(
          node: 1, kind: "fill", bounds: .init(x: 2, y: 2, width: 5, height: 4),
          properties: [.init("corner radius", "8")])
      ])
    #expect(
      trace.text == #"""
        {"background":"#FFFFFF","marks":[{"bounds":[2,2,5,4],"kind":"fill",\#
        "look":["corner radius","8"],"node":1}],\#
        "nodes":[{"depth":0,"frame":[0,0,9,9],"name":"picture"},\#
        {"depth":1,"frame":[1,1,2.5,2],"id":"save","label":"Save now","line":14,"name":"button"}],\#
        "scale":2,"version":2}
        """#)
  }

  /// A trace of one node with parts of its JSON replaced.
  private static func json(
    version: String = "2", scale: String = "2",
    nodes: String = #"{"depth":0,"frame":[0,0,9,9],"name":"picture"}"#,
    marks: String = ""
  ) -> String {
    ##"{"version":\##(version),"scale":\##(scale),"background":"#FFF","nodes":[\##(nodes)],"marks":[\##(marks)]}"##
  }

  private static func nodes(_ second: String) -> String {
    json(nodes: #"{"depth":0,"frame":[0,0,9,9],"name":"picture"},"# + second)
  }

  @Test func theShortestJSONIsATrace() { #expect(DrawingTrace(text: Self.json()) != nil) }

  @Test(arguments: [
    "{", "{}", json(version: "3"), json(version: "null"), json(scale: "0"), json(scale: "1e999"),
    json(scale: "\"2\""), json(nodes: ""), json() + "x",
    json(nodes: #"{"depth":1,"frame":[0,0,9,9],"name":"a"}"#),
    nodes(#"{"depth":0,"frame":[0,0,9,9],"name":"a"}"#),
    nodes(#"{"depth":2,"frame":[0,0,9,9],"name":"a"}"#), nodes(#"{"depth":-1,"frame":[0,0,9,9],"name":"a"}"#),
    nodes(#"{"depth":1,"frame":[0,0,9],"name":"a"}"#), nodes(#"{"depth":1,"frame":[0,0,1e30,9],"name":"a"}"#),
    nodes(#"{"depth":1,"frame":[0,0,-1,9],"name":"a"}"#), nodes(#"{"depth":1,"frame":[0,0,9,9]}"#),
    nodes(#"{"depth":1,"frame":[0,0,9,9],"line":0,"name":"a"}"#),
    nodes(#"{"depth":1,"frame":[0,0,9,9],"name":"a","outer":[1,2,3]}"#),
    json(marks: #"{"bounds":[0,0,1,1],"kind":"fill","look":[],"node":1}"#),
    json(marks: #"{"bounds":[0,0,1,1],"kind":"fill","look":[],"node":-1}"#),
    json(marks: #"{"bounds":[0,0,1],"kind":"fill","look":[],"node":0}"#),
    json(marks: #"{"bounds":[0,0,1,-1],"kind":"fill","look":[],"node":0}"#),
    json(marks: #"{"bounds":[0,0,4294967296,1],"kind":"fill","look":[],"node":0}"#),
    json(marks: #"{"bounds":[0,0,1,1],"kind":"fill","look":["fill"],"node":0}"#),
    json(
      marks:
        ##"{"bounds":[0,0,1,1],"kind":"fill","look":["a"\##(String(repeating: ",\"b\"", count: 129))],"node":0}"##
    ),
  ])
  func damagedJSONIsNoTrace(text: String) { #expect(DrawingTrace(text: text) == nil, "\(text.prefix(120))") }

  static let head = "maquette-drawing 1\np 2 #FFFFFF\nn 0 picture 0 0 9 9\n"

  @Test func theHeadAloneIsATrace() { #expect(DrawingTrace(text: Self.head) != nil) }

  @Test(arguments: [
    "", "\n", "maquette-drawing 1", "maquette-drawing 2\np 2 #FFFFFF\nn 0 picture 0 0 9 9\n",
    "maquette-drawing 1\np 2 #FFFFFF\n", "maquette-drawing 1\np 0 #FFFFFF\nn 0 picture 0 0 9 9\n",
    "maquette-drawing 1\np nan #FFFFFF\nn 0 picture 0 0 9 9\n",
    "maquette-drawing 1\np 2\nn 0 picture 0 0 9 9\n",
    "maquette-drawing 1\np 2 #FFFFFF\nn 1 picture 0 0 9 9\n", head + "n 0 again 0 0 1 1\n",
    head + "n 2 deep 0 0 1 1\n", head + "n -1 up 0 0 1 1\n", head + "n 1 short 0 0 1\n",
    head + "n 1 inf 0 0 inf 1\n", head + "n 1 large 0 0 1e30 1\n", head + "n 1 less 0 0 -1 1\n",
    head + "n 1 what 0 0 1 1 ?x\n", head + "n 1 line 0 0 1 1 :0\n", head + "n 1 outer 0 0 1 1 @1,2,3\n",
    head + "n 1 esc\\ 0 0 1 1\n", head + "n 1 esc\\110000; 0 0 1 1\n", head + "n 1 esc\\d800; 0 0 1 1\n",
    head + "n 1 esc\\fffffffffffffffffffff; 0 0 1 1\n", head + "n 1 esc\\zz; 0 0 1 1\n",
    head + "m 1 fill 0 0 1 1\n",
    head + "m -1 fill 0 0 1 1\n", head + "m 0 fill 0 0 1\n", head + "m 0 fill 0 0 99999999999999999999 1\n",
    head + "m 0 fill 0 0 1 -1\n", head + "m 0 fill 0 0 1 1 novalue\n", head + "x\n", head + " \n",
    head + "m\n",
    head + "n\n", head + "m 0 fill 0 0 1 1" + String(repeating: " a=b", count: 65) + "\n",
  ])
  func aDamagedTextIsNoTrace(text: String) {
    #expect(DrawingTrace(text: text) == nil, "\(text.prefix(80))")
  }

  @Test func tooManyNodesAreNoTrace() {
    #expect(DrawingTrace(text: Self.head + String(repeating: "n 1 a 0 0 1 1\n", count: 80_000)) == nil)
  }

  /// Every text that one cut or one changed byte makes of a good one is read or refused, and what is read can be
  /// explained.
  @Test func noDamageStopsTheReader() throws {
    let bytes = Array(try #require(Self.trace.text).utf8)
    for index in bytes.indices {
      var changed = bytes
      changed[index] = [0x20, 0x39, 0x2D, 0x5C][index % 4]
      for candidate in [Array(bytes[..<index]), changed] {
        guard let trace = DrawingTrace(text: String(decoding: candidate, as: UTF8.self)) else { continue }
        _ = Self.trace.changes(since: trace, regions: [])
        _ = trace.changes(since: Self.trace, regions: [PixelRect(x: 0, y: 0, width: 9, height: 9)])
        _ = trace.changes(since: nil, regions: [PixelRect(x: 0, y: 0, width: 9, height: 9)])
      }
    }
  }

  /// A trace made by hand can be nonsense: parents that follow, marks of no node.
  @Test func nonsenseIsExplainedWithoutHarm() throws {
    let frame = Rect(x: .nan, y: .infinity, width: -.infinity, height: 1e300)
    let nonsense = DrawingTrace(
      scale: .nan,
      nodes: [.init(name: "a", parent: 7, frame: frame), .init(name: "b", parent: 1, frame: frame)],
      marks: [
        .init(node: 9, kind: "fill", bounds: .init(x: 0, y: 0, width: 1 << 40, height: 4), properties: []),
        .init(node: 1, kind: "fill", bounds: .init(x: 0, y: 0, width: 1, height: 4), properties: []),
      ])
    let empty = DrawingTrace(scale: 0, nodes: [], marks: [])
    for (old, new) in [
      (nonsense, Self.trace), (Self.trace, nonsense), (nonsense, empty), (empty, Self.trace),
    ] {
      _ = new.changes(since: old, regions: [])
    }
    #expect(nonsense.text == nil)
    #expect(try DrawingTrace(text: #require(empty.text)) == nil)
  }
}
