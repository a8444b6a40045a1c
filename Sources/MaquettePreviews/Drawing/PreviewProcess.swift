import MaquetteDocuments
import MaquetteFiles
import MaquetteStudio
import Synchronization

/// Draws previews in processes of their own. One that ends early names the preview that it was at, and the others are drawn by
/// the next one.
struct PreviewProcess: Sendable {
  /// The executable with the app's code.
  let program: String
  /// The folder of orders and pictures.
  let folder: String
  let limits: PreviewLimits
  let cells: [PreviewCell]
  let lints: Bool
  let inspects: Bool
  /// The paths of the app's font files.
  let fonts: [String]
  let threads: Int
  /// Whether no one waits for the pictures any more.
  let isCancelled: @Sendable () -> Bool

  /// What became of a preview.
  struct Drawing: Sendable, Codable {
    var pictures: [HostMessage.Drawn] = []
    var cause: Cause?
  }

  /// What became of all, by their numbers.
  struct Outcome: Sendable {
    var drawings: [Int: Drawing] = [:]
    var isIsolated = true
    /// What the process could not do, in words.
    var failure: String?
  }

  /// Draws previews by their numbers.
  func draw(_ previews: [Int], observer: StudioObserver) -> Outcome {
    let workers = max(1, min(threads, (previews.count + 7) / 8))
    let outcome = Mutex(Outcome())
    let shares = (0..<workers).map { worker in
      previews.enumerated().filter { $0.offset % workers == worker }.map(\.element)
    }
    _ = Parallel.map(Array(shares.enumerated()), threads: workers) { share in
      let part = draw(share.element, worker: share.offset, observer: observer)
      outcome.withLock { whole in
        whole.drawings.merge(part.drawings) { first, _ in first }
        whole.isIsolated = whole.isIsolated && part.isIsolated
        whole.failure = whole.failure ?? part.failure
      }
    }
    return outcome.withLock { $0 }
  }

  private func draw(_ previews: [Int], worker: Int, observer: StudioObserver) -> Outcome {
    var outcome = Outcome()
    var rest = previews
    var round = 0
    while !rest.isEmpty {
      round += 1
      let name = FileName.joined(folder, "order-\(worker)")
      let output = "\(name).lines"
      let errors = "\(name).errors"
      do throws(FileProblem) {
        try FileBytes.write(Array(order(rest).text().utf8), to: "\(name).json")
      } catch {
        outcome.failure = StudioError(error, path: name).description
        return outcome
      }
      var process = ChildProcess([program, "\(name).json"], in: folder, isCancelled: isCancelled)
      process.environment = environment
      process.output = output
      process.errors = errors
      process.seconds = limits.seconds * Double(rest.count) * Double(max(1, cells.count)) + 30
      // The process watches its own memory; an address space is larger than what is used of it.
      process.memory = UInt64(limits.memory) * 4 + (8 << 30)
      process.fileSize = UInt64(PreviewLimits.fileSize)
      process.isIsolated = limits.isIsolated
      let result = process.run()
      if result.wasCancelled { return outcome }
      outcome.isIsolated = outcome.isIsolated && result.isIsolated
      let lines = HostMessage.lines((try? FileBytes.read(output, limit: 1 << 30)) ?? [])
      let done = read(lines, into: &outcome, observer: observer)
      let before = rest.count
      rest.removeAll { done.ended.contains($0) }
      if let current = done.current {
        let text =
          (try? FileBytes.read(errors, limit: 64 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        outcome.drawings[current, default: Drawing()].cause = cause(of: result, done, errors: text)
        observer(.advanced)
        rest.removeAll { $0 == current }
      }
      if rest.count == before {
        outcome.failure =
          result.failure ?? lines.compactMap(\.broken).first
          ?? "the preview process ended immediately\((try? FileBytes.read(errors, limit: 1 << 20)).map { ": " + String(decoding: $0.prefix(600), as: UTF8.self) } ?? "")"
        return outcome
      }
    }
    return outcome
  }

  private struct Progress {
    var ended: Set<Int> = []
    /// The preview that was begun and did not end.
    var current: Int?
    var isSlow = false
    var isLarge = false
  }

  private func read(_ lines: [HostMessage], into outcome: inout Outcome, observer: StudioObserver) -> Progress
  {
    var progress = Progress()
    for line in lines {
      if let begun = line.begun { progress.current = begun }
      if let drawn = line.drawn { outcome.drawings[drawn.preview, default: Drawing()].pictures.append(drawn) }
      if let failed = line.failed {
        outcome.drawings[failed.preview, default: Drawing()].cause = Cause(failed.reason)
      }
      if let ended = line.ended {
        progress.current = nil
        progress.ended.insert(ended)
        if line.pieces == 0 {
          outcome.drawings[ended, default: Drawing()].cause = Cause("the preview has no view")
        }
        observer(.advanced)
      }
      if let absent = line.absent {
        progress.ended.insert(absent)
        outcome.drawings[absent, default: Drawing()].cause = Cause(
          "the compiled program does not contain this preview")
        observer(.advanced)
      }
      if line.slow != nil { progress.isSlow = true }
      if line.large != nil { progress.isLarge = true }
    }
    return progress
  }

  /// The beginning of a cause that another run need not have.
  static let tooMuch = "drawing takes more than"

  private func cause(of result: ChildProcess.Result, _ progress: Progress, errors: String) -> Cause {
    if result.signal == ChildProcess.tooLargeSignal {
      return Cause("the code writes or prints more than \(PreviewLimits.fileSize >> 20) MiB")
    }
    if progress.isLarge { return Cause("\(Self.tooMuch) \(limits.memory >> 20) MiB of memory") }
    if progress.isSlow || result.timedOut { return Cause("\(Self.tooMuch) \(limits.seconds.text) s") }
    let message = errors.split(separator: "\n").compactMap { line -> String? in
      guard let mark = line.firstRange(of: "Fatal error: ") else { return nil }
      return String(line[mark.upperBound...])
    }.first
    if let message {
      if message.hasPrefix(CodeRemoval.mark) { return CodeRemoval.cause(of: message) }
      return Cause("the code traps: \(message)")
    }
    return Cause(
      result.signal.map { "signal \($0) ended the process" }
        ?? "the code ended the process with exit code \(result.code ?? -1)")
  }

  /// The variables of the process: nothing of this machine or its user.
  private var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder, "TZ": "UTC", "LANG": "en_US.UTF-8",
      "LC_ALL": "en_US.UTF-8", "USER": "preview", "SWIFT_DETERMINISTIC_HASHING": "1",
      // Traps are told in a line; a search for symbols would take seconds.
      "SWIFT_BACKTRACE": "enable=no", "XCODE_RUNNING_FOR_PREVIEWS": "1",
    ]
  }

  /// The digest of everything that decides on pictures besides the program.
  var settings: Digest {
    var hash = SHA256()
    hash.update(field: order([]).compact)
    for path in fonts { hash.update(field: (try? Digest(ofFile: path)) ?? SHA256.digest(of: [])) }
    return hash.finish()
  }

  private func order(_ previews: [Int]) -> JSON {
    .object([
      "folder": .text(folder), "generator": .text(Version.generator),
      "previews": .array(previews.map(JSON.whole)),
      "cells": .array(cells.enumerated().map { $0.element.json(number: $0.offset) }),
      "time": .whole(Int(limits.time)), "seconds": .number(limits.seconds), "memory": .whole(limits.memory),
      "lints": .boolean(lints), "inspects": .boolean(inspects),
      "fonts": .array(fonts.map(JSON.text)),
    ])
  }
}

extension Double {
  /// The number without a fraction of zero.
  var text: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
