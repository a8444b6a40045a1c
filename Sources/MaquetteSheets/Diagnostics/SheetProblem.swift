internal import MaquetteControls

/// What can be wrong with a sheet: cases carry the evidence, ``SheetProblem/message`` has the words.
enum SheetProblem: Hashable, Sendable {
  case outOfMemory
  case omittedDiagnostics(Int)

  case utf16
  case invalidUTF8(UInt8)
  case forbiddenCharacter(Unicode.Scalar)
  case tooManyDirectives

  case tab
  case reservedCharacter(Unicode.Scalar)
  case unclosedQuote
  case unclosedBracket(Unicode.Scalar)
  case expectedInFlow(Unicode.Scalar, since: SourceLocation)
  case unexpectedColon
  case misalignedEntry(since: SourceLocation)
  case missingColon
  case badEscape
  case loneSurrogate
  case syntax(String)

  case emptySheet
  case secondDocument
  case duplicateKey(String, first: SourceLocation)
  case keyIsNotText
  case emptyKey
  case mergeKey
  case tag(String)
  case unknownAlias(String, nearest: String?)
  case cyclicAlias(String)
  case tooDeep
  case tooManyNodes
}
