import Foundation
import MaquetteDocuments
import MaquetteFiles
import MaquetteRPC
import MaquetteScreens

@testable import MaquetteMCP

/// A folder with files and a service for it; it is removed with the value.
final class AgentWorkplace {
  let folder: AgentFolder
  private let path: String

  init(files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "maquette-\(UUID().uuidString)").path
    try Folder.create(path)
    folder = try AgentFolder(path)
    for (name, text) in files {
      try Folder.create(FileName.folder(of: "\(path)/\(name)"))
      try FileBytes.write(Array(text.utf8), to: "\(path)/\(name)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of all files, hidden ones too.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter {
      Folder.kind(of: "\(path)/\($0)") == .file
    }
    .sorted()
  }

  /// An initialized service.
  func service() throws -> ServedWorkplace {
    let service = AgentService(AgentStudio(folder: folder, catalogue: .standard))
    _ = try service.answer(Self.call("initialize", ["protocolVersion": "2025-06-18"]))
    return ServedWorkplace(workplace: self, service: service)
  }

  static func call(_ method: String, _ parameters: JSON) -> RPCCall {
    let stream = RPCStream(read: { [] }, write: { _ in })
    return RPCCall(method, parameters, peer: RPCPeer(stream, dialect: .modelContext))
  }
}

/// A service, and its folder, which is there as long as the service is used.
struct ServedWorkplace {
  let workplace: AgentWorkplace
  let service: AgentService

  /// Answers a request.
  func answer(_ call: RPCCall) throws(RPCError) -> JSON { try service.answer(call) }

  /// Calls a tool.
  func call(_ tool: String, _ arguments: JSON) throws(RPCError) -> Answer {
    Answer(
      json: try answer(AgentWorkplace.call("tools/call", ["name": .text(tool), "arguments": arguments])))
  }
}

/// The result of a tool.
struct Answer {
  let json: JSON

  var isError: Bool { json["isError"]?.bool ?? true }
  var text: String {
    (json["content"]?.items ?? []).compactMap { $0["text"]?.string }.joined(separator: "\n")
  }

  /// The pictures, decoded by Foundation.
  var pictures: [[UInt8]] {
    (json["content"]?.items ?? []).compactMap { $0["data"]?.string }.compactMap { Data(base64Encoded: $0) }
      .map(Array.init)
  }
}
