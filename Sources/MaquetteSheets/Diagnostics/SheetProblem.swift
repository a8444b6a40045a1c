import MaquetteElements
import MaquetteDiagnostics
import MaquetteGraphics

/// A problem of a sheet that could be read: cases carry the evidence, ``SheetProblem/message`` has the words.
enum SheetProblem: Hashable, Sendable {
  case expectedSheet(found: String)
  case missingVersion
  case unknownVersion(String)
  case missingBody
  case bodyAndSections
  case expectedSections(found: String)
  case expectedSection(found: String)
  case unknownKey(String, isElement: Bool)
  case missingValue(String)
  case attribute(AttributeError)
  case childAsAttribute(String, of: String)
  case pictureTooLarge(Size, scale: Double)
  case tooManyFrames

  case expectedVariants(found: String)
  case unknownVariant(String, known: [String])
  case expectedValues(of: String, found: String)
  case duplicateVariant(String, first: SourceLocation)
  case tooManyPictures
  case expectedExclusion(found: String)
  case doesNotVary(String, known: [String])
  case notAmongValues(found: String, text: String?, of: String, known: [String])
  case nothingLeft
  case samePath([String], of: [String])
  case expectedTokens(found: String)
  case expectedSymbols(found: String)
  case symbolName(String)
  case expectedThemes(found: String)
  case expectedStrings(found: String)
  case badLanguage(String)
  case noTranslations(String)
  case unknownLanguage(String)
  case noColumns
  case image(String, reason: String, hint: String?, isLimit: Bool)
  case unknownTheme(String, known: [String])

  case expectedElement(found: String, isList: Bool)
  case notOneElement([String])
  case unknownElement(String, known: [String], containers: [String])
  /// The name of a definition where an element is expected.
  case definitionAsElement(String)
  case expectedAttributes(of: String, found: String, isContainer: Bool)
  case expectedChildren(of: String, found: String)
  case duplicateID(String, first: SourceLocation)
  case duplicateIDElsewhere(String, file: String)
  case repeatedID(String)
  case unknownID(String, known: [String])
  case circularCondition(String)
  case tooManyElements
  case tooManyLines(String)

  case expectedMatrix(found: String)
  case missingCell
  case expectedAxis(String, found: String)
  case expectedLine(found: String)

  case composition(CompositionProblem)

  case drawing(ElementWarning, isStrict: Bool)
}
