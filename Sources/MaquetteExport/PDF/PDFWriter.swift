import MaquetteGraphics
import MaquetteScene

/// Writes pictures as the pages of a PDF file.
struct PDFWriter {
  var resources: PDFResources
  var structure: PDFStructure
  let text: ExportText
  private var pages: [(picture: ExportPicture, reference: PDFDocument.Reference)] = []
  private let tree: PDFDocument.Reference
  /// The forms of symbols and of runs that are used several times.
  var forms: [ExportUses.Key: String] = [:]
  /// The fonts of live text.
  var fonts = PDFFonts()
  /// The outlines of other text.
  var outlines = PDFOutlines()
  /// The grid of all pages, which share symbols: that of the finest one.
  let grid: CoordinateGrid

  /// Creates the writer of a file; `scale` is the greatest number of pixels per point of its pictures.
  init(text: ExportText, scale: Double) {
    self.text = text
    grid = CoordinateGrid(scale: scale)
    var resources = PDFResources()
    tree = resources.document.reserve()
    structure = PDFStructure(&resources)
    self.resources = resources
  }

  /// Adds a page.
  mutating func add(_ picture: ExportPicture) {
    let page = resources.document.reserve()
    pages.append((picture, page))
    var canvas = PDFCanvas(picture, page: page, structure: structure.content(), grid: grid, stream: nil)
    // Points count from the top, as in the drawing.
    canvas.content.write("1 0 0 -1 0 \(picture.size.height.decimalText) cm")
    canvas.content.write("/Artifact BMC")
    if picture.background.alpha > 0 {
      let rect = Rect(origin: .zero, size: picture.size)
      canvas.fill(.rect(rect), .color(picture.background), writer: &self)
    }
    canvas.content.write("EMC")
    let items = text == .live ? picture.items.inReadingOrder(fonts: picture.fonts) : picture.items
    canvas.write(items, writer: &self)
    canvas.closeMark()
    let contents = resources.document.add(stream: canvas.content.bytes, "")
    let size = [picture.size.width, picture.size.height].map(\.decimalText).joined(separator: " ")
    resources.document.set(
      page,
      "<</Type/Page/Parent \(tree.text)/MediaBox[0 0 \(size)]\(resources.resources)/Contents \(contents.text)"
        + "/Group<</S/Transparency/CS/DeviceRGB/I true>>/StructParents \(canvas.structure)/Tabs/S>>")
  }

  /// Returns the file.
  mutating func file() -> [UInt8] {
    let kids = pages.map(\.reference.text).joined(separator: " ")
    resources.document.set(tree, "<</Type/Pages/Count \(pages.count)/Kids[\(kids)]>>")
    fonts.write(to: &resources)
    let heights = Dictionary(
      pages.map { ($0.reference, $0.picture.size.height) }, uniquingKeysWith: { first, _ in first })
    let root = structure.write(to: &resources, pageHeights: heights)
    let title = pages.first.map { $0.picture.title ?? $0.picture.name } ?? ""
    let language = pages.first?.picture.language ?? "en"
    var catalog = "<</Type/Catalog/Version/1.7/Pages \(tree.text)/Lang\(PDFDocument.string(language))"
    catalog += "/MarkInfo<</Marked true>>/StructTreeRoot \(root.text)"
    catalog += "/ViewerPreferences<</DisplayDocTitle true>>"
    catalog += "/Metadata \(metadata(title: title).text)"
    if pages.count > 1 { catalog += "/PageMode/UseOutlines" }
    catalog += "/Outlines \(bookmarks().text)"
    catalog += attachments()
    let information = resources.document.add(
      "<</Title\(PDFDocument.string(title))/Producer(Maquette)/Creator(Maquette)>>")
    let reference = resources.document.add(catalog + ">>")
    resources.finish()
    return resources.document.file(catalog: reference, information: information)
  }

  private mutating func bookmarks() -> PDFDocument.Reference {
    let root = resources.document.reserve()
    let items = pages.map { _ in resources.document.reserve() }
    let titles = pages.map { $0.picture.title ?? $0.picture.name }
    for (index, page) in pages.enumerated() {
      // The variants of a sheet share its title, and their names tell them apart.
      let isShared = titles.count { $0 == titles[index] } > 1
      let title = isShared ? page.picture.name : titles[index]
      var text = "<</Title\(PDFDocument.string(title))/Parent \(root.text)"
      text += "/Dest[\(page.reference.text)/Fit]"
      if index > 0 { text += "/Prev \(items[index - 1].text)" }
      if index + 1 < items.count { text += "/Next \(items[index + 1].text)" }
      resources.document.set(items[index], text + ">>")
    }
    var text = "<</Type/Outlines/Count \(items.count)"
    if let first = items.first, let last = items.last { text += "/First \(first.text)/Last \(last.text)" }
    resources.document.set(root, text + ">>")
    return root
  }

  private mutating func metadata(title: String) -> PDFDocument.Reference {
    var buffer = SVGBuffer(grid: CoordinateGrid(scale: 1))
    buffer.write(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" \
      xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">
      """)
    buffer.escape(title)
    buffer.write(
      """
      </rdf:li></rdf:Alt></dc:title><pdf:Producer>Maquette</pdf:Producer><pdfuaid:part>1</pdfuaid:part>\
      </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>
      """)
    return resources.document.add(stream: buffer.bytes, "/Type/Metadata/Subtype/XML", isCompressed: false)
  }

  private mutating func attachments() -> String {
    var names: [String] = []
    var files: [String] = []
    for (index, page) in pages.enumerated() {
      guard let attachment = page.picture.attachment else { continue }
      let bytes = Array(attachment.utf8)
      let stream = resources.document.add(stream: bytes, ExportAttachment.entries(count: bytes.count))
      let name = PDFDocument.string("\(page.picture.name).json")
      let file = resources.document.add(
        "<</Type/Filespec/F\(name)/UF\(name)/AFRelationship/Source/Desc(Maquette sheet)"
          + "/EF<</F \(stream.text)>>>>")
      let number = String(index)
      names.append("(\(String(repeating: "0", count: max(0, 6 - number.count)) + number))\(file.text)")
      files.append(file.text)
    }
    if files.isEmpty { return "" }
    return "/Names<</EmbeddedFiles<</Names[\(names.joined())]>>>>/AF[\(files.joined(separator: " "))]"
  }
}
