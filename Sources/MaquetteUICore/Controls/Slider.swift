import Foundation
import MaquetteControls
import MaquetteElements

/// A control of a number in a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  let share: Double
  let minimum: ValueLabel?
  let maximum: ValueLabel?

  package func lower(in context: ViewContext) -> [ViewPart] {
    var slider = MaquetteControls.Slider(share)
    slider.width = .infinity
    slider.minimumTrackTint = context.environment.own.tint?.reference(context.settings)
    guard minimum != nil || maximum != nil else { return [ViewPart(slider)] }
    return [
      ViewPart(
        MaquetteElements.HStack(spacing: .points(8)) {
          if let minimum { context.child("minimum").element(of: minimum) }
          slider
          if let maximum { context.child("maximum").element(of: maximum) }
        })
    ]
  }

  private static func share<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>
  ) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(1, max(0, Double((value.wrappedValue - bounds.lowerBound) / length))) : 0
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (share, minimum, maximum) = (Self.share(value, bounds), nil, nil) }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    (share, minimum, maximum) = (Self.share(value, bounds), nil, nil)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (share, minimum, maximum) = (Self.share(value, bounds), nil, nil) }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    (share, minimum, maximum) = (Self.share(value, bounds), nil, nil)
  }
}

extension Slider {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (share, minimum, maximum) = (Self.share(value, bounds), minimumValueLabel(), maximumValueLabel()) }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    (share, minimum, maximum) = (Self.share(value, bounds), minimumValueLabel(), maximumValueLabel())
  }
}

/// A control that makes a number larger or smaller by steps.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }

  package func lower(in context: ViewContext) -> [ViewPart] {
    LabeledControl(label: label) { StepperFace() }.lower(in: context)
  }
}

extension Stepper where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
}

nonisolated private struct StepperFace: View, PrimitiveView {
  typealias Body = Never
  nonisolated func lower(in context: ViewContext) -> [ViewPart] { [ViewPart(MaquetteControls.Stepper(1))] }
}
