import Foundation
import Testing

/// Every file must compile on macOS and on Linux, of which only one is at hand: what one of them lacks stands under a condition.
@Suite struct PlatformTests {
  /// The modules that not every platform has.
  static let modules: Set<String> = [
    "Android", "Darwin", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "WinSDK",
  ]

  /// Swift files of the package, its benchmarks and its samples.
  static let sources = SourceTree.sources + SourceTree.tests + SourceTree.examples

  /// Lines of code with the conditions that hold for each, the innermost last; a branch of `#else` has the conditions that failed before it.
  static func conditions(in file: SourceTree.File) -> [(line: Substring, conditions: [String])] {
    var open: [String] = []
    var result: [(line: Substring, conditions: [String])] = []
    for line in file.lines {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("//") { continue }
      if !code.hasPrefix("#") {
        result.append((line, open))
      } else if code.firstMatch(of: /^# *(?:if|ifdef|ifndef)\b/) != nil {
        open.append(String(code))
      } else if code.firstMatch(of: /^#(?:else|elseif|elif)\b/) != nil, let last = open.popLast() {
        open.append("\(last) \(code)")
      } else if code.hasPrefix("#endif") {
        _ = open.popLast()
      } else {
        result.append((line, open))
      }
    }
    return result
  }

  @Test(arguments: sources)
  func modulesThatSomePlatformLacksAreConditional(file: SourceTree.File) {
    for (line, conditions) in Self.conditions(in: file) {
      guard let name = file.module(importedOn: line), Self.modules.contains(name) else { continue }
      #expect(
        conditions.contains { $0.contains("canImport(") }, "\(file.path) imports \(name) without a condition")
    }
  }

  /// Calls and paths that one platform has, words without which a file has none of them, and a condition under which the
  /// platform has them. The words are there for speed: expressions take long.
  private let calls: [(Regex<Substring>, words: [String], platforms: [String])] = [
    (
      /\b(?:inotify|epoll|timerfd|signalfd|memfd)_\w+/,
      ["inotify_", "epoll_", "timerfd_", "signalfd_", "memfd_"], ["os(Linux)"]
    ),
    (
      /\b(?:sched_[gs]etaffinity|sendfile|copy_file_range|prctl|getauxval)\b/,
      ["affinity", "sendfile", "copy_file_range", "prctl", "getauxval"], ["os(Linux)", "__linux__"]
    ),
    (
      /\bMADV_(?:HUGEPAGE|POPULATE_WRITE)\b|\bO_TMPFILE\b|\bdl_iterate_phdr\b/,
      ["MADV_", "O_TMPFILE", "dl_iterate_phdr"], ["os(Linux)", "__linux__"]
    ),
    (
      /#include <(?:elf|link|sched|malloc|linux\/\w+|sys\/(?:inotify|epoll|prctl|auxv))\.h>/, ["#include <"],
      ["__linux__"]
    ),
    (/#include <mach\S*>/, ["#include <mach"], ["__APPLE__"]),
    (/"\/proc\//, ["\"/proc/"], ["os(Linux)", "__linux__", "canImport(Darwin)"]),
    (
      /\.st_[mca]tim\b|\.st_[mca]timespec\b|\b_NSGetExecutablePath\b/, [".st_", "_NSGetExecutablePath"],
      ["canImport(Darwin)"]
    ),
  ]

  @Test(
    arguments: (sources + SourceTree.files).filter {
      ["c", "h", "swift"].contains($0.url.pathExtension) && $0.name != "PlatformTests.swift"
    })
  func callsThatSomePlatformLacksAreConditional(file: SourceTree.File) {
    let text = file.text
    let calls = calls.filter { $0.words.contains { text.contains($0) } }
    guard !calls.isEmpty else { return }
    for (line, conditions) in Self.conditions(in: file) {
      for (call, _, platforms) in calls {
        guard let found = line.firstMatch(of: call)?.output else { continue }
        #expect(
          conditions.contains { condition in platforms.contains { condition.contains($0) } },
          "\(file.path) has \(found) without a condition such as \(platforms[0])")
      }
    }
  }

  /// Types of the project that the C headers of macOS declare too (MacTypes.h), which `Foundation` and `Darwin` show.
  private let shadowed = /(?:^|[^.\w"])(Size|Point|Rect)[\](.,:? ]/

  /// Two imported types of one name are ambiguous; an import of the type alone comes first.
  @Test(arguments: sources)
  func typesThatMacOSDeclaresTooAreImportedByName(file: SourceTree.File) {
    let lines = Self.conditions(in: file).map(\.line)
    guard lines.contains(where: { ["Foundation", "Darwin"].contains(file.module(importedOn: $0)) }) else {
      return
    }
    for line in lines
    where ["Size", "Point", "Rect"].contains(where: line.contains) && !line.contains("import ") {
      for name in line.matches(of: shadowed).map(\.output.1) {
        #expect(
          lines.contains { $0.contains("import struct MaquetteGraphics.\(name)") },
          "\(file.path) uses \(name) beside Foundation; import struct MaquetteGraphics.\(name)")
      }
    }
  }

  @Test(arguments: SourceTree.files.filter { $0.name == "Package.swift" })
  func flagsOfOneLinkerAreForItsPlatform(file: SourceTree.File) {
    let text = file.text
    for flag in text.matches(of: /"(?:-use-ld=[^"]*|-z|-Wl[^"]*|-static-executable|-rpath)"/) {
      let rest = text[flag.range.upperBound...].prefix { $0 != ")" }
      #expect(
        rest.contains(".when(platforms: [.linux]"), "\(file.path) has \(flag.output) for every platform")
    }
  }

  /// The file system of a Mac does not tell upper from lower case.
  @Test func noTwoPathsDifferInCaseOnly() {
    let paths = SourceTree.files.map { $0.path.lowercased() }
    #expect(Set(paths).count == paths.count)
  }
}
