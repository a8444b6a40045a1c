public import MaquetteElements
import MaquetteDiagnostics

/// What a person does to a picture, step by step, and the actions of its controls.
///
/// ```swift
/// let script = Script([.tap("wifi")], actions: [Script.Action("setWiFi", of: "wifi")])
/// let log = Storyboard(Mockup { Switch().id("wifi") }, script: script).log
/// ```
public struct Script: Hashable, Sendable {
  /// An action that a control performs for events.
  public struct Action: Hashable, Sendable {
    /// The control's identifier.
    public var control: String
    /// The events; nil for a new value, or a button's action.
    public var events: ControlEvents?
    /// The action's name.
    public var name: String

    /// Creates an action of the control of an identifier.
    public init(_ name: String, of control: String, for events: ControlEvents? = nil) {
      self.control = control
      self.events = events
      self.name = name
    }
  }

  /// A way from an element to another sheet, for prototypes.
  public struct Link: Hashable, Sendable {
    /// The identifier of the element that is tapped.
    public var control: String
    /// The path of the other sheet from the folder of this one, or ``back``.
    public var target: String

    /// The target that leads to the sheet before.
    public static let back = "back"

    /// Creates a link from the element of an identifier.
    public init(from control: String, to target: String) {
      self.control = control
      self.target = target
    }
  }

  /// The steps in order.
  public var steps: [ScriptStep] = []
  /// The actions of the controls.
  public var actions: [Action] = []
  /// The ways to other sheets.
  public var links: [Link] = []

  /// Creates a script.
  public init(_ steps: [ScriptStep] = [], actions: [Action] = []) {
    self.steps = steps
    self.actions = actions
  }

  /// Every identifier that the script names.
  public var ids: [String] { actions.map(\.control) + links.map(\.control) + steps.flatMap(\.ids) }
}

extension Script: AttributeDecodable {
  private static let names = ["steps", "actions", "links"]

  public static let attributeType = AttributeType.either([
    [ScriptStep].attributeType, .mapping(named: names),
  ])

  /// Reads a list of steps, or a mapping: `actions` maps identifiers to the name of an action, or events to the names of
  /// actions, and `links` maps identifiers to paths of sheets.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    guard case .mapping(let entries) = value else {
      steps = try Self.steps(value)
      return
    }
    for entry in entries {
      do throws(AttributeError) {
        switch entry.name {
        case "steps": steps = try Self.steps(entry.value)
        case "actions": actions = try Self.actions(entry.value)
        case "links": links = try Self.links(entry.value)
        default:
          throw AttributeError(
            message: "unknown attribute '\(entry.name)' of an interaction",
            hint: "it has steps, actions and links", path: [.name(entry.name)])
        }
      } catch  where Self.names.contains(entry.name) {
        throw error.at(.value(entry.name))
      }
    }
  }

  /// The greatest number of steps, each of which is laid out and drawn.
  package static let stepLimit = 1000

  private static func steps(_ value: AttributeValue) throws(AttributeError) -> [ScriptStep] {
    if case .list(let items) = value, items.count > stepLimit {
      throw AttributeError(message: "expected at most \(stepLimit) steps, found \(items.count)")
    }
    return try [ScriptStep](attribute: value)
  }

  private static func links(_ value: AttributeValue) throws(AttributeError) -> [Link] {
    guard case .mapping(let entries) = value else {
      throw AttributeError(expected: "identifiers with the paths of sheets", found: value)
    }
    return try entries.map { (entry) throws(AttributeError) in
      let target = try String(attribute: entry.value, at: .value(entry.name))
      let isSheet = [".yaml", ".yml", ".json"].contains { target.lowercased().hasSuffix($0) }
      guard target == Link.back || isSheet && !target.hasPrefix("/") else {
        throw AttributeError(
          message: "'\(target)' is not the path of a sheet",
          hint: "write a path from this sheet's folder, such as details.yaml, or back",
          path: [.value(entry.name)])
      }
      return Link(from: entry.name, to: target)
    }
  }

  private static func actions(_ value: AttributeValue) throws(AttributeError) -> [Action] {
    guard case .mapping(let controls) = value else {
      throw AttributeError(expected: "identifiers with the names of actions", found: value)
    }
    var actions: [Action] = []
    for control in controls {
      guard case .mapping(let entries) = control.value else {
        let name = try String(attribute: control.value, at: .value(control.name))
        actions.append(Action(name, of: control.name))
        continue
      }
      for entry in entries {
        guard let event = ControlEvents.sheetNames.first(where: { $0.name == entry.name })?.event else {
          let names = ControlEvents.sheetNames.map(\.name)
          throw AttributeError(
            message: "unknown event '\(entry.name)'",
            hint: NearestName.hint(for: entry.name, among: names)
              ?? "there are \(names.joined(separator: ", "))",
            path: [.value(control.name), .name(entry.name)])
        }
        do throws(AttributeError) {
          actions.append(Action(try String(attribute: entry.value), of: control.name, for: event))
        } catch {
          throw error.at(.value(entry.name)).at(.value(control.name))
        }
      }
    }
    return actions
  }
}
