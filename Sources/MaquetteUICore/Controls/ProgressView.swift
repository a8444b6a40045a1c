import Foundation
import MaquetteControls
import MaquetteElements

/// The progress of work, as a bar or a spinner.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  let fraction: Double?
  let label: Label?
  let valueLabel: CurrentValueLabel?

  package func lower(in context: ViewContext) -> [ViewPart] {
    let graph = context.child("label").graph
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { .init(content: LoweredContent(view: $0, graph: graph)) },
      currentValueLabel: valueLabel.map {
        .init(content: LoweredContent(view: $0, graph: context.child("value").graph))
      })
    return (context.environment.own.progressStyle ?? DefaultProgressViewStyle())
      .parts(configuration, in: context)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  nonisolated public init() where Label == EmptyView { (fraction, label, valueLabel) = (nil, nil, nil) }
  /// Creates a spinner with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    (fraction, self.label, valueLabel) = (nil, label(), nil)
  }
  /// Creates a spinner with a title that is translated.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  /// Creates a spinner with a title.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init { Text(title) }
  }
  /// Creates a bar.
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1)
  where Label == EmptyView {
    (fraction, label, valueLabel) = (Self.share(value, total), nil, nil)
  }
  /// Creates a bar with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) { (fraction, self.label, valueLabel) = (Self.share(value, total), label(), nil) }
  /// Creates a bar with a title that is translated.
  nonisolated public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text { self.init(value: value, total: total) { Text(titleKey) } }
  /// Creates a bar with a title.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) where Label == Text { self.init(value: value, total: total) { Text(title) } }
}

extension ProgressView {
  /// Creates a bar with labels for the work and for how much of it is done.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { (fraction, self.label, valueLabel) = (Self.share(value, total), label(), currentValueLabel()) }

  private static func share<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
    value.map { total > 0 ? min(1, max(0, Double($0) / Double(total))) : 0 }
  }
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view of progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  nonisolated func parts(_ configuration: ProgressViewStyleConfiguration, in context: ViewContext)
    -> [ViewPart]
  {
    let own = context.child("style").child(ObjectIdentifier(Self.self))
    own.bindProperties(of: self)
    return own.changing { $0.own.progressStyle = nil }.child(0)
      .parts(of: onMain((self, configuration)) { $0.makeBody(configuration: $1) })
  }
}

/// Progress for a style.
nonisolated public struct ProgressViewStyleConfiguration {
  nonisolated public struct Label: View, PrimitiveView {
    public typealias Body = Never
    let content: LoweredContent
    package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
  }
  nonisolated public struct CurrentValueLabel: View, PrimitiveView {
    public typealias Body = Never
    let content: LoweredContent
    package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
  }
  /// The share of the work that is done, 0 to 1; nil for unknown.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar if the share is known, else a spinner.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A spinner.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      ProgressFace(fraction: nil, tint: tint)
      configuration.label?.foregroundStyle(.secondary)
    }
  }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressFace(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Returns the view with a style for progress.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    adapted(.environment { $0.own.progressStyle = style })
  }
}

nonisolated private struct ProgressFace: View, PrimitiveView {
  typealias Body = Never
  let fraction: Double?
  let tint: Color?

  nonisolated func lower(in context: ViewContext) -> [ViewPart] {
    let color = (tint ?? context.environment.own.tint)?.reference(context.settings)
    guard let fraction else {
      var size = ActivityIndicator.Size.medium
      if [.large, .extraLarge].contains(context.environment.controlSize) { size = .large }
      return [ViewPart(ActivityIndicator(size: size, color: color))]
    }
    var bar = MaquetteControls.ProgressView(fraction)
    bar.progressTint = color
    bar.width = .infinity
    return [ViewPart(bar)]
  }
}
