/// Where an assertion stands, and in which function.
struct CallSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var testName: String
  var line: UInt
  var column: UInt
}
