import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension SheetNode {
  /// The value in the form that attributes read.
  var attributeValue: AttributeValue {
    switch content {
    case .scalar(let scalar): .scalar(scalar.text, isQuoted: scalar.isQuoted)
    case .sequence(let items): .list(items.map(\.attributeValue))
    case .mapping(let entries): .mapping(entries.map(\.attributeEntry))
    }
  }

  /// Whether a text in the node begins with a brace, as the name of a token does.
  var hasBraces: Bool {
    switch content {
    case .scalar(let scalar): scalar.text.utf8.first == UInt8(ascii: "{")
    case .sequence(let items): items.contains(where: \.hasBraces)
    case .mapping(let entries): entries.contains { $0.value.hasBraces }
    }
  }

  /// The first place of a text, as a value or as a key; nil if it does not occur.
  func place(of text: String) -> SourceLocation? {
    switch content {
    case .scalar(let scalar): return scalar.text == text ? position : nil
    case .sequence(let items): return items.lazy.compactMap { $0.place(of: text) }.first
    case .mapping(let entries):
      return entries.lazy.compactMap { $0.key == text ? $0.position : $0.value.place(of: text) }.first
    }
  }
}

extension SheetNode.Entry {
  /// The pair in the form that attributes read.
  var attributeEntry: AttributeValue.Entry { AttributeValue.Entry(name: key, value: value.attributeValue) }
}

extension [SheetNode.Entry] {
  /// The pairs whose keys are among some names, in the order of the names: keys that decide on others come first.
  func ordered(by names: [String]) -> [SheetNode.Entry] {
    names.compactMap { name in first { $0.key == name } }
  }

  /// The place that a problem's path leads to, as far as it can be followed.
  func position(of path: some Collection<AttributeError.Step>) -> SourceLocation? {
    guard let step = path.first else { return nil }
    switch step {
    case .name(let name): return first { $0.key == name }?.position
    case .value(let name):
      guard let value = value(of: name) else { return nil }
      return value.position(of: path.dropFirst())
    case .item: return nil
    }
  }

  /// The pairs without the one that contains a problem; nil if its path does not lead to one.
  func removing(_ path: some Collection<AttributeError.Step>) -> [SheetNode.Entry]? {
    guard let step = path.first else { return nil }
    switch step {
    case .name(let name): return contains { $0.key == name } ? filter { $0.key != name } : nil
    case .value(let name):
      guard let index = firstIndex(where: { $0.key == name }) else { return nil }
      var result = self
      if let inner = result[index].value.entries?.removing(path.dropFirst()) {
        result[index].value.content = .mapping(inner)
      } else {
        result.remove(at: index)
      }
      return result
    case .item: return nil
    }
  }
}

extension SheetNode {
  fileprivate func position(of path: some Collection<AttributeError.Step>) -> SourceLocation {
    guard let step = path.first else { return position }
    switch (content, step) {
    case (.mapping(let entries), _): return entries.position(of: path) ?? position
    case (.sequence(let items), .item(let index)) where items.indices.contains(index):
      return items[index].position(of: path.dropFirst())
    default: return position
    }
  }
}
