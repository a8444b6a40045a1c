internal import MaquetteFiles

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

extension TestRun {
  /// Fails the test, with everything to look at attached where the library can do that.
  func record(_ failure: SnapshotFailure, at site: CallSite) {
    switch library {
    case .swiftTesting: recordIssue(failure, at: site)
    case .xctest: recordFailure(failure, at: site)
    }
  }

  private func recordIssue(_ failure: SnapshotFailure, at site: CallSite) {
    #if canImport(Testing)
      let location = SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(clamping: site.line),
        column: Int(clamping: site.column))
      for exhibit in failure.exhibits {
        Attachment.record(exhibit.bytes, named: exhibit.fileName, sourceLocation: location)
      }
      Issue.record("\(failure.message)", sourceLocation: location)
    #endif
  }

  private func recordFailure(_ failure: SnapshotFailure, at site: CallSite) {
    #if canImport(XCTest)
      XCTFail(failure.message, file: site.filePath, line: site.line)
    #else
      // Without a library that could fail, a failure is at least not silent.
      let line = "\(site.filePath):\(site.line): error: \(failure.message)\n"
      try? FileBytes.write(Array(line.utf8), to: 2)
    #endif
  }
}
