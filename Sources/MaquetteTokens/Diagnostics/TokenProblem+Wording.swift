// All messages to authors of token files are in this file: the problem, and how to fix it.
import MaquetteDiagnostics
import MaquetteDocuments

extension TokenProblem: DocumentProblem {
  var severity: Diagnostic.Severity {
    switch self {
    case .unknownToken, .deprecated, .unknownFamily, .letterSpacing, .cannotVary, .oneContext: .warning
    default: .error
    }
  }

  var isLimit: Bool {
    switch self {
    case .tooManyTokens, .tooDeep, .tooManyExtensions, .tooManyFiles, .tooManySources, .fileTooLarge: true
    default: false
    }
  }

  func message(in kind: DocumentKind) -> String {
    switch self {
    case .expectedFile(let found): "expected an object with groups and tokens, found \(found)"
    case .badName(let name):
      "\(quoted(name)) cannot be a name: it begins with '$' or has one of '{', '}' and '.'"
    case .expectedItem(let name, let found): "expected a token or a group for \(quoted(name)), found \(found)"
    case .unknownProperty(let name, _, let isToken):
      "unknown property \(quoted(name)) of \(isToken ? "a token" : "a group")"
    case .expectedText(let name, let found): "expected a text for \(quoted(name)), found \(found)"
    case .expectedObject(let name, let found): "expected an object for \(quoted(name)), found \(found)"
    case .expectedDeprecation(let found): "expected true, false or an explanation, found \(found)"
    case .unknownType(let name): "unknown type \(quoted(name))"
    case .itemInToken(let name): "a token cannot hold \(quoted(name)): it has a value of its own"
    case .valueTwice(let first): "this token has two values, the first at \(Evidence.place(first))"
    case .expectedRootToken(let found): "expected a token for '$root', found \(found)"
    case .tokenAndGroup(let name): "\(quoted(name)) is both a token and a group"
    case .tooManyTokens: "the files make more than \(TokenLimits.tokens) tokens"
    case .tooDeep: "groups are nested more than \(TokenLimits.depth) levels deep"

    case .malformedReference(let found):
      "expected a JSON Pointer such as '#/group/token/$value', found \(found)"
    case .unknownReference(let text, _, _): "there is no token \(quoted(text))"
    case .referenceToGroup(let text, _): "\(quoted(text)) is a group and has no value"
    case .noSuchPart(let text, let step): "\(quoted(text)) cannot be resolved: there is no \(quoted(step))"
    case .loop(let text): "\(quoted(text)) refers to itself"
    case .tooFar(let text): "\(quoted(text)) leads through more than \(TokenLimits.detours) other values"
    case .differentType(let text, let found, let expected):
      "\(quoted(text)) is \(found.noun), expected \(expected.noun)"
    case .noType(let name, _): "\(quoted(name)) has no type"
    case .deprecated(let name, let reason):
      "\(quoted(name)) is deprecated" + (reason.isEmpty ? "" : ": \(reason)")

    case .unknownGroup(let text, _, _): "there is no group \(quoted(text))"
    case .extendsToken(let text): "\(quoted(text)) is a token; a group can extend groups only"
    case .extendsItself(let text): "\(quoted(text)) makes this group contain itself"
    case .tooManyExtensions: "more than \(TokenLimits.extensions) groups extend others"

    case .expected(let type, let found): "expected \(type.noun), found \(found)"
    case .expression(let text, let type): "expected \(type.noun), found the expression \(quoted(text))"
    case .expectedPart(let part, let type, let found, let what):
      "expected \(what) for \(quoted(part)) of \(type.noun), found \(found)"
    case .missingPart(let part, let type): "\(type.noun) needs \(quoted(part))"
    case .unknownPart(let part, let type, _): "unknown part \(quoted(part)) of \(type.noun)"
    case .outOfRange(let name, let range, let found):
      "\(name) must be between \(number(range.lowerBound)) and \(number(range.upperBound)), found \(number(found))"
    case .unknownUnit(let unit, _): "unknown unit \(quoted(unit))"
    case .unknownColorSpace(let name): "unknown colour space \(quoted(name))"
    case .componentCount(let name, let expected, let found):
      "\(quoted(name)) has \(expected) components, found \(found)"
    case .unknownKeyword(let word, let type, _): "\(quoted(word)) is not \(type.noun)"

    case .unknownToken(let name, _): "the theme has no token \(quoted(name)), and no token refers to it"
    case .wrongTypeForTheme(let name, let expected, let found):
      "the theme's \(quoted(name)) is \(expected.noun), found \(found.noun)"
    case .expectedThemeColor(let name):
      "\(quoted(name)) depends on another colour; expected a reference such as '{color.accent}'"
    case .expectedThemeStyle(let name):
      "\(quoted(name)) depends on a text style; expected a reference such as '{type.body}'"
    case .unknownFamily(let names):
      "no font is loaded for the family \(names.map(quoted).joined(separator: " or ")); the system font is drawn"
    case .letterSpacing(let name): "the letter spacing of \(quoted(name)) is not drawn"
    case .cannotVary(let name):
      "\(quoted(name)) cannot differ by appearance, contrast or text size; its value for light appearance is drawn"

    case .missingProperty(let name, let owner): "\(owner) needs \(quoted(name))"
    case .unknownResolverProperty(let name, let owner, _): "unknown property \(quoted(name)) of \(owner)"
    case .unknownVersion(let found): "expected version '2025.10' of resolvers, found \(found)"
    case .expectedList(let name, let found): "expected a list for \(quoted(name)), found \(found)"
    case .expectedMapping(let name, let found): "expected an object for \(quoted(name)), found \(found)"
    case .expectedSource(let found): "expected tokens or a reference to a file or a set, found \(found)"
    case .noContexts(let name): "the modifier \(quoted(name)) has no contexts"
    case .oneContext(let name): "the modifier \(quoted(name)) has one context only; use a set"
    case .unknownDefault(let name, let modifier, _):
      "the default \(quoted(name)) is not a context of the modifier \(quoted(modifier))"
    case .unknownContext(let name, let modifier, _):
      "the modifier \(quoted(modifier)) has no context \(quoted(name)) and no default"
    case .noChoice(let modifier):
      "no option selects a context of the modifier \(quoted(modifier)), and it has no default"
    case .unknownPointer(let text, _): "\(quoted(text)) is not a set or modifier of this file"
    case .forbiddenPointer(let text): "\(quoted(text)) cannot be referred to here"
    case .sourceLoop(let text): "\(quoted(text)) refers back to itself"
    case .expectedOrderItem(let found):
      "expected a set, a modifier or a reference to one, found \(found)"
    case .nameTwice(let name): "the name \(quoted(name)) is taken"
    case .unknownKind(let found): "expected the type 'set' or 'modifier', found \(found)"
    case .remoteFile(let text): "\(quoted(text)) is a network address; token files are read from disk only"
    case .fileTooLarge(let path): "cannot read \(quoted(path)): it has more than \(TokenLimits.bytes) bytes"
    case .cannotRead(let path, let reason): "cannot read \(quoted(path)): \(reason)"
    case .resolverAsSource(let path): "\(quoted(path)) is a resolver; expected a token file as source"
    case .tooManyFiles: "more than \(TokenLimits.files) files are referred to"
    case .tooManySources: "the sets and contexts have more than \(TokenLimits.sources) sources"
    }
  }

  func hint(in kind: DocumentKind) -> String? {
    switch self {
    case .badName: "write groups as objects within each other, not with dots"
    case .expectedItem: "write a token as '{ \"$type\": …, \"$value\": … }'"
    case .unknownProperty(let name, let known, let isToken):
      NearestName.hint(for: name, among: known)
        ?? "it has " + (isToken ? Self.tokenProperties : Self.groupProperties)
    case .unknownType(let name): Self.choice(of: name, "types are", TokenType.allCases.map(\.rawValue))
    case .itemInToken: "move it into a group; a group's own value is its '$root'"
    case .expectedFile: kind.beginning
    case .unknownReference(_, let path, let known), .unknownGroup(_, let path, let known):
      NearestName.hint(
        NearestName.nearest(to: path.joined(separator: "."), among: known).map { "{\($0)}" })
    case .referenceToGroup(let text, true):
      "write '\(text.dropLast()).$root}' for the value of the group itself"
    case .referenceToGroup: "name one of its tokens"
    case .malformedReference: "a reference in braces, such as '{group.token}', needs no object"
    case .noType(_, let expected?): "add '\"$type\": \"\(expected.rawValue)\"'"
    case .noType: "add a '$type' to it or to one of its groups"
    case .deprecated: "use another"
    case .expected(let type, _): Self.example(of: type)
    case .expression:
      "the format has no expressions: write the value, or let the exporting tool compute it"
    case .expectedPart, .missingPart: nil
    case .unknownPart(let name, let type, let known), .unknownKeyword(let name, let type, let known):
      NearestName.hint(for: name, among: known) ?? Self.example(of: type)
    case .unknownUnit(_, let allowed): "units are " + allowed.joined(separator: " and ")
    case .unknownColorSpace(let name):
      Self.choice(of: name, "spaces are", ColorSpace.allCases.map(\.rawValue))
    case .unknownToken(_, let nearest):
      NearestName.hint(nearest) ?? "'maquette list tokens' shows all tokens of the theme"
    case .unknownFamily: "name its file with --font, or a folder with --font-dir"
    case .unknownResolverProperty(let name, _, let known), .unknownDefault(let name, _, let known),
      .unknownPointer(let name, let known):
      NearestName.hint(for: name, among: known)
    case .unknownVersion: "write '\"version\": \"2025.10\"'"
    case .unknownContext(_, _, let choices): "it has " + choices.joined(separator: ", ")
    case .noChoice:
      "add a 'default'; contexts are chosen for modifiers called "
        + TokenInputs.names.map { "'\($0)'" }.joined(separator: ", ")
    case .forbiddenPointer: "sets and contexts may refer to sets and to files"
    case .remoteFile: "save a copy beside this file"
    case .resolverAsSource: "name it with a '--tokens' of its own"
    default: nil
    }
  }

  private static let tokenProperties = "$value, $type, $description, $deprecated, $extensions"
  private static let groupProperties = "$type, $description, $extends, $root, $deprecated, $extensions"

  /// The nearest of some names, or all of them.
  private static func choice(of name: String, _ words: String, _ known: [String]) -> String {
    NearestName.hint(for: name, among: known) ?? words + " " + known.joined(separator: ", ")
  }

  /// The notation of a value of a type.
  private static func example(of type: TokenType) -> String {
    switch type {
    case .color: "write '{ \"colorSpace\": \"srgb\", \"components\": [0, 0.5, 1] }' or '#0080FF'"
    case .dimension: "write '{ \"value\": 8, \"unit\": \"px\" }'"
    case .fontFamily: "write a name or a list of names"
    case .fontWeight: "write a number from 1 to 1000 or a name such as 'semi-bold'"
    case .duration: "write '{ \"value\": 200, \"unit\": \"ms\" }'"
    case .cubicBezier: "write four numbers, the first and the third from 0 to 1"
    case .number: "write a number without quotes"
    case .strokeStyle: "write a name such as 'dashed', or 'dashArray' and 'lineCap'"
    case .border: "it has color, width, style"
    case .transition: "it has duration, delay, timingFunction"
    case .shadow: "it has color, offsetX, offsetY, blur, spread, inset"
    case .gradient: "write a list of stops, each with 'color' and 'position'"
    case .typography: "it has fontFamily, fontSize, fontWeight, letterSpacing, lineHeight"
    }
  }

  private func quoted(_ name: String) -> String { Evidence.quoted(name) }

  private func number(_ value: Double) -> String { Evidence.number(value) }
}
