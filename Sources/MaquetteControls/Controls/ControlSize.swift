/// How large a control is, beyond what the text size does to it.
public enum ControlSize: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case small, medium, large
}
