package import MaquetteElements
package import MaquetteRedlines

/// The measurements that a sheet shows: a list of them, one, `all` or `none`; or a mapping that also sets the
/// enlargement of the picture among them.
package struct SheetRedlines: Hashable, Sendable {
  /// The measurements to draw.
  package var kinds: Set<Redline>
  /// The magnification of the picture, 1 to 8; nil for one that suits its size.
  package var zoom: Int?

  /// Creates redlines.
  package init(_ kinds: Set<Redline> = [], zoom: Int? = nil) {
    self.kinds = kinds
    self.zoom = zoom
  }

  /// The enlargements that a sheet may set.
  static let zooms = 1...8
}

extension Redline: AttributeDecodable {}

extension SheetRedlines: AttributeOwner, AttributeDecodable {
  /// The name in messages.
  package static let ownerName = "redlines"

  /// The attributes of redlines.
  package static let attributes: [Attribute<SheetRedlines>] = [
    Attribute("show", \.shown, help: "The measurements to draw, or all.", type: KindList.attributeType),
    Attribute("zoom", \.zoom),
  ]

  /// A list of measurements, `all` or `none`, or a mapping.
  package static let attributeType = AttributeType.either([
    KindList.attributeType, .mapping(of: SheetRedlines.attributes),
  ])

  /// Decodes a list of measurements, one of them, `all` or `none`, or a mapping, which shows all by default.
  package init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping = value else {
      self.init(try KindList(attribute: value).kinds)
      return
    }
    self.init(Set(Redline.allCases))
    try decode(mapping: value)
    if let zoom, !Self.zooms.contains(zoom) {
      throw AttributeError(message: Wording.wholeNumberOutOfRange(Self.zooms), path: [.value("zoom")])
    }
  }

  private var shown: KindList {
    get { KindList(kinds: kinds) }
    set { kinds = newValue.kinds }
  }
}

/// A list of measurements, `all` or `none`.
private struct KindList: AttributeDecodable {
  var kinds: Set<Redline>

  static let attributeType = AttributeType.either([.choice(["all", "none"]), [Redline].attributeType])

  init(kinds: Set<Redline>) { self.kinds = kinds }

  init(attribute value: AttributeValue) throws(AttributeError) {
    switch value {
    case .scalar("all", _): kinds = Set(Redline.allCases)
    case .scalar("none", _): kinds = []
    default: kinds = Set(try [Redline](attribute: value))
    }
  }
}
