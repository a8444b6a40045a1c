import MaquetteControlKit
public import MaquetteElements
import MaquetteLayout

/// One app's controls in the gallery: the app's name above, and a name below each.
public struct ControlSection: ContainerElement {
  /// The app's name, or the controls' topic.
  public var title = ""
  /// The controls in reading order, as many in a row as there is room for.
  public var children: [any Element] = []

  /// Creates an empty section.
  public init() {}

  /// Creates a section.
  public init(_ title: String, @ElementBuilder children: () -> [any Element]) {
    self.title = title
    self.children = children()
  }

  public static let name = "control-section"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Give each control a name of a few words: people find it by its app and its name."

  public static let attributes: [Attribute<ControlSection>] = [Attribute("title", \.title)]

  /// Returns the title above the controls with their names.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let previews = children.map { preview($0, metrics, in: environment) }
    let shelf = ControlShelfLayout(spacing: metrics.cellSpacing)
    let section = VStack(spacing: metrics.nameSpacing, alignment: .leading) {
      if !title.isEmpty {
        Text(title, style: .headline).color(.token(.controlLabel)).lineLimit(2)
      }
      Arranged(name: .cells, layout: shelf, children: previews)
    }
    var node = section.node(in: environment)
    node.name = Self.nodeName
    return node
  }

  /// A control with its name below it; anything else as it is.
  private func preview(
    _ child: any Element, _ metrics: ControlWidgetMetrics, in environment: Environment
  ) -> any Element {
    guard let control = child.outermost(ControlWidget.self).first else { return child }
    let name = control.galleryName ?? control.title
    return VStack(spacing: metrics.nameSpacing) {
      child
      if !name.isEmpty {
        Text(name, style: metrics.nameStyle).color(.token(.controlLabel)).alignment(.center).lineLimit(2)
          .environment(\.textSize, Swift.min(environment.textSize, ControlWidget.largestText))
      }
    }
    .frame(width: metrics.size(of: control.extent.cells).width)
  }
}
