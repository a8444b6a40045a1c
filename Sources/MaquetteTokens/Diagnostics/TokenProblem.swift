import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// A problem of a token file: cases carry the evidence.
enum TokenProblem: Hashable, Sendable {
  case expectedFile(found: String)
  case badName(String)
  case expectedItem(String, found: String)
  case unknownProperty(String, known: [String], isToken: Bool)
  case expectedText(String, found: String)
  case expectedObject(String, found: String)
  case expectedDeprecation(found: String)
  case unknownType(String)
  case itemInToken(String)
  case valueTwice(first: SourceLocation)
  case expectedRootToken(found: String)
  case tokenAndGroup(String)
  case tooManyTokens
  case tooDeep

  case malformedReference(String)
  case unknownReference(String, path: [String], known: NameOutlines)
  case referenceToGroup(String, hasRoot: Bool)
  case noSuchPart(String, step: String)
  case loop(String)
  case tooFar(String)
  case differentType(String, found: TokenType, expected: TokenType)
  case noType(String, expected: TokenType?)
  case deprecated(String, reason: String)

  case unknownGroup(String, path: [String], known: NameOutlines)
  case extendsToken(String)
  case extendsItself(String)
  case tooManyExtensions

  case expected(TokenType, found: String)
  case expression(String, TokenType)
  case expectedPart(String, of: TokenType, found: String, what: String)
  case missingPart(String, of: TokenType)
  case unknownPart(String, of: TokenType, known: [String])
  case outOfRange(String, ClosedRange<Double>, found: Double)
  case unknownUnit(String, allowed: [String])
  case unknownColorSpace(String)
  case componentCount(String, expected: Int, found: Int)
  case unknownKeyword(String, of: TokenType, known: [String])

  case unknownToken(String, nearest: String?)
  case wrongTypeForTheme(String, expected: TokenType, found: TokenType)
  case expectedThemeColor(String)
  case expectedThemeStyle(String)
  case unknownFamily([String])
  case letterSpacing(String)
  case cannotVary(String)

  case missingProperty(String, of: String)
  case unknownResolverProperty(String, of: String, known: [String])
  case unknownVersion(String)
  case expectedList(String, found: String)
  case expectedMapping(String, found: String)
  case expectedSource(found: String)
  case noContexts(String)
  case oneContext(String)
  case unknownDefault(String, modifier: String, known: [String])
  case unknownContext(String, modifier: String, choices: [String])
  case noChoice(String)
  case unknownPointer(String, known: [String])
  case forbiddenPointer(String)
  case sourceLoop(String)
  case expectedOrderItem(found: String)
  case nameTwice(String)
  case unknownKind(String)
  case remoteFile(String)
  case cannotRead(String, reason: String)
  case fileTooLarge(String)
  case resolverAsSource(String)
  case tooManyFiles
  case tooManySources
}
