import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements

extension ElementValidator {
  /// Reads the pictures that attributes name, and replaces their paths by the names under which the environment has them.
  ///
  /// Attributes of the type of images are paths, and so are the values of `image` and of names that end in `-image` at any
  /// depth: an image of a segment is one of the attributes of its mapping. A mapping with a `source` is an image with
  /// attributes; any other has one image for each of its keys, such as states.
  mutating func readImages(in attributes: [SheetNode.Entry], of entry: CatalogueEntry) -> [SheetNode.Entry] {
    let typed = entry.imageAttributes
    // Few elements have pictures: the others keep their nodes as they are. By index, so that no node is copied.
    guard
      attributes.indices.contains(where: {
        let key = attributes[$0].key
        return Self.holdsImage(attributes[$0].value, isImage: Self.isImage(key) || typed.contains(key))
      })
    else { return attributes }
    return attributes.map { attribute in
      var attribute = attribute
      readImages(in: &attribute.value, isImage: typed.contains(attribute.key) || Self.isImage(attribute.key))
      return attribute
    }
  }

  private static func isImage(_ key: String) -> Bool {
    key.utf8.last == UInt8(ascii: "e") && (key == "image" || key.hasSuffix("-image"))
  }

  /// Whether a value names a picture, by itself or further down.
  private static func holdsImage(_ node: SheetNode, isImage: Bool) -> Bool {
    switch node.content {
    case .scalar: isImage
    case .sequence(let items): items.indices.contains { holdsImage(items[$0], isImage: isImage) }
    case .mapping(let entries):
      entries.indices.contains {
        holdsImage(entries[$0].value, isImage: isImage || Self.isImage(entries[$0].key))
      }
    }
  }

  private mutating func readImages(in node: inout SheetNode, isImage: Bool) {
    switch node.content {
    case .scalar(let scalar):
      guard isImage, !scalar.isNull, !scalar.text.isEmpty,
        let name = composer.library.image(scalar.text, from: node.position)
      else { return }
      node.content = .scalar(SheetNode.Scalar(text: name, isQuoted: scalar.isQuoted))
    case .sequence(var items):
      for index in items.indices { readImages(in: &items[index], isImage: isImage) }
      node.content = .sequence(items)
    case .mapping(var entries):
      let hasSource = entries.contains { $0.key == "source" }
      for index in entries.indices {
        let key = entries[index].key
        let isPath = Self.isImage(key) || isImage && (hasSource ? key == "source" : true)
        readImages(in: &entries[index].value, isImage: isPath)
      }
      node.content = .mapping(entries)
    }
  }
}
