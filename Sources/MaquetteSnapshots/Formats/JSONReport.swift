#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteDiagnostics

/// A report as JSON for other programs, with sorted keys and a version; only measured values change from run to run.
package enum JSONReport {
  /// The report in UTF-8, with a line feed at its end. Pictures in memory are left out.
  ///
  /// - Throws: ``ReportError/cannotWrite(path:reason:)`` if the report cannot be encoded.
  package static func encode(_ report: CheckReport) throws(ReportError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return Evidence.json(try encoder.encode(report)) + [0x0A]
    } catch {
      throw .cannotWrite(path: "JSON", reason: "\(error)")
    }
  }

  /// Reads a report.
  ///
  /// - Parameter path: The path of the file, for messages.
  /// - Throws: ``ReportError/notAReport(path:reason:)``.
  package static func decode(_ bytes: [UInt8], path: String) throws(ReportError) -> CheckReport {
    do {
      return try JSONDecoder().decode(CheckReport.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw .notAReport(path: path, reason: reason(of: error))
    } catch {
      throw .notAReport(path: path, reason: "\(error)")
    }
  }

  private static func reason(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing" + place(context.codingPath)
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "the value has the wrong type" + place(context.codingPath)
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is not JSON" : context.debugDescription + place(context.codingPath)
    @unknown default: "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    return " at " + path.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }.joined()
  }
}
