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

  @Test func readingGivesWhatWasWritten() {
    #expect(DrawingTrace(text: Self.trace.text) == Self.trace)
  }

  @Test func theTextHoldsNoControlCharacters() {
    #expect(Self.trace.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
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
      trace.text == """
        maquette-drawing 1
        p 2 #FFFFFF
        n 0 picture 0 0 9 9
        n 1 button 1 1 2.5 2 :14 #save 'Save_now
        m 1 fill 2 2 5 4 corner_radius=8

        """)
  }

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
  @Test func noDamageStopsTheReader() {
    let bytes = Array(Self.trace.text.utf8)
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
  @Test func nonsenseIsExplainedWithoutHarm() {
    let frame = DrawingTrace.Frame(x: .nan, y: .infinity, width: -.infinity, height: 1e300)
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
    _ = nonsense.text
    #expect(DrawingTrace(text: empty.text) == nil)
  }
}
