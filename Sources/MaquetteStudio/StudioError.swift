package import MaquetteDiagnostics
package import MaquetteFiles
package import MaquettePNG
package import MaquetteSnapshots
package import MaquetteSheets
package import MaquetteTokens
package import MaquetteTypography

/// Why the studio cannot fulfil a request.
package struct StudioError: Error, Hashable, Sendable, Codable {
  /// The kind of a failure, which decides on a command's exit code.
  package enum Kind: String, Sendable, Codable {
    /// The request contradicts itself or names something that does not exist.
    case usage
    case badInput
    case noInput
    /// A picture is not the expected one.
    case different
    /// A bug of this program.
    case internalError
    case cannotWrite
    case overLimit
  }

  package let kind: Kind
  /// The problems, each with its place in a file.
  package let diagnostics: [Diagnostic]
  /// The path of the file that the message is about; nil if the message names what it is about.
  package let subject: String?
  /// The message; nil if the diagnostics are the message.
  package let message: String?

  package init(_ kind: Kind, _ message: String, subject: String? = nil) {
    self.kind = kind
    self.message = message
    self.subject = subject
    diagnostics = []
  }

  package init(_ kind: Kind, _ diagnostics: [Diagnostic]) {
    self.kind = kind
    self.diagnostics = diagnostics
    subject = nil
    message = nil
  }
}

extension StudioError: CustomStringConvertible {
  /// All problems, in the form of a terminal without colours.
  package var description: String {
    guard let message else { return diagnostics.map(\.rendered).joined(separator: "\n") }
    return subject.map { "\($0): error: \(message)" } ?? message
  }
}

// Causes

extension StudioError {
  package init(_ error: SheetError) {
    if case .invalid(let diagnostics) = error {
      self.init(error.category == .overLimit ? .overLimit : .badInput, diagnostics)
      return
    }
    let kind: Kind =
      switch error.category {
      case .badInput: .badInput
      case .noInput: .noInput
      case .overLimit: .overLimit
      }
    self.init(kind, error.reason, subject: error.path)
  }

  package init(_ error: TokenError) {
    switch error {
    case .noSuchFile(let path): self.init(.noInput, error.reason, subject: path)
    case .unreadable(let path, _): self.init(.badInput, error.reason, subject: path)
    case .tooLarge(let path): self.init(.overLimit, error.reason, subject: path)
    case .invalid(let diagnostics):
      let isOverLimit = diagnostics.allSatisfy { $0.isLimit || $0.severity != .error }
      self.init(isOverLimit ? .overLimit : .badInput, diagnostics)
    }
  }

  package init(_ error: FontError) {
    switch error {
    case .notFound, .unreadable, .noFonts: self.init(.noInput, error.description)
    case .tooLarge: self.init(.overLimit, error.description)
    case .notAFont, .broken, .notScalable: self.init(.badInput, error.description)
    }
  }

  /// A picture that cannot be written.
  package init(_ error: PNGError) {
    switch error {
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .outOfMemory: self.init(.overLimit, error.description)
    default: self.init(.internalError, error.description)
    }
  }

  /// A picture that cannot be read; the name is nil if the error has one.
  package init(unreadable error: PNGError, name: String?) {
    let kind: Kind =
      if case .cannotRead = error.cause { .noInput } else { error.isLimit ? .overLimit : .badInput }
    self.init(kind, (name.map { "\($0): " } ?? "") + "\(error)")
  }

  package init(_ error: GoldenError) {
    switch error {
    case .cannotRead: self.init(.noInput, error.description)
    case .tooLarge: self.init(.overLimit, error.description)
    case .notAPicture(_, let cause) where cause.isLimit: self.init(.overLimit, error.description)
    case .noGoldens, .noPictures, .notAPicture, .noGoldenPath: self.init(.badInput, error.description)
    case .unknownRecordMode, .recordingUnderCI, .acceptingUnderCI: self.init(.usage, error.description)
    case .changedMeanwhile: self.init(.different, error.description)
    case .notWritten, .notRewritten: self.init(.cannotWrite, error.description)
    }
  }

  package init(_ error: ReportError) {
    switch error {
    case .cannotRead, .noResults: self.init(.noInput, error.description)
    case .tooLarge: self.init(.overLimit, error.description)
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .nothingToMerge: self.init(.usage, error.description)
    default: self.init(.badInput, error.description)
    }
  }

  package init(_ problem: FileProblem, path: String) {
    switch problem {
    case .cannotRead, .notCarried: self.init(.noInput, "\(path): cannot read: \(problem.reason)")
    case .cannotWrite(let code):
      self.init(.cannotWrite, "\(path): cannot write: \(SystemMessage.text(for: code))")
    case .tooLarge(let count, let limit):
      self.init(.overLimit, "\(path): \(count ?? limit + 1) bytes is more than the limit of \(limit)")
    }
  }

  /// An unknown name, with the nearest known one.
  package init(unknown kind: String, _ name: String, nearest: String?, list: String) {
    self.init(
      .usage, "there is no \(kind) '\(name)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "see '\(list)'")
    )
  }
}

/// Runs a body and turns its error into a ``StudioError``.
package func attempt<Success, Cause: Error>(
  _ convert: (Cause) -> StudioError, _ body: () throws(Cause) -> Success
) throws(StudioError) -> Success {
  do throws(Cause) {
    return try body()
  } catch {
    throw convert(error)
  }
}
