import MaquetteFiles

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// The source location of an assertion, and its function.
struct CallSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var testName: String
  var line: UInt
  var column: UInt
}

/// The running test, as far as its test library identifies it.
struct TestRun {
  enum Library {
    case swiftTesting, xctest
  }

  let library: Library
  let name: String
  /// The arguments of this case of a parameterised test; empty for other tests.
  let arguments: String
  /// Whether the test runs once for each of several arguments.
  let isParameterized: Bool

  /// The test that contains an assertion.
  static func current(at site: CallSite) -> TestRun {
    #if canImport(Testing)
      if let test = Test.current {
        let testCase = Test.Case.current
        let isParameterized = testCase?.isParameterized ?? false
        return TestRun(
          library: .swiftTesting, name: test.id.nameComponents.joined(separator: "/"),
          arguments: isParameterized ? testCase.map { String(reflecting: $0) } ?? "" : "",
          isParameterized: isParameterized)
      }
    #endif
    let name = "\(site.fileID)/\(site.testName)"
    return TestRun(
      library: isSwiftTestingProcess ? .swiftTesting : .xctest, name: name, arguments: "",
      isParameterized: false)
  }

  /// Whether the process runs Swift Testing. SwiftPM runs each library in a process of its own; this matters only for
  /// assertions in detached tasks, which do not know their test.
  private static let isSwiftTestingProcess: Bool = {
    #if canImport(Testing)
      let arguments = CommandLine.arguments
      guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
      return arguments.dropFirst(option + 1).first == "swift-testing"
    #else
      return false
    #endif
  }()

  /// The numbers of snapshots without a name, if no trait provides them.
  var numbering: SnapshotNumbering {
    switch library {
    case .swiftTesting: return .swiftTesting
    case .xctest:
      #if canImport(XCTest)
        TestEnd.observation
      #endif
      return .xctest
    }
  }

  /// The key under which the snapshots of the test that have no name are counted.
  func numberingKey(for name: String) -> String { "\(self.name)\n\(arguments)\n\(name)" }
}

extension TestRun {
  /// Fails the test, with attachments if the test library supports them.
  func record(_ report: SnapshotReport, at site: CallSite) {
    guard let message = report.message else { return }
    switch library {
    case .swiftTesting: recordIssue(message, exhibits: report.failures.flatMap(\.exhibits), at: site)
    case .xctest: recordFailure(message, at: site)
    }
  }

  private func recordIssue(_ message: String, exhibits: [SnapshotFailure.Exhibit], at site: CallSite) {
    #if canImport(Testing)
      let location = SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(clamping: site.line),
        column: Int(clamping: site.column))
      for exhibit in keepsAttachments ? exhibits : [] {
        Attachment.record(exhibit.bytes, named: exhibit.fileName, sourceLocation: location)
      }
      Issue.record("\(message)", sourceLocation: location)
    #endif
  }

  /// Whether attachments are kept. `swift test` prints a line for each and drops them, unless it is told where they go.
  private var keepsAttachments: Bool {
    !Self.isSwiftTestingProcess || CommandLine.arguments.contains { $0.hasPrefix("--attachments-path") }
  }

  private func recordFailure(_ message: String, at site: CallSite) {
    #if canImport(XCTest)
      XCTFail(message, file: site.filePath, line: site.line)
    #else
      // Without a test library the failure is printed.
      let line = "\(site.filePath):\(site.line): error: \(message)\n"
      try? FileBytes.write(Array(line.utf8), to: 2)
    #endif
  }
}

#if canImport(XCTest)
  /// Lets every run of an XCTest test number its snapshots from 1.
  final class TestEnd: NSObject, XCTestObservation {
    /// Observes the tests of this process from the first use on.
    static let observation: Void = XCTestObservationCenter.shared.addTestObserver(TestEnd())

    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbering.xctest.reset() }
  }
#endif
