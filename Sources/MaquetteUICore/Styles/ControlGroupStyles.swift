import Foundation

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the group.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the controls of a group, which a style arranges.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = StyledPart
  /// The label.
  public typealias Label = StyledPart
  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// A style of the system: controls side by side.
nonisolated public struct SystemControlGroupStyle: ControlGroupStyle, Sendable {
  let name: String
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

/// The style of the container around.
public typealias AutomaticControlGroupStyle = SystemControlGroupStyle

extension ControlGroupStyle where Self == SystemControlGroupStyle {
  nonisolated public static var automatic: SystemControlGroupStyle { .init(name: "automatic") }
  nonisolated public static var navigation: SystemControlGroupStyle { .init(name: "navigation") }
  nonisolated public static var menu: SystemControlGroupStyle { .init(name: "menu") }
  nonisolated public static var compactMenu: SystemControlGroupStyle { .init(name: "compactMenu") }
  nonisolated public static var palette: SystemControlGroupStyle { .init(name: "palette") }
}

extension View {
  /// Returns the view with a style for groups of controls; one of the system's other than the automatic one is reported.
  nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let bound = MainBound(value: style)
    let place = "\(file):\(line)"
    return adapted(
      .all { context, inner, lower in
        if let own = bound.value as? SystemControlGroupStyle, own.name != "automatic" {
          context.session.report(.ignored("controlGroupStyle", at: place, in: context.session.viewName))
          return lower(inner)
        }
        return lower(
          inner.changing {
            $0.containerStyles.controls = { configuration, context in
              context.changing { $0.containerStyles.controls = nil }
                .styled(bound.value, configuration) { $0.0.makeBody(configuration: $0.1) }
            }
          })
      })
  }
}
