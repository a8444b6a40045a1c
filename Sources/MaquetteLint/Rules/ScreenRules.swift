import MaquetteCollections
import MaquetteControlKit
import MaquetteScreens
import MaquetteElements

enum CutoutRule: LintRule {
  static let id = "L-cutout"
  static let summary = "Texts and controls stay clear of a screen's cutout."
  static let reason = "The camera hides content there, and a finger cannot reach it."
  static let source: LintSource? = LintSource(
    .layout, "keep content clear of the camera housing and other display features.")
  static let remedy = "move it beside the cutout, or keep 'safe-area' on"
  static let example = LintExample(
    bad: """
      screen:
        device: iphone-17
        orientation: landscape
        safe-area: false
        children: [{ label: { text: Good Morning, frame: { width: infinity, height: infinity, alignment: leading } } }]
      """,
    good: """
      screen:
        device: iphone-17
        orientation: landscape
        children: [{ label: { text: Good Morning, frame: { width: infinity, height: infinity, alignment: leading } } }]
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let cutouts = picture.nodes.filter { $0.node.name == .cutout }
    return cutouts.flatMap { cutout -> [LintViolation] in
      guard let screen = picture.outer(of: cutout).first(where: { $0.node.name == Screen.nodeName }) else {
        return []
      }
      return picture.read(in: screen).compactMap { node in
        let hidden = node.frame.intersection(cutout.frame)
        guard !hidden.isEmpty else { return nil }
        return LintViolation(
          node, "behind the cutout:",
          measured: "\(hidden.width.pointText) x \(hidden.height.pointText)", asked: "nothing")
      }
    }
  }
}

enum SafeAreaRule: LintRule {
  static let id = "L-safe-area"
  static let summary = "Texts and controls stay inside the safe area of a screen."
  static let reason =
    "Round corners, the status bar and the home indicator lie outside the safe area. Only bars and scrolling content may extend there."
  static let source: LintSource? = LintSource(.layout, "respect the safe areas of each device.")
  static let remedy = "move it inside, or write 'safe-area: false' if intended"
  static let example = LintExample(
    bad: """
      screen:
        device: iphone-17
        orientation: landscape
        children: [{ label: { text: Terms of Use, frame: { height: infinity, alignment: bottom }, offset: { x: 0, y: 18 } } }]
      """,
    good: """
      screen:
        device: iphone-17
        orientation: landscape
        children: [{ label: { text: Terms of Use, frame: { height: infinity, alignment: bottom } } }]
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(DeviceScreen.self).flatMap { screen -> [LintViolation] in
      let canvas = screen.element.canvas
      guard canvas.keepsSafeArea else { return [] }
      let safe = canvas.safeArea
      let isMirrored = screen.environment.direction == .rightToLeft
      let (left, right) = isMirrored ? (safe.trailing, safe.leading) : (safe.leading, safe.trailing)
      let frame = screen.frame
      let area = Rect(
        minX: frame.minX + left, minY: frame.minY + safe.top, maxX: frame.maxX - right,
        maxY: frame.maxY - safe.bottom)
      let slack = 0.5 / picture.environment.scale
      return picture.read(in: screen.node).compactMap { node in
        let edges = [
          (area.minX - node.frame.minX, "left"), (node.frame.maxX - area.maxX, "right"),
          (area.minY - node.frame.minY, "top"), (node.frame.maxY - area.maxY, "bottom"),
        ].filter { $0.0 > slack }.map { "\($0.0.pointText) at the \($0.1)" }
        guard !edges.isEmpty, !node.frame.intersection(frame).isEmpty else { return nil }
        return LintViolation(
          node, "outside the safe area:", measured: edges.joined(separator: ", "), asked: "nothing")
      }
    }
  }
}

enum ScreenPartRule: LintRule {
  static let id = "L-screen-part"
  static let summary = "A bar is a child of its screen, and a screen has one status bar."
  static let reason = "Only the screen can place a bar at its edge and start the content after it."
  static let source: LintSource? = LintSource(
    .project, "make bars direct children of the screen; elsewhere they become content.")
  static let remedy = "make it a child of the screen itself"
  static let example = LintExample(
    bad: """
      screen:
        device: iphone-se
        frame: { height: 100, alignment: top }
        clip: 0
        children:
          - vstack: [{ group: [{ status-bar: "9:41" }] }, { label: Inbox }]
      """,
    good: """
      screen:
        device: iphone-se
        frame: { height: 100, alignment: top }
        clip: 0
        children: [{ status-bar: "9:41" }, { label: Inbox }]
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.flatMap { node in
      node.node.warnings.compactMap { warning in
        switch warning {
        case .misplaced(let element, let place):
          LintViolation(node, "a \(element) stands within the content of the \(place)")
        case .repeated(let element, let count, _):
          LintViolation(node, "elements \(element):", measured: "\(count)", asked: "1")
        default: nil
        }
      }
    }
  }
}

enum NestedScrollRule: LintRule {
  static let id = "L-scroll-nested"
  static let summary = "Scroll views of one axis are not nested."
  static let reason = "People cannot tell which of the two a swipe moves."
  static let source: LintSource? = LintSource(
    .scrollViews, "avoid a scroll view inside another of the same direction.")
  static let remedy = "merge both, or let the inner one scroll across"
  static let example = LintExample(
    bad: """
      scroll:
        frame: { width: 200, height: 120 }
        children:
          - label: News
          - scroll:
              frame: { height: 60 }
              background: gray5
              children: [{ label: One }, { label: Two }, { label: Three }]
      """,
    good: """
      scroll:
        frame: { width: 200, height: 120 }
        children:
          - label: News
          - scroll:
              axis: horizontal
              frame: { height: 60 }
              background: gray5
              children: [{ label: One }, { label: Two }, { label: Three }]
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Scroll.self).compactMap { inner in
      let outer = picture.outer(of: inner.node).first {
        picture.element(Scroll.self, at: $0)?.element.axis == inner.element.axis
      }
      guard outer != nil else { return nil }
      return LintViolation(inner.node, "a scroll view is inside another of the same axis")
    }
  }
}

extension LintPicture {
  /// What is read or touched on a screen by itself: texts and controls that are no part of a bar, of a keyboard or of what
  /// scrolls.
  fileprivate func read(in screen: LintNode) -> [LintNode] {
    nodes(in: screen).filter { node in
      guard node.owner == nil, let element = node.node.subject?.element, !node.frame.isEmpty,
        element is any Control && !(element is any ContainerElement) || element is Text,
        !isScrolled(node)
      else { return false }
      func isApart(_ node: LintNode) -> Bool {
        node.region == .keyboard || node.node.subject?.element.isScreenPart ?? false
      }
      return !isApart(node) && !outer(of: node).contains(where: isApart)
    }
  }
}
