// References and types, Design Tokens Format Module 2025.10, chapters 5 and 7.
//
// A reference is followed step by step, never by recursion, so a chain may be as long as its file. The resolved value
// is cached for every token on the way: all of them together cost one pass over the file. A pointer into a value is
// not cached, so its way is limited. A token's type is that of its target if it refers to a whole token, and must
// equal the stated type; else the stated type; else that of the nearest group that states one.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// All tokens of a run in one context, and their resolved values.
struct TokenScope {
  let root: TokenGroup
  var diagnostics: DiagnosticList

  /// The result of following a reference.
  struct Resolution {
    /// The value, which is no reference itself.
    var node: DocumentNode
    /// The value's type; nil for a part of a value, and if no type is stated.
    var type: TokenType?
    /// Whether the value is Style Dictionary's.
    var isLegacy: Bool
  }

  /// A token on the way from a reference to a value.
  struct Stop {
    var name: String
    var path: [String]
    var token: Token
  }

  /// The resolved values of tokens; nil for a failure, which was reported.
  private var outcomes: [String: Resolution?] = [:]
  /// The token that each token refers to as a whole.
  private var successors: [String: String] = [:]
  /// Every token that something refers to.
  private(set) var referenced: Set<String> = []
  private var allNames: NameOutlines?

  init(root: TokenGroup, diagnostics: DiagnosticList) {
    self.root = root
    self.diagnostics = diagnostics
  }

  /// The place of a built-in value, which no message names.
  static let builtIn = SourceLocation(line: 1, column: 1, file: -1)

  /// The resolved value of a token; nil after a failure, which was reported, or for another type than expected.
  mutating func resolve(_ token: Token, at path: [String], expecting expected: TokenType?) -> Resolution? {
    let stop = Stop(name: path.joined(separator: "."), path: path, token: token)
    if outcomes[stop.name] == nil { _ = follow(token.value, from: stop) }
    guard let outcome = outcomes[stop.name], let result = outcome else { return nil }
    return check(result, text: stop.name, at: token.position, expecting: expected)
  }

  /// The resolved value of a part of a value: itself, or the target of its reference.
  mutating func resolve(_ node: DocumentNode, expecting expected: TokenType, isLegacy: Bool) -> Resolution? {
    let text: String
    switch node.link {
    case nil: return Resolution(node: node, type: expected, isLegacy: isLegacy)
    case .malformed(let found): text = found
    case .reference(let reference): text = reference.text
    }
    guard let result = follow(node, from: nil) else { return nil }
    return check(result, text: text, at: node.position, expecting: expected)
  }

  /// The token that a resolved token refers to as a whole; nil for none.
  func successor(of name: String) -> String? { successors[name] }

  /// The tokens that a token refers to as a whole, one after the other, itself included.
  func chain(from name: String) -> [String] {
    var names = [name]
    while let last = names.last, let next = successors[last], names.count <= TokenLimits.tokens {
      names.append(next)
    }
    return names
  }

  /// Checks a type. Style Dictionary's types are too loose for a check, and a value without a type gets the expected
  /// one.
  private mutating func check(
    _ result: Resolution, text: String, at position: SourceLocation, expecting expected: TokenType?
  ) -> Resolution? {
    guard let expected else { return result }
    var result = result
    if let type = result.type, type != expected, !result.isLegacy {
      // A built-in reference leads to the theme's tokens, which are checked themselves.
      if position.file >= 0 {
        diagnostics.add(.differentType(text, found: type, expected: expected), at: position)
      }
      return nil
    }
    result.type = expected
    return result
  }

  /// Follows references to a value, and caches the results of the tokens on the way.
  private mutating func follow(_ start: DocumentNode, from first: Stop?) -> Resolution? {
    var stops = first.map { [$0] } ?? []
    var seen = Set(stops.map(\.name))
    var node = start
    var isLegacy = first?.token.isLegacy ?? false
    // The remaining steps of a pointer into a value, and the number of such pointers so far.
    var steps: [String] = []
    var detours = 0
    var link = node.link
    var text = ""
    var place = node.position
    while true {
      if case .malformed(let found) = link {
        diagnostics.add(.malformedReference(found), at: place)
        return close(stops, with: nil)
      } else if case .reference(let reference) = link {
        if node.position.file >= 0 { place = node.position }
        text = reference.text
        guard let (next, rest) = target(of: reference, at: place) else { return close(stops, with: nil) }
        referenced.insert(next.name)
        warnOfDeprecation(next, at: node.position)
        steps = rest + steps
        if steps.isEmpty {
          if detours == 0, let last = stops.last { successors[last.name] = next.name }
          if let known = outcomes[next.name] { return close(stops, with: known) }
        } else {
          detours += 1
        }
        let isNew = seen.insert(steps.isEmpty ? next.name : "\(next.name)#\(steps)").inserted
        guard isNew, detours <= TokenLimits.detours, steps.count <= DocumentLimits.depth else {
          diagnostics.add(isNew ? .tooFar(text) : .loop(text), at: place)
          return close(stops, with: nil)
        }
        if detours == 0 { stops.append(next) }
        node = next.token.value
        isLegacy = next.token.isLegacy
      } else if let step = steps.first {
        guard let part = node.part(step) else {
          diagnostics.add(.noSuchPart(text, step: step), at: place)
          return close(stops, with: nil)
        }
        node = part
        steps.removeFirst()
      } else {
        return close(stops, with: Resolution(node: node, type: nil, isLegacy: isLegacy))
      }
      link = node.link
    }
  }

  /// Caches the results of tokens, the last one first, and returns that of the first.
  private mutating func close(_ stops: [Stop], with result: Resolution?) -> Resolution? {
    var result = result
    for stop in stops.reversed() {
      if var known = result {
        let stated = stop.token.type
        if let type = known.type, let stated, stated.name != type, !known.isLegacy, !stop.token.isLegacy {
          let place = stop.token.value.position
          if case .reference(let reference)? = stop.token.value.link, place.file >= 0 {
            diagnostics.add(.differentType(reference.text, found: type, expected: stated.name), at: place)
          }
          result = nil
        } else {
          known.type = known.type ?? type(of: stop.token, at: stop.path)
          result = known
        }
      }
      outcomes[stop.name] = .some(result)
    }
    return result
  }

  /// The type that a token states, or that of the nearest group around it; of a copied token, first its present groups, then
  /// those of its origin.
  func type(of token: Token, at path: [String]) -> TokenType? {
    if let stated = token.type { return stated.name }
    func nearest(to path: some BidirectionalCollection<String>) -> TokenType? {
      var type = root.type?.name
      var group = root
      for name in path.dropLast() {
        guard case .group(let inner) = group[name] else { break }
        group = inner
        type = inner.type?.name ?? type
      }
      return type
    }
    if let type = nearest(to: path) { return type }
    if let origin = token.origin, let name = path.last, let type = nearest(to: origin + [name]) {
      return type
    }
    guard token.isLegacy, let category = path.first else { return nil }
    return TokenType(category: category)
  }

  /// The token that a reference names and the remaining steps; nil if there is none, which is reported.
  private mutating func target(
    of reference: TokenReference, at position: SourceLocation
  ) -> (stop: Stop, rest: [String])? {
    var path: [String] = []
    var group = root
    for (index, step) in reference.steps.enumerated() {
      guard let item = group[step] else { break }
      path.append(step)
      switch item {
      case .group(let inner): group = inner
      case .token(let token):
        let stop = Stop(name: path.joined(separator: "."), path: path, token: token)
        var rest = Array(reference.steps[(index + 1)...])
        if reference.isPointer {
          if rest.first == "$value" || token.isLegacy && rest.first == "value" { rest.removeFirst() }
          return (stop, rest)
        }
        // Style Dictionary's references may end in "value".
        if rest.isEmpty || token.isLegacy && rest == ["value"] { return (stop, []) }
        diagnostics.add(.noSuchPart(reference.text, step: rest[0]), at: position)
        return nil
      }
    }
    if path.count == reference.steps.count {
      let hasRoot = group[TokenTreeReader.root] != nil
      diagnostics.add(
        .referenceToGroup(reference.text, hasRoot: hasRoot && !reference.isPointer), at: position)
    } else {
      diagnostics.add(.unknownReference(reference.text, path: reference.steps, known: names), at: position)
    }
    return nil
  }

  private var names: NameOutlines {
    mutating get {
      if let allNames { return allNames }
      var names: [String] = []
      root.forEachToken { path, _ in names.append(path.joined(separator: ".")) }
      let outlines = NameOutlines(names)
      allNames = outlines
      return outlines
    }
  }

  private mutating func warnOfDeprecation(_ stop: Stop, at position: SourceLocation) {
    guard position.file >= 0, !stop.token.isRestored else { return }
    var reason = stop.token.deprecation
    var group = root
    for name in stop.path.dropLast() where stop.token.deprecation == nil {
      guard case .group(let inner) = group[name] else { break }
      group = inner
      reason = inner.deprecation ?? reason
    }
    if let reason { diagnostics.add(.deprecated(stop.name, reason: reason), at: position) }
  }
}

extension DocumentNode {
  /// A member of an object or an item of a list, by a step of a pointer.
  fileprivate func part(_ step: String) -> DocumentNode? {
    switch content {
    case .mapping(let entries): entries.value(of: step)
    case .sequence(let items): Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
    case .scalar: nil
    }
  }
}
