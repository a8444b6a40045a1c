public import MaquetteGraphics

/// How glass changes the picture behind it: its face, how its edge bends what is seen, and the light on its rim.
public struct Glass: Hashable, Sendable {
  /// What becomes of each channel of the picture: `lift + gain * luminance + chroma * (channel - luminance)` in levels of 0 to
  /// 255, clamped. The weights of the luminance are those of ITU-R BT.709, on encoded values.
  public struct Face: Hashable, Sendable {
    /// The level that black becomes.
    public var lift: Double
    /// The part of the picture's luminance that remains.
    public var gain: Double
    /// The part of the picture's colour that remains.
    public var chroma: Double

    /// Creates a face; the default changes nothing.
    public init(lift: Double = 0, gain: Double = 1, chroma: Double? = nil) {
      self.lift = lift
      self.gain = gain
      self.chroma = chroma ?? gain
    }
  }

  /// How far the picture is displaced near the edge, along the way inwards: `amount * (1 - sqrt(x * (2 - x)))`, where x is
  /// the distance from the edge divided by the reach. Beyond the reach nothing moves.
  public struct Refraction: Hashable, Sendable {
    /// The displacement at the edge, in points.
    public var amount: Double
    /// The distance from the edge over which the picture is displaced, in points.
    public var reach: Double

    /// Creates a refraction; the default displaces nothing.
    public init(amount: Double = 0, reach: Double = 0) {
      self.amount = amount
      self.reach = reach
    }
  }

  /// The light inside of the edge from two lamps on one diagonal, at the top left and at the bottom right.
  public struct Rim: Hashable, Sendable {
    /// The thickness in points; 0 for no rim.
    public var width: Double
    /// How much lighter the rim is where it faces a lamp, in levels.
    public var lift: Double
    /// The saturation of the rim relative to that of the face.
    public var saturation: Double

    /// Creates a rim; the default has none.
    public init(width: Double = 0, lift: Double = 0, saturation: Double = 1) {
      self.width = width
      self.lift = lift
      self.saturation = saturation
    }
  }

  /// The face.
  public var face: Face
  /// The face over a picture that is dark on average; nil for the same one.
  public var darkFace: Face?
  /// The face over a picture that is bright on average; nil for the same one.
  public var brightFace: Face?
  /// The refraction.
  public var refraction: Refraction
  /// The rim.
  public var rim: Rim
  /// The rim over a picture that is dark on average; nil for the same one.
  public var darkRim: Rim?
  /// The part of a tint's opacity that it has over a picture that is dark on average.
  public var darkTint: Double

  /// Creates glass; the default changes nothing.
  public init(
    face: Face = Face(), darkFace: Face? = nil, brightFace: Face? = nil,
    refraction: Refraction = Refraction(), rim: Rim = Rim(), darkRim: Rim? = nil, darkTint: Double = 1
  ) {
    self.face = face
    self.darkFace = darkFace
    self.brightFace = brightFace
    self.refraction = refraction
    self.rim = rim
    self.darkRim = darkRim
    self.darkTint = darkTint
  }

  /// The luminance below which a picture counts as dark, of 255. In pictures of iOS 26 a button over a mean of 71 has its dark
  /// look, and one over 100 has not.
  public static let darkness = 85.0
  /// The luminances between which the face becomes that over bright pictures, of 255. Measured pictures lie at 100 to 109 and
  /// at 145 to 198.
  public static let brightness = 110.0...145.0
}

extension Glass {
  /// Whether the glass is another over a dark or a bright picture.
  package var dependsOnPicture: Bool {
    darkFace != nil || brightFace != nil || darkRim != nil || darkTint != 1
  }

  /// Returns the glass over a picture of some mean luminance of 255, which is the same over every picture.
  package func resolved(over luminance: Double) -> Glass {
    let isDark = luminance < Self.darkness
    let (from, to) = (Self.brightness.lowerBound, Self.brightness.upperBound)
    let part = Swift.min(Swift.max((luminance - from) / (to - from), 0), 1)
    let lit = brightFace.map { face.mixed(with: $0, by: part) } ?? face
    return Glass(
      face: isDark ? darkFace ?? face : lit, refraction: refraction, rim: isDark ? darkRim ?? rim : rim)
  }
}

extension Glass.Face {
  /// Returns the face that is a part, from 0 to 1, of the way to another one.
  fileprivate func mixed(with other: Glass.Face, by part: Double) -> Glass.Face {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    return Glass.Face(
      lift: mix(lift, other.lift), gain: mix(gain, other.gain), chroma: mix(chroma, other.chroma))
  }
}

/// The colours of what stands on glass, which follow the picture behind the glass. In groups that are inked (`Layer.isInked`) every
/// plain colour becomes one made of the picture's mean, with its own opacity.
public struct Ink: Hashable, Sendable {
  /// Where the picture is averaged.
  public var area: Rect
  /// What becomes of the mean colour; nil to leave colours as they are.
  public var face: Glass.Face?
  /// The same over a picture that is dark on average; nil for the same one.
  public var darkFace: Glass.Face?
  /// The opacity of shadows over a mean colour of full saturation; over gray they have their own. Nil for their own everywhere.
  public var shadowOpacity: Double?

  /// Creates ink; the default changes nothing.
  public init(
    area: Rect, face: Glass.Face? = nil, darkFace: Glass.Face? = nil, shadowOpacity: Double? = nil
  ) {
    self.area = area
    self.face = face
    self.darkFace = darkFace
    self.shadowOpacity = shadowOpacity
  }
}
