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
    "", "maquette-drawing 1\np 3 #FFFFFF\n", "{", "{}", json(version: "3"), json(version: "null"),
    json(scale: "0"), json(scale: "1e999"),
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

  @Test func aTextOverALimitIsNoTrace() {
    let node = #"{"depth":1,"frame":[0,0,1,1],"name":"a"}"#
    let nodes = String(repeating: node + ",", count: 80_000) + node
    #expect(DrawingTrace(text: Self.nodes(node)) != nil && DrawingTrace(text: Self.nodes(nodes)) == nil)
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
