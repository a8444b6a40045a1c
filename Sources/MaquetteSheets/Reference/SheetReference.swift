import MaquetteControlKit
import MaquetteScreens
package import MaquetteElements
import MaquetteDiagnostics
import MaquetteGraphics
import MaquetteInteraction
import MaquetteTypography

/// The reference of the sheet language, made from the tables that decode sheets.
package enum SheetReference {
  /// The whole language, as Markdown.
  ///
  /// - Parameters:
  ///   - catalogue: The elements to describe.
  ///   - pictured: The elements whose pictures lie in `Golden/Elements`.
  package static func markdown(of catalogue: Catalogue, pictured: Catalogue) -> String {
    Markdown.withContents(
      ([introduction] + sheet + composition + variants + output + values(of: catalogue)
        + elements(of: catalogue, pictured: pictured) + [limits]).joined(separator: "\n"))
  }

  private static let introduction = """
    # The language of sheets

    This page is made from the tables that the reader of sheets uses: `maquette list reference` prints it, and a test
    fails when the two differ.

    A sheet is YAML or JSON: a mapping with the version of the language and a body, which is one element. An element is
    a mapping with one key, its name; the value has its attributes. Containers have the elements inside as
    `children`, and a list alone is their children. For many elements a text alone sets the most common attribute.

    \(Markdown.block(
      "yaml",
      """
      maquette: 1
      title: Two buttons
      body:
        vstack:
          - button: Play
          - button: { title: Pause, style: filled, id: pause }
      variants:
        appearance: [light, dark]
      """))
    """

  private static var sheet: [String] {
    [
      "## A sheet\n", keys(SheetKeys.table),
      """
      `image` and `symbols` draw SVG files as paths, sharp at every scale, in every rotation and, as a template, in any colour. The size is
      that of `width` and `height`, or of the `viewBox`, in points. Drawn are SVG 1.1 and the parts of SVG 2 that drawing programs write:

      | part | what is drawn |
      | --- | --- |
      | shapes | `path` with every command, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`; `text` and `tspan` as outlines of the bundled fonts, with a warning for other families |
      | structure | `g`, `defs`, `use`, `symbol`, `svg` within `svg`, `switch`, `viewBox`, `preserveAspectRatio`, `transform`, `transform-origin` |
      | paint | `fill`, `stroke`, opacities, `fill-rule`, dashes, caps, joins, `paint-order`, `currentColor`, linear and radial gradients with focus, spread, `gradientTransform` and `href` |
      | groups | `opacity`, `clip-path`, `mask` by luminance or alpha, `mix-blend-mode`, `isolation`, `display`, `visibility` |
      | style | attributes, `style`, and `<style>` with types, classes, ids and attributes, descendants and children |

      Everything else that would change the look is an error at its line and column, with what to do: filters, patterns, markers, pictures within the
      picture, `foreignObject`, text along a path, scripts, animation, and references to other files. Dark variants are those of an
      image set (`Assets.xcassets/Logo`), as of other images. A PDF is an error too: export it as SVG, or run
      `pdftocairo -svg picture.pdf picture.svg`.

      As a symbol a filled shape stays as it is drawn, and a shape that is only stroked follows the weight of the text. Colours, widths and
      opacities are ignored; gradients, dashes, blend modes, and a clip or a mask that leaves less than the picture are errors. A template with
      the groups `Guides` and `Symbols`, as Apple's app for symbols exports it, has weights of its own: those between `Ultralight-S`, `Regular-S`
      and `Black-S` are interpolated, if their paths have the same points, and other scales follow from the one that is drawn. Its classes
      (`hierarchical-0:secondary`, `multicolor-0:systemRedColor`) give layers and colours. A path in an asset catalog names a symbol set:
      `symbols: { my.kite: Assets.xcassets/my.kite }`.

      """,
      """
      An `image` is converted to sRGB as its colour profile says (ICC in PNG and JPEG; `cICP`, `cHRM` and `gAMA` in PNG), and turned
      as its EXIF says. A profile of tables, as printers have, and HDR are errors: save the picture as sRGB.

      """,
      "The settings of the picture as a whole:\n", attributes(SheetCanvas.attributes),
      "The environment of the elements: of the whole sheet, or under `with` of an element and all within it:\n",
      attributes(Environment.attributes),
      "### `size`\n", attributes(CanvasSize.attributes),
      "### `check`\n", attributes(SheetCheck.attributes),
      "### `animation`\n",
      """
      An activity indicator moves by itself, as soon as the `format` of the picture is `apng`. Other elements move by
      `then`. The file still ends in `.png`: programs without support for animations show the first frame, and every
      frame has the pixels of the still picture that `maquette render --at` draws at its moment.

      """,
      attributes(SheetAnimation.attributes),
      "### `interaction`\n",
      """
      A list of steps, or a mapping of `steps` and `actions`. A step is `release`, `cancel`, `return` or `escape` alone, or a mapping with
      one of `tap`, `press`, `drag`, `move`, `wait` and `type`. Elements are named by their `id`; one around a single control
      stands for it. `at` goes with `tap`, `press` and `drag`, `count` with `tap`, `by` or `to` with `drag`, `over` with `drag` and
      `move`, `caption` with each. `actions` maps the `id` of a control to the name of an action, which is sent when the value
      changes or a button acts, or to a mapping of events to names.

      """,
      attributes(ScriptStep.attributes),
      """
      A finger hits 44 by 44 points around a control on iOS and watchOS. Controls send the events of UIKit in its order:
      \(ControlEvents.sheetNames.map { Markdown.code($0.name) }.joined(separator: ", ")).

      """,
      Markdown.block(
        "yaml",
        """
        body:
          hstack:
            - switch: { id: wifi }
            - button: { title: Play, id: play }
        interaction:
          actions: { wifi: setWiFi, play: { touch-up-inside: play } }
          steps:
            - tap: wifi
            - press: play
            - { move: [80, 0], caption: Leave }
            - release
            - { drag: wifi, by: [-40, 0] }
        """),
      "### `canvas`\n",
      "The name of a device, or a mapping. Elements begin at the top of the safe area.\n",
      attributes(DeviceCanvas.attributes),
      Markdown.table(
        ["device", "points", "scale", "safe area at the top", "at the bottom"],
        Device.all.map { device in
          [
            Markdown.code(device.name),
            "\(Evidence.number(device.size.width)) × \(Evidence.number(device.size.height))",
            Evidence.number(device.scale), Evidence.number(device.uprightInsets.top),
            Evidence.number(device.uprightInsets.bottom),
          ]
        }),
    ]
  }

  private static var composition: [String] {
    [
      "## Composition\n",
      """
      Three keys can take the place of an element or of an item of a list of elements. In a list they make any number
      of elements; elsewhere they have to make one.

      """,
      keys(Composer.table), "### A definition\n", "An element, or a mapping:\n",
      keys(Definition.table), "### `for-each`\n", keys(Loop.table),
      """
      Within a definition and a template, `$name` and `${name}` refer to a parameter or an item, and `.field` after the
      name to a field of it. Alone, a reference has any value, such as a list or an element; within a text it has to be
      text. `$$` is a dollar sign. A reference to `~` removes its key.

      A definition is looked up in the file that contains its use: among what that file defines and includes. Files
      and folders whose names begin with `_` are skipped when a folder of sheets is drawn.

      """,
      Markdown.block(
        "yaml",
        """
        define:
          setting:
            parameters: [title, { icon: gear }, { value: ~ }]
            body: { list-row: { title: $title, icon: $icon, value: $value } }
        body:
          list:
            - section:
                - use: { setting: Wi-Fi }
                - for-each: { in: settings.csv, as: row, do: { use: { setting: { title: $row.name } } } }
        """),
    ]
  }

  private static var variants: [String] {
    [
      "## Variants\n",
      "These can vary: \(SheetValidator.variable.map(Markdown.code).joined(separator: ", ")). "
        + "Under `exclude`, each mapping leaves out the pictures that have one of its values for all of its attributes.\n",
      Markdown.block(
        "yaml",
        """
        variants:
          appearance: [light, dark]
          text-size: [large, accessibility-3]
          exclude: [{ appearance: dark, text-size: accessibility-3 }]
        """),
    ]
  }

  private static var output: [String] {
    [
      "## Names of pictures\n",
      """
      A picture is named after its sheet and what varies: `matrix~dark@2x.png`. A template or a preset in `output`
      replaces that name. The paths of a sheet's pictures must differ. Any attribute that varies is a placeholder too, such
      as `{tint}`.

      """,
      Markdown.table(
        ["placeholder", "value"], OutputCell.table.map { [Markdown.code("{\($0)}"), $1] }),
      Markdown.table(
        ["preset", "pictures"], OutputPreset.allCases.map { [Markdown.code($0.rawValue), $0.example] }),
    ]
  }

  private static func values(of catalogue: Catalogue) -> [String] {
    func names(_ names: [String]) -> String { names.map(Markdown.code).joined(separator: ", ") + "\n" }
    return [
      "## Colours\n",
      "`#RGB`, `#RRGGBB`, `#RRGGBBAA`, or a name, whose colour depends on platform, theme, appearance and contrast:\n",
      names(ColorReference.names(in: catalogue)),
      "## Text styles\n", names(TextStyle.allCases.map(\.rawValue)),
      "## Text sizes\n", names(TextSize.allCases.map(\.rawValue)),
    ]
  }

  private static func elements(of catalogue: Catalogue, pictured: Catalogue) -> [String] {
    [
      "## Attributes of every element\n", attributes(CommonAttributes.attributes),
      """
      A length, a number, a font weight, a duration, a curve, a transition, a border or a shadow may be the name of a design token, in
      braces and quotes: `padding: "{space.md}"`.

      """,
    ] + common + [
      "### `then`\n",
      """
      A mapping of attributes of the element to their new values, or a list of these; `after` is the time since the previous
      change in seconds, 0.5 by default. A change lasts until the next one of the same attribute. Besides its own attributes an
      element changes \(CommonAttributes.changing.sorted().map(Markdown.code).joined(separator: ", ")), and so it does under `when`.

      The transitions of switches and buttons take as long as on the platforms, other changes no time, unless `transition` states
      how long: a number of seconds, a mapping, or a design token. With it, what else changes fades from the one to the other, and
      opacity, offset, rotation, scale and blur move to their new values.

      """,
      Markdown.table(
        ["attribute", "takes", "purpose"],
        ChangeTiming.descriptions(in: nil).map {
          [Markdown.code("transition.\($0.name)"), $0.takes, $0.help]
        }),
      Markdown.block(
        "yaml",
        """
        format: apng
        body:
          switch:
            then:
              - { state: highlighted }
              - { after: 0.15, state: normal, value: true, transition: { duration: 0.3, curve: ease-out } }
        """),
      "## Elements\n",
    ] + catalogue.entries.map { section(of: $0, isPictured: pictured.entry(named: $0.name) != nil) }
  }

  /// The attributes in the mappings that attributes of every element take; `with` takes those of the environment.
  private static var common: [String] {
    CommonAttributes.descriptions(in: nil).filter { $0.name != "with" && !$0.inner.isEmpty }.flatMap {
      attribute in
      let rows = attribute.inner.map { path, inner in
        [Markdown.code(String(path.dropFirst(attribute.name.count + 1))), inner.takes, inner.help]
      }
      return [
        "### \(Markdown.code(attribute.name)) of an element\n",
        Markdown.table(["attribute", "takes", "purpose"], rows),
      ]
    }
  }

  private static func section(of entry: CatalogueEntry, isPictured: Bool) -> String {
    var text = "### `\(entry.name)`\n\n\(entry.summary)"
    if let guideline = entry.guideline { text += " \(guideline)" }
    text += "\n\n"
    if let example = ElementExample(of: entry) {
      if isPictured { text += "![\(entry.name), as the example draws it](../\(example.picture))\n\n" }
      text += Markdown.block("yaml", example.element) + "\n"
    }
    if let shorthand = entry.shorthand {
      text += "A \(entry.listShorthand == nil ? "text" : "list") alone is its `\(shorthand)`.\n\n"
    }
    if entry.takesChildren && entry.name != Matrix.name {
      text += "It takes `children`, or a list of them alone.\n\n"
    }
    return entry.attributes.isEmpty
      ? text : text + table(entry.attributes)
  }

  private static let limits = """
    ## Limits

    A file has at most \(SheetLimits.bytes >> 20) MiB, \(SheetLimits.depth) levels and \(SheetLimits.nodes) values, \
    also after definitions, loops and files are expanded; a text \(SheetLimits.textLength) characters. A sheet includes \
    at most \(SheetLimits.files) files of \(SheetLimits.includedBytes >> 20) MiB together, \
    \(SheetLimits.compositionDepth) levels deep, and makes \(SheetLimits.pictures) pictures; a picture has \
    \(SheetLimits.pixels >> 20) megapixels, and a matrix \(SheetLimits.matrixLines) rows and as many columns.

    """

  private static func keys(_ keys: [LanguageKey]) -> String {
    Markdown.table(
      ["key", "takes", "purpose"], keys.map { [Markdown.code($0.name), $0.takes, $0.help] })
  }

  private static func attributes<Owner: AttributeOwner>(_ attributes: [Attribute<Owner>]) -> String {
    table(Owner.descriptions(in: nil))
  }

  private static func table(_ attributes: [AttributeDescription]) -> String {
    Markdown.table(
      ["attribute", "takes", "purpose"], attributes.map { [Markdown.code($0.name), $0.takes, $0.help] })
  }
}
