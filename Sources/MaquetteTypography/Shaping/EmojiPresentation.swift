/// Whether a code point is shown as a picture rather than as text (UTS 51, section 4): because its own default says so, or
/// the code points beside it do.
///
/// - Parameters:
///   - index: the place of the code point in its paragraph.
///   - fontHasIt: whether the text is in a font of the user's that has the character: then it is a picture only if the text
///     asks for one.
func isEmoji(at index: Int, of codePoints: ArraySlice<UInt32>, fontHasIt: @autoclosure () -> Bool) -> Bool {
  let codePoint = codePoints[index]
  let next = index + 1 < codePoints.endIndex ? codePoints[index + 1] : 0
  // Below the first signs that are emoji without being asked, only digits, # and * and two more become pictures.
  guard codePoint >= 0x203C || next == 0xFE0F, let scalar = Unicode.Scalar(codePoint) else { return false }
  switch next {
  case 0xFE0E: return false
  case 0xFE0F: return scalar.properties.isEmoji
  case 0x1F3FB...0x1F3FF: return scalar.properties.isEmojiModifierBase
  default: break
  }
  // Sequences are joined from signs some of which are text when they stand alone.
  let isJoined = index > codePoints.startIndex && codePoints[index - 1] == 0x200D
  let isPicture = scalar.properties.isEmojiPresentation || isJoined && scalar.properties.isEmoji
  return isPicture && !fontHasIt()
}

extension Unicode.Scalar {
  /// Whether the sign is text unless a picture is asked for; digits, # and * are pictures only in sequences.
  var isTextOrEmoji: Bool {
    value >= 0x80 && properties.isEmoji && !properties.isEmojiPresentation
  }
}
