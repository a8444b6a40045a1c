internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteSnapshots

/// Writes pictures so that an interruption leaves whole files only.
enum PictureOutput {
  /// Encodes a picture on at most so many threads and writes it to a file, or to standard output if the path
  /// is nil.
  static func write(
    _ picture: DrawnPicture, compression: PNGOptions.Compression, threads: Int, to path: String?,
    console: Console
  ) throws(Failure) {
    let bytes = try encode(picture, compression: compression, threads: threads)
    guard let path else { return try console.write(bytes) }
    do throws(PNGError) {
      try write(bytes, to: path)
    } catch {
      throw Failure(error)
    }
  }

  /// Encodes a picture on at most so many threads.
  static func encode(
    _ picture: DrawnPicture, compression: PNGOptions.Compression, threads: Int
  ) throws(Failure) -> [UInt8] {
    var options = picture.options
    options.compression = compression
    do throws(PNGError) {
      return try picture.encoded(options: options, threads: threads)
    } catch {
      throw Failure(error)
    }
  }

  /// Writes bytes to a file that is there whole or not at all, whatever signal comes.
  static func write(_ bytes: [UInt8], to path: String) throws(PNGError) {
    try Interruption.whileWriting { () throws(PNGError) in try PNGFile.write(bytes, to: path) }
  }

  /// Makes the folder that a picture goes to.
  static func createFolder(of path: String) throws(Failure) {
    let folder = FileName.folder(of: path)
    do throws(FileProblem) {
      try Folder.create(folder)
    } catch {
      throw Failure(error, path: folder)
    }
  }
}
