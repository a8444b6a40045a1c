import MaquetteDocuments
import MaquetteRPC
import Testing

@testable import MaquetteMCP

@Suite struct ToolParameterTests {
  private static let cases: [(ToolParameter.Kind, fits: [JSON], others: [JSON])] = [
    (.text, [.text("a"), .text("")], [.number(1), .boolean(true), .array([])]),
    (.boolean, [.boolean(false)], [.text("true"), .number(0)]),
    (.whole(1...3), [.number(1), .number(3)], [.number(0), .number(4), .number(1.5), .text("1")]),
    (.number(0...1), [.number(0.5)], [.number(-0.1), .text("0"), .number(.nan)]),
    (.choice(["light", "dark"]), [.text("dark")], [.text("Dark"), .boolean(true)]),
    (.object, [.object([JSON.Member]())], [.array([]), .text("{}")]),
    (.list, [.array([.text("a")])], [.object([JSON.Member]()), .text("a")]),
  ]

  @Test func valuesOfItsKindFit() {
    for (kind, fits, others) in Self.cases {
      let parameter = ToolParameter("p", kind, "A parameter.")
      for value in fits { #expect(throws: Never.self) { try parameter.check(value) } }
      for value in others { #expect(throws: RPCError.self, "\(value)") { try parameter.check(value) } }
    }
  }

  @Test func theNearestChoiceIsNamed() throws {
    let parameter = ToolParameter("appearance", .choice(["light", "dark"]), "Light or dark.")
    let error = #expect(throws: RPCError.self) { try parameter.check(.text("drak")) }
    #expect(error?.message == "'appearance' takes one of light, dark; did you mean 'dark'?")
    #expect(error?.code == .invalidParameters)
  }

  @Test func theSchemaSaysTheSame() {
    let schema = ToolParameter("width", .whole(40...4000), "The width.").schema
    #expect(
      schema.line == #"{"type": "integer", "minimum": 40, "maximum": 4000, "description": "The width."}"#)
    #expect(ToolParameter("a", .choice(["x"]), "A.").schema["enum"] == .array([.text("x")]))
  }

  @Test func everyToolIsDescribedOnce() {
    let names = Tool.all.map(\.name)
    #expect(Set(names).count == names.count && names.count >= 10)
    for tool in Tool.all {
      let parameters = tool.parameters.map(\.name)
      #expect(Set(parameters).count == parameters.count, "\(tool.name)")
      for parameter in tool.parameters {
        #expect(parameter.help.hasSuffix("."), "\(tool.name).\(parameter.name)")
      }
      #expect(tool.json["inputSchema"]?["properties"]?.members?.map(\.name) == parameters)
    }
  }
}
