#if canImport(Testing)
  internal import Testing
#endif

/// The running test, as far as its library names it.
struct TestRun {
  /// Which library runs it.
  enum Library {
    case swiftTesting
    case xctest
  }

  let library: Library
  /// The name of the test.
  let name: String
  /// The arguments of this case of a parameterised test; empty for other tests.
  let arguments: String
  /// Whether the test runs once for each of several arguments.
  let isParameterized: Bool

  /// The test that an assertion stands in.
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

  /// Whether the process runs Swift Testing. SwiftPM runs each library in a process of its own; it matters only
  /// for assertions in detached tasks, which do not know their test.
  private static let isSwiftTestingProcess: Bool = {
    #if canImport(Testing)
      let arguments = CommandLine.arguments
      guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
      return arguments.dropFirst(option + 1).first == "swift-testing"
    #else
      return false
    #endif
  }()

  /// The numbers of snapshots without a name, where no trait brings some.
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
