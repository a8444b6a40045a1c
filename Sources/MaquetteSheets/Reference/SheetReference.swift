public import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteInteraction
internal import MaquetteTypography

/// The reference of the sheet language, made from the tables that decode sheets.
public enum SheetReference {
  /// The whole language, as Markdown.
  public static func markdown(of catalogue: Catalogue = .standard) -> String {
    ([introduction] + sheet + composition + variants + output + values(of: catalogue)
      + elements(of: catalogue) + [limits])
      .joined(separator: "\n")
  }

  private static let introduction = """
    # The language of sheets

    This page is made from the tables that sheets are read by: `maquette list reference` prints it, and a test
    fails when the two differ.

    A sheet is YAML or JSON: a mapping with the version of the language and a body, which is one element. An element is
    a mapping with one key, its name; the value has its attributes. Containers have the elements inside as
    `children`, and a list alone is their children. For many elements a text alone is the commonest attribute.

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
      Of an SVG picture `symbols` reads `path` (all commands), `circle`, `ellipse`, `rect`, `line`, `polyline` and `polygon`, with
      `viewBox`, and `fill` and `stroke` as attributes or in `style`. What is filled stays as it is drawn, what is only stroked
      follows the weight of the text; colours, widths, clips, masks and style sheets are passed over. A `transform`, `use`, `text`
      or `image` is an error: turn them into paths.

      """,
      "What the picture is as a whole:\n", attributes(SheetCanvas.attributes),
      "What elements are drawn under, for the whole sheet, or for an element and all within it under `with`:\n",
      attributes(Environment.attributes),
      "### `size`\n", attributes(CanvasSize.attributes),
      "### `check`\n", attributes(SheetCheck.attributes),
      "### `animation`\n",
      """
      What moves by itself is an activity indicator: a picture with one moves as soon as its `format` is `apng`. Other
      elements move by `then`. The file ends in `.png` all the same: programs that know no animations show the first
      frame, and every frame has the pixels of the still picture that `maquette render --at` draws of its moment.

      """,
      attributes(SheetAnimation.attributes),
      "### `interaction`\n",
      """
      A list of steps, or a mapping of `steps` and `actions`. A step is `release`, `cancel` or `return` alone, or a mapping with
      one of `tap`, `press`, `drag`, `move`, `wait` and `type`. Elements are named by their `id`; one around a single control
      stands for it. `at` goes with `tap`, `press` and `drag`, `count` with `tap`, `by` or `to` with `drag`, `over` with `drag` and
      `move`, `caption` with each. Actions are named by the `id` of a control, with the name of an action, which is done when the
      value changes or a button acts, or with events and names.

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
      "The name of a device, or a mapping. Elements begin at the top of what the system's shapes leave free.\n",
      attributes(DeviceCanvas.attributes),
      Markdown.table(
        ["device", "points", "scale", "kept clear at the top", "at the bottom"],
        Device.all.map { device in
          [
            Markdown.code(device.name),
            "\(Wording.number(device.size.width)) × \(Wording.number(device.size.height))",
            Wording.number(device.scale), Wording.number(device.uprightInsets.top),
            Wording.number(device.uprightInsets.bottom),
          ]
        }),
    ]
  }

  private static var composition: [String] {
    [
      "## Composition\n",
      """
      Where an element stands, and as an item of a list of elements, three keys stand for others. A list takes any
      number of elements from them; elsewhere they have to make one.

      """,
      keys(Composer.table), "### A definition\n", "The element that it stands for, or a mapping:\n",
      keys(Definition.table), "### `for-each`\n", keys(Loop.table),
      """
      Within a definition and a template, `$name` and `${name}` stand for a parameter or an item, and `.field` after the
      name for a field of it. Alone, a reference is whatever it stands for, be it a list or an element; within a
      text it is text. `$$` is a dollar sign. A reference that stands for nothing takes its key away.

      A definition is looked up in the file that its use stands in: what that file defines, and what it includes. Files
      and folders whose names begin with `_` are no sheets when a folder of sheets is drawn.

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
      A picture is called after its sheet and what varies: `matrix~dark@2x.png`. `output` says otherwise, by a template or
      a preset. No two pictures of a sheet may have one path. What varies can be named as well, such as `{tint}`.

      """,
      Markdown.table(
        ["placeholder", "stands for"], OutputCell.table.map { [Markdown.code("{\($0)}"), $1] }),
      Markdown.table(
        ["preset", "pictures"], OutputPreset.allCases.map { [Markdown.code($0.rawValue), $0.example] }),
    ]
  }

  private static func values(of catalogue: Catalogue) -> [String] {
    func names(_ names: [String]) -> String { names.map(Markdown.code).joined(separator: ", ") + "\n" }
    return [
      "## Colours\n",
      "`#RGB`, `#RRGGBB`, `#RRGGBBAA`, or a name, which looks different by platform, theme, appearance and contrast:\n",
      names(catalogue.colors.map(\.name)),
      "## Text styles\n", names(TextStyle.allCases.map(\.rawValue)),
      "## Text sizes\n", names(TextSize.allCases.map(\.rawValue)),
    ]
  }

  private static func elements(of catalogue: Catalogue) -> [String] {
    [
      "## Attributes of every element\n", attributes(CommonAttributes.attributes),
      "### `frame`\n", attributes(FrameAttributes.attributes),
      "### `then`\n",
      """
      A mapping, or a list of them, of attributes of the element with the values that they get, and `after` how many seconds
      since the change before; half a second if it is not said. What changed stays so. Switches and buttons take as long
      as those of the platforms do.

      """,
      Markdown.block(
        "yaml",
        """
        format: apng
        body:
          switch:
            then:
              - { state: highlighted }
              - { after: 0.15, state: normal, value: true }
        """),
      "## Elements\n",
    ] + catalogue.entries.map(section)
  }

  private static func section(of entry: CatalogueEntry) -> String {
    var text = "### `\(entry.name)`\n\n\(entry.summary)"
    if let guideline = entry.guideline { text += " \(guideline)" }
    text += "\n\n"
    if let shorthand = entry.shorthand {
      text += "A \(entry.listShorthand == nil ? "text" : "list") alone is its `\(shorthand)`.\n\n"
    }
    if entry.takesChildren && entry.name != Matrix.name {
      text += "It takes `children`, or a list of them alone.\n\n"
    }
    return entry.attributes.isEmpty
      ? text : text + table(entry.attributes.map { ($0.name, $0.type, $0.help) })
  }

  private static let limits = """
    ## Limits

    A file has at most \(SheetLimits.bytes >> 20) MiB, \(SheetLimits.depth) levels and \(SheetLimits.nodes) values, \
    again with definitions, loops and files written out; a text \(SheetLimits.textLength) characters. A sheet includes \
    at most \(SheetLimits.files) files of \(SheetLimits.includedBytes >> 20) MiB together, \
    \(SheetLimits.compositionDepth) levels deep, and makes \(SheetLimits.pictures) pictures; a picture has \
    \(SheetLimits.pixels >> 20) megapixels, and a matrix \(SheetLimits.matrixLines) rows and as many columns.

    """

  private static func keys(_ keys: [LanguageKey]) -> String {
    Markdown.table(
      ["key", "takes", "what it is for"], keys.map { [Markdown.code($0.name), $0.takes, $0.help] })
  }

  private static func attributes<Owner>(_ attributes: [Attribute<Owner>]) -> String {
    table(attributes.map { ($0.name, $0.type, $0.help) })
  }

  private static func table(_ attributes: [(name: String, type: AttributeType, help: String)]) -> String {
    Markdown.table(
      ["attribute", "takes", "what it is for"],
      attributes.map { [Markdown.code($0.name), $0.type.description, $0.help] })
  }
}
