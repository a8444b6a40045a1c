internal import MaquetteDiagnostics

/// The meaning of a node besides its drawing.
struct NodeMeaning: Hashable, Sendable {
  /// The identifier from the sheet.
  var id: String?
  /// The location of the element in the sheet.
  var source: SourceLocation?
  /// The problems in drawing the element as requested.
  var warnings: [ElementWarning] = []
  var accessibility: Accessibility?
  /// The element that the node was made from, if the environment keeps it; out of line because it is large.
  var subject = Boxed<Subject>.absent
  /// The lint rules that the element and all within it may break.
  var suppressions: [LintSuppression] = []
  /// The part of a window or a screen that the element is; nil for none in particular.
  var region: Region?
  /// What the element shows in front of the picture; out of line because it is large.
  var presentation = Boxed<PresentedMeaning>.absent
  /// The picture or the screen that presentations stay in; nil for any other element.
  var host: PresentationHost?
  /// What a screen shows at its bottom while the element is edited; out of line because it is large.
  var inputView = Boxed<InputView>.absent
  /// Whether something in front of the element keeps a finger and accessibility from it.
  var isCovered = false
  /// The path of the control that presents the element; nil for what is not presented, or not by a control.
  var presenter: ControlPath?
  /// The areas in points of the picture in which the element is touched; empty for its whole frame.
  var touchAreas: [Rect] = []
  /// The text that a pointer that rests on the element shows, as it is drawn; nil for none.
  var toolTip: String?
  /// How the element shows a part of its content, out of line because it is large; nothing for one that shows all of it.
  var scrollArea = Boxed<ScrollArea>.absent
}

/// A meaning out of line.
///
/// - Note: `@unchecked Sendable` is sound because a meaning changes only while a single ``SharedMeaning`` refers to it.
final class StoredMeaning: @unchecked Sendable {
  var value: NodeMeaning

  init(_ value: NodeMeaning) { self.value = value }
}

/// The meaning of a node, out of line because few nodes have one; copies share it until one of them changes.
struct SharedMeaning: Hashable, Sendable {
  /// The meaning, to be read; nil for an absent one, which equals one that says nothing.
  private(set) var stored: StoredMeaning?

  init(_ meaning: NodeMeaning? = nil) { stored = meaning.map(StoredMeaning.init) }

  /// Returns the meaning, to be changed: no copy has it.
  @inline(__always)
  mutating func unique() -> StoredMeaning {
    if isKnownUniquelyReferenced(&stored), let stored { return stored }
    let copy = StoredMeaning(value)
    stored = copy
    return copy
  }

  private var value: NodeMeaning { stored?.value ?? NodeMeaning() }

  static func == (first: SharedMeaning, second: SharedMeaning) -> Bool {
    first.stored === second.stored || first.value == second.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A presentation in a node's meaning. All are equal: what is presented is part of the tree that hosts it, and compared there.
struct PresentedMeaning: Hashable, Sendable {
  var presentation: Presentation

  static func == (first: PresentedMeaning, second: PresentedMeaning) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// An optional value that is stored out of line; an absent one takes the space of a pointer.
///
/// A tree has thousands of nodes, few of which are groups or expose anything to accessibility.
indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case absent
  case present(Value)

  init(_ value: Value?) {
    self = value.map(Boxed.present) ?? .absent
  }

  var value: Value? {
    if case .present(let value) = self { value } else { nil }
  }

  var isPresent: Bool {
    if case .present = self { true } else { false }
  }
}

/// The element that a node was made from, for rules and sessions.
///
/// Nodes have subjects only under ``Environment/keepsSubjects``.
public struct Subject: Sendable {
  /// The element.
  public let element: any Element
  /// The environment that the element was drawn under.
  public let environment: Environment
  /// The place of an interactive control in a tree with an interaction; nil for anything else.
  public let path: ControlPath?

  /// Creates a subject.
  public init(_ element: any Element, in environment: Environment, at path: ControlPath? = nil) {
    self.element = element
    self.environment = environment
    self.path = path
  }
}

extension Subject: Hashable {
  /// Always true: nodes are equal if they draw and expose the same, independent of the elements that they were made from.
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
