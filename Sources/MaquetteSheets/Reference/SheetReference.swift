import MaquetteControlKit
import MaquetteScreens
package import MaquetteElements
import MaquetteDiagnostics
import MaquetteGraphics
import MaquetteInteraction
import MaquetteTypography

/// The reference of the sheet language, made from the tables that decode sheets.
package enum SheetReference {
  /// The pages of the reference: the language, its short guide, the names in other frameworks, and one page an element.
  ///
  /// - Parameters:
  ///   - catalogue: The elements to describe.
  ///   - pictured: The elements whose pictures lie in `Golden/Elements`.
  package static func pages(of catalogue: Catalogue, pictured: Catalogue) -> [ReferencePage] {
    [
      ReferencePage(path: "Sheets.md", text: markdown(of: catalogue)),
      ReferencePage(path: "Guide.md", text: SheetGuide.markdown(of: catalogue)),
      ReferencePage(path: "Names.md", text: NameReference.markdown(of: catalogue)),
    ]
      + catalogue.entries.map { entry in
        let isPictured = pictured.entry(named: entry.name) != nil
        return ReferencePage(
          path: "Sheets/\(entry.name).md",
          text: ElementReference(entry: entry, isPictured: isPictured).markdown)
      }
  }

  /// The page of an element without its picture; nil for a name that no element has.
  package static func page(of element: String, in catalogue: Catalogue) -> ReferencePage? {
    catalogue.entry(named: element).map { entry in
      ReferencePage(
        path: "Sheets/\(element).md", text: ElementReference(entry: entry, isPictured: false).markdown)
    }
  }

  /// The language, as Markdown.
  package static func markdown(of catalogue: Catalogue) -> String {
    Markdown.withContents(
      ([introduction] + sheet + composition + variants + output + values(of: catalogue)
        + common + elements(of: catalogue) + [limits]).joined(separator: "\n"))
  }

  private static let introduction = """
    # The language of sheets

    `maquette list reference` prints this page from the reader's own tables, so it is complete and up to date.

    A sheet is a YAML or JSON mapping with the language's version and a body, which is one element. An element is a mapping with one
    key, its name. The value is a mapping of attributes. Containers take the elements inside as `children`. Most elements have a
    short form: a text for the main attribute, or a list for the children.

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
      `image` and `symbols` draw SVG files as paths: sharp at every scale and rotation, and in any colour as a template. The size in points
      comes from `width` and `height`, or from the `viewBox`. Maquette draws SVG 1.1 and the parts of SVG 2 that drawing programs write:

      | part | supported |
      | --- | --- |
      | shapes | `path` with every command, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`; `text` and `tspan` as outlines of the bundled fonts, with a warning for other families |
      | structure | `g`, `defs`, `use`, `symbol`, `svg` within `svg`, `switch`, `viewBox`, `preserveAspectRatio`, `transform`, `transform-origin` |
      | paint | `fill`, `stroke`, opacities, `fill-rule`, dashes, caps, joins, `paint-order`, `currentColor`, linear and radial gradients with focus, spread, `gradientTransform` and `href` |
      | groups | `opacity`, `clip-path`, `mask` by luminance or alpha, `mix-blend-mode`, `isolation`, `display`, `visibility` |
      | style | attributes, `style`, and `<style>` with types, classes, ids and attributes, descendants and children |

      Anything else that would change the look is an error with line, column and a fix: filters, patterns, markers, embedded pictures,
      `foreignObject`, text along a path, scripts, animation, and references to other files. Dark variants come from an image set
      (`Assets.xcassets/Logo`), as for other images. A PDF is an error too: export it as SVG, or run
      `pdftocairo -svg picture.pdf picture.svg`.

      In a symbol, filled shapes stay as drawn, and shapes with only a stroke follow the text's weight. Colours, widths and opacities are
      ignored. Gradients, dashes, blend modes, and clips or masks that cut into the picture are errors.

      A template with the groups `Guides` and `Symbols`, as exported by Apple's symbol app, has its own weights. Maquette interpolates between
      `Ultralight-S`, `Regular-S` and `Black-S` if their paths have the same points, and derives the other scales. The template's classes
      (`hierarchical-0:secondary`, `multicolor-0:systemRedColor`) set layers and colours. To use a symbol set of an asset catalog, write
      `symbols: { my.kite: Assets.xcassets/my.kite }`.

      """,
      """
      An `image` is converted to sRGB by its colour profile (ICC in PNG and JPEG; `cICP`, `cHRM` and `gAMA` in PNG) and rotated by its EXIF
      data. HDR and profiles with lookup tables, such as a printer's, are errors: save the picture as sRGB.

      """,
      "Settings of the whole picture:\n", attributes(of: SheetCanvas()),
      "The environment, for the whole sheet or, under `with`, for an element and its children:\n",
      attributes(of: Environment()),
      "### `size`\n", attributes(of: CanvasSize()),
      "### `check`\n", attributes(of: SheetCheck()),
      "### `animation`\n",
      """
      With the `format` `apng` an activity indicator spins by itself; other elements change by `then`. The file ends in `.png`, and
      programs without support for animations show its first frame. Every frame equals the still that `maquette render --at` draws for
      its time.

      """,
      attributes(of: SheetAnimation()),
      "### `interaction`\n",
      """
      Write a list of steps, or a mapping of `steps` and `actions`. A step is `release`, `cancel`, `return` or `escape` alone, or a
      mapping with one of the steps below. Name elements by `id`; the id of a container with a single control means that control.
      `actions` maps the id of a control to an action's name, or to a mapping of events to names. The action is sent when the value
      changes or a button acts.

      """,
      steps,
      """
      On iOS and watchOS a finger hits 44 by 44 points around a control. Controls send UIKit's events in its order:
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
      "Write the name of a device, or a mapping. Elements start at the top of the safe area.\n",
      ReferenceTable.markdown(DeviceCanvas.descriptions(in: Device.all.first.map { DeviceCanvas($0) })),
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
      Three keys can replace an element or an item in a list of elements. In a list they make any number of elements; elsewhere they
      must make one.

      """,
      keys(Composer.table), "### A definition\n", "Write an element, or a mapping:\n",
      keys(Definition.table), "### `for-each`\n", keys(Loop.table),
      """
      In a definition or a template, `$name` and `${name}` refer to a parameter or an item, and `$name.field` to its field. A reference
      alone can have any value, such as a list or an element; inside a text its value must be text. `$$` is a dollar sign. A
      reference to `~` removes its key.

      A definition is looked up in the file that uses it and in its includes. When a folder is drawn, files and folders with names that
      begin with `_` are skipped.

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
      "These attributes can vary: \(SheetValidator.variable.map(Markdown.code).joined(separator: ", ")). "
        + "Each mapping under `exclude` removes the pictures that match all of its attributes.\n",
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
      A picture is named after its sheet and its variant: `matrix~dark@2x.png`. A template or a preset in `output` replaces that name.
      The paths of a sheet's pictures must differ. Every varying attribute is a placeholder too, such as `{tint}`.

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
      "Write `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or one of these names. A name's colour depends on platform, theme, appearance and contrast.\n",
      names(ColorReference.names(in: catalogue)),
      "## Text styles\n", names(TextStyle.allCases.map(\.rawValue)),
      "## Text sizes\n", names(TextSize.allCases.map(\.rawValue)),
    ]
  }

  /// The elements in the order of the catalogue, each with a link to its page.
  private static func elements(of catalogue: Catalogue) -> [String] {
    [
      "## Elements\n",
      "Each element has a page with a picture, examples in YAML and Swift, its attributes and its guideline. "
        + "[Names](Names.md) lists the names in SwiftUI, UIKit and AppKit.\n",
      Markdown.table(
        ["element", "platforms", "purpose"],
        catalogue.entries.map { entry in
          [
            "[\(Markdown.code(entry.name))](Sheets/\(entry.name).md)", ElementReference.platforms(of: entry),
            entry.summary,
          ]
        }, linksIn: 0),
    ]
  }

  private static let limits = """
    ## Limits

    A file has at most \(SheetLimits.bytes >> 20) MiB, \(SheetLimits.depth) levels and \(SheetLimits.nodes) values, \
    counted after expanding definitions, loops and files. A text has at most \(SheetLimits.textLength) characters. A sheet \
    includes at most \(SheetLimits.files) files with \(SheetLimits.includedBytes >> 20) MiB in total, \
    \(SheetLimits.compositionDepth) levels deep, and makes at most \(SheetLimits.pictures) pictures. A picture has at most \
    \(SheetLimits.pixels >> 20) megapixels, and a matrix at most \(SheetLimits.matrixLines) rows and columns.

    """

  private static func keys(_ keys: [LanguageKey]) -> String {
    Markdown.table(
      ["key", "takes", "purpose"], keys.map { [Markdown.code($0.name), $0.takes, $0.help] })
  }

  private static func attributes<Owner: AttributeOwner>(of owner: Owner) -> String {
    ReferenceTable.markdown(Owner.descriptions(in: owner))
  }
}
