internal import CReport
internal import MaquettePages

extension PageTemplate {
  /// The page of the report; `report.html` is the first of its files.
  static let report: PageTemplate = {
    var files: [String: [UInt8]] = [:]
    for index in 0..<maquette_report_file_count() {
      let file = maquette_report_file(index)
      // The file is compiled into the program: `count` bytes that never change and are never freed.
      files[String(cString: file.name)] = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
    return PageTemplate(page: files["report.html"] ?? [], files: files)
  }()
}
