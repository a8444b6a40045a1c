public import Foundation

// What `onDelete` and `onMove` of rows do with a collection.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the beginning.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at offsets in front of the element at another offset, all counted before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter(elements.indices.contains)
    let isMoved = Set(moved)
    var order = elements.indices.prefix(Swift.max(0, destination)).filter { !isMoved.contains($0) }
    order += moved
    order += elements.indices.dropFirst(Swift.max(0, destination)).filter { !isMoved.contains($0) }
    for (place, offset) in zip(Array(indices), order) { self[place] = elements[offset] }
  }
}
