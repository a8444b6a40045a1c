/// The screens of a navigation above its first one, from the bottom to the top.
///
/// - Note: `@unchecked Sendable` is sound because only the main actor uses it.
final class NavigationState: @unchecked Sendable {
  /// A screen that a link has opened.
  struct Screen {
    let view: any View
    /// Closes the screen and those above it.
    let close: () -> Void
  }

  /// The screens that links with a destination of their own opened.
  private(set) var opened: [any View] = []
  /// The screens that views present while a value of theirs says so; found anew in each round.
  private(set) var presented: [Screen] = []
  /// Makes the screens of values, by the type of the value; found anew in each round.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
  /// The values of the screens that values opened.
  var path: PathBinding

  init(path: PathBinding) { self.path = path }

  /// The values of a navigation, which the app may keep itself.
  struct PathBinding {
    let get: () -> [AnyHashable]
    let push: (AnyHashable) -> Void
    /// Keeps so many values from the bottom.
    let cut: (Int) -> Void

    /// Values that only the navigation knows.
    static func own() -> PathBinding {
      let values = SharedValue<[AnyHashable]>([])
      return PathBinding(
        get: { values.value }, push: { values.value.append($0) },
        cut: { values.value = Array(values.value.prefix($0)) })
    }
  }

  /// Forgets what the views of the last round said.
  func beginRound() { (presented, destinations) = ([], [:]) }

  func register<Value: Hashable>(_ type: Value.Type, _ make: @escaping (Value) -> any View) {
    destinations[ObjectIdentifier(type)] = { value in (value.base as? Value).map(make) }
  }

  func present(_ view: any View, close: @escaping () -> Void) {
    presented.append(Screen(view: view, close: close))
  }

  func open(_ view: any View) { opened.append(view) }
  func open<Value: Hashable>(value: Value) { path.push(AnyHashable(value)) }

  /// The screens from the bottom to the top.
  var screens: [Screen] {
    let values = path.get()
    let ofValues = values.enumerated().compactMap { index, value -> Screen? in
      guard let view = destinations[ObjectIdentifier(type(of: value.base))]?(value) else { return nil }
      return Screen(view: view) { [path] in path.cut(index) }
    }
    let ofLinks = opened.enumerated().map { index, view in
      Screen(view: view) { [weak self] in self?.cutOpened(index) }
    }
    return ofValues + ofLinks + presented
  }

  private func cutOpened(_ count: Int) { opened = Array(opened.prefix(count)) }
}

private enum NavigationStateKey: EnvironmentKey { static var defaultValue: NavigationState? { nil } }

extension EnvironmentValues {
  /// The navigation around; nil outside of one.
  var navigation: NavigationState? {
    get { self[NavigationStateKey.self] }
    set { self[NavigationStateKey.self] = newValue }
  }
}

extension ViewContext {
  /// Returns the topmost screen of a navigation, with its bars.
  func navigation(_ root: any View, path: NavigationState.PathBinding?) -> [ViewPart] {
    let state = graph.slot("navigation") { NavigationState(path: path ?? .own()) }
    if let path { state.path = path }
    state.beginRound()
    let inner = changing { $0.navigation = state }
    let first = NavigationPage(root, in: inner.child("root"))
    var (page, title) = (first, first.title)
    // A screen may say where its own links lead, so each is lowered before the next is looked up.
    var index = 0
    while index < Self.screenLimit, state.screens.indices.contains(index) {
      let screen = state.screens[index]
      var context = inner.child("screen").child(index)
      context.environment.dismissal = screen.close
      page = NavigationPage(screen.view, back: title ?? "Back", in: context)
      title = page.title
      index += 1
    }
    return page.parts
  }

  /// The most screens above each other; one that opens itself ends here.
  private static let screenLimit = 50
}
