import MaquetteElements
import MaquetteInteraction

extension SheetReference {
  /// The attributes of every element, with their forms.
  static var common: [String] {
    let edges = AttributeType.insetEdges.map(Markdown.code).joined(separator: ", ")
    var parts = [
      "## Attributes of every element\n", ReferenceTable.markdown(CommonAttributes.descriptions(in: nil)),
      """
      A design token in braces and quotes can replace a length, a number, a font weight, a duration, a curve, a transition, a border or
      a shadow: `padding: "{space.md}"`.

      """,
      "### `padding`\n", "The edges are \(edges). Later ones override earlier ones.\n",
      Markdown.block("yaml", forms["padding"] ?? ""),
    ]
    for attribute in CommonAttributes.descriptions(in: nil)
    where attribute.name != "with" && !attribute.inner.isEmpty {
      parts.append("### \(Markdown.code(attribute.name))\n")
      if let form = forms[attribute.name] { parts.append(Markdown.block("yaml", form)) }
      parts.append(ReferenceTable.markdown(ReferenceTable.inner(of: attribute)))
    }
    return parts + changes
  }

  /// The changes of an animation.
  private static var changes: [String] {
    [
      "### `then`\n",
      """
      Write a mapping of the element's attributes to new values, or a list of these. `after` is the time since the previous
      change in seconds, 0.5 by default. A change lasts until the next change of the same attribute. Besides its own attributes an
      element changes \(CommonAttributes.changing.sorted().map(Markdown.code).joined(separator: ", ")), under `when` too.

      Switches and buttons animate with the platform's durations. Other changes are immediate unless `transition` sets a number of
      seconds, a mapping or a design token: opacity, offset, rotation, scale and blur then move, and everything else fades.

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
    ]
  }

  /// The steps of an interaction, with the details that each takes, and these.
  static var steps: String {
    let attributes = ScriptStep.descriptions(in: nil)
    let verbs = attributes.filter { !ScriptStep.details(of: $0.name).isEmpty }
    return Markdown.table(
      ["step", "with", "purpose"],
      verbs.map { verb in
        [
          Markdown.code(verb.name),
          ScriptStep.details(of: verb.name).map(Markdown.code).joined(separator: ", "),
          verb.help,
        ]
      }) + "\n"
      + ReferenceTable.markdown(attributes.filter { ScriptStep.details(of: $0.name).isEmpty })
  }

  /// The forms of attributes, as elements that show them.
  private static let forms = [
    "padding": """
    - label: { text: Every edge, padding: 16 }
    - label: { text: Some edges, padding: { horizontal: 16, top: 8 } }
    """,
    "frame": """
    - label: { text: Fixed, frame: { width: 200, height: 40, alignment: leading } }
    - label: { text: Flexible, frame: { min-width: 100, max-width: infinity } }
    """,
    "surface": """
    - label: { text: Filled, surface: { fill: gray6, radius: 12, border: { color: separator, width: 1 } } }
    - label: { text: A gradient, surface: { gradient: [blue, purple], gradient-end: trailing, radius: capsule } }
    - label: { text: One shadow, surface: { fill: background, shadow: { blur: 8, y: 2 } } }
    - label: { text: Two shadows, surface: { fill: background, shadow: [{ blur: 2 }, { blur: 16, y: 8 }] } }
    """,
    "overlay": """
    - image: { source: photo.jpg, frame: { width: 80, height: 50 }, overlay: { symbol: play.fill } }
    - label: { text: Inbox, overlay: { content: { symbol: star.fill }, alignment: top-trailing } }
    """,
    "effect": """
    - symbol: { name: leaf, effect: { rotation: 45, scale: 1.5 } }
    - symbol: { name: leaf, effect: { scale: { x: -1 }, anchor: leading, blur: 2, blend: multiply } }
    """,
    "offset": """
    - label: { text: Moved, offset: { x: 4, y: -2 } }
    """,
    "aspect-ratio": """
    - rectangle: { aspect-ratio: 16:9, frame: { width: 160 } }
    - rectangle: { aspect-ratio: { ratio: 1, mode: fit }, frame: { width: 60, height: 40 } }
    """,
    "accessibility": """
    - symbol: { name: bell, accessibility: Notifications }
    - symbol: { name: bell, accessibility: { label: Notifications, value: 3 unread, hint: Opens the list } }
    - symbol: { name: sparkles, accessibility: { hidden: true } }
    """,
    "lint-ignore": """
    - button: { title: OK, size: small, lint-ignore: { rule: L-hit, because: A pointer is used. } }
    """,
    "when": """
    - switch: { id: wifi, accessibility-label: Wi-Fi }
    - label: { text: Off, when: { if: { wifi: true }, set: { text: Connected } } }
    - label:
        text: Off
        when:
          - { if: { wifi: true }, set: { text: Connected } }
          - { if: { wifi: false }, set: { color: secondary-label } }
    """,
  ]
}
