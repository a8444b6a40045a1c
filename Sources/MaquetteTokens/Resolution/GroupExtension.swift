// Extending groups, Design Tokens Format Module 2025.10, section 6.4.
//
// A group that extends another receives the tokens and groups that it does not have itself, at every level. The base
// is completed first, so chains work in any order; each group is completed once. A group that is needed while it is
// being completed would contain itself. Cost: the tokens that are copied, which are limited, and the square of the
// number of groups that extend others, which is limited too.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// Completes the groups of a tree that extend others.
struct GroupExtension {
  private(set) var root: TokenGroup
  var diagnostics: DiagnosticList

  /// The groups that extend others, and whether they are complete.
  private var states: [[String]: State] = [:]
  private var paths: [[String]] = []
  private var knownGroupNames: NameOutlines?
  private var count = 0
  private var isOverLimit = false

  private enum State {
    case waiting, open, complete
  }

  init(root: TokenGroup, diagnostics: DiagnosticList) {
    self.root = root
    self.diagnostics = diagnostics
  }

  mutating func complete() {
    collect(root, path: [])
    guard paths.count <= TokenLimits.extensions else {
      let position = root.item(at: paths[TokenLimits.extensions])?.position ?? root.position
      diagnostics.add(.tooManyExtensions, at: position)
      return
    }
    for path in paths where !isOverLimit { complete(path) }
  }

  private mutating func collect(_ group: TokenGroup, path: [String]) {
    if group.extends != nil {
      paths.append(path)
      states[path] = .waiting
    }
    for name in group.names {
      if case .group(let inner) = group[name] { collect(inner, path: path + [name]) }
    }
  }

  private mutating func complete(_ path: [String]) {
    guard states[path] == .waiting, case .group(let group) = root.item(at: path), let extends = group.extends
    else { return }
    states[path] = .open
    defer { states[path] = .complete }
    let base = extends.reference.steps
    if base.starts(with: path) || path.starts(with: base) {
      diagnostics.add(.extendsItself(extends.reference.text), at: extends.position)
      return
    }
    // Groups in the base or around it, and the base itself, must be completed first.
    for other in paths where other.starts(with: base) || base.starts(with: other) {
      if states[other] == .open {
        diagnostics.add(.extendsItself(extends.reference.text), at: extends.position)
        return
      }
      complete(other)
    }
    switch root.item(at: base) {
    case .group(let source):
      var result = source
      if case .group(let current) = root.item(at: path) { result = current }
      take(from: source, at: base, into: &result, depth: path.count)
      root.replace(result, at: path[...])
    case .token:
      diagnostics.add(.extendsToken(extends.reference.text), at: extends.position)
    case nil:
      diagnostics.add(
        .unknownGroup(extends.reference.text, path: base, known: groupNames), at: extends.position)
    }
  }

  private mutating func take(
    from source: TokenGroup, at base: [String], into group: inout TokenGroup, depth: Int
  ) {
    guard !isOverLimit else { return }
    guard depth <= TokenLimits.depth else {
      isOverLimit = true
      diagnostics.add(TokenProblem.tooDeep, at: group.position)
      return
    }
    if group.type == nil { group.type = source.type }
    if group.deprecation == nil { group.deprecation = source.deprecation }
    for name in source.names {
      count += 1
      guard count <= TokenLimits.tokens else {
        isOverLimit = true
        diagnostics.add(.tooManyTokens, at: group.position)
        return
      }
      switch (group[name], source[name]) {
      case (nil, .token(var token)):
        token.origin = token.origin ?? base
        group[name] = .token(token)
      case (nil, .group(let inner)):
        var copy = TokenGroup(position: inner.position)
        take(from: inner, at: base + [name], into: &copy, depth: depth + 1)
        group[name] = .group(copy)
      case (.group(var own), .group(let inner)):
        take(from: inner, at: base + [name], into: &own, depth: depth + 1)
        group[name] = .group(own)
      case (.token, .group), (.group, .token):
        let place = group[name]?.position ?? group.position
        diagnostics.add(.tokenAndGroup(name), at: place)
      case (_, nil), (.token, .token): break
      }
    }
  }

  /// The names of all groups for hints, read once: a thousand groups may extend unknown ones.
  private var groupNames: NameOutlines {
    mutating get {
      let names = knownGroupNames ?? NameOutlines(currentGroupNames)
      knownGroupNames = names
      return names
    }
  }

  private var currentGroupNames: [String] {
    var names: [String] = []
    func add(_ group: TokenGroup, path: [String]) {
      for name in group.names {
        guard case .group(let inner) = group[name] else { continue }
        names.append((path + [name]).joined(separator: "."))
        add(inner, path: path + [name])
      }
    }
    add(root, path: [])
    return names
  }
}

extension TokenGroup {
  fileprivate mutating func replace(_ group: TokenGroup, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self = group
      return
    }
    guard case .group(var inner) = self[name] else { return }
    inner.replace(group, at: path.dropFirst())
    self[name] = .group(inner)
  }
}
