/// What becomes of the elements that are not shapes.
enum SVGElements {
  /// Elements that draw nothing where they stand.
  static let silent: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "pattern", "marker", "title", "desc", "metadata", "linearGradient",
    "radialGradient", "filter", "style", "view", "cursor", "font", "font-face", "color-profile", "stop",
    "meshgradient", "solidColor", "hatch",
  ]

  /// Elements of which a picture may have another one beside them in a `switch`.
  static let foreign: Set<String> = ["foreignObject"]

  /// Elements that cannot be drawn, with what to do.
  static let refused: [String: (what: String, hint: String)] = {
    let still = "export the picture as a still"
    var refused = [
      "image": ("is a bitmap picture", "use an element 'image' of the sheet with the PNG or JPEG"),
      "foreignObject": ("contains another kind of content", "export the picture as plain SVG"),
      "script": ("is a program", "remove it: a mockup shows one state"),
      "textPath": ("sets text along a path", "convert the text to paths in the drawing program"),
      "tref": ("takes its text from elsewhere", "write the text in a <text>"),
      "altGlyph": ("selects glyphs by number", "convert the text to paths in the drawing program"),
      "flowRoot": ("sets text in an area", "convert the text to paths in the drawing program"),
    ]
    for name in ["animate", "animateTransform", "animateMotion", "animateColor", "set", "discard"] {
      refused[name] = ("moves the picture", still)
    }
    for name in ["video", "audio", "iframe", "canvas", "object", "embed"] {
      refused[name] = ("is no drawing", "remove it, or export the picture as plain SVG")
    }
    return refused.mapValues { (what: $0.0, hint: $0.1) }
  }()

  /// Properties that change the look in ways that are not drawn, the values that change nothing, and what to do.
  static let refusedProperties: [(name: String, plain: Set<String>, hint: String)] = {
    let flatten = "flatten the effect in the drawing program, or export this part as PNG"
    let outline = "convert the text to paths in the drawing program"
    return [
      ("filter", ["none"], flatten), ("backdrop-filter", ["none"], flatten),
      ("marker", ["none"], "convert the line and its ends to paths"),
      ("marker-start", ["none"], "convert the line and its ends to paths"),
      ("marker-mid", ["none"], "convert the line and its ends to paths"),
      ("marker-end", ["none"], "convert the line and its ends to paths"),
      ("vector-effect", ["none"], "give the line its final width"),
      ("transform-box", ["view-box"], "write the moves before and after into 'transform'"),
      ("translate", ["none"], "write it into 'transform'"), ("rotate", ["none"], "write it into 'transform'"),
      ("scale", ["none"], "write it into 'transform'"),
      ("offset-path", ["none"], "write it into 'transform'"),
      ("background", ["none", "transparent"], "draw a rectangle behind the picture"),
      ("background-color", ["none", "transparent"], "draw a rectangle behind the picture"),
      ("mask-image", ["none"], "use an element <mask>"),
      ("writing-mode", ["lr-tb", "lr", "rl-tb", "rl", "horizontal-tb"], outline),
      ("word-spacing", ["normal", "0", "0px"], outline), ("textLength", [], outline),
      ("font", [], "write font-size, font-weight and font-family"),
      ("font-stretch", ["normal", "100%"], outline), ("font-variant", ["normal"], outline),
      ("baseline-shift", ["baseline", "0"], outline),
      ("glyph-orientation-vertical", ["0", "auto"], outline),
    ].map { (name: $0.0, plain: $0.1, hint: $0.2) }
  }()
}
