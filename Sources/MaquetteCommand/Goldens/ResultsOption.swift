internal import ArgumentParser
internal import MaquettePNG
internal import MaquetteSnapshots

/// Where a check leaves its results, and where those who decide on them find them.
struct ResultsOption: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the check's results.", valueName: "folder"))
  var results = ResultsFolder.standardPath

  /// The folder.
  var folder: ResultsFolder { ResultsFolder(GoldenStore.plain(results)) }

  /// What the last check left.
  func read() throws(Failure) -> CheckReport {
    do throws(ReportError) {
      return try folder.read()
    } catch {
      throw Failure(error)
    }
  }

  /// Notes decisions.
  func write(_ report: CheckReport) throws(Failure) {
    do throws(ReportError) {
      try Interruption.whileWriting { () throws(ReportError) in try folder.write(report) }
    } catch {
      throw Failure(error)
    }
  }

  /// What accepts drawings; a failure under CI.
  func acceptance() throws(Failure) -> GoldenAcceptance {
    do throws(GoldenError) {
      return try GoldenAcceptance(environment: ProcessEnvironment.all, write: PictureOutput.write)
    } catch {
      throw Failure(error)
    }
  }
}
