import CFonts
import MaquetteStudio

/// The licences of the command and of what is compiled into it.
enum Licenses {
  static var text: String {
    """
    Maquette \(Version.current) is free software under the MIT License; see LICENSE in its sources.

    Inside are
      Swift's standard library and Swift Argument Parser, Apache License 2.0 with Runtime Library Exception
      Inter 4.1 by The Inter Project Authors, SIL Open Font License 1.1, in full below
      Nunito, copyright 2014 The Nunito Project Authors, Source Serif 4, copyright 2014 The Source Serif 4 Project
      Authors, Geist Mono, copyright 2024 The Geist Project Authors, and Archivo, copyright 2020 The Archivo Project
      Authors, under the same licence
      Noto Sans for Hebrew, Arabic and 17 further scripts, copyright 2015-2020 Google LLC and Google Inc., and Noto
      Sans CJK, copyright 2014-2021 Adobe, and Noto Color Emoji, copyright 2013-2017 Google Inc., under the same licence
      Names and patterns of dates from the Unicode CLDR, copyright 2004-2025 Unicode, Inc., Unicode License V3

    It is linked with
      FreeType (FreeType License), HarfBuzz (MIT), FriBidi (LGPL 2.1 or later), libpng (PNG Reference Library
      License 2), zlib (zlib License), libyaml (MIT), libjpeg-turbo (BSD, IJG and zlib licences)

    The static executable of a release holds them, and also
      Brotli (MIT), the GNU C Library (LGPL 2.1 or later), libstdc++ and libgcc (GPL 3 with GCC Runtime Library
      Exception); the full texts lie beside it

    """ + inter
  }

  private static var inter: String {
    let file = unsafe maquette_inter_license()
    // The file is compiled into the binary: `count` bytes that live as long as the process.
    return unsafe String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
