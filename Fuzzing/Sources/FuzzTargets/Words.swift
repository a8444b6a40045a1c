import MaquetteScreens
import MaquetteElements

/// What the languages of the inputs are made of, so that mutations find it sooner.
extension FuzzTarget {
  /// Elements, attributes and the directives between them, and YAML's indicators.
  static let sheetWords =
    Catalogue.standard.entries.flatMap { [$0.name] + $0.attributes.map(\.name) }
    + Environment.attributes.map(\.name)
    + [
      "maquette: 1\n", "body:", "sections:", "define:", "include:", "use:", "for-each:", "variants:",
      "exclude:", "symbols:",
      "strings:", "themes:", "tokens:", "matrix:", "rows:", "columns:", "cell:", "with:", "children:",
      "interaction:",
      "$row.name", "&a ", "*a", "<<: *a", "- ", ": ", "{ ", " }", "[", "]", "|\n", ">-\n", "\"", "'", "# ",
      "...", "---",
      "%YAML 1.2", "!!str ", "? ", "~", "true", "false", "1e308", "-0", ".inf", ".nan", "9999999999",
    ]

  static let tableWords = [
    "\"", "\"\"", ",", ";", "\t", "\r\n", "\n", "\u{FEFF}", "name", "Play", "de", "ar", "zh-Hant",
  ]

  static let svgWords = [
    "<svg", "viewBox=\"0 0 24 24\"", "<path d=\"", "<circle", "<ellipse", "<rect", "<line", "<polyline",
    "<polygon", "<g>",
    "</g>", "/>", "fill=\"none\"", "stroke=\"#000\"", "style=\"", "<!--", "-->", "<?xml", "<defs>", "M0 0",
    "C", "S", "Q",
    "T", "A1 1 0 0 1", "H", "V", "z", "1e308", "-1e308", "1e-308", ".5.5", "nan", "inf",
  ]

  static let pictureWords =
    svgWords + [
      "<use href=\"#a\"/>", "<symbol id=\"a\"", "<svg x=\"1\"", "<clipPath id=\"a\"", "clip-path=\"url(#a)\"",
      "<mask id=\"a\"", "mask=\"url(#a)\"", "<linearGradient id=\"a\"", "<radialGradient id=\"a\" fx=\".1\"",
      "<stop offset=\".5\"", "fill=\"url(#a)\"", "objectBoundingBox", "spreadMethod=\"reflect\"",
      "gradientTransform=\"", "transform=\"scale(0)\"", "matrix(1 0 0 1 0 0)", "rotate(30)", "skewX(89.999)",
      "<text y=\"9\">", "<tspan x=\"1 2\">", "<style>", "a > .b { fill: red }", "opacity=\".5\"",
      "stroke-dasharray=\"1 2\"", "mix-blend-mode:multiply", "preserveAspectRatio=\"none\"",
      "<!ENTITY a \"b\">",
      "&a;", "<![CDATA[", "<switch>",
    ]

  static let symbolWords =
    svgWords + [
      "kind: object", "kind: sign", "kind: frame", "inside: 0.5", "room: 12 12 1", "from: bell mirrored",
      "turned 1", "flipped",
      "directional", "accent: red", "keywords: ", "circle 12 12 6", "rect 4 4 16 16 2",
      "arc 12 12 4 12 20 12", "factor=", "base=",
      "limit=", "until=", "after=", "round=", "layer=", "step=", "color=", " | ",
    ]

  static let tokenWords = [
    "$value", "$type", "$description", "$extends", "$ref", "$root", "$deprecated", "$extensions", "color",
    "dimension",
    "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "border", "transition", "shadow",
    "gradient",
    "typography", "strokeStyle", "{color.blue}", "#/a/$value", "\"colorSpace\"", "srgb", "display-p3",
    "oklch", "lab",
    "components", "alpha", "hex", "unit", "px", "rem", "ms", "sets", "modifiers", "contexts",
    "resolutionOrder", "sources",
  ]

  static let recordWords = [
    "\"maquette-manifest\":2", "\"generator\"", "\"file\"", "\"sha256\"", "\"sheet\"", "\"picture\"",
    "\"failure\"",
    "\"plan\"", "\"shard\"", "\"seal\"", "\"version\"", "\"nodes\"", "\"marks\"", "\"frame\"", "\"depth\"",
    "\"bounds\"",
    "\"form\"", "\"digest\"", "\"content\"", "\"options\"", "\"files\"", "\"path\"", "null", "1e308", "-1",
    "[", "]",
    "{", "}", ",", ":", "..", "/",
  ]

  static let chunkWords = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB", "pHYs", "tEXt", "zTXt",
    "iTXt",
    "acTL", "fcTL", "fdAT", "cICP", "iCCP", "cHRM", "eXIf", "ICC_PROFILE",
  ]

  static let profileWords = [
    "acsp", "mntr", "RGB ", "GRAY", "XYZ ", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "kTRC", "curv",
    "para",
  ]

  static let fontWords = [
    "OTTO", "true", "glyf", "loca", "head", "hhea", "hmtx", "maxp", "cmap", "name", "post", "OS/2", "fvar",
    "avar", "gvar",
    "HVAR", "CFF ", "CFF2", "GSUB", "GPOS", "GDEF", "kern", "wght", "opsz", "liga", "SVG ", "COLR", "CPAL",
    "sbix",
  ]
}
