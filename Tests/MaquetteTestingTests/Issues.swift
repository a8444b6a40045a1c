import Synchronization
import Testing

/// Runs a body and gives the messages of the issues that it records; none of them fails the test.
func recordedIssues(_ body: () throws -> Void) rethrows -> [String] {
  let messages = Messages()
  try withKnownIssue(isIntermittent: true, body, matching: messages.add)
  return messages.all
}

/// Runs a body that waits and gives the messages of the issues that it records.
func recordedIssues(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void)
  async rethrows -> [String]
{
  let messages = Messages()
  try await withKnownIssue(isIntermittent: true, isolation: isolation, body, matching: messages.add)
  return messages.all
}

private final class Messages: Sendable {
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock(\.self) }

  @Sendable func add(_ issue: Issue) -> Bool {
    messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
}
