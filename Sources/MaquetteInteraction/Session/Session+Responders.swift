public import MaquetteElements

/// A place in the responder chain of a session, besides the controls themselves.
public enum ResponderPlace: Hashable, Sendable {
  /// The element of an identifier, a container around controls for instance.
  case element(String)
  /// The window, around everything in the picture.
  case window
  /// The application, the end of the chain.
  case application
}

/// An object that a session does not keep alive, as the platforms do not keep targets.
struct WeakResponder {
  weak var object: (any ActionResponder)?
}

extension Session {
  /// Puts an object, which is held weakly, at a place of the responder chain; nil takes it away.
  ///
  /// An action that was added with a nil target asks the control, the elements around it from the innermost to the
  /// outermost, the window and the application:
  ///
  /// ```swift
  /// session.setResponder(settings, at: .element("network-form"))
  /// session.control("wifi")?.addTarget(nil, action: ControlAction("setWiFi") { settings, sender, _ in }, for: .valueChanged)
  /// ```
  public func setResponder(_ responder: (any ActionResponder)?, at place: ResponderPlace) {
    responders[place] = responder.map { WeakResponder(object: $0) }
  }

  package func responders(around control: LiveControl) -> [any ActionResponder] {
    let around = layout.nodes(to: control.place.path).reversed().flatMap { node in
      [
        enclosing(node, of: control) as? any ActionResponder,
        node.id.flatMap { responders[.element($0)]?.object },
      ].compactMap(\.self)
    }
    return around + [ResponderPlace.window, .application].compactMap { responders[$0]?.object }
  }

  /// The control that a node around another control was made from, a list row for instance.
  private func enclosing(_ node: LayoutNode, of control: LiveControl) -> LiveControl? {
    node.controlPath.flatMap { path in
      controls.first { $0 !== control && $0.place.path == path }
    }
  }
}

extension LayoutNode {
  /// The nodes from this one to the control at a path; empty if it is not in here.
  func nodes(to path: ControlPath) -> [LayoutNode] {
    if controlPath == path { return [self] }
    for child in children {
      let below = child.nodes(to: path)
      if !below.isEmpty { return [self] + below }
    }
    return []
  }
}
