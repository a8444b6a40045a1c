import Foundation
import MaquetteElements

/// How labelled values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view of a labelled value.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A labelled value for a style.
nonisolated public struct LabeledContentStyleConfiguration {
  public typealias Label = StyledPart
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A box for a style.
nonisolated public struct GroupBoxStyleConfiguration {
  public typealias Label = StyledPart
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
}

/// How labels that show and hide views look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view of a label and the views below it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label that shows and hides views, for a style.
nonisolated public struct DisclosureGroupStyleConfiguration {
  public typealias Label = StyledPart
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A gauge for a style.
nonisolated public struct GaugeStyleConfiguration {
  public typealias Label = StyledPart
  public typealias CurrentValueLabel = StyledPart
  public typealias MinimumValueLabel = StyledPart
  public typealias MaximumValueLabel = StyledPart
  /// The share of the scale, 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

/// A part of a control that its style shows.
nonisolated public struct StyledPart: View, PrimitiveView {
  public typealias Body = Never
  let content: LoweredContent
  package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
}

extension ViewContext {
  /// Returns a part of a control for its style.
  func part(_ view: any View, _ key: String) -> StyledPart {
    StyledPart(content: LoweredContent(view: view, graph: child(key).graph))
  }

  /// Returns the parts of what a style makes, in a place of its own.
  func styled<Style, Configuration>(
    _ style: Style, _ configuration: Configuration, _ make: @MainActor ((Style, Configuration)) -> any View
  ) -> [ViewPart] {
    let own = child("style").child(ObjectIdentifier(Style.self))
    own.bindProperties(of: style)
    return own.child(0).parts(of: onMain((style, configuration), make))
  }
}

/// The styles of the app for containers, gauges and menus; nil for the system's.
struct ContainerStyles {
  var labeled: ((LabeledContentStyleConfiguration, ViewContext) -> [ViewPart])?
  var box: ((GroupBoxStyleConfiguration, ViewContext) -> [ViewPart])?
  var disclosure: ((DisclosureGroupStyleConfiguration, ViewContext) -> [ViewPart])?
  var gauge: ((GaugeStyleConfiguration, ViewContext) -> [ViewPart])?
  var menu: ((MenuStyleConfiguration, ViewContext) -> [ViewPart])?
  var controls: ((ControlGroupStyleConfiguration, ViewContext) -> [ViewPart])?
}

private enum ContainerStylesKey: EnvironmentKey {
  static var defaultValue: ContainerStyles { ContainerStyles() }
}

extension EnvironmentValues {
  var containerStyles: ContainerStyles {
    get { self[ContainerStylesKey.self] }
    set { self[ContainerStylesKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style for labelled values.
  nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    let bound = MainBound(value: style)
    return adapted(
      .environment {
        $0.containerStyles.labeled = { configuration, context in
          context.changing { $0.containerStyles.labeled = nil }
            .styled(bound.value, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
      })
  }
  /// Returns the view with a style for boxes.
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    let bound = MainBound(value: style)
    return adapted(
      .environment {
        $0.containerStyles.box = { configuration, context in
          context.changing { $0.containerStyles.box = nil }
            .styled(bound.value, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
      })
  }
  /// Returns the view with a style for labels that show and hide views.
  nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    let bound = MainBound(value: style)
    return adapted(
      .environment {
        $0.containerStyles.disclosure = { configuration, context in
          context.changing { $0.containerStyles.disclosure = nil }
            .styled(bound.value, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
      })
  }
  /// Returns the view with a style for gauges.
  nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    let bound = MainBound(value: style)
    return adapted(
      .environment {
        $0.containerStyles.gauge = { configuration, context in
          context.changing { $0.containerStyles.gauge = nil }
            .styled(bound.value, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
      })
  }
}
