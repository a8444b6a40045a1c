import Foundation
import MaquetteControls
import MaquetteElements

/// A control of a number in a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  let share: Double
  /// Sets the value to a share of the range, 0 to 1.
  let set: (Double) -> Void
  let minimum: ValueLabel?
  let maximum: ValueLabel?

  package func lower(in context: ViewContext) -> [ViewPart] {
    var slider = MaquetteControls.Slider(share)
    slider.width = .infinity
    slider.minimumTrackTint = context.environment.own.tint?.reference(context.settings)
    let control = context.labelled(slider, .place { x, _ in set(min(1, max(0, x))) })
    guard minimum != nil || maximum != nil else { return [ViewPart(control)] }
    return [
      ViewPart(
        MaquetteElements.HStack(spacing: .points(8)) {
          if let minimum { context.child("minimum").element(of: minimum) }
          control
          if let maximum { context.child("maximum").element(of: maximum) }
        })
    ]
  }

  private static func setter<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value? = nil
  ) -> (Double) -> Void {
    { share in
      var next = bounds.lowerBound + Value(share) * (bounds.upperBound - bounds.lowerBound)
      if let step, step > 0 {
        next = bounds.lowerBound + ((next - bounds.lowerBound) / step).rounded() * step
      }
      value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, next))
    }
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
  ) { (share, set, minimum, maximum) = (Self.share(value, bounds), Self.setter(value, bounds), nil, nil) }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    (share, set, minimum, maximum) = (
      Self.share(value, bounds), Self.setter(value, bounds, step: Value(step)), nil, nil
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (share, set, minimum, maximum) = (Self.share(value, bounds), Self.setter(value, bounds), nil, nil) }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    (share, set, minimum, maximum) = (
      Self.share(value, bounds), Self.setter(value, bounds, step: Value(step)), nil, nil
    )
  }
}

extension Slider {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (share, set, minimum, maximum) = (
      Self.share(value, bounds), Self.setter(value, bounds), minimumValueLabel(), maximumValueLabel()
    )
  }
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    (share, set, minimum, maximum) = (
      Self.share(value, bounds), Self.setter(value, bounds, step: Value(step)), minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

/// A control that makes a number larger or smaller by steps.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, increment, decrement) = (label(), onIncrement, onDecrement) }
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value, step, nil) }
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value, step, bounds) }

  private init<Value: Strideable>(
    _ label: Label, _ value: Binding<Value>, _ step: Value.Stride, _ bounds: ClosedRange<Value>?
  ) {
    self.label = label
    func move(_ distance: Value.Stride) -> () -> Void {
      {
        let next = value.wrappedValue.advanced(by: distance)
        value.wrappedValue = bounds.map { Swift.min($0.upperBound, Swift.max($0.lowerBound, next)) } ?? next
      }
    }
    (increment, decrement) = (move(step), move(-step))
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    LabeledControl(label: label) { StepperFace(increment: increment, decrement: decrement) }.lower(
      in: context)
  }
}

extension Stepper where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), value, step, nil) }
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), value, step, bounds) }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, step, bounds) }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, step, nil) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (label, increment, decrement) = (Text(titleKey), onIncrement, onDecrement)
  }
}

nonisolated private struct StepperFace: View, PrimitiveView {
  typealias Body = Never
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  nonisolated func lower(in context: ViewContext) -> [ViewPart] {
    [
      ViewPart(
        context.labelled(
          MaquetteControls.Stepper(1), .place { x, _ in x < 0.5 ? decrement?() : increment?() }))
    ]
  }
}
