/// A text as a key of what is drawn for it: the same only as one with the same code points.
///
/// Strings are equal that are canonically equivalent, such as a K and the sign for Kelvin, but fonts have a glyph for each.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: ExactText, second: ExactText) -> Bool {
    var (first, second) = (first.text, second.text)
    return first.withUTF8 { first in
      second.withUTF8 { first.count == $0.count && first.elementsEqual($0) }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // Whatever is hashed next is not taken for a part of the text.
    hasher.combine(0xff as UInt8)
  }
}
