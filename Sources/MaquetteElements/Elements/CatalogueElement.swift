/// An element that sheets can name.
public protocol CatalogueElement: Element, AttributeOwner {
  /// The name in sheets, in kebab-case.
  static var name: String { get }
  /// The summary of the element, in one sentence; by default what `.ci/help-tables` takes from the comment of its type, or the
  /// name in words.
  static var summary: String { get }
  /// A minimal example as a sheet writes it: an element that is this one or contains it; nil for none. Those of Maquette are the
  /// bodies of `Golden/Elements`, which `.ci/help-tables` compiles in.
  static var example: String? { get }
  /// The platform that the example is drawn on; nil for the first that has the element.
  static var examplePlatform: Platform? { get }
  /// The platforms that have the element; all by default.
  static var platforms: Set<Platform> { get }
  /// The attribute that a bare scalar sets (`label: Wi-Fi`); nil for none.
  static var shorthand: String? { get }
  /// The identifiers that the element gives to its own parts, such as the links of a text; none by default.
  var partIDs: [String] { get }
  /// The errors about attributes that do not fit each other or the elements inside; none by default. Each path begins with the
  /// name of an attribute.
  var problems: [AttributeError] { get }
  /// The tables of measures that the element reads, which become design tokens.
  static var metrics: [any ThemeMetrics.Type] { get }
  /// The entry of the element in a catalogue; the default is made from what the type declares.
  static var entry: CatalogueEntry { get }

  /// Creates the element with its defaults.
  init()
}

extension CatalogueElement {
  public static var ownerName: String {
    let article = "aeiou".contains(name.first ?? "b") ? "an" : "a"
    return "\(article) \(name)"
  }

  public static var summary: String {
    compiledHelp(String(reflecting: self)) ?? "The element \(name.replacing("-", with: " "))."
  }
  public static var example: String? { compiledHelp("\(String(reflecting: self))/example") }
  public static var examplePlatform: Platform? { nil }
  public static var platforms: Set<Platform> { Set(Platform.allCases) }
  public static var shorthand: String? { nil }
  public var partIDs: [String] { [] }
  public var problems: [AttributeError] { [] }
  public static var metrics: [any ThemeMetrics.Type] { [] }
}

/// An element that holds others.
public protocol ContainerElement: CatalogueElement {
  /// The elements inside.
  var children: [any Element] { get set }
  /// The lists in which sheets write elements inside in a short form; none by default. A list alone is the first of them.
  static var shortForms: [ShortForm] { get }
}

extension ContainerElement {
  public static var shortForms: [ShortForm] { [] }
}

/// A list of a sheet whose items stand for elements inside a container, such as the rows of a table.
///
/// An item that names an element is that element. Any other is the value of the form's own element: a row may be the list of its
/// cells, and a cell its text.
public struct ShortForm: Sendable {
  /// The name of the list, among the attributes of the container.
  public let name: String
  /// The name of the element that an item without one stands for.
  public let element: String
  /// The type of the list's value.
  let type: AttributeType
  private let help: String

  /// Creates a list with the purpose that references show.
  public init(_ name: String, of element: String, type: AttributeType, help: String) {
    self.name = name
    self.element = element
    self.type = type
    self.help = help
  }

  var description: AttributeDescription {
    AttributeDescription(name: name, type: type, words: AttributeHelp(stated: help))
  }
}
