// All messages to authors of sheets are in this file: the problem, and how to fix it.
internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteGraphics

extension SheetProblem {
  var severity: Diagnostic.Severity {
    switch self {
    case .drawing(_, let isStrict): isStrict ? .error : .warning
    default: .error
    }
  }

  var isLimit: Bool {
    switch self {
    case .pictureTooLarge, .tooManyPictures, .tooManyElements, .tooManyLines: true
    case .composition(let problem): problem.isLimit
    default: false
    }
  }

  /// The problem.
  var message: String {
    switch self {
    case .expectedSheet(let found): "expected a sheet, found \(found)"
    case .missingVersion: "the sheet does not say which version of sheets it is written for"
    case .unknownVersion(let found): "expected version 1 of sheets, found \(found)"
    case .missingBody: "the sheet has no body"
    case .bodyAndSections: "the sheet has a body and sections"
    case .expectedSections(let found): "expected a list of sections, found \(found)"
    case .expectedSection(let found): "expected the title and body of a section, found \(found)"
    case .unknownKey(let key, _, _): "unknown attribute \(Wording.quoted(key)) of a sheet"
    case .missingValue(let key): "\(Wording.quoted(key)) has no value"
    case .attribute(let message, _): message
    case .childAsAttribute(let name, let container):
      "unknown attribute \(Wording.quoted(name)) of \(container), but an element"
    case .pictureTooLarge(let size, let scale):
      Wording.picture(size, scale: scale)
        + (size.width > 0 && size.height > 0
          ? " has more than \(SheetLimits.pixels >> 20) megapixels" : " has no pixels")

    case .expectedVariants(let found): "expected attributes with lists of values, found \(found)"
    case .unknownVariant(let name, _, _): "\(Wording.quoted(name)) cannot vary"
    case .expectedValues(let name, let found): "expected a list of values for '\(name)', found \(found)"
    case .duplicateVariant(let value, let first): "\(value) is given twice, first at \(Wording.place(first))"
    case .expectedExclusion(let found): "expected attributes with the values to leave out, found \(found)"
    case .doesNotVary(let name, _, _): "\(Wording.quoted(name)) does not vary"
    case .notAmongValues(let value, let name, _, _): "\(value) is not among the values of '\(name)'"
    case .nothingLeft: "every picture is left out"
    case .samePath(let path, let variants):
      "two pictures have the path \(Wording.quoted(path)): \(variants.map(Wording.quoted).joined(separator: " and "))"
    case .expectedTokens(let found): "expected the path of a token file or a list of these, found \(found)"
    case .expectedSymbols(let found): "expected names with paths of drawings, found \(found)"
    case .symbolName(let name): "\(Wording.quoted(name)) cannot be the name of a symbol"
    case .expectedThemes(let found): "expected names with paths of token files, found \(found)"
    case .expectedStrings(let found): "expected languages with texts and their translations, found \(found)"
    case .badLanguage(let name):
      "expected a language tag such as de or zh-Hant-TW, found \(Wording.quoted(name))"
    case .noColumns: "the table has no column for a language"
    case .unknownTheme(let name, _, _): "unknown theme \(Wording.quoted(name))"
    case .tooManyPictures: "the variants make more than \(SheetLimits.pictures) pictures"

    case .expectedElement(let found, _): "expected an element, found \(found)"
    case .notOneElement(let names): "expected one element, found \(Wording.keys(names))"
    case .unknownElement(let name, _): "unknown element \(Wording.quoted(name))"
    case .expectedAttributes(let name, let found, let isContainer):
      "expected the \(isContainer ? "children or attributes" : "attributes") of '\(name)', found \(found)"
    case .expectedChildren(let name, let found):
      "expected a list of the children of '\(name)', found \(found)"
    case .duplicateID(let id, let first):
      "the id \(Wording.quoted(id)) is given twice, first at \(Wording.place(first))"
    case .duplicateIDElsewhere(let id, let file):
      "the id \(Wording.quoted(id)) is given twice, first in \(Wording.quoted(file))"
    case .repeatedID(let id):
      "the id \(Wording.quoted(id)) is repeated by the matrix, the loop, the definition or the alias around it"
    case .unknownID(let id, _): "no element has the id \(Wording.quoted(id))"
    case .tooManyElements: "the sheet makes more than \(SheetLimits.nodes) elements and attributes"
    case .tooManyLines(let name): "the \(name) of the matrix are more than \(SheetLimits.matrixLines)"

    case .expectedMatrix(let found): "expected the rows, columns and cell of 'matrix', found \(found)"
    case .missingCell: "the matrix has no cell"
    case .expectedAxis(let name, let found):
      "expected attributes with lists of values for '\(name)', found \(found)"
    case .expectedLine(let found): "expected attributes, found \(found)"

    case .composition(let problem): problem.message
    case .drawing(let warning, _): Wording.message(warning)
    }
  }

  /// How to fix it, if the message does not make that plain.
  var hint: String? {
    switch self {
    case .symbolName: "write letters, digits and '-', with '.' between words, such as 'brand.logo'"
    case .missingVersion, .unknownVersion: "write 'maquette: 1'"
    case .expectedSheet: "begin with 'maquette: 1', a 'title' and a 'body'"
    case .bodyAndSections: "put the body into a section"
    case .expectedSections, .expectedSection: "write each section as '- { title: Styles, body: … }'"
    case .missingBody: "add 'body:' and one element, such as 'button: Play'"
    case .unknownKey(let key, _, isElement: true): "elements go into the body: 'body: { \(key): … }'"
    case .unknownElement(_, let nearest):
      NearestName.hint(nearest) ?? "'maquette list controls' shows all elements"
    case .unknownKey(_, let nearest, _): NearestName.hint(nearest) ?? Wording.choices(SheetKeys.all)
    case .unknownVariant(_, let nearest, let known):
      NearestName.hint(nearest) ?? Wording.list("these can:", known)
    case .expectedExclusion: "write, for example, 'exclude: [{ appearance: dark, contrast: increased }]'"
    case .doesNotVary(_, let nearest, let known), .notAmongValues(_, _, let nearest, let known),
      .unknownTheme(_, let nearest, let known):
      NearestName.hint(nearest) ?? (known.isEmpty ? nil : Wording.list("there are", known))
    case .expectedStrings:
      "write, for example, 'strings: { de: { Play: Abspielen } }' or 'strings: strings.csv'"
    case .noColumns:
      "name the first column after the language of the sheet, and the others after those to add"
    case .nothingLeft: "leave fewer out"
    case .samePath: "add what varies to 'output', such as '{variant}' and '{scale}'"
    case .missingValue: "write one or remove the name"
    case .attribute(_, let hint): hint
    case .childAsAttribute(let name, _): "write children as a list: '- \(name): …'"
    case .pictureTooLarge: "make the size or the scale smaller"
    case .expectedVariants: "write, for example, '{ appearance: [light, dark] }'"
    case .expectedAxis: "write, for example, '{ size: [small, large] }'"
    case .expectedValues(let name, _): "write '\(name): [ … ]' with one value or more"
    case .tooManyPictures: "vary less at once"
    case .expectedElement(_, isList: true): "put several elements into a 'vstack'"
    case .expectedElement: "write its name and attributes, such as 'button: Play'"
    case .notOneElement: "indent attributes under the element's name; put several elements into a 'vstack'"
    case .expectedAttributes(let name, _, _): "write '\(name):' and its attributes indented below it"
    case .expectedChildren: "write '- ' before each child"
    case .duplicateID, .duplicateIDElsewhere: "choose another"
    case .unknownID(_, let nearest): NearestName.hint(nearest) ?? "give an element this id"
    case .repeatedID: "remove it"
    case .expectedMatrix, .missingCell: "add 'cell:' and one element, such as 'button: Play'"
    case .expectedLine: "write each line as '{ style: filled }'"
    case .composition(let problem): problem.hint
    case .drawing(let warning, _): Wording.hint(warning)
    default: nil
    }
  }
}

extension SheetError {
  /// The whole message: one line for a failure of the file, and all diagnostics of an invalid sheet.
  public var message: String {
    if case .invalid(let diagnostics) = self { return diagnostics.map(\.rendered).joined(separator: "\n") }
    return "\(path ?? ""): error: \(reason)"
  }

  /// The path of the sheet; nil for an invalid sheet, whose diagnostics name their files.
  package var path: String? {
    switch self {
    case .noSuchFile(let path), .isDirectory(let path), .unreadable(let path, _), .tooLarge(let path, _),
      .pictureTooLarge(let path, _, _):
      path
    case .invalid: nil
    }
  }

  /// The reason, without the path.
  package var reason: String {
    switch self {
    case .noSuchFile: "no such file"
    case .isDirectory: "this is a folder, expected a sheet"
    case .unreadable(_, let reason): "cannot read the file: \(reason)"
    case .tooLarge(_, let bytes?): "the file has \(bytes) bytes; a sheet may have \(SheetLimits.bytes)"
    case .tooLarge(_, nil): "the input has more than \(SheetLimits.bytes) bytes"
    case .pictureTooLarge(_, let size, let scale): SheetProblem.pictureTooLarge(size, scale: scale).message
    case .invalid: message
    }
  }
}

/// The formatting of evidence.
enum Wording {
  static func quoted(_ name: String) -> String { Evidence.quoted(name) }

  static func printable(_ message: String) -> String { Evidence.printable(message) }

  static func place(_ position: SourceLocation) -> String { Evidence.place(position) }

  static let nothing = "nothing"
  static let emptyTitle = "the title is empty"
  static let emptyTitleHint = "write one or remove the name"

  static func sizeNotPositive(_ name: String) -> String { "the \(name) must be more than 0" }

  static func range(_ range: ClosedRange<Double>) -> String {
    "a number between \(number(range.lowerBound)) and \(number(range.upperBound))"
  }

  static func zoomOutOfRange(_ range: ClosedRange<Int>) -> String {
    "expected a whole number between \(range.lowerBound) and \(range.upperBound)"
  }

  static func paddingOutOfRange(_ range: ClosedRange<Double>) -> String {
    "expected \(self.range(range)) on every side"
  }

  static func list(_ words: String, _ names: [String]) -> String {
    words + " " + names.joined(separator: ", ")
  }

  static func choices(_ names: [String]) -> String { "it has " + names.joined(separator: ", ") }

  /// The keys of a mapping where one key was expected.
  static func keys(_ names: [String]) -> String {
    if names.isEmpty { return "an empty mapping" }
    let shown = names.prefix(4).map(quoted).joined(separator: ", ")
    return shown + (names.count > 4 ? " and \(names.count - 4) more" : "")
  }

  static func picture(_ size: Size, scale: Double) -> String {
    "a picture of \(number(size.width)) by \(number(size.height)) points at \(number(scale))x"
  }

  static func number(_ value: Double) -> String { Evidence.number(value) }

  /// The part of an element that could not be drawn as asked.
  static func message(_ warning: ElementWarning) -> String {
    switch warning {
    case .unknownSymbol(let name, _): "unknown symbol \(quoted(name)); a placeholder is drawn"
    case .missingGlyphs(let characters, let text):
      "the fonts have no glyph for \(list(of: characters)) in \(quoted(text)); boxes are drawn"
    case .emptyTitle(let element): "this \(element) has nothing to show"
    case .itemCount(let element, let count, let allowed):
      "a \(element) has \(allowed.lowerBound) to \(allowed.upperBound) items; this one has \(count)"
    case .noSuchItem(let element, let index, let count):
      "this \(element) has no item \(index): it has \(count), counted from 0"
    case .contradictedParent(let title, let stated, let derived):
      "the value of \(quoted(title)) is \(stated.rawValue), but its children make it \(derived.rawValue),"
        + " which is drawn"
    case .selectionCount(let element, 0): "nothing is chosen in this \(element)"
    case .selectionCount(let element, let count): "\(count) items are chosen in this \(element)"
    case .indivisibleInterval(let minutes):
      "an interval of \(minutes) minutes does not divide an hour; 1 is drawn"
    case .unknownOption(let name, _): "no item is called \(quoted(name)); none is drawn as chosen"
    }
  }

  static func hint(_ warning: ElementWarning) -> String? {
    switch warning {
    case .unknownSymbol(_, let nearest): NearestName.hint(nearest)
    case .missingGlyphs: "use other characters, or name a font that has them"
    case .emptyTitle: "give it a title or a symbol"
    case .itemCount: nil
    // A page control always has one open page; elsewhere no item need be chosen.
    case .noSuchItem(PageControl.name, _, let count): count > 1 ? "write 0 to \(count - 1)" : "write 0"
    case .noSuchItem(_, _, let count): count > 0 ? "write 0 to \(count - 1), or none" : nil
    case .contradictedParent: "remove the value, or change the children's"
    case .selectionCount(_, 0): "choose one"
    case .selectionCount: "choose one; use checkboxes where several can be chosen"
    case .indivisibleInterval: "write 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30"
    case .unknownOption(_, let nearest): NearestName.hint(nearest)
    }
  }

  private static func list(of characters: [Character]) -> String {
    characters.prefix(8).map { quoted(String($0)) }.joined(separator: ", ")
      + (characters.count > 8 ? " and \(characters.count - 8) more" : "")
  }
}
