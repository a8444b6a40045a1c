import MaquetteElements
import MaquetteFiles
import MaquetteInteraction
import MaquetteScreens
import MaquetteSheets

/// A picture that can be touched, and where taps on its elements lead.
struct PrototypeScreen: Sendable {
  /// Where a tap leads.
  enum Target: Hashable, Sendable {
    /// Another sheet, by its path.
    case sheet(String)
    /// The screen before.
    case back
    /// An element of the same picture, such as a screen of a flow, by its identifier.
    case element(String)
  }

  let mockup: Mockup
  /// The targets of taps by the identifiers of elements.
  let targets: [String: Target]
  /// Whether the picture is a flow, of which a prototype shows one screen at a time.
  let isFlow: Bool

  /// Prepares a picture of the sheet at a path.
  init(_ picture: Sheet.Picture, sheet path: String) {
    var picture = picture
    picture.canvas.isStoryboard = false
    picture.canvas.redlines = SheetRedlines()
    var targets: [String: Target] = [:]
    var isFlow = false
    if var flow = picture.body.unmodified as? ScreenFlow {
      isFlow = true
      for case let arrow as FlowArrow in flow.children.map(\.unmodified) where !arrow.from.isEmpty {
        targets[arrow.from] = .element(arrow.to)
      }
      // Arrows and numbers would lie over the screens.
      flow.children.removeAll { $0.unmodified is FlowArrow || $0.unmodified is Callout }
      picture.body = flow
    }
    // The back button of a navigation bar has this identifier.
    targets["back"] = .back
    for link in picture.canvas.interaction.links {
      targets[link.control] =
        link.target == Script.Link.back ? .back : .sheet(Self.path(of: link.target, from: path))
    }
    mockup = picture.mockup()
    self.targets = targets
    self.isFlow = isFlow
  }

  /// The path of a link's target, written as the paths of the folder are: those of the current folder begin with `./`.
  private static func path(of target: String, from path: String) -> String {
    let joined = FileName.joined(FileName.folder(of: path), target)
    let normal = FileName.normalized(joined, foldsParents: true)
    return path.hasPrefix("./") && !normal.hasPrefix("..") ? "./" + normal : normal
  }

  /// The frame of the screen that a flow begins with, in points; nil for a picture that is no flow.
  func firstScreen(in layout: LayoutNode) -> Rect? {
    guard isFlow else { return nil }
    // The first row of screens is the first stack of the flow.
    let flow = layout.nodes(named: ScreenFlow.nodeName).first
    return flow?.nodes(named: HStack.nodeName).first?.children.first?.frame
  }

  /// The place of a target in the picture: of the screen, or of the element itself.
  func frame(of id: String, in layout: LayoutNode) -> Rect? { layout.first { $0.id == id }?.frame }
}
