import MaquetteTypography
import Testing

@Suite struct FontErrorTests {
  @Test(
    arguments: [
      (
        FontError.notFound(path: "a.ttf"),
        "no font exists at 'a.ttf'; check the path, or remove it to use the bundled Inter"
      ),
      (
        .unreadable(path: "a.ttf", reason: "permission denied"),
        "the font 'a.ttf' cannot be read: permission denied"
      ),
      (
        .tooLarge(path: "a.ttf", bytes: 9, limit: 8), "the font 'a.ttf' has 9 bytes, more than the limit of 8"
      ),
      (.notAFont(name: "a"), "'a' is not a font; a TrueType (.ttf) or OpenType (.otf) file is expected"),
      (.broken(name: "a", reason: "it has no glyphs"), "the font 'a' is broken: it has no glyphs"),
      (
        .notScalable(name: "a"),
        "the font 'a' has bitmaps but no outlines; a TrueType (.ttf) or OpenType (.otf) file is expected"
      ),
      (.noFonts(directory: "f"), "the folder 'f' contains no .ttf, .otf, .ttc or .otc file"),
    ])
  func wordingSaysWhatAndWhatToDo(error: FontError, wording: String) {
    #expect(error.description == wording)
  }
}
