import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension Composer {
  /// A text with the values of its references; a reference alone becomes the node it refers to. Outside of templates
  /// (where there is no scope) a dollar sign is an ordinary character.
  mutating func resolved(_ node: SheetNode, in scope: Scope?) -> SheetNode {
    guard let scope, let scalar = node.scalar, scalar.text.utf8.contains(UInt8(ascii: "$")) else {
      return node
    }
    let pieces = Template(scalar.text).pieces
    if pieces.count == 1, case .reference(let name, let fields) = pieces[0] {
      guard let value = value(of: name, fields, in: scope, at: node.position),
        count(value.count, at: node.position)
      else { return .scalar("", isQuoted: true, at: node.position) }
      guard scalar.isQuoted, let text = value.scalar?.text else { return value }
      return .scalar(text, isQuoted: true, at: value.position)
    }
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .unclosed: report(.unclosedReference, at: node.position)
      case .reference(let name, let fields):
        guard let value = value(of: name, fields, in: scope, at: node.position) else { continue }
        guard let scalar = value.scalar else {
          report(.notText(name, found: value.kind), at: node.position)
          continue
        }
        text += scalar.isNull ? "" : scalar.text
      }
      if text.utf8.count > 4 * SheetLimits.textLength { break }
    }
    let length = text.unicodeScalars.count
    if length > SheetLimits.textLength { library.diagnostics.add(.textTooLong(length), at: node.position) }
    return .scalar(text, isQuoted: scalar.isQuoted, at: node.position)
  }

  /// A key with the values of its references.
  mutating func key(of entry: SheetNode.Entry, in scope: Scope?) -> String {
    let key = resolved(.scalar(entry.key, at: entry.position), in: scope)
    guard let text = key.scalar?.text else {
      library.diagnostics.add(.keyIsNotText, at: entry.position)
      return entry.key
    }
    if text.isEmpty, !library.diagnostics.hasErrors {
      library.diagnostics.add(.emptyKey, at: entry.position)
    }
    return text
  }

  private mutating func value(
    of name: String, _ fields: [String], in scope: Scope, at position: SourceLocation
  ) -> SheetNode? {
    guard var value = scope[name] else {
      report(.unknownReference(name, known: library.diagnostics.isFull ? [] : scope.names), at: position)
      return nil
    }
    var path = name
    for field in fields {
      guard let entries = value.entries else {
        report(.noFields(path, found: value.kind), at: position)
        return nil
      }
      guard let next = entries.value(of: field) else {
        report(.unknownField(field, of: path, known: entries.map(\.key)), at: position)
        return nil
      }
      value = next
      path += "." + field
    }
    return value
  }
}
