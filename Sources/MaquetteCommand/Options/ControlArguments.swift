import MaquetteStudio
import MaquetteElements
import MaquetteDiagnostics
import MaquetteSheets

/// A control and its attributes on the command line: `button title=Play frame.width=200`.
struct ControlArguments {
  let entry: CatalogueEntry
  let values: [AttributeValue.Entry]

  /// Parses arguments; it does not check whether the attributes exist.
  init(control: String, arguments: [String], catalogue: Catalogue) throws(StudioError) {
    guard let entry = catalogue.entry(named: control) else {
      let nearest = ElementSynonyms.nearest(to: control, among: catalogue.names)
      throw StudioError(unknown: "control", control, nearest: nearest, list: "maquette list controls")
    }
    if entry.kind == .container {
      throw StudioError(.usage, "\(control) holds other elements; write a sheet and use 'maquette render'")
    }
    self.entry = entry
    var values: [AttributeValue.Entry] = []
    for argument in arguments {
      let (path, text) = try Self.parts(of: argument, entry: entry)
      if text.unicodeScalars.count > SheetLimits.textLength {
        throw StudioError(
          .overLimit,
          "\(path.joined(separator: ".")): this text has \(text.unicodeScalars.count) characters; "
            + "a text may have \(SheetLimits.textLength)")
      }
      guard Self.insert(Self.value(text, of: path, entry: entry), at: path[...], into: &values) else {
        throw StudioError(.usage, "\(argument): '\(path.joined(separator: "."))' is given twice")
      }
    }
    self.values = values
  }

  /// The pictures that the attributes name: values of images, or the sources of such values.
  func images() throws(StudioError) -> ImageLibrary {
    var library = ImageLibrary()
    for value in values where entry.imageAttributes.contains(value.name) {
      var path = value.value
      if case .mapping(let entries) = path, let source = entries.first(where: { $0.name == "source" }) {
        path = source.value
      }
      guard case .scalar(let text, _) = path, !text.isEmpty else { continue }
      do throws(SheetError) {
        library[text] = try ImageAsset(path: text)
      } catch {
        throw StudioError(error)
      }
    }
    return library
  }

  func element() throws(StudioError) -> any Element {
    let common = CommonAttributes.attributes.map(\.name).filter { entry.attributeTypes[$0] == nil }
    let decoded = entry.decode(values.filter { !common.contains($0.name) }, [])
    if let error = decoded.errors.first { throw failure(error, commonNames: common) }
    var attributes = CommonAttributes()
    if let error = attributes.decode(values.filter { common.contains($0.name) }).first {
      throw failure(error, commonNames: common)
    }
    return attributes.apply(to: decoded.element)
  }

  /// The path and the text of `name.name=text`; a text alone is the value of the shorthand.
  private static func parts(
    of argument: String, entry: CatalogueEntry
  ) throws(StudioError) -> (path: [String], text: String) {
    guard let equals = argument.firstIndex(of: "=") else {
      let names = entry.attributes.map(\.name) + CommonAttributes.attributes.map(\.name)
      if names.contains(argument) {
        throw StudioError(
          .usage, "\(argument): this attribute needs a value; write \(argument)=…, as in title=Play")
      }
      if let shorthand = entry.shorthand { return ([shorthand], argument) }
      throw StudioError(.usage, "\(argument): expected an attribute as name=value")
    }
    let path = argument[..<equals].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if path.contains(where: \.isEmpty) {
      throw StudioError(.usage, "\(argument): expected a name before '='")
    }
    return (path, String(argument[argument.index(after: equals)...]))
  }

  /// A scalar, or a list for an attribute that takes one: its items are separated by commas.
  private static func value(_ text: String, of path: [String], entry: CatalogueEntry) -> AttributeValue {
    if path.count == 1, case .list = entry.attributeTypes[path[0]] {
      return .list(text.split(separator: ",").map { .scalar(String($0), isQuoted: false) })
    }
    return .scalar(text, isQuoted: false)
  }

  /// Inserts a value into nested mappings; false if its place is taken.
  private static func insert(
    _ value: AttributeValue, at path: ArraySlice<String>, into entries: inout [AttributeValue.Entry]
  ) -> Bool {
    guard let name = path.first else { return false }
    let rest = path.dropFirst()
    guard let index = entries.firstIndex(where: { $0.name == name }) else {
      var inner: [AttributeValue.Entry] = []
      if !rest.isEmpty { _ = insert(value, at: rest, into: &inner) }
      entries.append(.init(name: name, value: rest.isEmpty ? value : .mapping(inner)))
      return true
    }
    guard !rest.isEmpty, case .mapping(var inner) = entries[index].value else { return false }
    let isInserted = insert(value, at: rest, into: &inner)
    entries[index].value = .mapping(inner)
    return isInserted
  }

  /// An attribute's error as an error of the command line.
  private func failure(_ error: AttributeError, commonNames: [String]) -> StudioError {
    var path: [String] = []
    for step in error.path {
      switch step {
      case .value(let name), .name(let name): path.append(name)
      case .item: break
      }
    }
    if case .name(let name)? = error.path.first {
      let names = entry.attributes.map(\.name) + commonNames
      return StudioError(
        .usage,
        "unknown attribute '\(name)' of \(entry.name); "
          + (AttributeSynonyms.hint(for: name, among: names) ?? "see 'maquette list controls \(entry.name)'"))
    }
    return StudioError(.usage, "\(path.joined(separator: ".")): \(error.sentence)")
  }
}

/// Options of the command line that are attributes of sheets and are decoded by the same tables.
enum AttributeOption {
  /// Sets an attribute from an option of the same name.
  static func set<Owner: AttributeOwner>(_ name: String, to text: String?, of owner: inout Owner)
    throws(StudioError)
  {
    guard let text else { return }
    do throws(AttributeError) {
      try owner.set(name, to: .scalar(text, isQuoted: false))
    } catch {
      throw StudioError(.usage, "--\(name): \(error.sentence)")
    }
  }
}

extension AttributeError {
  /// The message and the hint in one line.
  var sentence: String { hint.map { "\(message); \($0)" } ?? message }
}
