/// A value and what it consists of, as found by reflection, in lines.
///
/// The order of sets and dictionaries differs from process to process, so their elements are sorted by their lines. No line has
/// an address.
struct DumpedValue {
  /// The deepest level that is shown.
  private static let deepest = 32

  private var label: String?
  private var summary: String
  private var children: [DumpedValue] = []

  /// Reflects a value.
  init(any value: Any) { self = Self.reflected(value, label: nil, owners: []) }

  private init(label: String?, summary: String) {
    self.label = label
    self.summary = summary
  }

  private static func reflected(_ value: Any, label: String?, owners: [ObjectIdentifier]) -> DumpedValue {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let content = mirror.children.first?.value else {
        return DumpedValue(label: label, summary: "nil")
      }
      return reflected(content, label: label, owners: owners)
    }
    var owners = owners
    if mirror.displayStyle == .class {
      let owner = ObjectIdentifier(value as AnyObject)
      if owners.contains(owner) || owners.count >= deepest {
        return DumpedValue(label: label, summary: name(of: value) + " (shown above)")
      }
      owners.append(owner)
    }
    let parts = parts(of: mirror)
    var dumped = DumpedValue(label: label, summary: summary(of: value, mirror: mirror, count: parts.count))
    let isSorted = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    let isList = isSorted || mirror.displayStyle == .collection
    dumped.children = parts.map { reflected($0.value, label: isList ? nil : $0.label, owners: owners) }
    if isSorted {
      dumped.children = dumped.children.map { ($0.text, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    return dumped
  }

  /// The parts of a value with those of its superclasses first.
  private static func parts(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(parts) ?? []) + Array(mirror.children)
  }

  private static func summary(of value: Any, mirror: Mirror, count: Int) -> String {
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: "\(count) \(count == 1 ? "element" : "elements")"
    case .tuple: "(\(count) values)"
    case .struct, .class: count == 0 && mirror.displayStyle == .struct ? leaf(value) : name(of: value)
    case .enum: count == 0 ? "\(name(of: value)).\(value)" : name(of: value)
    default: leaf(value)
    }
  }

  /// The type of a value without its module, because a test's module may be renamed.
  private static func name(of value: Any) -> String { "\(type(of: value))" }

  private static func leaf(_ value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    return value is any CustomStringConvertible || !(value is any CustomDebugStringConvertible)
      ? String(describing: value) : String(reflecting: value)
  }

  /// The lines, with a line feed at the end of each.
  var text: String { lines(depth: 0).map { $0 + "\n" }.joined() }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let line = indent + (children.isEmpty ? "- " : "▿ ") + (label.map { "\($0): " } ?? "") + summary
    return [line] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}
