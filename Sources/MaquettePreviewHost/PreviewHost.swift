import CStillTime
import Foundation
import MaquetteUICore

/// The process that draws the previews of an app: the code that `maquette previews` writes calls it.
@MainActor
public enum PreviewHost {
  /// Draws the previews that the order names, and ends the process.
  ///
  /// The first argument of the process is the path of the order. Each step is a line of standard output.
  public static func run(_ entries: [PreviewEntry]) -> Never {
    let messages = MessageWriter()
    do {
      let path = CommandLine.arguments.dropFirst().first ?? ""
      let order = try JSONDecoder().decode(PreviewOrder.self, from: Data(contentsOf: URL(filePath: path)))
      let watchdog = Watchdog(order: order, messages: messages)
      cstilltime_stop(order.time)
      AppFonts.use(order.fonts ?? [])
      let drawing = PreviewDrawing(order: order, messages: messages)
      let known = Dictionary(entries.map { ($0.number, $0) }) { first, _ in first }
      for number in order.previews {
        guard let entry = known[number] else {
          messages.write(.absent(preview: number))
          continue
        }
        drawing.draw(entry, watchedBy: watchdog)
        watchdog.end()
      }
      exit(0)
    } catch {
      messages.write(.broken("\(error)"))
      exit(65)
    }
  }
}
