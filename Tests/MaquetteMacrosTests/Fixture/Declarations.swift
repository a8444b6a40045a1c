// What a library of views declares for the macros, as small as possible.
@freestanding(declaration)
macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @Builder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MaquetteUIMacros", type: "PreviewMacro")

@attached(peer)
macro Previewable() = #externalMacro(module: "MaquetteUIMacros", type: "PreviewableMacro")

@attached(accessor) @attached(peer, names: prefixed(__Key_))
macro Entry() = #externalMacro(module: "MaquetteUIMacros", type: "EntryMacro")

@MainActor protocol View {
  associatedtype Body
  @Builder @MainActor var body: Body { get }
}

@resultBuilder enum Builder {
  static func buildBlock<V: View>(_ view: V) -> V { view }
  static func buildExpression<V: View>(_ view: V) -> V { view }
}

struct Text: View {
  var text: String
  init(_ text: String) { self.text = text }
  var body: Never { return preconditionFailure("a text has no body") }
}

@propertyWrapper struct State<Value> {
  var wrappedValue: Value
  var projectedValue: () -> Value { { wrappedValue } }
}

enum Preview { struct ViewTraits {} }

struct PreviewTrait<T> { var name: String }

extension PreviewTrait where T == Preview.ViewTraits {
  static var sizeThatFitsLayout: Self { Self(name: "fits") }
  static func fixedLayout(width: Double, height: Double) -> Self { Self(name: "\(width)x\(height)") }
}

struct PreviewContent {
  let view: any View
  @MainActor static func make<V: View>(@Builder _ content: @MainActor () -> V) -> PreviewContent {
    PreviewContent(view: content())
  }
}

protocol PreviewRegistration {
  static var previewName: String? { get }
  static var previewFileID: String { get }
  static var previewLine: Int { get }
  @MainActor static var previewTraits: [PreviewTrait<Preview.ViewTraits>] { get }
  @MainActor static var previewContent: PreviewContent { get }
}

protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}
  subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
