import MaquetteElements
import MaquetteGraphics

/// The tags of a PDF file: what assistive technology reads, in the order of the tree.
///
/// An element's content is a number of marked sequences. The dictionaries say which element a sequence belongs to, and the tree of
/// parents says the same the other way round.
struct PDFStructure {
  /// An element of the tree.
  struct Element {
    var tag: PDFTag
    var parent: Int?
    /// The text in place of the content, for what is read aloud.
    var alternative: String?
    /// The text that the content shows, for outlines of letters.
    var actualText: String?
    var title: String?
    var frame: Rect
    var page: PDFDocument.Reference
    var kids: [Kid] = []
    let reference: PDFDocument.Reference
  }

  /// A part of an element.
  enum Kid {
    case element(Int)
    /// A marked sequence of a content stream; nil for that of the page.
    case content(number: Int, stream: PDFDocument.Reference?)
  }

  private(set) var elements: [Element] = []
  private let root: PDFDocument.Reference
  private let document: PDFDocument.Reference
  /// For each content with marked sequences, the elements that these belong to.
  private var parents: [[Int]] = []

  init(_ resources: inout PDFResources) {
    root = resources.document.reserve()
    document = resources.document.reserve()
  }

  /// Adds an element, and returns its index; one that does not speak holds those inside it.
  mutating func add(
    _ group: ExportGroup, in parent: Int?, page: PDFDocument.Reference, resources: inout PDFResources
  ) -> Int {
    let title = group.id ?? group.name
    var element = Element(
      tag: .division, parent: parent, title: title, frame: group.frame, page: page,
      reference: resources.document.reserve())
    if let role = group.accessibility.map({ AccessibilityRole($0) }) {
      element.tag = role.tag
      if role.tag.isText {
        element.actualText = role.spoken
      } else if !role.spoken.isEmpty || element.tag != .division {
        // A figure without a text is called by its kind.
        element.alternative = role.spoken.isEmpty ? group.name : role.spoken
      }
    }
    elements.append(element)
    let index = elements.count - 1
    if let parent { elements[parent].kids.append(.element(index)) }
    return index
  }

  /// Returns the number of a new content with marked sequences.
  mutating func content() -> Int {
    parents.append([])
    return parents.count - 1
  }

  /// Adds a marked sequence of an element to a content, and returns its number.
  mutating func mark(_ element: Int, in content: Int, stream: PDFDocument.Reference?) -> Int {
    let number = parents[content].count
    parents[content].append(element)
    elements[element].kids.append(.content(number: number, stream: stream))
    return number
  }

  /// Writes the tree and returns the reference to its root.
  func write(to resources: inout PDFResources, pageHeights: [PDFDocument.Reference: Double])
    -> PDFDocument.Reference
  {
    let top = elements.filter { $0.parent == nil }.map(\.reference.text)
    for element in elements { write(element, to: &resources, height: pageHeights[element.page] ?? 0) }
    resources.document.set(
      document,
      "<</Type/StructElem/S/Document/P \(root.text)/K[\(top.joined(separator: " "))]>>")
    let numbers = parents.enumerated().map { index, elements in
      let references = elements.map { self.elements[$0].reference.text }.joined(separator: " ")
      return "\(index)[\(references)]"
    }
    resources.document.set(
      root,
      "<</Type/StructTreeRoot/K[\(document.text)]/ParentTree<</Nums[\(numbers.joined())]>>"
        + "/ParentTreeNextKey \(parents.count)>>")
    return root
  }

  private func write(_ element: Element, to resources: inout PDFResources, height: Double) {
    let kids = element.kids.map { kid in
      switch kid {
      case .element(let index): elements[index].reference.text
      case .content(let number, nil): "\(number)"
      case .content(let number, let stream?):
        "<</Type/MCR/Pg \(element.page.text)/Stm \(stream.text)/MCID \(number)>>"
      }
    }
    let parent = element.parent.map { elements[$0].reference } ?? document
    var text = "<</Type/StructElem/S/\(element.tag.rawValue)/P \(parent.text)/Pg \(element.page.text)"
    text += "/K[\(kids.joined(separator: " "))]"
    if let title = element.title { text += "/T\(PDFDocument.string(title))" }
    if let alternative = element.alternative { text += "/Alt\(PDFDocument.string(alternative))" }
    if let actualText = element.actualText { text += "/ActualText\(PDFDocument.string(actualText))" }
    let frame = element.frame
    let box = [frame.minX, height - frame.maxY, frame.maxX, height - frame.minY].map(\.decimalText)
    text += "/A<</O/Layout/BBox[\(box.joined(separator: " "))]>>>>"
    resources.document.set(element.reference, text)
  }
}
