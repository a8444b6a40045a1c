internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteReports

extension ReportOptions {
  /// Writes a report in every form that was asked for.
  func write(_ report: CheckReport, console: Console) throws(Failure) {
    if let json {
      let bytes: [UInt8]
      do throws(ReportError) {
        bytes = try JSONReport.encode(report)
      } catch {
        throw Failure(error)
      }
      try write(bytes, to: json, console: console)
    }
  }

  /// Says what is to be said of a report: on standard output, unless that is taken.
  func list(_ summary: ReportSummary, console: Console) throws(Failure) {
    for line in summary.lines { try say(line, console: console) }
    console.say(summary.headline)
  }

  /// Says something of a report: on standard output, unless that is taken.
  func say(_ line: String, console: Console) throws(Failure) {
    if takesOutput { console.say(line) } else { try console.write(line + "\n") }
  }

  /// Writes bytes to a file in a folder that need not exist yet, or to standard output for `-`.
  private func write(_ bytes: [UInt8], to path: String, console: Console) throws(Failure) {
    if path == "-" { return try console.write(bytes) }
    try PictureOutput.createFolder(of: path)
    do throws(FileProblem) {
      try Interruption.whileWriting { () throws(FileProblem) in try FileBytes.write(bytes, to: path) }
    } catch {
      throw Failure(error, path: path)
    }
  }
}
