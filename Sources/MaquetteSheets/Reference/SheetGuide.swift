import MaquetteControlKit
package import MaquetteElements
import MaquetteScreens
import MaquetteTypography

/// The language of sheets on one short page, for programs that write sheets and have little room to read.
///
/// Names, values and short forms come from the catalogue; only the choice of what is shown is made here.
package enum SheetGuide {
  /// The greatest length of the page in bytes.
  package static let limit = 10 << 10

  /// The page, in Markdown.
  package static func markdown(of catalogue: Catalogue) -> String {
    let notation = GuideNotation(catalogue)
    return [
      introduction, "## Settings\n", settings(notation), "## Elements\n",
      elements(of: catalogue, notation), "## Names\n",
      names(in: catalogue, notation),
    ].joined(separator: "\n")
  }

  private static let introduction = """
    # The guide of sheets

    `maquette list controls NAME` describes an element.

    \(Markdown.block(
      "yaml",
      """
      maquette: 1
      title: Settings
      define:
        setting:
          parameters: [title, icon, { color: blue }, { value: ~ }]
          body: { list-row: { title: $title, icon: $icon, icon-color: $color, value: $value, accessory: chevron } }
      body:
        screen:
          device: iphone-16
          children:
            - navigation-bar: { title: Settings, large-title: true, trailing: [Edit] }
            - list:
                - section:
                    header: Network
                    children:
                      - use: { setting: { title: Wi-Fi, icon: wifi, value: Home } }
                      - list-row: { title: Hotspot, icon: wifi, switch: true }
                - section: [use: { setting: { title: Sounds, icon: bell.fill, color: red } }]
            - tab-bar: [tab: { title: Home, symbol: house }, tab: { title: Profile, symbol: person }]
      variants:
        appearance: [light, dark]
      """))
    An element is a mapping with one key, its name; `spacer` can stand alone. `button: Play` sets the attribute marked `*`,
    `vstack: [...]` the `children` of an element marked `[]`. Quote `"9:41"`, `"#FF9500"`, `"On"` and texts with `: `.

    `use` inserts a definition: `$name` is a parameter, and the default `~` leaves the attribute out.
    `- for-each: { in: [A, B], as: item, do: { label: $item } }` repeats. `interaction: [{ tap: id }]` touches.

    A `screen` is a device: bars, content, then a `tab-bar` or `toolbar`; an `alert` or `sheet` among its children is
    in front. Without one, `size: { width: 390 }` sets the width. Stacks centre: `spacer` pushes apart,
    `frame: { max-width: infinity }` fills. A column of a `split-view`: `vstack: [navigation-bar: {}, sidebar: []]`. A `focused` field opens
    the keyboard. Swipe actions: outermost first.

    `maquette render FILE` draws, `maquette list symbols WORD` finds symbols, `maquette lint FILE` checks guidelines: an
    `accessibility-label` on controls without a title, sliders and pop-up buttons; `frame: { min-width: 44, min-height: 44 }` around plain
    and symbol buttons; `width: infinity` for segments; white text on `indigo` or darker; switches in list rows; a stepper's value beside it;
    an `off-symbol` on toggles; dots by `page-view: [...]`; Titles Like This.

    """

  private static func settings(_ notation: GuideNotation) -> String {
    let shown = ["title", "scale", "padding", "background", "size"]
    let canvas = SheetCanvas.descriptions(in: nil).filter { shown.contains($0.name) }
    let omitted: Set = [
      "scrolling", "font-width", "kerning", "tracking", "toolkit", "contrast", "transparency",
      "system-version", "pseudo-language",
      "theme",
    ]
    let environment = Environment.descriptions(in: nil).filter { !omitted.contains($0.name) }
    return block(
      """
      sheet: include define tokens symbols strings sections interaction[] \(notation.text(canvas))
      sheet, or 'with' of an element and its children: \(notation.text(environment))
      element: with{} \(notation.text(common))
      """)
  }

  /// The attributes of every element that sheets set most.
  private static var common: [AttributeDescription] {
    let omitted: Set = [
      "with", "region", "layout-priority", "font-width", "font-design", "kerning", "tracking", "caption",
      "mask", "then",
      "fixed-size", "effect", "scale-to-fit", "context-menu", "enabled-when", "aspect-ratio", "presents",
      "visible-when", "when", "tool-tip", "monospaced-digits",
    ]
    return CommonAttributes.descriptions(in: nil).filter { !omitted.contains($0.name) }
  }

  private static func block(_ text: String) -> String { Markdown.block("text", text) }

  private static func elements(of catalogue: Catalogue, _ notation: GuideNotation) -> String {
    var rest = catalogue.entries
    var text = ""
    for chosen in families {
      var lines: [GuideNotation.Line] = []
      for (name, attributes) in chosen {
        guard let entry = catalogue.entry(named: name) else { continue }
        rest.removeAll { $0.name == name }
        lines.append(
          notation.line(of: entry, attributes: attributes.split(separator: " ").map(String.init)))
      }
      text += GuideNotation.merged(lines)
    }
    text += "# Others: " + rest.map(\.name).joined(separator: " ")
    return """
      `*` short form, `[]` list, `#` number, `?` true or false, `a|b` one of these, UPPERCASE see Names; other names say
      what they take. Controls also take `state` (STATE), `tint`, `width` (also `infinity`) and `accessibility-label`.

      \(block(text))
      """
  }

  private static func names(in catalogue: Catalogue, _ notation: GuideNotation) -> String {
    let sets = notation.sets.map { name, values in
      // The largest devices and computers are rarely drawn.
      let shown = values.filter { value in
        !["-plus", "-max", "-m4"].contains { value.hasSuffix($0) }
          && !["macbook-", "imac-", "studio-"].contains { value.hasPrefix($0) }
          && !["-13-mini", "e-14", "-40", "-41", "-42", "-44"].contains { value.hasSuffix($0) }
          // Places in a line of text are rarely those of a box, but for the rows of a form.
          && !(name == "ALIGN" && value.hasSuffix("baseline") && value != "leading-first-baseline")
      }
      return "\(name): \(GuideNotation.grouped(shown, isShort: ["DEVICE", "TEXT-SIZE"].contains(name)))\n"
    }.joined()
    let rare = ["quaternary-", "secondary-fill", "tertiary-", "opaque-", "on-tint", "placeholder-"]
    let colors =
      ColorReference.names(in: catalogue).prefix { $0 != "pressed-mix" }
      .filter { name in !rare.contains { name.hasPrefix($0) } } + ["black", "white", "clear"]
    return """
      \(block(
        """
        \(sets)COLOR: #RRGGBB #RRGGBBAA \(colors.joined(separator: " "))
        GRADIENT: [COLOR, COLOR] from top to bottom, or {type=linear|radial|angular colors[] stops[] angle#}
        AXIS: automatic visible hidden, or {\(axis(in: catalogue))}
        EDGES: # or {\(AttributeType.insetEdges.joined(separator: " "))}
        """))
      Symbols have the platforms' names; most take `.fill`, `.slash`, `.circle` and `.circle.fill`:

      \(block(symbols))
      """
  }

  /// The attributes of a chart's axis.
  private static func axis(in catalogue: Catalogue) -> String {
    let axis = catalogue.entry(named: "chart")?.attributes.first { $0.name == "x-axis" }
    return (axis?.inner ?? []).map { $0.attribute.name }.joined(separator: " ")
  }

  /// Symbols that screens often show.
  private static var symbols: String { GuideNotation.grouped(commonSymbols.sorted(), isShort: true) }
}
