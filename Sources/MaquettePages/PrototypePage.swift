#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
package import MaquetteSnapshots

/// A click-through prototype as one HTML page that needs no other file, server or network: pictures, and the places in them that lead to
/// others.
package struct PrototypePage: Sendable, Encodable {
  /// A place that can be pressed. Frames are x, y, width and height in points of the picture.
  package struct Spot: Sendable, Encodable {
    package var frame: [Double]
    /// What the place is called.
    package var label: String
    /// The index of the picture that it leads to; nil for the one that was shown before.
    package var target: Int?
    /// The part of that picture that is shown; nil for all of it.
    package var view: [Double]?

    package init(frame: [Double], label: String, target: Int?, view: [Double]? = nil) {
      self.frame = frame
      self.label = label
      self.target = target
      self.view = view
    }
  }

  /// A picture of the prototype.
  package struct Picture: Sendable, Encodable {
    package var title: String
    /// The width and the height in points.
    package var width: Double
    package var height: Double
    /// The part that is shown when the prototype begins here; nil for all of it.
    package var view: [Double]?
    package var spots: [Spot] = []
    fileprivate var png: String

    package init(title: String, width: Double, height: Double, view: [Double]? = nil, png: [UInt8]) {
      self.title = title
      self.width = width
      self.height = height
      self.view = view
      self.png = Data(png).base64EncodedString()
    }
  }

  package var title: String
  package var generator: String
  /// The pictures; the prototype begins with the first.
  package var pictures: [Picture]

  package init(title: String, generator: String, pictures: [Picture]) {
    self.title = title
    self.generator = generator
    self.pictures = pictures
  }

  /// The page in UTF-8.
  package func html() throws(ReportError) -> [UInt8] {
    do throws(EncodingError) {
      return try PageTemplate(name: "prototype.html").filled(with: self)
    } catch {
      throw .cannotWrite(path: "JSON", reason: "\(error)")
    }
  }
}
