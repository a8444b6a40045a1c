#if canImport(XCTest)
  internal import XCTest

  /// Lets every run of an XCTest test number its snapshots from 1.
  final class TestEnd: NSObject, XCTestObservation {
    /// Observes the tests of this process from the first use on.
    static let observation: Void = XCTestObservationCenter.shared.addTestObserver(TestEnd())

    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbering.xctest.reset() }
  }
#endif
