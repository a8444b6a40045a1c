import MaquetteElements

/// A view with a change of this module.
nonisolated public struct _Adapted<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content
  let change: ViewChange

  package func lower(in context: ViewContext) -> [ViewPart] {
    switch change {
    case .environment(let change):
      let inner = context.changing(change)
      let parts = inner.child(0).parts(of: content)
      guard !inner.environment.looksLike(context.environment) else { return parts }
      return parts.map { part in
        part.wrapped { $0.inSettings(of: inner.environment) }
      }
    case .element(let change):
      return context.child(0).parts(of: content).map { part in part.wrapped(change) }
    case .elementIn(let change):
      return context.child(0).parts(of: content).map { part in part.wrapped { change($0, context) } }
    case .traits(let change):
      return context.child(0).parts(of: content).map { part in
        var part = part
        change(&part.traits, context)
        return part
      }
    case .all(let change): return change(context, context.child(0)) { $0.parts(of: content) }
    case .inert: return context.child(0).parts(of: content)
    case .ignored(let name, let place):
      context.session.report(.ignored(name, at: place, in: context.session.viewName))
      return context.child(0).parts(of: content)
    }
  }
}

/// A change of a view.
enum ViewChange {
  /// The environment of the view.
  case environment((inout EnvironmentValues) -> Void)
  /// Each element of the view.
  case element((any Element) -> any Element)
  /// Each element of the view, by the environment.
  case elementIn((any Element, ViewContext) -> any Element)
  /// What containers ask about.
  case traits((inout PartTraits, ViewContext) -> Void)
  /// All parts: the context, the one of the view, and what lowers the view.
  case all((ViewContext, ViewContext, (ViewContext) -> [ViewPart]) -> [ViewPart])
  /// Nothing that a still picture shows.
  case inert
  /// Something that is not drawn, with its place.
  case ignored(String, String)
}

extension View {
  nonisolated func adapted(_ change: ViewChange) -> _Adapted<Self> { _Adapted(content: self, change: change) }

  /// Returns the view with a value of this module in its environment.
  nonisolated func own<Value>(_ keyPath: WritableKeyPath<OwnValues, Value>, _ value: Value) -> _Adapted<Self>
  {
    adapted(.environment { $0.own[keyPath: keyPath] = value })
  }

  /// Returns the view without a change.
  nonisolated var inert: _Adapted<Self> { adapted(.inert) }

  /// Returns the view with a report that a modifier is ignored.
  nonisolated func ignoring(_ name: String, _ file: StaticString, _ line: UInt) -> _Adapted<Self> {
    adapted(.ignored(name, "\(file):\(line)"))
  }
}

extension ViewPart {
  /// Returns the part with another element around its own.
  func wrapped(_ change: (any Element) -> any Element) -> ViewPart {
    var result = self
    result.element = change(element)
    if var section = traits.section {
      section.rows = section.rows.map { $0.wrapped(change) }
      result.traits.section = section
    }
    return result
  }
}

extension Element {
  /// Returns the element under what elements know of an environment.
  func inSettings(of values: EnvironmentValues) -> any Element {
    environment { values.apply(to: &$0) }
  }
}
