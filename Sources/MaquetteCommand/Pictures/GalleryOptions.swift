internal import ArgumentParser
internal import MaquetteFiles
internal import MaquettePages
internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteRendering

/// Where pictures are shown together once they are drawn.
struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also draw all pictures small, with their names, on contact sheets: this .png file, and beside it one for "
        + "each further \(ContactSheet.picturesPerPage).", valueName: "file"))
  var contact: String?

  @Option(
    help: ArgumentHelp(
      "Also write a page that shows all pictures, index.html in this folder. It opens from disk.",
      valueName: "folder"))
  var gallery: String?

  func validate() throws {
    if let contact, FileName.suffix(of: contact) != "png" {
      throw ValidationError("--contact writes a PNG; let its name end in .png.")
    }
  }

  /// The keyword by which a contact sheet is told from the pictures that it shows.
  static let keyword = "Maquette contact sheet"

  /// Whether anything is to be written.
  var isWanted: Bool { contact != nil || gallery != nil }

  /// Writes what was asked for from the files of pictures, which lie in a folder, and prints the paths. A page of
  /// pictures is in memory at a time.
  func write(_ paths: [String], in folder: String, threads: Int, console: Console) throws(Failure) {
    guard isWanted else { return }
    let last = folder.split(separator: "/").last.map(String.init) ?? ""
    let title = last.isEmpty || last == "." ? "Pictures" : last
    let sheet = ContactSheet(title: title, count: paths.count)
    let renderer = Renderer()
    var pictures: [GalleryPicture] = []
    for number in 1...sheet.pageCount {
      let start = (number - 1) * ContactSheet.picturesPerPage
      let page = Array(paths[start..<min(paths.count, start + ContactSheet.picturesPerPage)])
      let isDrawn = contact != nil
      let shown = Parallel.map(page, threads: threads) { path in Self.read(path, in: folder, isDrawn: isDrawn)
      }
      var entries: [ContactSheet.Entry] = []
      for result in shown {
        let (picture, entry) = try result.get()
        pictures.append(picture)
        if let entry { entries.append(entry) }
      }
      if let contact {
        try write(sheet, entries, number: number, to: contact, renderer: renderer, console: console)
      }
    }
    guard let gallery else { return }
    let path: String
    do throws(GalleryError) {
      path = try GalleryPage(
        title: title, generator: "Maquette \(Version.current)", pictures: pictures
      ).write(to: gallery)
    } catch {
      throw Failure(.cannotWrite, "\(error)")
    }
    try console.write(path + "\n")
  }

  private static func read(
    _ path: String, in folder: String, isDrawn: Bool
  ) -> Result<(GalleryPicture, ContactSheet.Entry?), Failure> {
    do throws(PNGError) {
      let (picture, bitmap) = try GalleryPicture.read(path, in: folder)
      return .success((picture, isDrawn ? ContactSheet.entry(picture, bitmap) : nil))
    } catch {
      return .failure(Failure(.badInput, "\(error)"))
    }
  }

  private func write(
    _ sheet: ContactSheet, _ entries: [ContactSheet.Entry], number: Int, to contact: String,
    renderer: Renderer,
    console: Console
  ) throws(Failure) {
    let path = number == 1 ? contact : FileName.withoutSuffix(contact) + "-\(number).png"
    let page: Bitmap
    do throws(RenderError) {
      page = try sheet.page(entries, number: number, with: renderer)
    } catch {
      throw Failure(.overLimit, "\(path): \(error)")
    }
    try PictureOutput.createFolder(of: path)
    do throws(PNGError) {
      let options = PNGOptions(
        scale: 2, title: sheet.title, software: "Maquette \(Version.current)",
        texts: [PNGText(keyword: Self.keyword, text: "\(number) of \(sheet.pageCount)")])
      try PictureOutput.write(PNG.encode(page, options: options), to: path)
    } catch {
      throw Failure(error)
    }
    try console.write(path + "\n")
  }
}
