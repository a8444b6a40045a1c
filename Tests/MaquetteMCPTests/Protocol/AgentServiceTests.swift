import Foundation
import MaquetteDocuments
import MaquetteFiles
import MaquettePNG
@testable import MaquetteRPC
import MaquetteRaster
import MaquetteScreens
import Synchronization
import Testing

@testable import MaquetteMCP

@Suite struct AgentServiceTests {
  private static let sheet = """
    maquette: 1
    padding: 24
    body:
      vstack:
        - button: { id: play, title: Play, style: filled }
        - switch: { id: wifi, accessibility-label: Wi-Fi }
    variants:
      appearance: [light, dark]

    """

  @Test func itNegotiatesTheVersion() throws {
    let service = AgentService(AgentStudio(folder: try AgentWorkplace().folder, catalogue: .standard))
    for (asked, answered) in [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("3000-01-01", "2025-06-18"),
    ] {
      let result = try service.answer(AgentWorkplace.call("initialize", ["protocolVersion": .text(asked)]))
      #expect(result["protocolVersion"]?.string == answered)
      #expect(result["capabilities"]?["tools"] != nil && result["serverInfo"]?["name"]?.string == "maquette")
    }
  }

  @Test func nothingIsDoneBeforeItIsInitialized() throws {
    let service = AgentService(AgentStudio(folder: try AgentWorkplace().folder, catalogue: .standard))
    let error = #expect(throws: RPCError.self) { try service.answer(AgentWorkplace.call("tools/list", [:])) }
    #expect(error?.code == .invalidRequest)
    #expect(throws: Never.self) { try service.answer(AgentWorkplace.call("ping", [:])) }
    let unknown = #expect(throws: RPCError.self) {
      try service.answer(AgentWorkplace.call("server/discover", [:]))
    }
    #expect(unknown?.code == .methodNotFound)
  }

  @Test func aPictureIsAsWideAsAsked() throws {
    let place = try AgentWorkplace(files: ["a.yaml": Self.sheet])
    let service = try place.service()
    let own = try service.call("render", ["sheet": "a.yaml"])
    #expect(own.pictures.count == 2 && !own.isError)
    let full = try PNG.decode(try #require(own.pictures.first))
    let small = try service.call("render", ["sheet": "a.yaml", "width": 60, "picture": "a~dark"])
    let picture = try PNG.decode(try #require(small.pictures.first))
    #expect(picture.width <= 60 && picture.width > 50 && full.width > 100)
    #expect(small.text.contains("a~dark: ") && small.text.contains("\"Play\", button"))
    #expect(try place.files() == ["a.yaml"])
  }

  @Test func previewsAreSoughtInTheFolderOnly() throws {
    let place = try AgentWorkplace(files: ["a.yaml": Self.sheet])
    let service = try place.service()
    let none = try service.call("previews", ["path": "."])
    #expect(none.isError && none.text.contains("no previews found"))
    let outside = #expect(throws: RPCError.self) { try service.call("previews", ["path": ".."]) }
    #expect(outside?.code == .invalidParameters)
    #expect(try place.files() == ["a.yaml"])
  }

  @Test func aSwiftFileIsRenderedAsItsPreviews() throws {
    let place = try AgentWorkplace(files: [
      "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n"
    ])
    let service = try place.service()
    let none = try service.call("render", ["sheet": "A.swift"])
    #expect(none.isError && none.text.contains("no previews found"))
    let outside = #expect(throws: RPCError.self) { try service.call("render", ["sheet": "../A.swift"]) }
    #expect(outside?.code == .invalidParameters)
  }

  @Test func cancelledWorkHasNoResultAndWritesNone() throws {
    let place = try AgentWorkplace(files: ["a.yaml": Self.sheet])
    let service = try place.service()
    for (tool, arguments) in [
      ("render", ["sheet": "a.yaml"]), ("lint", ["sheet": "a.yaml"]), ("check", ["goldens": "."]),
      ("touch", ["sheet": "a.yaml", "steps": [["tap": "play"]]]), ("inspect", ["sheet": "a.yaml"]),
      ("explain", ["sheet": "a.yaml", "x": 30, "y": 30]), ("list", ["what": "guide"]),
      ("compare", ["actual": "a.yaml", "expected": "a.yaml"]), ("previews", ["path": "."]),
      ("draw", ["element": "button"]), ("describe", ["name": "button"]), ("render", ["text": "buton: x"]),
    ] as [(String, JSON)] {
      var call = AgentWorkplace.call("tools/call", ["name": .text(tool), "arguments": arguments])
      call = RPCCall(call.method, call.parameters, peer: call.peer)
      call.cancellation.cancel()
      let error = #expect(throws: RPCError.self) { try service.answer(call) }
      #expect(error == .cancelled, "\(tool)")
    }
    #expect(try place.files().allSatisfy { !$0.hasSuffix(".png") && !$0.hasSuffix("report.json") })
  }

  @Test func furtherPicturesAreNamed() throws {
    let sheet = "maquette: 1\nbody: spacer\nvariants: { scale: [1, 2, 3], appearance: [light, dark] }\n"
    let answer = try AgentWorkplace(files: ["a.yaml": sheet]).service().call(
      "render", ["sheet": "a.yaml", "width": 40])
    #expect(answer.pictures.count == Tool.pictureLimit)
    #expect(answer.text.contains("2 more pictures: call render with \"picture\": NAME for one of a~"))
    let wrong = try AgentWorkplace(files: ["a.yaml": sheet]).service().call(
      "render", ["sheet": "a.yaml", "picture": "b"])
    #expect(wrong.isError && wrong.text.contains("has no picture 'b'"))
  }

  @Test func errorsAreThoseOfTheCommandAtTheirPlace() throws {
    let service = try AgentWorkplace().service()
    let answer = try service.call("render", ["text": "vstack:\n  - button: { titel: Play }"])
    #expect(answer.isError && answer.pictures.isEmpty)
    #expect(
      answer.text == """
        text:2:15: error: unknown attribute 'titel' of a button
            - button: { titel: Play }
                        ^
          did you mean 'title'?
        """)
  }

  @Test func aTouchChangesThePictureAndNamesEvents() throws {
    let service = try AgentWorkplace(files: ["a.yaml": Self.sheet]).service()
    let before = try service.call("render", ["sheet": "a.yaml", "picture": "a~light"])
    let after = try service.call("touch", ["sheet": "a.yaml", "steps": [["tap": "wifi"]]])
    #expect(after.text.contains("valueChanged"))
    let (first, second) = (
      try PNG.decode(try #require(before.pictures.first)), try PNG.decode(try #require(after.pictures.first))
    )
    #expect(first.width == second.width && first.height == second.height && first != second)
    // Steps without effect leave every pixel.
    let idle = try service.call("touch", ["sheet": "a.yaml", "steps": [["wait": 1]]])
    #expect(try PNG.decode(try #require(idle.pictures.first)) == first)
    for steps: JSON in [[["tapp": "wifi"]], [["tap": "wify"]], []] {
      #expect(try service.call("touch", ["sheet": "a.yaml", "steps": steps]).isError)
    }
  }

  @Test func explainNamesTheElementsAndThePixel() throws {
    let service = try AgentWorkplace().service()
    let text =
      "zstack:\n  frame: { width: 40, height: 40 }\n  background: \"#FF9500\"\n  children:\n    - symbol: { id: star, name: star.fill }"
    let corner = try service.call("explain", ["text": .text(text), "x": 18, "y": 18])
    #expect(corner.text.contains("pixel: #FF9500"))
    #expect(corner.text.contains("frame at (16, 16), 40 x 40 points, around zstack, line 1, column 1"))
    let middle = try service.call("explain", ["text": .text(text), "x": 36, "y": 36])
    #expect(middle.text.contains("symbol #star at ") && middle.text.contains("line 5, column 7"))
  }

  @Test func cancelledWorkEnds() throws {
    let service = try AgentWorkplace().service()
    let cancellation = RPCCancellation()
    cancellation.cancel()
    let stream = RPCStream(read: { [] }, write: { _ in })
    let call = RPCCall(
      "tools/call", ["name": "render", "arguments": ["text": "spacer"]], cancellation: cancellation,
      peer: RPCPeer(stream, dialect: .modelContext))
    #expect(throws: RPCError.cancelled) { try service.answer(call) }
  }

  /// A whole session as lines of bytes.
  @Test func aSessionIsLinesOfMessages() throws {
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "{ broken",
      #"{"jsonrpc":"2.0","id":"two","method":"tools/call","params":{"name":"list","arguments":{"what":"styles"}}}"#,
    ]
    let input = Mutex(lines.map { Array(($0 + "\n").utf8) })
    let output = Mutex<[UInt8]>([])
    let stream = RPCStream(
      read: { input.withLock { $0.isEmpty ? [] : $0.removeFirst() } },
      write: { bytes in output.withLock { $0 += bytes } })
    let studio = AgentStudio(folder: try AgentWorkplace().folder, catalogue: .standard)
    #expect(RPCServer(stream, dialect: .modelContext).run(AgentService(studio)) == .closed)
    let answers = String(decoding: output.withLock { $0 }, as: UTF8.self).split(separator: "\n")
    #expect(answers.count == 3)
    #expect(answers[0].contains(#""protocolVersion":"2025-03-26""#))
    #expect(answers[1].contains(#""code":-32700"#))
    #expect(answers[2].contains(#""id":"two""#) && answers[2].contains("large-title"))
  }
}
