internal import MaquetteControls

/// Options of the command line that are attributes of sheets, read by the same tables.
enum AttributeOption {
  /// Sets an attribute from an option of the same name.
  static func set<Owner: AttributeOwner>(_ name: String, to text: String?, of owner: inout Owner)
    throws(Failure)
  {
    guard let text else { return }
    do throws(AttributeError) {
      try owner.set(name, to: .scalar(text, isQuoted: false))
    } catch {
      throw Failure(.usage, "--\(name): \(error.sentence)")
    }
  }
}

extension AttributeError {
  /// The message and the hint in one line.
  var sentence: String { hint.map { "\(message); \($0)" } ?? message }
}
