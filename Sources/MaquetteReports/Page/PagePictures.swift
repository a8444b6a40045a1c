internal import FoundationEssentials
internal import MaquettePages

/// The pictures of a page, within its limits.
struct PagePictures {
  private var passingBytes = 0
  private var totalBytes = 0
  private var count = 0
  private let largestPassing: Int
  private let largestTotal: Int

  /// The elements that hold the pictures.
  private(set) var html: [UInt8] = []
  /// The number of cases whose pictures were left out for their size.
  private(set) var omitted = 0
  /// The number of pictures that could not be read.
  private(set) var unreadable = 0

  init(largestPassing: Int, largestTotal: Int) {
    self.largestPassing = largestPassing
    self.largestTotal = largestTotal
  }

  /// Takes the pictures of a case into the page and replaces them with the identifiers of their elements; all
  /// or none, since a picture without its counterpart would be misread.
  mutating func embed(_ item: inout ReportCase) {
    var bytes: [String: [UInt8]] = [:]
    var size = 0
    for role in ReportCase.Pictures.roles {
      guard let picture = item.pictures[keyPath: role.picture] else { continue }
      do throws(ReportError) {
        let file = try picture.read()
        bytes[role.name] = file
        size += file.count
      } catch {
        unreadable += 1
      }
      item.pictures[keyPath: role.picture] = nil
    }
    guard size > 0 else { return }
    let isPassing = item.outcome.passes
    guard totalBytes + size <= largestTotal, !isPassing || passingBytes + size <= largestPassing else {
      omitted += 1
      return
    }
    totalBytes += size
    if isPassing { passingBytes += size }
    for role in ReportCase.Pictures.roles {
      guard let file = bytes[role.name] else { continue }
      let id = "picture-\(count)"
      count += 1
      html += PageScript.element(id: id, type: "text/plain", Array(Data(file).base64EncodedData()))
      item.pictures[keyPath: role.picture] = .file(id)
    }
  }
}
