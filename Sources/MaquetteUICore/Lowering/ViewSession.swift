import Foundation
package import MaquetteElements

/// One run of lowering a view, with its states, settings, appearances and reports.
package final class ViewSession {
  /// The settings of the whole picture.
  package internal(set) var base: MaquetteElements.Environment
  /// The reports, each once, in order.
  package private(set) var reports: [ViewReport] = []
  /// The views of the app around the place that is lowered.
  var views: [Any.Type] = []
  /// The settings of the app.
  let storedSettings = SharedValue<[String: Any]>([:])
  /// What runs after the round: first appearances and changes.
  var actions: [() -> Void] = []
  /// What runs beside the round: the tasks of views.
  var tasks: [@MainActor () async -> Void] = []
  /// How much longer a round waits for tasks that have not ended; 0 for tasks of views.
  var patience = Duration.zero
  /// What is in front of the screen, in the order of presentation.
  var presentations: [any Element] = []
  /// The parts of the screen that the device and bars cover.
  var safeArea = EdgeInsets()
  /// Whether content is lowered only when its room is known.
  var hasReaders = false
  /// The frames of named coordinate spaces in points of the picture, as of the layout that goes on.
  var spaces: [String: CGRect] = [:]
  /// The size of the picture in points; nil if it fits its content.
  var size: CGSize?

  /// The appearance that a view asks the screen for; nil for that of the configuration.
  var preferredScheme: ColorScheme?
  /// What responds to touches; nil for a picture that nobody touches.
  var targets: TouchTargets?

  private var missing: [String] = []
  private var withoutProperties: Set<ObjectIdentifier> = []
  private var typeNames: [ObjectIdentifier: ViewTypeName] = [:]

  /// Creates a session.
  package init(base: MaquetteElements.Environment) { self.base = base }

  /// The innermost view of the app; empty outside.
  var viewName: String {
    views.lazy.reversed().map(typeName).first { !$0.isOwn }?.short ?? ""
  }

  /// The name of the nodes of a view.
  func nodeName(of type: Any.Type) -> NodeName { typeName(of: type).node }

  private func typeName(of type: Any.Type) -> ViewTypeName {
    let id = ObjectIdentifier(type)
    if let name = typeNames[id] { return name }
    let name = ViewTypeName(type)
    typeNames[id] = name
    return name
  }

  /// Adds a report if it is new.
  func report(_ report: ViewReport) {
    if !reports.contains(report) { reports.append(report) }
  }

  /// Notes that an object is not in the environment.
  func missingObject(_ name: String) { missing.append(name) }

  /// Returns and forgets the objects that the last view misses.
  func takeMissing() -> [String] {
    defer { missing = [] }
    return missing
  }

  /// Whether values of a type may have properties to connect; found out once a type.
  func hasProperties<Owner>(_ owner: Owner) -> Bool {
    let id = ObjectIdentifier(Owner.self)
    if withoutProperties.contains(id) { return false }
    let has = Mirror(reflecting: owner).children.contains { $0.value is any DynamicProperty }
    if !has { withoutProperties.insert(id) }
    return has
  }

  /// Forgets what belongs to one round.
  func beginRound() {
    actions = []
    tasks = []
    presentations = []
    targets?.removeAll()
  }
}
