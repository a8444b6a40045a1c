import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteSheets
package import MaquetteStudio
import Synchronization

// From a saved file to the pages
// ==============================
//
// Sheets are known by their paths at once, and read in the background. A saved file leads to the sheets that depend on it; these are read
// again, and every page is sent their new versions and fetches the pictures that it shows. Nothing is drawn that no page shows. A sheet
// that can no longer be read keeps what it drew before.

/// A request to show folders and sheets on a live page.
package struct LiveRequest: Sendable {
  /// Sheets and folders of sheets.
  package var paths: [String]
  package var theme: ThemeSources
  /// Pixels per point; nil for the sheets' own scale.
  package var scale: Double?
  /// The configuration of `lint`; nil for the rules' own severities.
  package var lint: String?
  /// The environment variables, which show whether a CI system is running.
  package var variables: [String: String] = [:]
  package var threads: Int
  /// A folder of sheets with files beside them that say what their pictures show; nil for none.
  package var detailed: String?

  package init(paths: [String], theme: ThemeSources, threads: Int = 1) {
    self.paths = paths
    self.theme = theme
    self.threads = threads
  }
}

/// The sheets of a live page, as they are on disk.
final class LiveFolder: Sendable {
  let request: LiveRequest
  private let broadcast: @Sendable (ServerEvent) -> Void
  /// Is called with the paths of sheets that have another version, before the pages hear of it.
  private let prepare: @Sendable ([String]) -> Void
  fileprivate let state: Mutex<State>

  fileprivate struct State {
    var environment: Environment
    /// The files of tokens and fonts.
    var themeInputs: Set<String>
    var sheets: [String: LiveSheet] = [:]
    /// The paths in their order.
    var order: [String] = []
    /// The number of uses of contents, by which the oldest is found.
    var uses = 0
    /// A message about the folder or the theme; nil for none.
    var notice: String?
    var version = 1
  }

  /// The most sheets whose contents are kept, besides those that cannot be read any more.
  static let contentLimit = 300

  /// Finds the sheets. Throws an error for fonts, tokens or paths that cannot be used at all.
  init(
    _ request: LiveRequest, prepare: @escaping @Sendable ([String]) -> Void,
    broadcast: @escaping @Sendable (ServerEvent) -> Void
  ) throws(StudioError) {
    self.request = request
    self.prepare = prepare
    self.broadcast = broadcast
    let theme = try request.theme.load()
    var first = State(environment: theme.environment, themeInputs: Set(theme.inputs))
    first.place(try Self.inputs(of: request))
    state = Mutex(first)
  }

  /// The sheets of the request; those that links lead to outside of its folders are left out.
  private static func inputs(of request: LiveRequest) throws(StudioError) -> [SheetInput] {
    let roots = request.paths.filter { Folder.kind(of: $0) == .folder }.compactMap { Folder.real($0) }
    return try SheetInput.all(in: request.paths, observer: { _ in }).filter { input in
      if request.paths.contains(input.path) { return true }
      guard let real = Folder.real(input.path) else { return true }
      return roots.contains { real.hasPrefix(FileName.joined($0, "")) }
    }
  }

  // Reading

  /// Reads the sheets that were not read yet, some at a time, and sends them to the pages.
  func readAll() {
    while true {
      let next = state.withLock { state in
        state.order.filter { state.sheets[$0]?.isRead == false }.prefix(32).map { $0 }
      }
      if next.isEmpty { return }
      read(next)
    }
  }

  /// Reads sheets and sends to the pages what has changed.
  private func read(_ paths: [String]) {
    let (inputs, environment) = state.withLock { state in
      (paths.compactMap { state.sheets[$0]?.input }, state.environment)
    }
    let scale = request.scale
    let readings = Parallel.map(inputs, threads: request.threads) { input in
      Reading(input, scale: scale, in: environment)
    }
    let changed: [LiveSheet] = state.withLock { state in
      readings.compactMap { state.apply($0, of: $0.input.path) }
    }
    if changed.isEmpty { return }
    prepare(changed.map(\.input.path))
    broadcast(ServerEvent("sheets", JSON.array(changed.map(\.json)).compact))
  }

  /// The version of a sheet; nil for a path that is none of the folder's.
  func version(of path: String) -> Int? { state.withLock { $0.sheets[path]?.version } }

  /// What a page must know at its start.
  var json: JSON {
    state.withLock { state in
      .object([
        "version": .whole(state.version), "notice": state.notice.map(JSON.text),
        "sheets": .array(state.order.compactMap { state.sheets[$0]?.json }),
      ])
    }
  }

  /// A sheet with its content, which is read if it was given up; nil for a path that is none of the folder's.
  func sheet(at path: String) -> LiveSheet? {
    let known = state.withLock { $0.use(path) }
    guard let known, known.content == nil, !known.hasFailed else { return known }
    read([path])
    return state.withLock { $0.use(path) }
  }

  // Changes

  /// The files and folders that decide on what is shown.
  var inputs: Set<String> {
    state.withLock { state in
      state.sheets.values.reduce(into: state.themeInputs) { $0.formUnion($1.inputs) }
    }
  }

  /// Reads what depends on files that were written, and finds sheets that came and went.
  func changed(_ paths: Set<String>, hasMoved: Bool) {
    if !state.withLock({ $0.themeInputs.isDisjoint(with: paths) }) { reloadTheme() }
    let affected = state.withLock { state in
      state.order.filter { path in
        guard let sheet = state.sheets[path] else { return false }
        // The files that a broken sheet includes may not be known.
        return paths.contains(path) || !sheet.inputs.isDisjoint(with: paths)
          || sheet.hasFailed && sheet.isRead
      }
    }
    if !affected.isEmpty { read(affected) }
    if hasMoved || paths.contains(where: { path in state.withLock { $0.sheets[path] == nil } }) { rescan() }
  }

  /// Finds the sheets of the folders again.
  private func rescan() {
    var notice: String?
    var found: [SheetInput] = []
    do throws(StudioError) {
      found = try Self.inputs(of: request)
    } catch {
      notice = "\(error)"
    }
    let (isNew, unread) = state.withLock { state in
      let before = (state.order, state.notice)
      state.notice = notice
      state.place(found)
      let unread = state.order.filter { path in
        guard let sheet = state.sheets[path] else { return false }
        return !sheet.isRead || sheet.isGone == (Folder.kind(of: path) == .file)
      }
      return (before != (state.order, state.notice), unread)
    }
    if isNew { broadcast(ServerEvent("folder", json.compact)) }
    if !unread.isEmpty { read(unread) }
  }

  /// Loads fonts and tokens again; if they are broken, the former ones remain.
  private func reloadTheme() {
    do throws(StudioError) {
      let theme = try request.theme.load()
      state.withLock { state in
        state.environment = theme.environment
        state.themeInputs = Set(theme.inputs)
        state.notice = nil
        for path in state.order { state.sheets[path]?.isRead = false }
      }
      readAll()
    } catch {
      state.withLock { $0.notice = "\(error)" }
    }
    broadcast(ServerEvent("folder", json.compact))
  }
}

extension LiveFolder.State {
  /// Takes over the sheets of the folders, those that are known with what is known of them.
  fileprivate mutating func place(_ inputs: [SheetInput]) {
    let former = sheets
    order = inputs.map(\.path)
    sheets = [:]
    for input in inputs { sheets[input.path] = former[input.path] ?? LiveSheet(input: input) }
    version += 1
  }

  /// Takes over what was read of a sheet, and returns the sheet if a page would show anything else.
  fileprivate mutating func apply(_ reading: Reading, of path: String) -> LiveSheet? {
    guard let former = sheets[path] else { return nil }
    var sheet = former
    sheet.isRead = true
    sheet.isGone = reading.isGone
    sheet.problems = reading.problems
    sheet.message = reading.message
    sheet.inputs.formUnion([path])
    if let content = reading.content {
      sheet.inputs = reading.inputs.union([path])
      sheet.warnings = content.sheet.warnings
      sheet.pictures = content.pictures.map { LivePicture($0, sheet: path) }
      if !former.isRead || reading.digest != former.digest {
        version += 1
        sheet.version = version
      }
      sheet.digest = reading.digest
      sheet.content = content
      uses += 1
      sheet.lastUse = uses
    }
    sheets[path] = sheet
    giveUpContents()
    let isSame =
      former.isRead && former.version == sheet.version && former.problems == sheet.problems
      && former.message == sheet.message && former.isGone == sheet.isGone
      && former.pictures == sheet.pictures
    return isSame ? nil : sheet
  }

  fileprivate mutating func use(_ path: String) -> LiveSheet? {
    uses += 1
    sheets[path]?.lastUse = uses
    return sheets[path]
  }

  private mutating func giveUpContents() {
    let kept = sheets.values.filter { $0.content != nil && !$0.hasFailed }
    guard kept.count > LiveFolder.contentLimit + 32 else { return }
    for sheet in kept.sorted(by: { $0.lastUse < $1.lastUse }).prefix(kept.count - LiveFolder.contentLimit) {
      sheets[sheet.input.path]?.content = nil
    }
  }
}

/// What was read of a sheet.
private struct Reading: Sendable {
  let input: SheetInput
  var content: LiveSheet.Content?
  var digest: Digest?
  var problems: [Diagnostic] = []
  var message: String?
  var isGone = false

  init(_ input: SheetInput, scale: Double?, in environment: Environment) {
    self.input = input
    do throws(StudioError) {
      let sheet = try input.sheet(in: environment, stream: -1)
      let pictures = try sheet.pictures(scale: scale, path: input.path)
      content = LiveSheet.Content(sheet: sheet, pictures: pictures)
      var hash = SHA256()
      for file in sheet.dependencies {
        hash.update(field: file.path)
        hash.update(field: SHA256.digest(of: file.bytes))
      }
      digest = hash.finish()
    } catch {
      isGone = Folder.kind(of: input.path) == .nothing
      problems = error.diagnostics
      message = error.diagnostics.isEmpty ? "\(error)" : nil
    }
  }

  var inputs: Set<String> {
    guard let sheet = content?.sheet else { return [] }
    return Set(sheet.dependencies.map(\.path)).union(sheet.absences)
  }
}

// Goldens

extension LiveFolder {
  /// Whether a file to be written lies in a folder of the request, links resolved, and is no link itself.
  func holds(_ path: String) -> Bool {
    let parent = FileName.folder(of: path)
    guard let real = Folder.real(parent) else { return false }
    if let file = Folder.real(path), file != FileName.joined(real, FileName.last(of: path)) { return false }
    return request.paths.contains { root in
      let folder = Folder.kind(of: root) == .folder ? root : FileName.folder(of: root)
      guard let top = Folder.real(folder) else { return false }
      return real == top || real.hasPrefix(FileName.joined(top, ""))
    }
  }

  /// Looks again whether the pictures of a sheet have goldens.
  func goldenChanged(sheet path: String) {
    let sheet = state.withLock { state in
      guard let content = state.sheets[path]?.content else { return nil as LiveSheet? }
      state.sheets[path]?.pictures = content.pictures.map { LivePicture($0, sheet: path) }
      return state.sheets[path]
    }
    if let sheet { broadcast(ServerEvent("sheets", JSON.array([sheet.json]).compact)) }
  }
}
