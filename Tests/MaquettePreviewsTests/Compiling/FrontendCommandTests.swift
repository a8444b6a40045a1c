import Testing

@testable import MaquettePreviews

@Suite struct FrontendCommandTests {
  @Test func filesOfTheDriverAreLeftOut() throws {
    let line =
      "/bin/swift-frontend -frontend -typecheck -filelist /tmp/a -supplementary-output-file-map /tmp/b -primary-file one.swift two.swift -I '/with space' -module-name App -D DEBUG"
    let command = try #require(FrontendCommand(printed: "warning\n\(line)\n"))
    #expect(
      command.checking("some", of: "all") == [
        "/bin/swift-frontend", "-frontend", "-typecheck", "-I", "/with space", "-module-name", "App", "-D",
        "DEBUG", "-filelist", "all", "-primary-filelist", "some", "-solver-expression-time-threshold=8",
      ])
  }

  @Test func otherTextIsNoCommand() {
    #expect(FrontendCommand(printed: "") == nil)
    #expect(FrontendCommand(printed: "error: no such module\nswift-frontend -c a.swift") == nil)
  }

  @Test func quotesAndEscapesEnd() {
    #expect(FrontendCommand.words(#"a "b c" 'd"e' f\ g """#) == ["a", "b c", #"d"e"#, "f g", ""])
  }
}

@Suite struct ToolchainVersionTests {
  @Test(
    arguments: [
      ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", [6, 3]), ("Apple Swift version 6.4 (swiftlang)", [6, 4]),
      ("Swift version 6", nil), ("clang 17", nil),
    ] as [(String, [Int]?)])
  func versionsAreRead(_ text: String, _ expected: [Int]?) {
    #expect(Toolchain.number(in: text).map { [$0.major, $0.minor] } == expected)
  }
}
