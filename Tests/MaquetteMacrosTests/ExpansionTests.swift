import MaquetteMacros
import Testing

@Suite struct ExpansionTests {
  private func preview(_ source: String) -> String {
    switch MacroUse(source: source, discriminator: "$sX", fileID: "M/F.swift", line: 7).expanded(
      as: "PreviewMacro")
    {
    case .source(let text): text
    case .problem(let text): "problem: \(text)"
    }
  }

  private func entry(
    _ source: String, _ context: String = "extension EnvironmentValues {}", role: String = "peer"
  ) -> String {
    switch MacroUse(source: source, role: role, context: [context]).expanded(as: "EntryMacro") {
    case .source(let text): text
    case .problem(let text): "problem: \(text)"
    }
  }

  @Test func aPreviewIsRegisteredWithItsPlace() {
    let text = preview(#"#Preview("A, (b)", traits: .x, .y(1, 2)) { Text("}") }"#)
    #expect(text.contains("struct $sX7PreviewfMu_: PreviewRegistration {"))
    #expect(text.contains(#"previewName: String? { "A, (b)" }"#))
    #expect(text.contains(#"previewFileID: String { "M/F.swift" }"#))
    #expect(text.contains("previewLine: Int { 7 }"))
    #expect(text.contains("{ [.x, .y(1, 2)] }"))
    #expect(text.contains(#"PreviewContent.make { Text("}") }"#))
  }

  @Test func previewableVariablesBecomeProperties() {
    let text = preview(
      "#Preview {\n  @Previewable @State var a = 1\n  @MainActor @Previewable @State var b = 2\n  let c = a\n  V(c)\n}"
    )
    #expect(
      text.contains(
        "struct $sX11PreviewViewfMu_: View {\n  @State var a = 1\n  @MainActor @State var b = 2\n  var body"))
    #expect(text.contains("    let c = a\n    V(c)\n  }"))
    #expect(text.contains("PreviewContent.make { $sX11PreviewViewfMu_() }"))
  }

  @Test func brokenPreviewsAreProblems() {
    #expect(preview("#Preview {").hasPrefix("problem: #Preview is not complete"))
    #expect(preview("").hasPrefix("problem:"))
    #expect(preview("#Preview(\"a\")") == "problem: #Preview has no body")
    #expect(preview("#Preview(as: .small) { W() } timeline: { E() }").hasPrefix("problem: #Preview(as:)"))
  }

  @Test func anEntryHasAKeyOfItsContainer() {
    #expect(
      entry("@Entry var a: Int = 1")
        == "private struct __Key_a: EnvironmentKey { static var defaultValue: Int { 1 } }")
    #expect(entry("@Entry public var a = [1: \"=\"]").contains("static let defaultValue = [1: \"=\"]"))
    #expect(entry("@Entry var a: [String: Int]?").contains("static var defaultValue: [String: Int]? { nil }"))
    #expect(entry("@Entry var a: (Int) -> Bool = { $0 == 1 }").contains("(Int) -> Bool { { $0 == 1 } }"))
    #expect(entry("@Entry var a = 1", "public extension SwiftUI.Transaction {").contains(": TransactionKey"))
    #expect(
      entry("@Entry var a: Int?", "extension FocusedValues").contains(
        ": FocusedValueKey { typealias Value = Int }"))
    #expect(entry("@Entry var a = 1", role: "accessor").hasPrefix("get { self[__Key_a.self] }"))
  }

  @Test func entriesThatCannotBeAreProblems() {
    #expect(entry("@Entry var a: Int") == "problem: @Entry needs a default value for 'a'")
    #expect(entry("@Entry let a = 1").hasPrefix("problem: @Entry can be attached to a 'var' only"))
    #expect(
      entry("@Entry var a = 1", "struct Card {").hasPrefix("problem: @Entry works in ContainerValues, "))
    #expect(MacroUse(source: "").expanded(as: "Other") != .source(""))
  }
}
