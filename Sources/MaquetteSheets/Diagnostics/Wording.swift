// Messages to authors of sheets: the problem, and how to fix it.
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles
import MaquetteGraphics
import MaquetteScreens

extension SheetProblem {
  var severity: Diagnostic.Severity {
    switch self {
    case .drawing(_, let isStrict): isStrict ? .error : .warning
    case .noTranslations, .unknownLanguage: .warning
    default: .error
    }
  }

  var isLimit: Bool {
    switch self {
    case .pictureTooLarge(let size, _): size.width > 0 && size.height > 0
    case .tooManyFrames, .tooManyPictures, .tooManyElements, .tooManyLines: true
    case .composition(let problem): problem.isLimit
    case .image(_, _, _, let isLimit): isLimit
    default: false
    }
  }

  var message: String {
    switch self {
    case .expectedSheet(let found): "expected a sheet, found \(found)"
    case .missingVersion: "the sheet does not state its version"
    case .unknownVersion(let found): "expected version 1 of sheets, found \(found)"
    case .missingBody: "the sheet has no body"
    case .bodyAndSections: "the sheet has both a body and sections"
    case .expectedSections(let found): "expected a list of sections, found \(found)"
    case .expectedSection(let found): "expected the title and body of a section, found \(found)"
    case .unknownKey(let key, _): "unknown attribute \(Evidence.quoted(key)) of a sheet"
    case .missingValue(let key): "\(Evidence.quoted(key)) has no value"
    case .attribute(let error): error.message
    case .childAsAttribute(let name, let container):
      "\(Evidence.quoted(name)) is an element, not an attribute of \(container)"
    case .pictureTooLarge(let size, let scale):
      Wording.picture(size, scale: scale)
        + (size.width > 0 && size.height > 0
          ? " has more than \(SheetLimits.pixels >> 20) megapixels" : " has no pixels")
    case .tooManyFrames:
      "this animation has more than \(Timeline.frameLimit) frames"

    case .expectedVariants(let found): "expected attributes with lists of values, found \(found)"
    case .unknownVariant(let name, _): "\(Evidence.quoted(name)) cannot vary"
    case .expectedValues(let name, let found): "expected a list of values for '\(name)', found \(found)"
    case .duplicateVariant(let value, let first): "\(value) is given twice, first at \(Evidence.place(first))"
    case .expectedExclusion(let found): "expected attributes with the values to leave out, found \(found)"
    case .doesNotVary(let name, _): "\(Evidence.quoted(name)) does not vary"
    case .notAmongValues(let found, _, let name, _): "\(found) is not among the values of '\(name)'"
    case .nothingLeft: "'exclude' leaves out every picture"
    case .samePath(let paths, let variants):
      paths[0].unicodeScalars.elementsEqual(paths[1].unicodeScalars)
        ? "two pictures have the path \(Evidence.quoted(paths[0])): \(Wording.pair(variants))"
        : "the paths of two pictures differ only in case, which macOS and other systems ignore: "
          + Wording.pair(paths)
    case .expectedTokens(let found):
      "expected the path of a token file, tokens, or a list of these, found \(found)"
    case .expectedSymbols(let found): "expected names with paths of symbol files, found \(found)"
    case .symbolName(let name): "\(Evidence.quoted(name)) cannot be the name of a symbol"
    case .expectedThemes(let found): "expected names with paths of token files or with tokens, found \(found)"
    case .expectedStrings(let found): "expected languages with texts and their translations, found \(found)"
    case .badLanguage(let name):
      "expected a language tag such as de or zh-Hant-TW, found \(Evidence.quoted(name))"
    case .noTranslations(let tag):
      "'strings' has no language for \(Evidence.quoted(tag)); the texts stay as written"
    case .unknownLanguage(let tag):
      "controls are not translated into \(Evidence.quoted(tag)); they show English"
    case .noColumns: "the table has no column for a language"
    case .image(let path, let reason, _, _): "cannot draw \(Evidence.quoted(path)): \(reason)"
    case .unknownTheme(let name, _): "unknown theme \(Evidence.quoted(name))"
    case .tooManyPictures: "the variants make more than \(SheetLimits.pictures) pictures"

    case .expectedElement(let found, _): "expected an element, found \(found)"
    case .notOneElement(let names): "expected one element, found \(Wording.keys(names))"
    case .unknownElement(let name, _, _): "unknown element \(Evidence.quoted(name))"
    case .definitionAsElement(let name): "\(Evidence.quoted(name)) is a definition, not an element"
    case .expectedAttributes(let name, let found, let isContainer):
      "expected the \(isContainer ? "children or attributes" : "attributes") of '\(name)', found \(found)"
    case .expectedChildren(let name, let found):
      "expected a list of the children of '\(name)', found \(found)"
    case .duplicateID(let id, let first):
      "the id \(Evidence.quoted(id)) is given twice, first at \(Evidence.place(first))"
    case .duplicateIDElsewhere(let id, let file):
      "the id \(Evidence.quoted(id)) is given twice, first in \(Evidence.quoted(file))"
    case .repeatedID(let id):
      "the id \(Evidence.quoted(id)) is repeated by a matrix, a loop, a definition or an alias"
    case .unknownID(let id, _): "no element has the id \(Evidence.quoted(id))"
    case .circularCondition(let id):
      "this element and \(Evidence.quoted(id)) depend on each other"
    case .tooManyElements: "the sheet makes more than \(SheetLimits.nodes) elements and attributes"
    case .tooManyLines(let name): "the matrix has more than \(SheetLimits.matrixLines) \(name)"

    case .expectedMatrix(let found): "expected the rows, columns and cell of 'matrix', found \(found)"
    case .missingCell: "the matrix has no cell"
    case .expectedAxis(let name, let found):
      "expected attributes with lists of values for '\(name)', found \(found)"
    case .expectedLine(let found): "expected attributes, found \(found)"

    case .composition(let problem): problem.message
    case .drawing(let warning, _): warning.message
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
    case .unknownKey(let key, isElement: true): "elements go into the body: 'body: { \(key): … }'"
    case .image(_, _, let hint, _): hint
    case .definitionAsElement(let name): "write 'use: \(name)', or 'use: { \(name): … }' with its parameters"
    case .unknownElement(let name, let known, let containers):
      NearestName.hint(ElementSynonyms.nearest(to: name, among: known, inside: containers))
        ?? "'maquette list controls' shows all elements"
    case .unknownKey(let key, _):
      ElementSynonyms.meant(by: key).map { "the element for it is '\($0)': 'body: { \($0): … }'" }
        ?? AttributeSynonyms.hint(for: key, among: SheetKeys.all) ?? Wording.choices(SheetKeys.all)
    case .unknownVariant(let name, let known):
      NearestName.hint(for: name, among: known) ?? "these can: \(Wording.list(known))"
    case .expectedExclusion: "write, for example, 'exclude: [{ appearance: dark, contrast: increased }]'"
    case .doesNotVary(let name, let known), .unknownTheme(let name, let known):
      NearestName.hint(for: name, among: known) ?? Wording.existing(known)
    case .notAmongValues(_, let text, _, let known):
      text.flatMap { NearestName.hint(for: $0, among: known) } ?? Wording.existing(known)
    case .expectedStrings:
      "write, for example, 'strings: { de: { Play: Abspielen } }' or 'strings: strings.csv'"
    case .noTranslations(let tag):
      "add the language, or '\(tag): {}' if the texts of the sheet are in that language"
    case .unknownLanguage: "'maquette list languages' shows the supported ones"
    case .noColumns:
      "name the first column after the sheet's language, and the others after the languages to add"
    case .nothingLeft: "exclude fewer combinations"
    case .samePath: "add the varying attributes to 'output', such as '{variant}' and '{scale}'"
    case .missingValue: "write a value, or remove the name"
    case .attribute(let error): error.hint
    case .childAsAttribute(let name, _): "write children as a list: '- \(name): …'"
    case .pictureTooLarge(let size, _):
      size.width > 0 && size.height > 0
        ? "make the size or the scale smaller" : "give it a size, or a body that has one"
    case .tooManyFrames: "make the changes shorter or the frame rate lower"
    case .expectedVariants: "write, for example, '{ appearance: [light, dark] }'"
    case .expectedAxis: "write, for example, '{ size: [small, large] }'"
    case .expectedValues(let name, _): "write '\(name): [ … ]' with one value or more"
    case .tooManyPictures: "use fewer variants"
    case .expectedElement(_, isList: true): "put several elements into a 'vstack'"
    case .expectedElement: "write its name and attributes, such as 'button: Play'"
    case .notOneElement: "indent attributes under the element's name; put several elements into a 'vstack'"
    case .expectedAttributes(let name, _, _): "write '\(name):' and its attributes indented below it"
    case .expectedChildren: "write '- ' before each child"
    case .duplicateID, .duplicateIDElsewhere: "choose another"
    case .unknownID(let id, let known):
      NearestName.hint(for: id, among: known) ?? "give this id to an element"
    case .circularCondition: "name a control that is outside this element and does not depend on it"
    case .repeatedID: "remove it"
    case .expectedMatrix, .missingCell: "add 'cell:' and one element, such as 'button: Play'"
    case .expectedLine: "write each line as '{ style: filled }'"
    case .composition(let problem): problem.hint
    case .drawing(let warning, _): warning.hint
    default: nil
    }
  }
}

extension CompositionProblem {
  var isLimit: Bool {
    switch self {
    case .tooManyFiles, .tooManyBytes, .tooDeep, .tooManyNodes: true
    case .cannotRead(_, _, let isLimit): isLimit
    default: false
    }
  }

  var message: String {
    switch self {
    case .cannotRead(let path, let reason, _): "cannot include \(Evidence.quoted(path)): \(reason)"
    case .tooManyFiles: "the sheet includes more than \(SheetLimits.files) files"
    case .tooManyBytes: "the included files have more than \(SheetLimits.includedBytes >> 20) MiB together"
    case .expectedPath(let found): "expected the path of a file, found \(found)"
    case .loop(let names):
      "\(Evidence.quoted(names.first ?? "")) refers to itself: "
        + names.map(Evidence.quoted).joined(separator: ", then ")
    case .tooDeep: "includes and uses are more than \(SheetLimits.compositionDepth) levels deep"
    case .tooManyNodes:
      "after expanding definitions, loops and files, the sheet has more than \(SheetLimits.nodes) values"

    case .emptyTable: "the table is empty"
    case .unnamedColumn: "this column has no name"
    case .fieldCount(let count, let expected, _):
      "this row has \(count) field\(count == 1 ? "" : "s"), and the first row names \(expected)"
    case .textAfterQuote: "text after a closing quote"

    case .expectedDefinitions(let found): "expected names with definitions, found \(found)"
    case .expectedParameters(let found): "expected the names of parameters, found \(found)"
    case .badParameterName(let name): "\(Evidence.quoted(name)) cannot be the name of a parameter"
    case .missingDefinition: "the definition has no body"

    case .expectedUse(let found): "expected the name of a definition, found \(found)"
    case .unknownDefinition(let name, _): "unknown definition \(Evidence.quoted(name))"
    case .unknownArgument(let name, let definition, _):
      "unknown parameter \(Evidence.quoted(name)) of \(Evidence.quoted(definition))"
    case .missingArgument(let name, let definition):
      "\(Evidence.quoted(definition)) needs the parameter \(Evidence.quoted(name))"

    case .expectedLoop(let found): "expected 'in' and 'do' of 'for-each', found \(found)"
    case .missingLoopKey(let key): "the 'for-each' has no '\(key)'"
    case .expectedItems(let found): "expected a list or the path of a CSV or JSON file, found \(found)"

    case .unknownReference(let name, _): "unknown parameter \(Evidence.quoted("$" + name))"
    case .unknownField(let field, let name, _):
      "\(Evidence.quoted("$" + name)) has no \(Evidence.quoted(field))"
    case .noFields(let name, let found): "\(Evidence.quoted("$" + name)) has no fields: it is \(found)"
    case .notText(let name, let found):
      "expected a text for \(Evidence.quoted("$" + name)) within a text, found \(found)"
    case .unclosedReference: "this '${' has no closing '}'"

    case .unknownAttribute(let name, let owner, _): "unknown attribute \(Evidence.quoted(name)) of \(owner)"
    case .notOneElement(let directive, let count):
      "'\(directive)' makes \(count) elements, expected one"
    case .directiveAlone(let name): "'\(name)' has no value"
    }
  }

  var hint: String? {
    switch self {
    case .cannotRead, .tooManyFiles, .tooManyBytes, .tooManyNodes: nil
    case .fieldCount(_, _, let separator):
      "fields are separated by \(separator == "\t" ? "tabs" : "'\(separator)'"), as in the first row; put a field that contains one in quotes"
    case .expectedPath: "write, for example, 'include: parts/header.yaml', from the folder of this file"
    case .loop: "remove one of these references"
    case .tooDeep: "nest fewer includes and uses"
    case .emptyTable: "begin with a row that names the columns"
    case .unnamedColumn: "name it in the first row"
    case .textAfterQuote: "write a quote within quotes twice"
    case .expectedDefinitions: "write, for example, 'define: { star: { symbol: star.fill } }'"
    case .expectedParameters: "write, for example, 'parameters: { title: Play, icon: gear }'"
    case .badParameterName: "begin it with a letter; letters, digits, '-' and '_' may follow"
    case .missingDefinition: "write an element, or 'parameters' and 'body'"
    case .unknownDefinition(let name, let known):
      NearestName.hint(for: name, among: known)
        ?? (known.isEmpty
          ? "define it under 'define'" : "the defined names are \(Wording.list(known, most: 12))")
    case .unknownArgument(let name, _, let known):
      NearestName.hint(for: name, among: known)
        ?? (known.isEmpty ? "it has no parameters" : "its parameters are \(Wording.list(known, most: 12))")
    case .missingArgument: "set the parameter, or give it a default in the definition"
    case .expectedItems: "write, for example, 'in: [small, large]' or 'in: icons.csv'"
    case .unknownReference(let name, let known):
      NearestName.hint(NearestName.nearest(to: name, among: known).map { "$" + $0 })
        ?? "write '$$' for a dollar sign; the known names are \(Wording.list(known.map { "$" + $0 }, most: 12))"
    case .unknownField(let name, _, let known):
      NearestName.hint(for: name, among: known)
        ?? (known.isEmpty ? nil : "its fields are \(Wording.list(known, most: 12))")
    case .noFields: "write '${name}' before a '.' that is text"
    case .notText: "write the parameter alone"
    case .unclosedReference: "write '${name}', or '$$' for a dollar sign"
    case .unknownAttribute(let name, _, let known):
      NearestName.hint(for: name, among: known) ?? "its attributes are \(Wording.list(known))"
    case .notOneElement: "put it into the list of a container, such as a 'vstack'"
    case .directiveAlone("include"): "write, for example, 'include: parts/header.yaml'"
    case .expectedUse, .directiveAlone("use"): "write, for example, 'use: { row: { title: Wi-Fi } }'"
    case .expectedLoop, .missingLoopKey, .directiveAlone:
      "write, for example, 'for-each: { in: [a, b], do: { label: $item } }'"
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
    case .isDirectory: "expected a sheet, found a folder"
    case .unreadable(_, let reason): "cannot read the file: \(reason)"
    case .tooLarge(_, let bytes?): "the file has \(bytes) bytes; a sheet may have \(SheetLimits.bytes)"
    case .tooLarge(_, nil): "the input has more than \(SheetLimits.bytes) bytes"
    case .pictureTooLarge(_, let size, let scale): SheetProblem.pictureTooLarge(size, scale: scale).message
    case .invalid: message
    }
  }
}
