import MaquetteSwiftSource

/// The ways to take code out of a file, the smallest first: the body of a function, a member, a declaration, the file.
enum CodeRemoval {
  static func steps(
    at offset: Int, in file: SwiftFile, cause: Cause, importsViews: Bool
  ) -> [ModuleCopy.Removal] {
    let source = file.source
    var steps: [ModuleCopy.Removal] = [whole(file, cause)]
    var declarations = file.declarations
    while let found = declarations.first(where: { source.bytes(ofTokens: $0.tokens).contains(offset) }) {
      // Conditions stay as they are.
      if found.kind == .directive { break }
      // A view without a body would end the process.
      if found.name != "body" { steps.insert(blank(found, in: source, cause), at: 0) }
      // A preview goes as a whole: a frame in its place would say nothing.
      if file.isProvider(found) { break }
      guard let body = found.body else { break }
      if found.kind == .type {
        declarations = source.declarations(body)
        continue
      }
      if let stub = stub(found, body, offset, file, cause, importsViews: importsViews) {
        steps.insert(stub, at: 0)
      }
      break
    }
    return steps
  }

  /// The whole file.
  static func whole(_ file: SwiftFile, _ cause: Cause) -> ModuleCopy.Removal {
    let range = 0..<file.source.bytes.count
    return ModuleCopy.Removal(
      start: 0, end: range.upperBound, text: TextEdit.blank(range, in: file.source).text,
      names: file.declarations.flatMap { names(of: $0, in: file.source) }, cause: cause)
  }

  private static func blank(
    _ declaration: Declaration, in source: Source, _ cause: Cause
  ) -> ModuleCopy.Removal {
    let range = source.bytes(ofTokens: declaration.tokens)
    return ModuleCopy.Removal(
      start: range.lowerBound, end: range.upperBound, text: TextEdit.blank(range, in: source).text,
      names: names(of: declaration, in: source), cause: cause)
  }

  /// The names that others miss without a declaration.
  private static func names(of declaration: Declaration, in source: Source) -> [String] {
    let common: Set = ["", "body", "init", "subscript", "deinit", "makeBody", "makeUIView", "updateUIView"]
    switch declaration.kind {
    case .type where declaration.keyword == "extension":
      return (declaration.body.map { source.declarations($0) } ?? []).flatMap { names(of: $0, in: source) }
    case .type, .function, .property, .other:
      return common.contains(declaration.name) ? [] : [declaration.name]
    case .macro, .directive, .import: return []
    }
  }

  /// Another body for a function or a computed property whose type is written.
  private static func stub(
    _ declaration: Declaration, _ body: Range<Int>, _ offset: Int, _ file: SwiftFile, _ cause: Cause,
    importsViews: Bool
  ) -> ModuleCopy.Removal? {
    let source = file.source
    var inside = body
    var isGetter = true
    if declaration.kind == .property {
      let accessors = accessors(in: body, of: source)
      if !accessors.isEmpty {
        guard let found = accessors.first(where: { bytes(of: $0.body, in: source).contains(offset) }) else {
          return nil
        }
        inside = found.body
        isGetter = ["get", "_read"].contains(found.name)
      }
    }
    let range = bytes(of: inside, in: source)
    guard range.contains(offset) else { return nil }
    let place = SwiftFile.literal(cause.place ?? file.path)
    let reason = SwiftFile.literal(cause.text)
    let text: String
    if declaration.head.contains(where: { source.is(source.tokens[$0], "some") }), isGetter {
      guard importsViews, isView(declaration, source) else { return nil }
      text = " _UncompiledView(\(place), \(reason)) "
    } else if !isGetter || returnsNothing(declaration, source) {
      // What a function does to something else is seldom in a picture, and noted.
      text = " \(Self.note)(\(place), \(reason)) "
    } else {
      text = " \(Self.trap)(\(SwiftFile.literal("\(Self.mark)\(cause.place ?? file.path): \(cause.text)"))) "
    }
    let edit = TextEdit.replacing(range, in: source, by: text)
    return ModuleCopy.Removal(
      start: range.lowerBound, end: range.upperBound, text: edit.text, names: [], cause: cause)
  }

  /// The bytes between the braces around tokens.
  private static func bytes(of body: Range<Int>, in source: Source) -> Range<Int> {
    source.tokens[body.lowerBound - 1].range.upperBound..<source.tokens[body.upperBound].range.lowerBound
  }

  /// The accessors of a property with their bodies; none for a property that is only computed.
  private static func accessors(in body: Range<Int>, of source: Source) -> [(name: String, body: Range<Int>)]
  {
    let names: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]
    var found: [(name: String, body: Range<Int>)] = []
    var name: String?
    var index = body.lowerBound
    while index < body.upperBound {
      let token = source.tokens[index]
      if token.kind == .word, names.contains(source.text(token)) { name = source.text(token) }
      if source.opens(token) {
        let end = source.closing(index, before: body.upperBound) ?? body.upperBound - 1
        if source.is(token, "{") {
          // A statement of a getter without a name of its own.
          guard let accessor = name else { return found }
          found.append((accessor, index + 1..<end))
          name = nil
        }
        index = end
      } else if name == nil, source.is(token, "=") || source.is(token, "return") {
        return found
      }
      index += 1
    }
    return found
  }

  /// Whether a declaration is a function without a result.
  private static func returnsNothing(_ declaration: Declaration, _ source: Source) -> Bool {
    guard declaration.keyword == "func" else { return false }
    var index = declaration.head.lowerBound
    while index < declaration.head.upperBound {
      let token = source.tokens[index]
      if source.opens(token) { index = source.closing(index, before: declaration.head.upperBound) ?? index }
      if source.is(token, "-"), index + 1 < declaration.head.upperBound,
        source.is(source.tokens[index + 1], ">")
      {
        return false
      }
      index += 1
    }
    return true
  }

  /// The call that stands in the copy where a function does nothing.
  private static let note = "maquetteSkipped"
  /// The declaration of what it calls.
  static let noteText =
    "nonisolated func \(note)(_ place: String, _ reason: String) { PreviewGaps.note(place, reason) }\n"

  /// What begins the message of a trap in code that is not compiled.
  static let mark = "the app called code that does not compile: "
  /// The call that stands in the copy of the app's code where something is left out.
  private static let trap = "fatal" + "Error"

  /// The cause that the message of such a trap names.
  static func cause(of message: String) -> Cause {
    let text = message.dropFirst(mark.count)
    // A file, a line and the reason.
    guard let end = text.firstRange(of: ": ") else { return Cause(String(text)) }
    let place = text[..<end.lowerBound]
    let reason = String(text[end.upperBound...])
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[colon...].dropFirst()) else {
      return Cause(reason, file: String(place))
    }
    return Cause(reason, file: String(place[..<colon]), line: line)
  }

  /// Whether a declaration returns `some View`.
  private static func isView(_ declaration: Declaration, _ source: Source) -> Bool {
    let words = declaration.head.filter { source.tokens[$0].kind != .newline }
    guard let some = words.lastIndex(where: { source.is(source.tokens[$0], "some") }) else { return false }
    return words[some...].dropFirst().contains { source.is(source.tokens[$0], "View") }
  }
}
