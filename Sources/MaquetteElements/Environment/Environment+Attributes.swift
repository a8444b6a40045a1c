extension Environment: AttributeOwner {
  public static var ownerName: String { "an environment" }

  /// The attributes that sheets can set for a whole sheet, and for a subtree with `with`. An attribute that decides on others
  /// stands before them; attributes are read in this order.
  public static let attributes: [Attribute<Environment>] = [
    Attribute(
      "platform", \.platform,
      help: "The system whose controls are drawn; watchos borrows what it has none of its own for from ios."),
    Attribute(
      "era", \.era,
      help: "The look of a range of system versions; a platform without it draws its classic one."),
    Attribute(
      "theme", \.writtenTheme, help: "The name of a theme: a platform's own, or one that was given."),
    Attribute("appearance", \.appearance, help: "Light or dark."),
    Attribute("contrast", \.contrast, help: "Standard or increased contrast."),
    Attribute(
      "locale", \.writtenLocale,
      help: "The language that texts are looked up in under 'strings', which decides on the direction."),
    Attribute(
      "pseudo-language", \.writtenPseudoLanguage,
      help: "A made-up language: longer texts, accented letters, or everything from right to left."),
    Attribute("direction", \.direction, help: "Which side reading begins on."),
    Attribute("text-size", \.textSize, help: "The Dynamic Type size."),
    Attribute("tint", \.tint, help: "The accent colour of controls that have none of their own."),
    Attribute("enabled", \.isEnabled, help: "Whether controls can be used."),
    Attribute(
      "window-active", \.isWindowActive, help: "Whether the window is the active one; others lose the tint."),
    Attribute(
      "scrolling", \.isScrolling,
      help: "Whether it stands in a view that scrolls, where watchOS has less round corners; lists do."),
  ]
}
