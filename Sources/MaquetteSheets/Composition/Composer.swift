// Composes files, definitions and loops to one tree.
//
// Three directives take the place of elements: `include` (the body of another file), `use` (a definition with its
// parameters) and `for-each` (a template for every item of a list). The composer walks the tree once, from the outside
// in, and replaces each directive by its elements; every node keeps its place in the source, so that a problem in an
// included file or in an argument is shown there. Names are lexical: a definition is looked up in the file that
// contains its use, and a template sees only the parameters of its own definition and the items of the loops around it.
// Expanded nodes are counted against the limit of nodes, and so is every directive, also one that comes to nothing; cycles
// are found by the stack of open files and definitions. A tree without directives is returned unchanged. Cost: linear in the
// size of the expanded tree.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

struct Composer {
  /// The files of the sheet, and their diagnostics.
  var library: SheetLibrary

  let elementNames: [String]

  /// The definitions that each file sees, including those of the files it includes.
  var definitions: [Int: [String: Definition]] = [:]

  /// The sorted names of a file's definitions, for hints; they are complete before the first use.
  private var sortedNames: (file: Int, names: [String])?

  /// The root entries of each file, including those of the files it includes.
  var settings: [Int: [SheetNode.Entry]] = [:]

  /// The files and definitions being expanded, from the outside in.
  private var open: [Step] = []
  private var nodeCount = 0
  private(set) var isOverLimit = false

  /// A file or a definition that is being expanded.
  enum Step: Hashable {
    case file(Int)
    case definition(file: Int, name: String)
  }

  /// Returns the sorted names of the definitions that a file sees.
  mutating func definitionNames(of file: Int) -> [String] {
    if let sortedNames, sortedNames.file == file { return sortedNames.names }
    let names = (definitions[file] ?? [:]).keys.sorted()
    sortedNames = (file, names)
    return names
  }

  init(library: SheetLibrary, elementNames: [String]) {
    self.library = library
    self.elementNames = elementNames
  }

  /// The directives, which are replaced by elements.
  static let table = [
    LanguageKey(
      "include", takes: "the path of a file, relative to the folder of the including file",
      help: "The body of another sheet, drawn in that sheet's environment, or the elements of a file."),
    LanguageKey(
      "use",
      takes:
        "the name of a definition, or a mapping from the name to its parameters or to the value of the first one",
      help: "The elements of the definition."),
    LanguageKey(
      "for-each", takes: "a mapping of in, as, do",
      help: "The template's elements, once for each item of a list."),
  ]

  static let directives = table.map(\.name)

  /// The keys of a sheet that composition removes.
  static let structure = ["include", "define"]

  /// Whether to stop: the list of diagnostics is full, or a limit is passed.
  private var isDone: Bool { isOverLimit || library.diagnostics.isFull }

  /// Reports a problem, but none that may follow from reading no further than a limit.
  mutating func report(_ problem: CompositionProblem, at position: SourceLocation) {
    if isOverLimit { return }
    library.diagnostics.add(.composition(problem), at: position)
  }

  /// Runs a body inside of a file or a definition; nil if that is circular or too deep, which is reported.
  mutating func inside<Result>(
    _ step: Step, at position: SourceLocation, _ body: (inout Composer) -> Result
  ) -> Result? {
    if let first = open.firstIndex(of: step) {
      report(.loop((open[first...] + [step]).map(name)), at: position)
      return nil
    }
    guard open.count < SheetLimits.compositionDepth else {
      report(.tooDeep, at: position)
      isOverLimit = true
      return nil
    }
    open.append(step)
    defer { open.removeLast() }
    return body(&self)
  }

  /// Enters a definition, whose elements may use others.
  mutating func enter(_ step: Step) { open.append(step) }

  /// Leaves the definition entered last.
  mutating func leave() { open.removeLast() }

  private func name(of step: Step) -> String {
    switch step {
    case .file(let file): library.path(of: file)
    case .definition(_, let name): name
    }
  }

  /// A node with everything in it expanded; a directive in place of an element makes exactly one.
  mutating func composed(_ node: SheetNode, in scope: Scope?) -> SheetNode {
    guard count(1, at: node.position) else { return .scalar("", at: node.position) }
    switch node.content {
    case .scalar: return resolved(node, in: scope)
    case .sequence(let items): return .sequence(composed(items, in: scope), at: node.position)
    case .mapping(let entries):
      guard let entry = node.onlyEntry, Self.directives.contains(entry.key) else {
        if let matrix = node.onlyEntry, matrix.key == Matrix.name, let parts = matrix.value.entries {
          let value = SheetNode.mapping(composedMatrix(parts, in: scope), at: matrix.value.position)
          return .mapping(matrix.key, value, at: matrix.position)
        }
        return .mapping(composed(entries, in: scope), at: node.position)
      }
      let errors = library.diagnostics.errorCount
      let elements = elements(of: entry, in: scope)
      if let element = elements.first, elements.count == 1 { return element }
      if library.diagnostics.errorCount == errors {
        report(.notOneElement(directive: entry.key, count: elements.count), at: entry.position)
      }
      return Self.standIn(at: node.position)
    }
  }

  /// The items of a list, expanded; directives may make any number of them.
  mutating func composed(_ items: [SheetNode], in scope: Scope?) -> [SheetNode] {
    var result: [SheetNode] = []
    result.reserveCapacity(items.count)
    for item in items {
      if isDone { break }
      if let entry = item.onlyEntry, Self.directives.contains(entry.key) {
        result += elements(of: entry, in: scope)
      } else {
        let node = composed(item, in: scope)
        // A parameter without a value removes its item.
        if !(node.isNull && !item.isNull) { result.append(node) }
      }
    }
    return result
  }

  /// The pairs of a mapping, expanded; a parameter without a value removes its key.
  mutating func composed(_ entries: [SheetNode.Entry], in scope: Scope?) -> [SheetNode.Entry] {
    var result: [SheetNode.Entry] = []
    result.reserveCapacity(entries.count)
    for entry in entries {
      guard count(1, at: entry.position) else { break }
      let value = composed(entry.value, in: scope)
      if value.isNull && !entry.value.isNull { continue }
      let key = key(of: entry, in: scope)
      if key != entry.key, let first = result.first(where: { $0.key == key }) {
        library.diagnostics.add(.duplicateKey(key, first: first.position), at: entry.position)
      } else {
        result.append(SheetNode.Entry(key: key, position: entry.position, value: value))
      }
    }
    return result
  }

  /// The parts of a matrix; a cell that is a use stays one, so that rows and columns can set its parameters.
  private mutating func composedMatrix(
    _ entries: [SheetNode.Entry], in scope: Scope?
  ) -> [SheetNode.Entry] {
    var result = composed(entries.filter { !Self.isUsedCell($0) }, in: scope)
    for cell in entries where Self.isUsedCell(cell) {
      guard let use = cell.value.onlyEntry else { continue }
      let arguments =
        use.value.entries.map { SheetNode.mapping(composed($0, in: scope), at: use.value.position) }
        ?? composed(use.value, in: scope)
      result.append(
        .init(
          key: cell.key, position: cell.position,
          value: .mapping(use.key, arguments, at: use.position)))
    }
    return result
  }

  private static func isUsedCell(_ entry: SheetNode.Entry) -> Bool {
    entry.key == "cell" && entry.value.onlyEntry?.key == "use"
  }

  private mutating func elements(of directive: SheetNode.Entry, in scope: Scope?) -> [SheetNode] {
    guard count(1, at: directive.position) else { return [] }
    return switch directive.key {
    case "include": included(directive, in: scope)
    case "use": used(directive, in: scope)
    default: repeated(directive, in: scope)
    }
  }

  /// An element that draws nothing, in place of one that could not be read.
  static func standIn(at position: SourceLocation) -> SheetNode { .scalar(VStack.name, at: position) }

  /// Counts nodes and returns whether they are within the limit; passing it is reported once.
  mutating func count(_ nodes: Int, at position: SourceLocation) -> Bool {
    if isDone { return false }
    nodeCount += nodes
    if nodeCount <= SheetLimits.nodes { return true }
    report(.tooManyNodes, at: position)
    isOverLimit = true
    return false
  }
}
