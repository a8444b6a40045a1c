/// The place that an element takes in a list: the list arranges its children by their roles.
public enum ElementRole: Hashable, Sendable {
  /// A section of rows. A list puts rows that stand in no section into one of their own.
  case section
  /// A row. A section puts any other element into a row of its own.
  case row
}
