/// Elements under a title, such as a part of a design sheet.
public struct Group: ContainerElement {
  /// The title above the elements.
  public var title: String?
  /// The note below the title, in smaller text.
  public var note: String?
  /// The distance between elements in points.
  public var spacing: Double = 16
  /// The alignment of the elements.
  public var alignment: HorizontalAlignment = .leading
  /// The elements from top to bottom.
  public var children: [any Element] = []

  /// Creates an empty group.
  public init() {}

  /// Creates a group of elements.
  public init(_ title: String? = nil, note: String? = nil, @ElementBuilder children: () -> [any Element]) {
    self.title = title
    self.note = note
    self.children = children()
  }

  public static let name = "group"

  public static let attributes: [Attribute<Group>] = [
    Attribute("title", \.title),
    Attribute("note", \.note),
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
  ]

  /// Returns title and note with the elements below them. Title and note belong to the sheet and are never translated.
  public func node(in environment: Environment) -> Node {
    var heading: [any Element] = []
    if let title, !title.isEmpty { heading.append(Text(title, style: .title3, weight: .semibold).verbatim()) }
    if let note, !note.isEmpty {
      heading.append(Text(note, style: .footnote).color(.token(.secondaryLabel)).verbatim())
    }
    var node = VStack(spacing: 14, alignment: .leading) {
      if !heading.isEmpty { VStack(spacing: 3, alignment: .leading) { heading } }
      if !children.isEmpty { VStack(spacing: spacing, alignment: alignment) { children } }
    }.node(in: environment)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    return node
  }
}

/// An element that stands on a wallpaper, whose caption has a plate to be legible on any.
package protocol WallpaperElement: Element {}

extension Element {
  /// Returns the element with a caption below it; the caption belongs to the sheet and is never translated.
  public func caption(_ text: String) -> any Element {
    Modified(self) { content, environment in
      let isOnWallpaper = content.unmodified is any WallpaperElement
      let words = Text(text, style: .caption1).alignment(.center).verbatim()
        .color(.token(isOnWallpaper ? .label : .secondaryLabel))
      let plate = words.padding(Insets(horizontal: 6, vertical: 1))
        .background(Surface(.capsule, fill: .token(.background)))
      var node = VStack(spacing: isOnWallpaper ? 5 : 6) {
        content
        isOnWallpaper ? plate : words
      }.node(in: environment)
      node.name = NodeName("captioned")
      return node
    }
  }
}
