internal import MaquetteBatch
internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteSheets
internal import MaquetteSnapshots
internal import MaquetteTokens
internal import MaquetteTypography

extension Failure {
  /// A sheet that cannot be drawn; its message has a line for everything that is wrong.
  init(_ error: SheetError) {
    let status: ExitStatus =
      switch error.category {
      case .badInput: .badInput
      case .noInput: .noInput
      case .overLimit: .overLimit
      }
    self.init(status, verbatim: error.message)
  }

  /// Token files that cannot be used; the message has a line for everything that is wrong.
  init(_ error: TokenError) {
    switch error {
    case .noSuchFile: self.init(.noInput, verbatim: error.message)
    case .unreadable: self.init(.badInput, verbatim: error.message)
    case .tooLarge: self.init(.overLimit, verbatim: error.message)
    case .invalid(let diagnostics):
      let isOverLimit = diagnostics.allSatisfy { $0.isLimit || $0.severity != .error }
      self.init(isOverLimit ? .overLimit : .badInput, verbatim: error.message)
    }
  }

  /// A font that cannot be used.
  init(_ error: FontError) {
    switch error {
    case .notFound, .unreadable, .noFonts: self.init(.noInput, error.description)
    case .tooLarge: self.init(.overLimit, error.description)
    case .notAFont, .broken, .notScalable: self.init(.badInput, error.description)
    }
  }

  /// A picture that cannot be written.
  init(_ error: PNGError) {
    switch error {
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .outOfMemory: self.init(.overLimit, error.description)
    default: self.init(.internalError, error.description)
    }
  }

  /// Goldens that cannot be checked at all.
  init(_ error: GoldenError) {
    switch error {
    case .cannotRead: self.init(.noInput, error.description)
    case .noGoldens, .notAPicture, .noPicturePath: self.init(.badInput, error.description)
    case .unknownRecordMode, .recordingUnderCI, .acceptingUnderCI: self.init(.usage, error.description)
    case .changedMeanwhile: self.init(.different, error.description)
    case .notWritten: self.init(.cannotWrite, error.description)
    }
  }

  /// Results of a check that cannot be read, put together or written.
  init(_ error: ReportError) {
    switch error {
    case .cannotRead, .noResults: self.init(.noInput, error.description)
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .nothingToMerge: self.init(.usage, error.description)
    default: self.init(.badInput, error.description)
    }
  }

  /// Manifests of a render that cannot be read, put together or written.
  init(_ error: ManifestError) {
    switch error {
    case .cannotRead, .nothingToMerge: self.init(.noInput, error.description)
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .unlikePictures: self.init(.internalError, error.description)
    case .damaged, .unlikePlans: self.init(.badInput, error.description)
    }
  }

  /// A folder or stream that cannot be read or written.
  init(_ problem: FileProblem, path: String) {
    switch problem {
    case .cannotRead(let code):
      self.init(.noInput, "\(path): cannot read: \(SystemMessage.text(for: code))")
    case .cannotWrite(let code):
      self.init(.cannotWrite, "\(path): cannot write: \(SystemMessage.text(for: code))")
    case .tooLarge(let count, let limit):
      self.init(.overLimit, "\(path): \(count ?? limit + 1) bytes is more than the limit of \(limit)")
    }
  }

  /// A part of the command line that names nothing, with a suggestion where one is near.
  init(unknown kind: String, _ name: String, among names: [String], list: String) {
    self.init(unknown: kind, name, nearest: NearestName.nearest(to: name, among: names), list: list)
  }

  /// A part of the command line that names nothing, with the name that was most likely meant.
  init(unknown kind: String, _ name: String, nearest: String?, list: String) {
    self.init(
      .usage,
      "there is no \(kind) '\(name)'; " + (NearestName.hint(nearest) ?? "see '\(list)'"))
  }
}
