import Dispatch
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteLint
import MaquettePNG
import MaquettePages
import MaquetteRendering
import MaquetteSheets
import MaquetteSnapshots
package import MaquetteStudio
import Synchronization

/// The large pictures that pages have asked for last. Once one has another version its drawing begins, while the pages hear of it.
private final class DrawingAhead: Sendable {
  private let noted = Mutex<[(path: String, draw: @Sendable () -> Void)]>([])

  /// The most pictures that are drawn ahead.
  private static let limit = 4

  func note(_ path: String, draw: @escaping @Sendable () -> Void) {
    noted.withLock { noted in
      noted.removeAll { $0.path == path }
      noted.append((path, draw))
      if noted.count > Self.limit { noted.removeFirst() }
    }
  }

  func draw(_ paths: [String]) {
    for entry in noted.withLock({ $0 }) where paths.contains(entry.path) { entry.draw() }
  }
}

/// A page with every picture of some folders, which follows their files.
package final class LivePage: Sendable {
  private let server: Server
  let folder: LiveFolder
  let store: PictureStore
  private let ahead: DrawingAhead
  private let page: [UInt8]
  private let sessions = Mutex<[String: (version: Int, session: TouchSession)]>([:])
  private let checkCount = Atomic(0)
  private let checks = Mutex<[String: (version: Int, check: PictureCheck)]>([:])

  /// The most pictures that are touched at a time, and the most comparisons that are kept to be accepted.
  static let sessionLimit = 16

  /// Finds the sheets and listens at a port; nil stands for the usual one, or any free one if that is taken.
  package init(_ request: LiveRequest, port: Int? = nil, limits: ServerLimits = ServerLimits())
    throws(StudioError)
  {
    let server = try attempt(StudioError.init) { () throws(ServeError) in
      try Server(port: port, limits: limits)
    }
    self.server = server
    let (ahead, store) = (DrawingAhead(), PictureStore(workers: request.threads))
    (self.ahead, self.store) = (ahead, store)
    folder = try LiveFolder(request, prepare: { ahead.draw($0) }) { server.broadcast($0) }
    let title =
      request.paths.count == 1
      ? FileName.last(of: Folder.real(request.paths[0]) ?? request.paths[0]) : "\(request.paths.count) paths"
    page = try attempt(StudioError.init) { () throws(ReportError) in
      try LivePageTemplate.html(title: title, generator: Version.generator)
    }
  }

  /// The address of the page, with its token.
  package var address: String { server.gate.address }

  /// Serves the page until ``stop()``.
  package func run() {
    let isOver = Atomic(false)
    let group = DispatchGroup()
    DispatchQueue(label: "maquette.serve.read", qos: .utility).async(group: group) { [folder] in
      folder.readAll()
    }
    DispatchQueue(label: "maquette.serve.watch", qos: .userInteractive).async(group: group) { [folder] in
      var watch = FolderWatch(folder)
      while !isOver.load(ordering: .relaxed) { watch.turn() }
    }
    server.run { [self] request, reply in answer(request, reply) }
    isOver.store(true, ordering: .relaxed)
    group.wait()
  }

  /// Ends ``run()``.
  package func stop() { server.stop() }
}

// Routes

extension LivePage {
  private func answer(_ request: Request, _ reply: Reply) {
    if sendDetail(request, reply) { return }
    switch (request.method, request.path.first, request.path.count) {
    case (.get, nil, 0): reply.send(html)
    case (.get, "events", 1): reply.stream(ServerEvent("hello", folder.json.compact))
    case (.get, "sheets", 1): reply.send(.json(folder.json))
    case (.get, "picture", 1): sendPicture(request, reply)
    case (.get, "inspect", 1):
      perform(request, reply) { content, index, _ in
        .json(PictureInspection(content.pictures[index], of: content.sheet).json)
      }
    case (.get, "source", 1):
      perform(request, reply) { content, _, _ in
        Response(body: Array((content.sheet.sources.first?.text ?? "").utf8))
      }
    case (.get, "findings", 1): sendFindings(request, reply)
    case (.get, "golden", 1): sendCheck(request, reply)
    case (.get, "golden", 2): sendFile(request, reply)
    case (.post, "accept", 1): accept(request, reply)
    case (.get, "touch", 1), (.post, "touch", 1): touch(request, reply)
    case (.get, "frame", 1): sendFrame(request, reply)
    default: reply.send(.empty(404))
    }
  }

  private var html: Response {
    var response = Response(type: "text/html; charset=utf-8", body: page)
    response.fields["Content-Security-Policy"] =
      "default-src 'none'; img-src 'self' blob: data:; connect-src 'self'; style-src 'unsafe-inline'; "
      + "script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return response
  }

  /// Answers with what a worker makes of a picture of a sheet of the folder; others are not found.
  private func perform(
    _ request: Request, _ reply: Reply,
    _ body: @escaping @Sendable (LiveSheet.Content, _ picture: Int, Renderer) -> Response
  ) {
    store.perform { [folder] renderer in
      reply.send(Self.found(request, in: folder) { body($0, $1, renderer) })
    }
  }

  private static func found(
    _ request: Request, in folder: LiveFolder, _ body: (LiveSheet.Content, Int) -> Response
  ) -> Response {
    guard let path = request.query["sheet"], let content = folder.sheet(at: path)?.content else {
      return .empty(404)
    }
    let index = request.query["picture"].flatMap { Int($0) } ?? 0
    guard content.pictures.indices.contains(index) else { return .empty(404) }
    return body(content, index)
  }

  /// Answers with what a program wrote beside a sheet that shows a picture of its own; false if there is nothing.
  private func sendDetail(_ request: Request, _ reply: Reply) -> Bool {
    let details: [String: PictureDetail] = ["inspect": .nodes, "findings": .findings, "source": .code]
    guard let folder = self.folder.request.detailed, request.method == .get, request.path.count == 1,
      let detail = request.path.first.flatMap({ details[$0] }), let path = request.query["sheet"],
      path.hasPrefix(FileName.joined(folder, "")), self.folder.version(of: path) != nil
    else { return false }
    guard let bytes = try? FileBytes.read(detail.path(beside: path), limit: 64 << 20) else { return false }
    reply.send(detail == .code ? Response(body: bytes) : Response(type: "application/json", body: bytes))
    return true
  }

  private func sendPicture(_ request: Request, _ reply: Reply) {
    let scale = request.query["scale"].flatMap { Double($0) }
    let index = request.query["picture"].flatMap { Int($0) } ?? 0
    guard let path = request.query["sheet"], folder.version(of: path) != nil,
      scale.map(SheetCanvas.scales.contains) ?? true
    else { return reply.send(.empty(404)) }
    if scale == nil {
      ahead.note(path) { [weak self] in self?.picture(path, index, scale: nil) { _ in } }
    }
    picture(path, index, scale: scale) { reply.send($0) }
  }

  /// Draws a picture of a sheet as it is now.
  private func picture(
    _ path: String, _ index: Int, scale: Double?, completion: @escaping PictureStore.Completion
  ) {
    let key = PictureStore.Key(
      sheet: path, picture: index, version: folder.version(of: path) ?? 0, scale: scale)
    let threads = scale == nil ? folder.request.threads : 1
    let drawing: PictureStore.Drawing = { [folder] renderer in
      guard let content = folder.sheet(at: path)?.content, content.pictures.indices.contains(index) else {
        return .empty(404)
      }
      var picture = content.pictures[index]
      if let scale { picture = picture.scaled(to: min(scale, picture.environment.scale)) }
      return Self.png(picture, sheet: path, by: renderer, threads: threads)
    }
    store.request(key, isUrgent: scale == nil, drawing: drawing, completion: completion)
  }

  private static func png(
    _ picture: Sheet.Picture, sheet path: String, by renderer: Renderer, threads: Int
  ) -> Response {
    do throws(StudioError) {
      let drawing = try PictureDrawing(picture, path: path)
      var options = drawing.options
      options.compression = .fast
      return .png(try drawing.encoded(options: options, by: renderer, threads: threads))
    } catch {
      return .problem("\(error)")
    }
  }

  private func sendFindings(_ request: Request, _ reply: Reply) {
    let lint = folder.request
    perform(request, reply) { content, _, _ in
      var request = LintRequest(sheets: [], theme: lint.theme)
      request.configuration = lint.lint
      do throws(StudioError) {
        let report = try request.linter().report(on: content.sheet)
        return Response(type: "application/json", body: Array(LintJSON.text([report]).utf8))
      } catch {
        return .problem("\(error)")
      }
    }
  }
}

// Goldens

extension LivePage {
  /// A name for the comparison of a request's picture.
  private static func checkKey(_ request: Request) -> String {
    "\(request.query["sheet"] ?? "") \(request.query["picture"] ?? "0")"
  }

  private func sendCheck(_ request: Request, _ reply: Reply) {
    perform(request, reply) { [self] content, index, renderer in
      do throws(StudioError) {
        let path = request.query["sheet"] ?? ""
        let check = try PictureCheck(content.pictures[index], sheet: path, by: renderer)
        let key = Self.checkKey(request)
        let number = checkCount.wrappingAdd(1, ordering: .relaxed).newValue
        checks.withLock { checks in
          if checks.count >= Self.sessionLimit, checks[key] == nil { checks.removeAll() }
          checks[key] = (number, check)
        }
        guard let item = try? JSON(encoding: check.item) else { return .empty(500) }
        return .json(
          .object([
            "check": .whole(number), "item": item,
            "expected": .boolean(check.item.files.expected != nil),
            "actual": .boolean(check.item.files.actual != nil),
            "difference": .boolean(check.item.files.difference != nil),
          ]))
      } catch {
        return .problem("\(error)")
      }
    }
  }

  private func check(of request: Request) -> PictureCheck? {
    let number = request.query["check"].flatMap { Int($0) }
    return checks.withLock { checks in
      checks[Self.checkKey(request)].flatMap { $0.version == number ? $0.check : nil }
    }
  }

  /// Sends a picture of a comparison: `expected`, `actual` or `difference`.
  private func sendFile(_ request: Request, _ reply: Reply) {
    let files = check(of: request)?.item.files
    let file: ReportedFile? =
      switch request.path[1] {
      case "expected": files?.expected
      case "actual": files?.actual
      case "difference": files?.difference
      default: nil
      }
    guard let file, let bytes = try? file.read() else { return reply.send(.empty(404)) }
    reply.send(.png(bytes))
  }

  /// Makes the drawing of a comparison, which a page has shown, the golden picture.
  private func accept(_ request: Request, _ reply: Reply) {
    guard let check = check(of: request), folder.holds(check.item.path) else {
      return reply.send(.empty(404))
    }
    let variables = folder.request.variables
    store.perform { [self] _ in
      do throws(StudioError) {
        _ = try check.accept(variables: variables)
        checks.withLock { $0[Self.checkKey(request)] = nil }
        folder.goldenChanged(sheet: request.query["sheet"] ?? "")
        server.broadcast(ServerEvent("golden", JSON.text(request.query["sheet"] ?? "").compact))
        reply.send(.json(.object(["accepted": .text(check.item.path)])))
      } catch {
        reply.send(.problem("\(error)", status: 409))
      }
    }
  }
}

// Touch

extension LivePage {
  /// The session of a picture, which begins anew when the sheet has changed.
  private func session(_ request: Request) -> TouchSession? {
    let key = Self.checkKey(request)
    guard let path = request.query["sheet"], let sheet = folder.sheet(at: path), let content = sheet.content
    else { return nil }
    let index = request.query["picture"].flatMap { Int($0) } ?? 0
    guard content.pictures.indices.contains(index) else { return nil }
    return sessions.withLock { sessions in
      if let known = sessions[key], known.version == sheet.version { return known.session }
      if sessions.count >= Self.sessionLimit, sessions[key] == nil { sessions.removeAll() }
      let picture = content.pictures[index]
      let session = TouchSession(PrototypeScreen(picture, sheet: path), name: picture.name)
      sessions[key] = (sheet.version, session)
      return session
    }
  }

  /// What a page does with the picture (POST), or what it must know to show it (GET).
  private func touch(_ request: Request, _ reply: Reply) {
    let action = TouchAction(request.query)
    if request.method == .post, action == nil { return reply.send(.empty(400)) }
    store.perform { [self] _ in
      guard let session = session(request) else { return reply.send(.empty(404)) }
      guard let action, request.method == .post else { return reply.send(.json(session.json)) }
      reply.send(.json(session.act(action)))
      server.broadcast(ServerEvent("touched", JSON.text(Self.checkKey(request)).compact))
    }
  }

  private func sendFrame(_ request: Request, _ reply: Reply) {
    let threads = folder.request.threads
    store.perform { [self] renderer in
      guard let session = session(request) else { return reply.send(.empty(404)) }
      reply.send(session.frame(by: renderer, threads: threads))
    }
  }
}
