import MaquetteDocuments
import MaquetteFiles

/// Reads a stream to its end and puts its messages into a mailbox.
struct MessageReading: Sendable {
  let stream: RPCStream
  let dialect: RPCDialect
  let limits: RPCLimits
  let mailbox: Mailbox

  func run() {
    var frames = FrameReader(dialect.framing, limits: limits)
    while true {
      let piece: [UInt8]
      do throws(FileProblem) {
        piece = try stream.read()
      } catch {
        return mailbox.put(.end(RPCError(.internalError, error.reason)))
      }
      if piece.isEmpty { return mailbox.put(.end(nil)) }
      frames.append(piece)
      while let frame = frames.next() {
        switch frame {
        case .message(let bytes): put(bytes)
        case .passedOver(let error): mailbox.put(.malformed(.init(error: error)))
        case .broken(let error): return mailbox.put(.end(error))
        }
      }
    }
  }

  private func put(_ bytes: [UInt8]) {
    do throws(RPCMessage.Malformed) {
      let message = try RPCMessage(reading: bytes)
      if case .notification(dialect.cancelMethod, let parameters) = message {
        if let id = RPCIdentifier(parameters[dialect.cancelParameter]) { mailbox.cancel(id) }
        return
      }
      mailbox.put(.message(message, RPCCancellation()), bytes: bytes.count)
    } catch {
      mailbox.put(.malformed(error), bytes: bytes.count)
    }
  }
}
