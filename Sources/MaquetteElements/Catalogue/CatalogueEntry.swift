/// What sheets, lists and references know about an element, whatever its type.
public struct CatalogueEntry: Sendable {
  /// What part an element plays.
  public enum Kind: String, Hashable, Sendable {
    case control, primitive, container
  }

  /// An attribute as help shows it.
  public struct AttributeDescription: Hashable, Sendable {
    /// The name in sheets.
    public let name: String
    /// What it takes.
    public let type: AttributeType
    /// What it is for.
    public let help: String
  }

  /// An element that was read, and all that was wrong with what was read.
  public struct Decoded: Sendable {
    /// The element, with defaults where something was wrong.
    public let element: any Element
    /// What was wrong; each path begins with the name of an attribute.
    public let errors: [AttributeError]
  }

  /// The name in sheets.
  public let name: String
  /// What the element is.
  public let summary: String
  /// What the guideline asks for; nil for what is not a control.
  public let guideline: String?
  /// What part the element plays.
  public let kind: Kind
  /// Whether elements can stand inside.
  public let takesChildren: Bool
  /// The attributes, those that every element takes not included.
  public let attributes: [AttributeDescription]
  /// The names of the attributes, in their order.
  public let attributeNames: [String]
  /// The attribute that a bare scalar sets.
  public let shorthand: String?
  /// The same if it takes a list, so that a bare list sets it too.
  public var listShorthand: String? {
    guard let shorthand, case .list = attributes.first(where: { $0.name == shorthand })?.type else {
      return nil
    }
    return shorthand
  }
  /// The element at its best.
  public let samples: @Sendable () -> [Sample]
  /// Reads attributes into a new element that holds `children`, if it takes them.
  public let decode: @Sendable (_ attributes: [AttributeValue.Entry], _ children: [any Element]) -> Decoded

  /// Describes an element by its type.
  init(_ type: any CatalogueElement.Type) {
    func describe<E: CatalogueElement>(_ type: E.Type) -> CatalogueEntry {
      let control = type as? any Control.Type
      let takesChildren = type is any ContainerElement.Type
      return CatalogueEntry(
        name: E.name, summary: E.summary, guideline: control?.guideline,
        kind: control != nil ? .control : takesChildren ? .container : .primitive,
        takesChildren: takesChildren,
        attributes: E.attributes.map { AttributeDescription(name: $0.name, type: $0.type, help: $0.help) },
        shorthand: E.shorthand, samples: { control?.samples ?? [] },
        decode: { attributes, children in
          var element = E()
          let errors = element.decode(attributes)
          guard takesChildren, var container = element as? any ContainerElement else {
            return Decoded(element: element, errors: errors)
          }
          container.children = children
          return Decoded(element: container, errors: errors)
        })
    }
    self = describe(type)
  }

  /// Describes the matrix, whose cells sheets expand themselves.
  package static let matrix = CatalogueEntry(
    name: Matrix.name, summary: "One cell drawn under every pair of a row's and a column's attributes.",
    guideline: nil, kind: .container, takesChildren: true,
    attributes: MatrixSettings.structure
      + MatrixSettings.attributes.map { AttributeDescription(name: $0.name, type: $0.type, help: $0.help) },
    shorthand: nil, samples: { [] },
    decode: { _, children in Decoded(element: Matrix(rows: [children]), errors: []) })

  private init(
    name: String, summary: String, guideline: String?, kind: Kind, takesChildren: Bool,
    attributes: [AttributeDescription], shorthand: String?, samples: @escaping @Sendable () -> [Sample],
    decode: @escaping @Sendable ([AttributeValue.Entry], [any Element]) -> Decoded
  ) {
    self.name = name
    self.summary = summary
    self.guideline = guideline
    self.kind = kind
    self.takesChildren = takesChildren
    self.attributes = attributes
    attributeNames = attributes.map(\.name)
    self.shorthand = shorthand
    self.samples = samples
    self.decode = decode
  }
}
