import MaquetteFiles
import MaquettePages
import MaquettePNG
import MaquetteRendering
import MaquetteSnapshots

/// A request to show the pictures of a folder together: on contact sheets, and on a page.
package struct GalleryOutput: Sendable {
  /// The first contact sheet, a PNG; further ones are written beside it. Nil for none.
  package var contact: String?
  /// The folder of the page; nil for none.
  package var page: String?
  package var threads: Int

  /// The most pictures on a contact sheet.
  package static let picturesPerSheet = ContactSheet.picturesPerPage

  package init(contact: String?, page: String?, threads: Int = 1) {
    self.contact = contact
    self.page = page
    self.threads = threads
  }

  /// The keyword of the text chunk that marks a contact sheet.
  static let keyword = "Maquette contact sheet"

  /// Reads the files of pictures in a folder and writes contact sheets and page. Only the pictures of one contact sheet
  /// are in memory at a time.
  package func write(_ paths: [String], in folder: String, observer: StudioObserver) throws(StudioError) {
    let last = folder.split(separator: "/").last.map(String.init) ?? ""
    let title = last.isEmpty || last == "." ? "Pictures" : last
    let sheet = ContactSheet(title: title, count: paths.count)
    let renderer = Renderer()
    var pictures: [GalleryPicture] = []
    for number in 1...sheet.pageCount {
      let start = (number - 1) * ContactSheet.picturesPerPage
      let page = Array(paths[start..<min(paths.count, start + ContactSheet.picturesPerPage)])
      let shown = Parallel.map(page, threads: threads) { path in read(path, in: folder) }
      var entries: [ContactSheet.Entry] = []
      for result in shown {
        let (picture, entry) = try result.get()
        pictures.append(picture)
        if let entry { entries.append(entry) }
      }
      if let contact {
        try write(sheet, entries, number: number, to: contact, renderer: renderer, observer: observer)
      }
    }
    guard let page else { return }
    let path = try attempt({ StudioError(.cannotWrite, "\($0)") }) { () throws(ReportError) in
      try GalleryPage(title: title, generator: Version.generator, pictures: pictures).write(to: page)
    }
    observer(.wrote(path: path))
  }

  private func read(
    _ path: String, in folder: String
  ) -> Result<(GalleryPicture, ContactSheet.Entry?), StudioError> {
    do throws(PNGError) {
      let file = try PNGFile.read(path)
      let origin = (try? file.provenance()).map(GalleryPicture.Origin.init)
      let picture = GalleryPicture(file, origin: origin, path: path, in: folder)
      return .success((picture, contact == nil ? nil : ContactSheet.entry(picture, file.bitmap)))
    } catch {
      return .failure(StudioError(unreadable: error, name: nil))
    }
  }

  private func write(
    _ sheet: ContactSheet, _ entries: [ContactSheet.Entry], number: Int, to contact: String,
    renderer: Renderer, observer: StudioObserver
  ) throws(StudioError) {
    let path = number == 1 ? contact : FileName.withoutSuffix(contact) + "-\(number).png"
    let page = try attempt({ StudioError(.overLimit, "\(path): \($0)") }) { () throws(RenderError) in
      try sheet.page(entries, number: number, with: renderer)
    }
    let options = PNGOptions(
      scale: 2, title: sheet.title, software: Version.generator,
      texts: [PNGText(keyword: Self.keyword, text: "\(number) of \(sheet.pageCount)")])
    let bytes = try attempt(StudioError.init) { () throws(PNGError) in try PNG.encode(page, options: options)
    }
    try PictureOutput.write(bytes, to: path)
    observer(.wrote(path: path))
  }
}

extension GalleryPicture.Origin {
  fileprivate init(_ provenance: Provenance) {
    let facets = provenance.options.filter { $0.name.hasPrefix(Provenance.variantPrefix) }.map {
      GalleryPicture.Facet(
        axis: String($0.name.dropFirst(Provenance.variantPrefix.count)), value: $0.value)
    }
    self.init(
      version: provenance.version, facets: facets,
      files: provenance.files.map { .init(path: $0.path, text: $0.text, count: $0.count) })
  }
}
