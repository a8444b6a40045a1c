import Foundation
import MaquetteControls
import MaquetteElements

/// A value on a scale.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View, PrimitiveView
{
  public typealias Body = Never
  let share: Double
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?

  package func lower(in context: ViewContext) -> [ViewPart] {
    func words(_ view: (any View)?, _ key: String) -> String {
      view.flatMap { context.child(key).parts(of: $0).words?.text } ?? ""
    }
    if let style = context.environment.containerStyles.gauge {
      return style(
        GaugeStyleConfiguration(
          value: share, label: context.part(label, "label"),
          currentValueLabel: current.map { context.part($0, "current") },
          minimumValueLabel: minimum.map { context.part($0, "minimum") },
          maximumValueLabel: maximum.map { context.part($0, "maximum") }), context)
    }
    var gauge = MaquetteControls.Gauge(share, label: words(label, "label"))
    gauge.currentValueLabel = words(current, "current")
    gauge.minimumValueLabel = words(minimum, "minimum")
    gauge.maximumValueLabel = words(maximum, "maximum")
    gauge.style = context.environment.gaugeLook
    gauge.tint = context.environment.own.tint.map { GradientTint($0.reference(context.settings)) }
    return [ViewPart(gauge)]
  }

  static func share<Value: BinaryFloatingPoint>(_ value: Value, _ bounds: ClosedRange<Value>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(1, max(0, Double((value - bounds.lowerBound) / length))) : 0
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    (share, self.label) = (Self.share(value, bounds), label())
    (current, minimum, maximum) = (nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (share, self.label) = (Self.share(value, bounds), label())
    (current, minimum, maximum) = (currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    (share, self.label) = (Self.share(value, bounds), label())
    (current, minimum, maximum) = (currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// A kind of gauge.
nonisolated public struct GaugeLookStyle: Sendable {
  let style: MaquetteControls.Gauge.Style?
  public static let automatic = GaugeLookStyle(style: nil)
  public static let linearCapacity = GaugeLookStyle(style: .linearCapacity)
  public static let accessoryCircular = GaugeLookStyle(style: .accessoryCircular)
  public static let accessoryCircularCapacity = GaugeLookStyle(style: .accessoryCircularCapacity)
  public static let accessoryLinear = GaugeLookStyle(style: .accessoryLinear)
  public static let accessoryLinearCapacity = GaugeLookStyle(style: .accessoryLinearCapacity)
  public static let circular = GaugeLookStyle(style: .circular)
}

extension View {
  /// Returns the view with a style for gauges.
  nonisolated public func gaugeStyle(_ style: GaugeLookStyle) -> some View {
    adapted(.environment { $0.gaugeLook = style.style })
  }
}

private enum GaugeLookKey: EnvironmentKey { static let defaultValue: MaquetteControls.Gauge.Style? = nil }

extension EnvironmentValues {
  var gaugeLook: MaquetteControls.Gauge.Style? {
    get { self[GaugeLookKey.self] }
    set { self[GaugeLookKey.self] = newValue }
  }
}
