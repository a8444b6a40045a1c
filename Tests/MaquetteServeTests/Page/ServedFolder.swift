import Foundation
import MaquetteScreens
import MaquetteServe
import MaquetteStudio
import Testing

/// A live page of a folder, with a program that asks it for things.
final class ServedFolder: Sendable {
  let folder: TemporaryFolder
  let page: LivePage
  private let ended = DispatchSemaphore(value: 0)

  init(_ folder: TemporaryFolder, threads: Int = 2, variables: [String: String] = [:]) throws {
    self.folder = folder
    var request = LiveRequest(
      paths: [folder.path], theme: ThemeSources(catalogue: .standard), threads: threads)
    request.variables = variables
    page = try LivePage(request, port: 0)
    Thread.detachNewThread { [page, ended] in
      page.run()
      ended.signal()
    }
  }

  var port: Int {
    page.address.split(separator: ":").last.flatMap { $0.split(separator: "/").first }.flatMap { Int($0) }
      ?? 0
  }
  var token: String { page.address.split(separator: "/").last.map(String.init) ?? "" }

  /// Asks for a path with values.
  func ask(_ method: String = "GET", _ path: String, _ values: [String: String] = [:]) throws -> Client.Answer
  {
    let client = try #require(Client(port: port))
    client.send(method, target(path, values), port: port)
    return try #require(client.answer())
  }

  func target(_ path: String, _ values: [String: String] = [:]) -> String {
    let query = values.sorted { $0.key < $1.key }.map { name, value in
      "\(name)="
        + value.utf8.map { byte in
          "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }
    return "/\(token)/\(path)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// Listens to events.
  func listen() throws -> Client {
    let client = try #require(Client(port: port))
    client.send("GET", target("events"), port: port)
    #expect(client.read(to: "event: hello\ndata: ") != nil)
    #expect(client.read(to: "\n\n") != nil)
    return client
  }

  /// Waits for an event about sheets that contains a text.
  func waits(_ client: Client, for text: String, in event: String = "sheets") -> String? {
    for _ in 0..<50 {
      guard client.read(to: "event: ") != nil, let name = client.read(to: "\ndata: "),
        let data = client.read(to: "\n\n")
      else { return nil }
      if name == event, data.contains(text) { return data }
    }
    return nil
  }

  func sheet(_ name: String) -> [String: String] { ["sheet": folder(name)] }

  func stop() -> Bool {
    page.stop()
    return ended.wait(timeout: .now() + 20) == .success
  }
}

extension Client.Answer {
  /// Whether the body begins as a PNG does.
  var isPNG: Bool { status == 200 && body.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
}
