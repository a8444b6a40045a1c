import MaquetteSwiftSource
import Testing

@Suite struct DeclarationTests {
  private func list(_ text: String) -> [String] {
    let source = Source(text)
    return source.declarations().map { "\($0.kind) \($0.keyword) \($0.name)" }
  }

  @Test func declarationsAreTold() {
    let text = """
      import Foundation
      @testable import struct Cards.Card
      @main
      struct App: View { var body: some View { Text("struct Inner {}") } }
      public final class Model { class func make() {} }
      extension Foo.Bar
        where Element: View
      {
        func a() {}
      }
      @available(iOS 17, *) private func helper(_ a: Int = 3) -> Int { a }
      #Preview("A") { App() }
      #if os(iOS)
      let x = { 1 }()
      #endif
      """
    #expect(
      list(text) == [
        "import import Foundation", "import import Cards", "type struct App", "type class Model",
        "type extension Bar", "function func helper", "macro Preview Preview", "directive if if",
        "property let x", "directive endif endif",
      ])
  }

  @Test func theBodyIsInsideOfTheBraces() throws {
    let source = Source("struct A { var b: Int { 1 }; func c() async throws -> [Int] { [] } }")
    let type = try #require(source.declarations().first)
    let body: Range<Int> = try #require(type.body)
    let members = source.declarations(body)
    #expect(members.map(\.name) == ["b", "c"])
    #expect(members.compactMap { $0.body.map(source.text(ofTokens:)) } == ["1", "[]"])
  }

  @Test func anInitialValueIsNoBody() throws {
    let source = Source("let a = { 1 }()\nvar b: Int = 2 { didSet {} }")
    #expect(source.declarations().map { $0.body == nil } == [true, true])
  }

  @Test(arguments: ["struct {", "@", "#", "func", "extension", "import", "}", "private(set) var", ""])
  func brokenTextIsRead(text: String) { _ = Source(text).declarations() }

  @Test func linesAndOffsetsAgree() {
    let source = Source("a\nbc\n\nd")
    #expect([1, 2, 3, 4, 5].map(source.offset(ofLine:)) == [0, 2, 5, 6, nil])
    #expect([0, 1, 2, 4, 5, 6].map(source.line(at:)) == [1, 1, 2, 2, 3, 4])
  }
}
