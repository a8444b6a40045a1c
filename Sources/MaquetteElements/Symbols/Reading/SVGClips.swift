import MaquetteVectors

/// The clips and masks of an SVG picture, which may be defined after they are used.
///
/// Drawing programs clip every export to the view box, which clips anyway: such a clip is a single rectangle over all of it.
struct SVGClips {
  /// The rectangles of definitions with nothing else in them, by their id; nil for others.
  private var areas: [Substring: Rect?] = [:]
  private var uses: [(id: Substring, error: SymbolSyntaxError)] = []
  /// The definition that is open, and whether only opaque parts of its content count, whatever their colour.
  private var open: (name: Substring, id: Substring, isAlpha: Bool)?

  mutating func begin(_ tag: SVGTag) {
    if let open {
      let isFirst = areas[open.id] == nil
      areas[open.id] = .some(isFirst ? Self.area(tag, isAlpha: open.isAlpha) : nil)
    } else if tag.name == "clipPath" || tag.name == "mask", let id = tag.attributes["id"], !tag.isClosed {
      let isAlpha = tag.name == "clipPath" || tag.word("mask-type") == "alpha"
      let isPlain = !["transform", "clip-path", "clipPathUnits", "maskContentUnits"].contains {
        tag.isSet($0)
      }
      open = (tag.name, id, isAlpha)
      if !isPlain { areas[id] = .some(nil) }
    }
  }

  mutating func end(_ name: Substring) {
    if name == open?.name { open = nil }
  }

  /// Notes a use: `url(#id)`.
  mutating func use(_ value: Substring, _ error: SymbolSyntaxError) {
    let id = value.hasPrefix("url(") ? value.dropFirst(4).filter { !"#)'\"".contains($0) } : ""
    uses.append((Substring(id), error))
  }

  /// The first use of one that leaves less than a view box.
  func firstCut(of box: Rect) -> SymbolSyntaxError? {
    uses.first { use in
      guard let known = areas[use.id], let area = known else { return true }
      return area.minX > box.minX || area.minY > box.minY || area.maxX < box.maxX || area.maxY < box.maxY
    }?.error
  }

  private static func area(_ tag: SVGTag, isAlpha: Bool) -> Rect? {
    let isWhite = ["white", "#fff", "#ffffff"].contains(tag.word("fill"))
    guard tag.name == "rect", isAlpha || isWhite, tag.attributes["rx"] == nil, tag.attributes["ry"] == nil,
      !tag.isSet("transform"), !tag.isSet("opacity"), !tag.isSet("fill-opacity"),
      case .path(let path) = tag.path
    else { return nil }
    return path.controlBounds
  }
}
