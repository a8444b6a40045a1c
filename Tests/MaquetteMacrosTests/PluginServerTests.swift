import Foundation
import MaquetteMacros
import Testing

@Suite struct PluginServerTests {
  private func answer(_ text: String) throws -> [String: Any] {
    let data = PluginServer().answer(Data(text.utf8))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func everyRequestIsAnswered() throws {
    let capability = try answer(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
    #expect(capability.keys.elementsEqual(["getCapabilityResult"]))
    #expect(
      try answer(#"{"loadPluginLibrary": {"libraryPath": "a", "moduleName": "b"}}"#)[
        "loadPluginLibraryResult"] != nil)
    for text in [
      "", "{}", "[1", #"{"somethingNew": {}}"#, #"{"expandFreestandingMacro": {}}"#,
      #"{"expandAttachedMacro": {}}"#,
    ] {
      let result = try #require(try answer(text)["expandMacroResult"] as? [String: Any])
      #expect((result["diagnostics"] as? [[String: Any]])?.count == 1, "\(text)")
    }
  }

  @Test func messagesAreFramedByTheirLength() throws {
    let (input, output) = (Pipe(), Pipe())
    let message = Data(#"{"getCapability": {}}"#.utf8)
    let framed = Data([UInt8(message.count), 0, 0, 0, 0, 0, 0, 0]) + message
    try input.fileHandleForWriting.write(contentsOf: framed + framed + Data([9, 0]))
    try input.fileHandleForWriting.close()
    PluginServer().run(input: input.fileHandleForReading, output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let written = try #require(try output.fileHandleForReading.readToEnd())
    let expected = PluginServer().answer(message)
    #expect(written == (Data([UInt8(expected.count), 0, 0, 0, 0, 0, 0, 0]) + expected) * 2)
  }
}

extension Data {
  fileprivate static func * (data: Data, count: Int) -> Data {
    (0..<count).reduce(into: Data()) { all, _ in all += data }
  }
}
