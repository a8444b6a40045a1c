import Foundation

/// A step of the process, a line of its output.
enum HostMessage: Sendable {
  case begun(preview: Int)
  case drawn(DrawnPiece)
  case failed(FailedPiece)
  case ended(preview: Int, pieces: Int)
  /// The executable does not have the preview.
  case absent(preview: Int)
  /// A preview takes longer than it may; the process ends.
  case slow(preview: Int)
  /// The process has more memory than it may; it ends.
  case large(preview: Int)
  /// The order cannot be read.
  case broken(String)
}

/// A picture of a piece of a preview.
struct DrawnPiece: Encodable, Sendable {
  var preview: Int
  var piece: Int
  var cell: Int
  var name: String?
  var file: String
  var width: Int
  var height: Int
  var scale: Double
  var reports: [Report]
  var findings: [Finding]
  /// What accessibility exposes, an element on each line.
  var accessibility: String
  /// What the pointer on a page can find; nil if that was not asked.
  var inspection: PictureInspection?

  /// What the picture does not show as the app would.
  struct Report: Encodable, Equatable, Sendable {
    var kind: String
    var name: String
    var place: String?
    var view: String?
  }

  /// A place that breaks a rule.
  struct Finding: Encodable, Sendable {
    var rule: String
    var severity: String
    var message: String
    var remedy: String
    /// The element, such as `button "Play"`.
    var element: String
    /// The views around it, the innermost first.
    var views: [String]
    /// The frame in points: x, y, width, height.
    var frame: [Double]
  }
}

/// A piece of a preview that cannot be drawn.
struct FailedPiece: Encodable, Sendable {
  var preview: Int
  var piece: Int
  var cell: Int
  var reason: String
}

extension HostMessage: Encodable {
  private enum Key: String, CodingKey {
    case begun, drawn, failed, ended, pieces, absent, slow, large, broken
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .begun(let preview): try container.encode(preview, forKey: .begun)
    case .drawn(let piece): try container.encode(piece, forKey: .drawn)
    case .failed(let piece): try container.encode(piece, forKey: .failed)
    case .ended(let preview, let pieces):
      try container.encode(preview, forKey: .ended)
      try container.encode(pieces, forKey: .pieces)
    case .absent(let preview): try container.encode(preview, forKey: .absent)
    case .slow(let preview): try container.encode(preview, forKey: .slow)
    case .large(let preview): try container.encode(preview, forKey: .large)
    case .broken(let reason): try container.encode(reason, forKey: .broken)
    }
  }
}

/// Writes messages as lines, from any thread. What previews print themselves goes elsewhere.
struct MessageWriter: Sendable {
  private let descriptor: Int32

  /// Takes standard output for messages, and leaves standard errors to what previews print.
  init() {
    descriptor = dup(1)
    dup2(2, 1)
  }

  func write(_ message: HostMessage) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var line = try? encoder.encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    // A line is written in one call, so lines of several threads do not mix.
    FileHandle(fileDescriptor: descriptor).write(line)
  }
}
