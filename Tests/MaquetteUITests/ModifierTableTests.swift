import Foundation
import MaquetteUICore
import Testing

/// The table of modifiers against the sources.
struct ModifierTableTests {
  private static let sources: String = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/MaquetteUICore").standardizedFileURL.path
    let files = FileManager.default.enumerator(atPath: folder)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined(separator: "\n")
  }()

  @Test("Each modifier of the table is declared, and is of one kind")
  func declared() {
    let all = ModifierTable.drawn + ModifierTable.inert + ModifierTable.ignored
    #expect(Set(all).count == all.count)
    for name in all {
      #expect(Self.sources.contains("func \(name)(") || Self.sources.contains("func \(name)<"), "\(name)")
    }
  }

  @Test("The ignored modifiers are those that report themselves")
  func ignored() {
    let reporting = Self.sources.matches(of: /ignoring\("(\w+)"/).map { String($0.output.1) }
    #expect(Set(reporting) == Set(ModifierTable.ignored))
  }
}
