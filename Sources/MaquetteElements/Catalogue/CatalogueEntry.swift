import Synchronization

/// The description of an element for sheets, lists and references, independent of its type.
///
/// A class, because sheets ask for the description of each element that they read.
public final class CatalogueEntry: Sendable {
  /// The role of an element.
  public enum Kind: String, Hashable, Sendable {
    case control, primitive, container
  }

  /// A decoded element with all decoding errors.
  public struct Decoded: Sendable {
    /// The element, with defaults for values with errors.
    public let element: any Element
    /// The errors; each path begins with the name of an attribute.
    public let errors: [AttributeError]
    /// The identifiers that the element gives to its own parts.
    package var partIDs: [String] = []
  }

  /// The name in sheets.
  public let name: String
  /// The summary of the element.
  public var summary: String { words.value.summary }
  /// A minimal example as a sheet writes it; nil for none.
  public var example: String? { words.value.example }
  /// The same example in Swift; nil for none.
  package var swiftExample: String? { words.value.swiftExample }
  /// The type in Swift.
  package var swiftType: String { words.value.swiftType }
  /// The guideline of a control; nil for any other element.
  public var guideline: String? { words.value.guideline }
  /// The platform that the example is drawn on; nil for the first that has the element.
  package var examplePlatform: Platform? { words.value.examplePlatform }
  private let words: Deferred<Words>
  /// The role of the element.
  public let kind: Kind
  /// The platforms that have the element.
  public let platforms: Set<Platform>
  /// The area around a control that belongs to its target; nil for other elements.
  public let targetReach: TargetReach?
  /// Whether the element can contain others.
  public let takesChildren: Bool
  /// The lists in which sheets write the elements inside in a short form.
  package let shortForms: [ShortForm]
  /// The attributes, without those common to all elements.
  public var attributes: [AttributeDescription] { descriptions.value }
  private let descriptions: Deferred<[AttributeDescription]>
  /// The types of the attributes by their names, for which no new element is made.
  package var attributeTypes: [String: AttributeType] { types.value.all }
  /// The names of the attributes whose values can be images: a list, for most elements have none.
  package var imageAttributes: [String] { types.value.images }
  private let types: Deferred<AttributeTypes>
  /// The attribute that a bare scalar sets.
  public let shorthand: String?
  /// The same if the attribute takes a list, so that a bare list sets it too.
  public var listShorthand: String? {
    guard let shorthand, case .list = attributeTypes[shorthand] else { return nil }
    return shorthand
  }
  /// Decodes attributes into a new element that holds `children`, if it takes them.
  public let decode: @Sendable (_ attributes: [AttributeValue.Entry], _ children: [any Element]) -> Decoded

  private init(
    name: String, words: Deferred<Words>, kind: Kind, platforms: Set<Platform>,
    targetReach: TargetReach? = nil,
    takesChildren: Bool, shortForms: [ShortForm] = [],
    descriptions: Deferred<[AttributeDescription]>, types: Deferred<AttributeTypes>,
    shorthand: String? = nil,
    decode: @escaping @Sendable ([AttributeValue.Entry], [any Element]) -> Decoded
  ) {
    self.name = name
    self.words = words
    self.kind = kind
    self.platforms = platforms
    self.targetReach = targetReach
    self.takesChildren = takesChildren
    self.shortForms = shortForms
    self.descriptions = descriptions
    self.types = types
    self.shorthand = shorthand
    self.decode = decode
  }
}

extension CatalogueEntry {
  /// Returns the entry with another element in place of the one that it decodes.
  func completed(by complete: @escaping @Sendable (any Element) -> any Element) -> CatalogueEntry {
    let decode = self.decode
    return CatalogueEntry(
      name: name, words: words, kind: kind, platforms: platforms, targetReach: targetReach,
      takesChildren: takesChildren, shortForms: shortForms, descriptions: descriptions, types: types,
      shorthand: shorthand,
      decode: { attributes, children in
        let decoded = decode(attributes, children)
        return Decoded(
          element: complete(decoded.element), errors: decoded.errors, partIDs: decoded.partIDs)
      })
  }

  fileprivate convenience init<E: CatalogueElement>(
    _ type: E.Type, kind: Kind, guideline: @autoclosure @escaping @Sendable () -> String? = nil,
    targetReach: TargetReach? = nil, shortForms: [ShortForm] = [],
    adopt: (@Sendable (inout E, [any Element]) -> Void)? = nil
  ) {
    self.init(
      name: E.name,
      words: Deferred {
        Words(
          summary: E.summary, example: E.example, examplePlatform: E.examplePlatform, guideline: guideline(),
          swiftExample: compiledHelp("\(String(reflecting: E.self))/swift"), swiftType: "\(E.self)")
      }, kind: kind,
      platforms: E.platforms, targetReach: targetReach, takesChildren: adopt != nil,
      shortForms: shortForms,
      descriptions: Deferred { shortForms.map(\.description) + E.descriptions(in: E()) },
      types: Deferred { AttributeTypes(shortForms.map(\.description) + E.descriptions(in: nil)) },
      shorthand: E.shorthand,
      decode: { attributes, children in
        var element = E()
        let errors = element.decode(attributes)
        adopt?(&element, children)
        return Decoded(element: element, errors: errors + element.problems, partIDs: element.partIDs)
      })
  }

  /// The entry of the matrix, whose cells sheets expand themselves.
  package static let matrix = CatalogueEntry(
    name: Matrix.name,
    words: Deferred {
      Words(
        summary: "One cell drawn under every pair of a row's and a column's attributes.",
        example: compiledHelp("\(String(reflecting: Matrix.self))/example"), swiftType: "\(Matrix.self)")
    },
    kind: .container, platforms: Set(Platform.allCases), takesChildren: true,
    descriptions: Deferred { MatrixSettings.structure + MatrixSettings.descriptions(in: MatrixSettings()) },
    types: Deferred { AttributeTypes(MatrixSettings.structure + MatrixSettings.descriptions(in: nil)) },
    decode: { _, children in Decoded(element: Matrix(rows: [children]), errors: []) })
}

/// What an entry says to people.
private struct Words: Sendable {
  var summary: String
  var example: String?
  var examplePlatform: Platform?
  var guideline: String?
  var swiftExample: String?
  var swiftType: String
}

/// What sheets ask of the attributes of each element that they read.
private struct AttributeTypes: Sendable {
  let all: [String: AttributeType]
  let images: [String]

  init(_ attributes: [AttributeDescription]) {
    all = Dictionary(attributes.map { ($0.name, $0.type) }) { first, _ in first }
    images = attributes.filter { $0.type.isImage }.map(\.name)
  }
}

extension AttributeType {
  /// Whether a value can be an image.
  fileprivate var isImage: Bool {
    switch self {
    case .image: true
    case .either(let types): types.contains(where: \.isImage)
    case .list(let element): element.isImage
    default: false
    }
  }
}

/// A value that is computed when it is first read.
///
/// The tables of attributes of sixty elements take as long to build as twelve buttons to lay out, and a sheet names few of them.
private final class Deferred<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let compute: @Sendable () -> Value

  init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

  var value: Value {
    known.withLock { known in
      if let known { return known }
      let value = compute()
      known = value
      return value
    }
  }
}

// Which of these an element has is decided by the compiler: casts to protocols at run time search all conformances of the
// program, which takes longer than drawing a button.
extension CatalogueElement {
  public static var entry: CatalogueEntry { CatalogueEntry(Self.self, kind: .primitive) }
}

extension ContainerElement {
  public static var entry: CatalogueEntry {
    CatalogueEntry(Self.self, kind: .container, shortForms: shortForms, adopt: { $0.children = $1 })
  }
}

extension Control {
  public static var entry: CatalogueEntry {
    CatalogueEntry(Self.self, kind: .control, guideline: guideline, targetReach: targetReach)
  }
}

extension Control where Self: ContainerElement {
  public static var entry: CatalogueEntry {
    CatalogueEntry(
      Self.self, kind: .control, guideline: guideline, targetReach: targetReach, shortForms: shortForms,
      adopt: { $0.children = $1 })
  }
}
