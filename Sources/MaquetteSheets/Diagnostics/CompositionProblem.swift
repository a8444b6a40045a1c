internal import MaquetteDiagnostics

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
  case fieldCount(Int, expected: Int)
  case textAfterQuote

  case expectedDefinitions(found: String)
  case unknownDefinitionKey(String, nearest: String?)
  case expectedParameters(found: String)
  case badParameterName(String)
  case unusedBody

  case expectedUse(found: String)
  case unknownDefinition(String, nearest: String?, known: [String])
  case unknownArgument(String, of: String, nearest: String?, known: [String])
  case missingArgument(String, of: String)

  case expectedLoop(found: String)
  case unknownLoopKey(String, nearest: String?)
  case missingLoopKey(String)
  case expectedItems(found: String)

  case unknownReference(String, nearest: String?, known: [String])
  case unknownField(String, of: String, nearest: String?, known: [String])
  case noFields(String, found: String)
  case notText(String, found: String)
  case unclosedReference

  case notOneElement(directive: String, count: Int)
  case directiveAlone(String)
}

extension CompositionProblem {
  var isLimit: Bool {
    switch self {
    case .tooManyFiles, .tooManyBytes, .tooDeep, .tooManyNodes: true
    case .cannotRead(_, _, let isLimit): isLimit
    default: false
    }
  }

  /// The problem.
  var message: String {
    switch self {
    case .cannotRead(let path, let reason, _): "cannot include \(Wording.quoted(path)): \(reason)"
    case .tooManyFiles: "the sheet includes more than \(SheetLimits.files) files"
    case .tooManyBytes: "what the sheet includes has more than \(SheetLimits.includedBytes >> 20) MiB"
    case .expectedPath(let found): "expected the path of a file, found \(found)"
    case .loop(let names): "\(Wording.quoted(names.first ?? "")) leads back to itself: " + Self.chain(names)
    case .tooDeep: "includes and uses are more than \(SheetLimits.compositionDepth) levels deep"
    case .tooManyNodes:
      "the sheet has more than \(SheetLimits.nodes) values, definitions, loops and files written out"

    case .emptyTable: "the table is empty"
    case .unnamedColumn: "this column has no name"
    case .fieldCount(let count, let expected):
      "this row has \(count) field\(count == 1 ? "" : "s"), and the first row names \(expected)"
    case .textAfterQuote: "text after a closing quote"

    case .expectedDefinitions(let found): "expected names with what they stand for, found \(found)"
    case .unknownDefinitionKey(let key, _): "unknown attribute \(Wording.quoted(key)) of a definition"
    case .expectedParameters(let found): "expected the names of parameters, found \(found)"
    case .badParameterName(let name): "\(Wording.quoted(name)) cannot be the name of a parameter"
    case .unusedBody: "a definition stands for nothing"

    case .expectedUse(let found): "expected the name of a definition, found \(found)"
    case .unknownDefinition(let name, _, _): "unknown definition \(Wording.quoted(name))"
    case .unknownArgument(let name, let definition, _, _):
      "unknown parameter \(Wording.quoted(name)) of \(Wording.quoted(definition))"
    case .missingArgument(let name, let definition):
      "\(Wording.quoted(definition)) needs the parameter \(Wording.quoted(name))"

    case .expectedLoop(let found): "expected 'in' and 'do' of 'for-each', found \(found)"
    case .unknownLoopKey(let key, _): "unknown attribute \(Wording.quoted(key)) of 'for-each'"
    case .missingLoopKey(let key): "the 'for-each' has no '\(key)'"
    case .expectedItems(let found): "expected a list or the path of a CSV or JSON file, found \(found)"

    case .unknownReference(let name, _, _): "unknown parameter \(Wording.quoted("$" + name))"
    case .unknownField(let field, let name, _, _):
      "\(Wording.quoted("$" + name)) has no \(Wording.quoted(field))"
    case .noFields(let name, let found): "\(Wording.quoted("$" + name)) has no fields: it is \(found)"
    case .notText(let name, let found):
      "expected a text for \(Wording.quoted("$" + name)) within a text, found \(found)"
    case .unclosedReference: "this '${' is never closed"

    case .notOneElement(let directive, let count): "'\(directive)' makes \(count) elements where one stands"
    case .directiveAlone(let name): "'\(name)' does not say what"
    }
  }

  /// How to fix it.
  var hint: String? {
    switch self {
    case .cannotRead, .tooManyFiles, .tooManyBytes, .tooManyNodes, .fieldCount: nil
    case .expectedPath: "write, for example, 'include: parts/header.yaml', from the folder of this file"
    case .loop: "let one of them stand alone"
    case .tooDeep: "put them together in fewer steps"
    case .emptyTable: "begin with a row that names the columns"
    case .unnamedColumn: "name it in the first row"
    case .textAfterQuote: "write a quote within quotes twice"
    case .expectedDefinitions: "write, for example, 'define: { star: { symbol: star.fill } }'"
    case .unknownDefinitionKey(_, let nearest):
      NearestName.hint(nearest) ?? Wording.choices(Definition.keys)
    case .expectedParameters: "write, for example, 'parameters: { title: Play, icon: gear }'"
    case .badParameterName: "begin it with a letter; letters, digits, '-' and '_' may follow"
    case .unusedBody: "write an element, or 'parameters' and 'body'"
    case .expectedUse: "write, for example, 'use: { row: { title: Wi-Fi } }'"
    case .unknownDefinition(_, let nearest, let known):
      NearestName.hint(nearest)
        ?? (known.isEmpty ? "define it under 'define'" : "defined are \(Self.list(known))")
    case .unknownArgument(_, _, let nearest, let known):
      NearestName.hint(nearest) ?? (known.isEmpty ? "it has none" : "it has \(Self.list(known))")
    case .missingArgument: "give it, or a default to the definition"
    case .expectedLoop, .missingLoopKey:
      "write, for example, 'for-each: { in: [a, b], do: { label: $item } }'"
    case .unknownLoopKey(_, let nearest): NearestName.hint(nearest) ?? Wording.choices(Loop.keys)
    case .expectedItems: "write, for example, 'in: [small, large]' or 'in: icons.csv'"
    case .unknownReference(_, let nearest, let known):
      nearest.map { "did you mean '$\($0)'?" }
        ?? "write '$$' for a dollar sign; known are \(Self.list(known.map { "$" + $0 }))"
    case .unknownField(_, _, let nearest, let known):
      NearestName.hint(nearest) ?? (known.isEmpty ? nil : "it has \(Self.list(known))")
    case .noFields: "write '${name}' before a '.' that is text"
    case .notText: "write the parameter alone"
    case .unclosedReference: "write '${name}', or '$$' for a dollar sign"
    case .notOneElement: "put it into the list of a container, such as a 'vstack'"
    case .directiveAlone("include"): "write, for example, 'include: parts/header.yaml'"
    case .directiveAlone("use"): "write, for example, 'use: { row: { title: Wi-Fi } }'"
    case .directiveAlone: "write, for example, 'for-each: { in: [a, b], do: { label: $item } }'"
    }
  }

  private static func chain(_ names: [String]) -> String {
    names.map(Wording.quoted).joined(separator: ", then ")
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? " and \(names.count - 12) more" : "")
  }
}
