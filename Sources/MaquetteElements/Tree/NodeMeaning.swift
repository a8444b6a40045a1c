public import MaquetteDiagnostics

/// The meaning of a node besides its layout and its drawing.
///
/// ``Node`` and ``LayoutNode`` read and set these properties as their own: `node.id`, `node.accessibility`. A property that is
/// declared here needs no line in either.
public struct NodeMeaning: Hashable, Sendable {
  /// The identifier from the sheet.
  public var id: String?
  /// The location of the element in the sheet.
  public var source: SourceLocation?
  /// The problems in drawing the element as requested.
  public var warnings: [ElementWarning] = []
  /// The node's own accessibility description.
  public var accessibility: Accessibility?
  /// The element that the node was made from; nil unless ``Environment/keepsSubjects`` was set.
  public var subject: Subject?
  /// The lint rules that the element and everything inside it may break.
  public var suppressions: [LintSuppression] = []
  /// The tokens that attributes of the element name.
  public var tokens: [TokenUse] = []
  /// The lengths that the sheet writes as numbers; none unless the brand has tokens that are lengths.
  package var lengths: [WrittenLength] = []
  /// The role of the element as a part of a window or a screen.
  public var region: Region?
  /// The text of the element's tool tip, as it is drawn.
  public var toolTip: String?
  /// The menu, sheet or other element that the element shows in front of the picture.
  @Boxed() package var presentation: Presentation?
  /// How the node hosts the presentations of the elements inside it; nil if it is neither a picture nor a screen.
  var presentationHost: PresentationHost?
  /// What a screen shows at its bottom while the element is edited, such as a keyboard.
  @Boxed() package var inputView: InputView?
  /// Whether a presentation in front of the node hides it from touches and from accessibility.
  package var isCovered = false
  /// The path of the control that presents the element.
  package var presenter: ControlPath?
  /// The areas that react to touch, in points of the picture; empty for the whole frame.
  var ownTouchAreas: [Rect] = []
  /// How the node shows a part of its first child; nil if it shows the whole child.
  @Boxed() var scrollArea: ScrollArea?

  /// The properties of a node without a meaning.
  @usableFromInline static let absent = NodeMeaning()

  /// Whether the element presents something, and whether it shows a part of its child; faster than reading what.
  fileprivate var presents: Bool { _presentation.isPresent }
  fileprivate var scrolls: Bool { _scrollArea.isPresent }
}

/// A meaning out of line.
///
/// - Note: `@unchecked Sendable` is sound because a meaning changes only while a single ``SharedMeaning`` refers to it, and
///   `@exclusivity(unchecked)` because a key path to a stored property runs no code that could access the meaning again.
@usableFromInline
final class StoredMeaning: @unchecked Sendable {
  @usableFromInline @safe @exclusivity(unchecked) var value = NodeMeaning()

  init(_ value: NodeMeaning) { self.value = value }

  /// Creates a meaning that equals another one; one without any property set for nil.
  init(copying other: StoredMeaning?) { if let other { value = other.value } }
}

/// The meaning of a node, stored out of line because few nodes have one. Copies share it until one of them changes.
@usableFromInline
struct SharedMeaning: Hashable, Sendable {
  @usableFromInline var stored: StoredMeaning?

  /// Creates a meaning; an absent one equals one without any property set.
  init(_ meaning: NodeMeaning? = nil) { stored = meaning.map(StoredMeaning.init) }

  /// A property of the meaning.
  ///
  /// Inlined wherever it is used, so that the compiler replaces the key path by a direct access; following one takes as long as
  /// building a small control.
  @inlinable
  subscript<Value>(key: WritableKeyPath<NodeMeaning, Value>) -> Value {
    @inline(__always) get {
      if let stored { stored.value[keyPath: key] } else { NodeMeaning.absent[keyPath: key] }
    }
    @inline(__always) set {
      changeable().value[keyPath: key] = newValue
    }
  }

  // Plain accessors: layout reads these for every node, and most nodes have no meaning.

  /// Whether the element presents something.
  var presents: Bool { stored?.value.presents ?? false }
  /// Whether the node shows a part of its first child.
  var scrolls: Bool { stored?.value.scrolls ?? false }
  /// How the node hosts the presentations of the elements inside it.
  var presentationHost: PresentationHost? { stored?.value.presentationHost }

  /// Returns the meaning of this node alone; a new one if there was none.
  @usableFromInline
  mutating func changeable() -> StoredMeaning {
    if isKnownUniquelyReferenced(&stored), let stored { return stored }
    let own = StoredMeaning(copying: stored)
    stored = own
    return own
  }

  private var value: NodeMeaning { stored?.value ?? .absent }

  @usableFromInline
  static func == (first: SharedMeaning, second: SharedMeaning) -> Bool {
    first.stored === second.stored || first.value == second.value
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The functions of a node that few nodes have, stored out of line for that reason.
///
/// A ``Node`` reads and sets these properties as its own.
public final class NodeFunctions {
  /// Returns the layer that groups the children; nil for no group.
  var layer: ((Node.Drawing) -> Layer?)?
  /// Returns what lies over the node, such as an arrow between two elements inside it, from its finished layout.
  package var marks: ((LayoutNode, PixelGrid) -> [LayoutNode])?
  /// Returns the only child for the node's frame, built when the node has its place, and the child's room.
  var content: ((Rect) -> (child: Node, room: Rect))?
  /// How far the content of the node's scroll area moves in the viewport in which it was placed last.
  var scrolled: (viewport: ScrollArea.Viewport, distance: Double)?
  /// Takes note of the node's place before its children are placed.
  var placing: ((Node.Drawing) -> Void)?
  /// Returns the motions of the node without those of its children.
  public var motionSource: (() -> Motions)?
  /// Returns the areas that react to touch, such as those of a link on two lines; an empty list means the whole frame.
  var touchAreaSource: ((Node.Drawing) -> [Rect])?
}

/// An optional value that is stored out of line; an absent one takes the space of a pointer.
@propertyWrapper
package indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case absent
  case present(Value)

  package init() { self = .absent }

  package init(wrappedValue: Value?) { self = wrappedValue.map(Boxed.present) ?? .absent }

  init(_ value: Value?) { self.init(wrappedValue: value) }

  package var wrappedValue: Value? {
    get { value }
    set { self = Boxed(newValue) }
  }

  var value: Value? {
    if case .present(let value) = self { value } else { nil }
  }

  var isPresent: Bool {
    if case .present = self { true } else { false }
  }
}

/// The element that a node was made from, for lint rules and sessions.
///
/// Nodes have subjects only if ``Environment/keepsSubjects`` is set. A class, because an environment is large.
public final class Subject: Sendable {
  /// The element.
  public let element: any Element
  /// The environment that the element was drawn under.
  public let environment: Environment
  /// The path of an interactive control during an interaction; nil for any other element.
  public let path: ControlPath?
  /// Makes the elements that take the place of the element over time or while conditions hold.
  private let makeVersions: [@Sendable () -> [any Element]]

  /// Creates a subject.
  public init(_ element: any Element, in environment: Environment, at path: ControlPath? = nil) {
    self.element = element
    self.environment = environment
    self.path = path
    makeVersions = []
  }

  private init(_ subject: Subject, adding versions: @escaping @Sendable () -> [any Element]) {
    (element, environment, path) = (subject.element, subject.environment, subject.path)
    makeVersions = subject.makeVersions + [versions]
  }

  /// Returns the subject with more elements that take the place of its element.
  func adding(versions: @escaping @Sendable () -> [any Element]) -> Subject {
    Subject(self, adding: versions)
  }

  /// Returns the elements that take the place of the element over time or while conditions hold.
  package func versions() -> [any Element] {
    makeVersions.flatMap { $0() }.flatMap { version -> [any Element] in
      guard let frames = version as? Keyframes else { return [version] }
      return [frames.first] + frames.following.map(\.element)
    }
  }
}

extension Subject: Hashable {
  /// Always true: the equality of two nodes depends on what they draw and expose, not on their elements.
  public static func == (first: Subject, second: Subject) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

/// A part of a window or a screen with a purpose of its own, for rules about the place of elements.
public enum Region: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// A window or a dialog, in a picture that shows several.
  case window
  /// The bar at a window's top with its tools.
  case toolbar
  /// The bar with the system's status symbols, or the bar at a window's bottom.
  case statusBar = "status-bar"
  /// A keyboard on the screen.
  case keyboard
  /// A view that scrolls.
  case scroll
}

extension Element {
  /// Returns the element as a part of a window or a screen.
  public func region(_ region: Region) -> any Element {
    changed { node, _ in node.region = region }
  }
}
