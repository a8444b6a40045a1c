import Dispatch
import MaquetteRendering
import Synchronization

// Drawing for pages
// =================
//
// Pictures are drawn by a few workers, each of which keeps the glyphs and shadows of its renderer. Of the waiting pictures the newest is
// drawn first, because a page asks for what is seen now, and a large one before all small ones. Two pages that ask for the same picture
// wait for one drawing; drawn pictures are kept up to a number of bytes, the most recently used ones.

/// Draws pictures on several threads and keeps their files.
final class PictureStore: Sendable {
  /// What identifies a drawing.
  struct Key: Hashable, Sendable {
    var sheet: String
    var picture: Int
    var version: Int
    /// Pixels per point of a small picture; nil for the picture itself.
    var scale: Double?
  }

  typealias Drawing = @Sendable (Renderer) -> Response
  typealias Completion = @Sendable (Response) -> Void

  private struct Job {
    let key: Key
    let drawing: Drawing
  }

  private struct State {
    var waiting: [Job] = []
    var urgent: [Job] = []
    var completions: [Key: [Completion]] = [:]
    var kept: [Key: (response: Response, use: Int)] = [:]
    var bytes = 0
    var uses = 0
    var next = 0
  }

  private final class Worker: Sendable {
    let queue: DispatchQueue
    let renderer = Mutex(Renderer())

    init(_ number: Int) { queue = DispatchQueue(label: "maquette.serve.\(number)", qos: .userInitiated) }
  }

  private let state = Mutex(State())
  private let workers: [Worker]
  private let capacity: Int

  /// The most bytes of pictures that are kept.
  static let capacity = 96 << 20

  /// - Parameter capacity: The most bytes of pictures that are kept.
  init(workers count: Int, capacity: Int = PictureStore.capacity) {
    workers = (0..<max(1, count)).map(Worker.init)
    self.capacity = capacity
  }

  /// Answers with a picture, which is drawn if it is not kept.
  func request(
    _ key: Key, isUrgent: Bool, drawing: @escaping Drawing, completion: @escaping Completion
  ) {
    let known: Response? = state.withLock { state in
      if let known = state.kept[key] {
        state.uses += 1
        state.kept[key]?.use = state.uses
        return known.response
      }
      if state.completions[key] != nil {
        state.completions[key]?.append(completion)
        return nil
      }
      state.completions[key] = [completion]
      if isUrgent {
        state.urgent.append(Job(key: key, drawing: drawing))
      } else {
        state.waiting.append(Job(key: key, drawing: drawing))
      }
      state.next += 1
      let worker = workers[state.next % workers.count]
      worker.queue.async { [self] in draw(by: worker) }
      return nil
    }
    if let known { completion(known) }
  }

  /// Runs work that is no picture to be kept, with a renderer.
  func perform(_ work: @escaping @Sendable (Renderer) -> Void) {
    let worker = state.withLock { state in
      state.next += 1
      return workers[state.next % workers.count]
    }
    worker.queue.async { worker.renderer.withLock { work($0) } }
  }

  /// Draws the picture that is needed most.
  private func draw(by worker: Worker) {
    guard let job = state.withLock({ $0.urgent.popLast() ?? $0.waiting.popLast() }) else { return }
    let response = worker.renderer.withLock { job.drawing($0) }
    let completions = state.withLock { state in
      if response.status == 200 { keep(response, for: job.key, in: &state) }
      return state.completions.removeValue(forKey: job.key) ?? []
    }
    for completion in completions { completion(response) }
  }

  private func keep(_ response: Response, for key: Key, in state: inout State) {
    guard response.body.count <= capacity / 4 else { return }
    state.uses += 1
    state.kept[key] = (response, state.uses)
    state.bytes += response.body.count
    guard state.bytes > capacity else { return }
    for (key, entry) in state.kept.sorted(by: { $0.value.use < $1.value.use }) {
      if state.bytes <= capacity * 3 / 4 { break }
      state.kept[key] = nil
      state.bytes -= entry.response.body.count
    }
  }
}
