/// A problem of composing a sheet from files, definitions and loops: cases carry the evidence.
enum CompositionProblem: Hashable, Sendable {
  case cannotRead(String, reason: String, isLimit: Bool)
  case tooManyFiles
  case tooManyBytes
  case expectedPath(found: String)
  /// The names of the files or definitions from the first to the one that refers back to it.
  case loop([String])
  case tooDeep
  case tooManyNodes

  case emptyTable
  case unnamedColumn
  case fieldCount(Int, expected: Int, Unicode.Scalar)
  case textAfterQuote

  case expectedDefinitions(found: String)
  case expectedParameters(found: String)
  case badParameterName(String)
  case missingDefinition

  case expectedUse(found: String)
  case unknownDefinition(String, known: [String])
  case unknownArgument(String, of: String, known: [String])
  case missingArgument(String, of: String)

  case expectedLoop(found: String)
  case missingLoopKey(String)
  case expectedItems(found: String)

  case unknownReference(String, known: [String])
  case unknownField(String, of: String, known: [String])
  case noFields(String, found: String)
  case notText(String, found: String)
  case unclosedReference

  /// A key of a directive or a definition.
  case unknownAttribute(String, of: String, known: [String])
  case notOneElement(directive: String, count: Int)
  case directiveAlone(String)
}
