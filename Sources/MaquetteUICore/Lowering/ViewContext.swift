package import MaquetteElements

/// Where a view is lowered: its place in the graph, its environment and what collects reports and preferences.
package struct ViewContext {
  /// The place, which keeps states from one round to the next.
  package var graph: ViewNode
  /// The values around the view.
  package var environment: EnvironmentValues
  /// The run.
  package let session: ViewSession
  /// What goes up from the views inside.
  package var preferences: PreferenceCollector
  /// How many views are around this one.
  private var depth = 0

  init(
    graph: ViewNode, environment: EnvironmentValues, session: ViewSession, preferences: PreferenceCollector
  ) {
    self.graph = graph
    self.environment = environment
    self.session = session
    self.preferences = preferences
  }

  /// The most views inside each other; a view that contains itself ends here.
  private static let depthLimit = 400

  /// Returns the context of a view inside, by its index or its identity.
  package func child(_ key: some Hashable) -> ViewContext {
    var context = self
    context.graph = graph.child(AnyHashable(key))
    context.depth += 1
    return context
  }

  /// Returns the context with a change of the environment.
  func changing(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// Returns the parts of a view.
  package func parts(of view: any View) -> [ViewPart] {
    guard depth < Self.depthLimit else {
      session.report(.limit("views are nested more than \(Self.depthLimit) deep in \(session.viewName)"))
      return []
    }
    if let primitive = view as? any PrimitiveView { return primitive.lower(in: self) }
    return bodyParts(of: view)
  }

  /// Returns the parts of a view's content.
  private func bodyParts<Content: View>(of view: Content) -> [ViewPart] {
    let own = graph.ofType(Content.self)
    var context = self
    context.graph = own
    context.depth += 1
    context.bindProperties(of: view)
    session.views.append(Content.self)
    defer { session.views.removeLast() }
    let missing = session.takeMissing()
    guard missing.isEmpty else {
      // Its content would end the process.
      for name in missing { session.report(.missing("\(name) in the environment", in: session.viewName)) }
      return []
    }
    let content = onMain(view) { $0.body }
    var parts = context.child(0).parts(of: content)
    let name = session.nodeName(of: Content.self)
    for index in parts.indices { parts[index] = parts[index].wrapped { $0.named(name) } }
    return parts
  }

  /// Connects the wrapped properties of a view or a style with their states and the environment.
  func bindProperties<Owner>(of owner: Owner) {
    guard session.hasProperties(owner) else { return }
    bind(Mirror(reflecting: owner), in: graph)
  }

  private func bind(_ mirror: Mirror, in graph: ViewNode) {
    for (index, child) in mirror.children.enumerated() {
      if let property = child.value as? any BoundProperty {
        property.bind(PropertyPlace(graph: graph, index: index, context: self))
      } else if let property = child.value as? any DynamicProperty {
        bind(Mirror(reflecting: child.value), in: graph.child("\(index)"))
        update(property)
      }
    }
    if let parent = mirror.superclassMirror { bind(parent, in: graph) }
  }

  private func update<Property: DynamicProperty>(_ property: Property) {
    _ = onMain(property) { property -> Bool in
      var property = property
      property.update()
      return true
    }
  }

  /// Returns the elements as one, placed as in a `Group` on its own: one below the other, or nothing.
  package func element(of view: any View) -> any Element { parts(of: view).joined }

  /// Whether texts read from right to left, appearance and the like, as elements know them.
  var settings: MaquetteElements.Environment { environment.elementSettings(over: session.base) }
}

/// Any element, where `Element` is that of a collection.
package typealias AnyElement = any MaquetteElements.Element

extension [ViewPart] {
  /// The parts as one element: themselves if there is one, a column of them if there are several.
  package var joined: AnyElement {
    if count == 1 { return self[0].element }
    if isEmpty { return Nothing() }
    return MaquetteElements.VStack(spacing: .automatic) { map(\.element) }
  }
}

/// The type of an app's view, in words.
struct ViewTypeName: Hashable {
  /// The name with the module and the types around it, such as `Cards.CardView.Header`, without what differs from build to build.
  let qualified: String

  init(_ type: Any.Type) {
    var (name, depth) = ("", 0)
    for character in String(reflecting: type) {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ">" || character == ")" { depth -= 1 }
    }
    qualified = name.split { $0 == "." || $0 == ":" }.joined(separator: ".")
  }

  /// The name alone, such as `Header`.
  var short: String { qualified.split(separator: ".").last.map(String.init) ?? qualified }

  /// Whether the type is one of this module and its neighbours, which stand for SwiftUI's own.
  var isOwn: Bool {
    ["MaquetteUICore", "MaquetteUIKit", "MaquetteSFSafeSymbols"].contains { qualified.hasPrefix("\($0).") }
  }

  /// The name of the view's nodes. Comparisons tell a view from an element by the dot.
  var node: NodeName { NodeName(isOwn ? short : qualified) }
}

extension Element {
  /// Returns the element inside a node of a name.
  func named(_ name: NodeName) -> any Element {
    Modified(self) { content, environment in
      Node(name: name, wrapping: content.node(in: environment), direction: environment.direction)
    }
  }
}
