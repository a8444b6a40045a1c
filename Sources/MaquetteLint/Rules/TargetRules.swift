import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteGraphics

enum HitTargetRule: LintRule {
  static let id = "L-hit"
  static let summary =
    "On a touch platform the target of a control, or of a segment, is at least 44 x 44 points."
  static let reason =
    "A fingertip covers about that much; smaller targets are missed. Medium buttons are lower by the platform's design,"
    + " so they get a note."
  static let source: LintSource? = LintSource(
    .buttons, "give a button a touch region of at least 44 x 44 points.")
  static let remedy =
    "make it larger, give it a frame or padding of that size, or let the row around it be the target"
  static let example = LintExample(
    bad: "button: { symbol: trash, style: gray, size: small, accessibility-label: Delete }",
    good:
      "button: { symbol: trash, style: gray, size: small, accessibility-label: Delete, width: 44, height: 44 }"
  )

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.hitTargets.compactMap { target in
      let least = LintPicture.smallestTarget(on: target.platform)
      let size = target.area.size
      // Both edges are rounded to pixels, so a length may be short by one.
      let slack = 1 / picture.environment.scale
      if size.width >= least - slack && size.height >= least - slack { return nil }
      var violation = LintViolation(
        target.node, "hit target", measured: size.pointText,
        asked: "\(least.decimalText) x \(least.decimalText) pt",
        area: target.area)
      // The platform draws a medium button 34 points high; the bar or the row that it stands in gives it room.
      if let sized = target.node.node.subject?.element as? any SystemSized {
        violation.isMild = sized.hasSystemHeight && (sized.width == nil || size.width >= least - slack)
      }
      return violation
    }
  }
}

/// A control that can have the size that the platform gives it.
private protocol SystemSized {
  /// The width in points; nil for the platform's.
  var width: Double? { get }
  /// Whether the height is the platform's usual one, unchanged by the sheet.
  var hasSystemHeight: Bool { get }
}

extension Button: SystemSized {
  fileprivate var hasSystemHeight: Bool {
    (size == .medium || style == .system) && contentInsets == nil && height == nil && symbolSize == nil
  }
}

extension ToggleButton: SystemSized {
  fileprivate var width: Double? { nil }
  fileprivate var hasSystemHeight: Bool { size == .medium }
}

extension PullDownButton: SystemSized {
  fileprivate var hasSystemHeight: Bool { size == .medium }
}

extension BarButton: SystemSized {
  // A bar decides on the room of its buttons; on a phone on its side it is 32 points high.
  fileprivate var width: Double? { nil }
  fileprivate var hasSystemHeight: Bool { true }
}

enum ImagePaddingRule: LintRule {
  static let id = "L-image-padding"
  static let summary =
    "On macOS a borderless image button has about 10 points around its image, and its label below."
  static let reason = "Without a border, the room around the image is the target."
  static let source: LintSource? = LintSource(
    .buttons,
    "leave about 10 pixels between the image and the edges of an image button, and place a label "
      + "below it.")
  static let remedy = "give the image 10 points on each side, and move the label below it"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "button: { symbol: folder, style: plain, content-insets: 2, accessibility-label: Folder }",
    good: "button: { symbol: folder, style: plain, content-insets: 10, accessibility-label: Folder }")

  /// About ten, less rounding to pixels and the margins of a symbol.
  private static let room = 8.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard isImageButton(node, in: picture) else { return nil }
      let inside = picture.nodes(in: node)
      guard
        let image = inside.first(where: { [SymbolImage.nodeName, Image.nodeName].contains($0.node.name) })?
          .frame
      else {
        return nil
      }
      let label = inside.first { $0.node.name == Text.nodeName && !$0.frame.isEmpty }?.frame
      if let label, label.minY < image.maxY - 1 {
        return LintViolation(node, "the label is beside or above the image")
      }
      let bottom = label == nil ? node.frame.maxY - image.maxY : room
      let least = min(
        image.minX - node.frame.minX, node.frame.maxX - image.maxX, image.minY - node.frame.minY, bottom)
      if least >= room - 0.5 { return nil }
      return LintViolation(
        node, "room around the image", measured: max(0, least).pointText, asked: "about 10 pt")
    }
  }

  /// Whether a node is a button that shows an image without a border.
  private static func isImageButton(_ node: LintNode, in picture: LintPicture) -> Bool {
    guard let subject = node.node.subject, subject.environment.platform == .macos, node.owner == nil else {
      return false
    }
    if node.node.name == ImageButton.nodeName { return true }
    guard let button = subject.element as? Button, button.title.isEmpty, button.symbol != nil else {
      return false
    }
    return button.style == .plain && button.contentInsets != nil
  }
}

extension LintNode {
  /// Whether the node is a button that answers an alert or an action sheet.
  var isInDialog: Bool { node.subject?.environment.isInDialog ?? false }
}
