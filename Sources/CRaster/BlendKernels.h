// Blend modes of premultiplied pixels, for vectors of PIXELS pixels; see Kernels.h.
//
// The formulas are those of Compositing and Blending Level 1, sections 9 and 10, multiplied by both alphas so that nothing is divided
// but by 255: with a group's channel s of alpha t over a channel b of alpha u, the mix is (s (255 - u) + b (255 - t) + m) / 255,
// rounded, where m is t u times the mode's formula. No channel exceeds its alpha, so the sum is at most 65,025: sums in 16 bits may
// wrap around on the way and are right at the end. Modes that divide by a channel, take a square root or mix hues are written pixel
// by pixel, in whole numbers or in double with IEEE's operations alone; the compiler makes vectors of them.

/// All bits where a condition holds.
#define CHOOSE(condition, yes, no) (((LANES)(condition) & (yes)) | (~(LANES)(condition) & (no)))

/// What a mode adds in a channel where both are, in units of 1 / 255²; sums wrap around.
INLINE LANES VARIANT(both)(LANES s, LANES t, LANES b, LANES u, CRasterBlend mode) {
  LANES su = s * u, bt = b * t, product = s * b;
  switch (mode) {
    case CRasterBlendMultiply: return product;
    case CRasterBlendScreen: return su + bt - product;
    case CRasterBlendDarken: return CHOOSE(su < bt, su, bt);
    case CRasterBlendLighten: return CHOOSE(su < bt, bt, su);
    case CRasterBlendDifference: return CHOOSE(su < bt, bt - su, su - bt);
    case CRasterBlendExclusion: return su + bt - 2 * product;
    case CRasterBlendHardLight: return CHOOSE(2 * s <= t, 2 * product, t * u - 2 * (u - b) * (t - s));
    case CRasterBlendOverlay: return CHOOSE(2 * b <= u, 2 * product, t * u - 2 * (u - b) * (t - s));
    default: return su;
  }
}

/// Mixes pixels over others in a mode of 16-bit sums.
INLINE WORDS VARIANT(blended)(WORDS below, WORDS source, CRasterBlend mode) {
  LANES sl = VARIANT(low)(source), sh = VARIANT(high)(source), t = VARIANT(alpha)(source);
  LANES bl = VARIANT(low)(below), bh = VARIANT(high)(below), u = VARIANT(alpha)(below);
  LANES outside = 255 - t, free = 255 - u;
  switch (mode) {
    case CRasterBlendSourceAtop:
      return VARIANT(pixels)(sl * u + bl * outside + 128, sh * u + bh * outside + 128);
    case CRasterBlendDestinationOver: return below + VARIANT(pixels)(sl * free + 128, sh * free + 128);
    case CRasterBlendDestinationOut: return VARIANT(pixels)(bl * outside + 128, bh * outside + 128);
    case CRasterBlendDestinationIn: return VARIANT(pixels)(bl * t + 128, bh * t + 128);
    case CRasterBlendPlusLighter: {
      LANES low = sl + bl, high = sh + bh;
      return (WORDS)CHOOSE(low > 255, (LANES){} + 255, low) | (WORDS)CHOOSE(high > 255, (LANES){} + 255, high) << 8;
    }
    case CRasterBlendPlusDarker: {
      LANES sum = t + u, alpha = CHOOSE(sum > 255, (LANES){} + 255, sum);
      LANES low = t - sl + u - bl, high = t - sh + u - bh;
      low = CHOOSE(low < alpha, alpha - low, (LANES){}), high = CHOOSE(high < alpha, alpha - high, (LANES){});
      return (WORDS)low | (WORDS)high << 8;
    }
    default: {
      LANES low = sl * free + bl * outside + VARIANT(both)(sl, t, bl, u, mode);
      LANES high = sh * free + bh * outside + VARIANT(both)(sh, t, bh, u, mode);
      // The alpha is that of both, whatever becomes of the colours.
      LANES alpha = t * free + u * 255;
      high = (LANES)(((WORDS)high & 0xffff) | ((WORDS)alpha & 0xffff0000));
      return VARIANT(pixels)(low + 128, high + 128);
    }
  }
}

/// A whole number divided by 255 and rounded, exactly up to 65,407.
static inline int32_t VARIANT(rounded)(int32_t x) { return (int32_t)(((uint32_t)x + 128) * 257 >> 16); }

/// What a mode that divides adds in a channel where both are. The greatest dividend is below 2^24 and the greatest quotient that
/// matters below 2^16, so that a quotient in float has the right whole part.
static inline int32_t VARIANT(quotient)(int32_t s, int32_t t, int32_t b, int32_t u, CRasterBlend mode) {
  int32_t most = t * u, divisor = mode == CRasterBlendColorDodge ? t - s : s;
  float dividend = (float)(t * t * (mode == CRasterBlendColorDodge ? b : u - b));
  float quotient = dividend / (float)(divisor > 0 ? divisor : 1);
  int32_t whole = (int32_t)(quotient < 65025 ? quotient : 65025);
  whole = whole < most ? whole : most;
  if (mode == CRasterBlendColorDodge) return b == 0 ? 0 : s >= t ? most : whole;
  return b >= u ? most : s == 0 ? 0 : most - whole;
}

/// The same for a soft light.
static inline int32_t VARIANT(soft)(int32_t s, int32_t t, int32_t b, int32_t u) {
#pragma STDC FP_CONTRACT OFF
  double x = (double)s / (double)(t > 0 ? t : 1), y = (double)b / (double)(u > 0 ? u : 1);
  double dark = y - (1 - 2 * x) * y * (1 - y);
  double root = SQUARE_ROOT(y), curve = ((16 * y - 12) * y + 4) * y;
  double light = y + (2 * x - 1) * ((y <= 0.25 ? curve : root) - y);
  return (int32_t)((double)(t * u) * (x <= 0.5 ? dark : light) + 0.5);
}

/// Mixes a pixel over another in a mode that is computed pixel by pixel.
INLINE uint32_t VARIANT(each)(uint32_t over, uint32_t below, CRasterBlend mode) {
  int32_t t = (int32_t)(over >> 24), u = (int32_t)(below >> 24);
  uint32_t result = (uint32_t)VARIANT(rounded)(255 * (t + u) - t * u) << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    int32_t s = (int32_t)(over >> shift & 255), b = (int32_t)(below >> shift & 255);
    int32_t both =
        mode == CRasterBlendSoftLight ? VARIANT(soft)(s, t, b, u) : VARIANT(quotient)(s, t, b, u, mode);
    result |= (uint32_t)VARIANT(rounded)(s * (255 - u) + b * (255 - t) + both) << shift;
  }
  return result;
}

INLINE void VARIANT(blend_each)(
    uint32_t *restrict pixels, const uint32_t *restrict source, ptrdiff_t count, CRasterBlend mode) {
  for (ptrdiff_t i = 0; i < count; i++) pixels[i] = VARIANT(each)(source[i], pixels[i], mode);
}

static void VARIANT(blend_soft)(uint32_t *restrict pixels, const uint32_t *restrict source, ptrdiff_t count) {
  VECTORS_OF(16)
  for (ptrdiff_t i = 0; i < count; i++) pixels[i] = VARIANT(each)(source[i], pixels[i], CRasterBlendSoftLight);
}

INLINE double VARIANT(least)(double a, double b) { return a < b ? a : b; }
INLINE double VARIANT(most)(double a, double b) { return a > b ? a : b; }

/// A channel that is moved and brought back into the range from 0 to 1, with its luminosity kept.
static inline double VARIANT(lit)(double value, double luminosity, double least, double most) {
#pragma STDC FP_CONTRACT OFF
  double below = luminosity + (value - luminosity) * luminosity / (luminosity - least);
  value = least < 0 ? below : value;
  double above = luminosity + (value - luminosity) * (1 - luminosity) / (most - luminosity);
  return most > 1 ? above : value;
}

/// Mixes pixels over others in a mode of hue, saturation and luminosity.
INLINE void VARIANT(blend_hue)(
    uint32_t *restrict pixels, const uint32_t *restrict source, ptrdiff_t count, CRasterBlend mode) {
#pragma STDC FP_CONTRACT OFF
  bool keeps_source = mode == CRasterBlendHue || mode == CRasterBlendColor;
  bool saturates = mode == CRasterBlendHue || mode == CRasterBlendSaturation;
  VECTORS_OF(16)
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t over = source[i], below = pixels[i];
    int32_t t = (int32_t)(over >> 24), u = (int32_t)(below >> 24);
    int32_t s[3] = {over & 255, over >> 8 & 255, over >> 16 & 255};
    int32_t b[3] = {below & 255, below >> 8 & 255, below >> 16 & 255};
    double sa = (double)(t > 0 ? t : 1), ba = (double)(u > 0 ? u : 1);
    double x[3] = {(double)s[0] / sa, (double)s[1] / sa, (double)s[2] / sa};
    double y[3] = {(double)b[0] / ba, (double)b[1] / ba, (double)b[2] / ba};
    double luminosity_x = 0.3 * x[0] + 0.59 * x[1] + 0.11 * x[2];
    double luminosity_y = 0.3 * y[0] + 0.59 * y[1] + 0.11 * y[2];
    double luminosity = mode == CRasterBlendLuminosity ? luminosity_x : luminosity_y;
    double color[3];
    for (int c = 0; c < 3; c++) color[c] = keeps_source ? x[c] : y[c];
    if (saturates) {
      double least_x = VARIANT(least)(VARIANT(least)(x[0], x[1]), x[2]), least_y = VARIANT(least)(VARIANT(least)(y[0], y[1]), y[2]);
      double range_x = VARIANT(most)(VARIANT(most)(x[0], x[1]), x[2]) - least_x;
      double range_y = VARIANT(most)(VARIANT(most)(y[0], y[1]), y[2]) - least_y;
      double least = keeps_source ? least_x : least_y, range = keeps_source ? range_x : range_y;
      double saturation = keeps_source ? range_y : range_x, divisor = range <= 0 ? 1 : range;
      for (int c = 0; c < 3; c++) {
        double value = (color[c] - least) * saturation / divisor;
        color[c] = range <= 0 ? 0 : value;
      }
    }
    double change = luminosity - (0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]);
    for (int c = 0; c < 3; c++) color[c] = color[c] + change;
    double least = VARIANT(least)(VARIANT(least)(color[0], color[1]), color[2]);
    double most = VARIANT(most)(VARIANT(most)(color[0], color[1]), color[2]);
    int32_t alpha = VARIANT(rounded)(255 * (t + u) - t * u);
    uint32_t result = (uint32_t)alpha << 24;
    for (int c = 0; c < 3; c++) {
      double mixed = VARIANT(lit)(color[c], luminosity, least, most);
      double both = (double)(t * u) * mixed;
      int32_t value = (int32_t)(((double)(s[c] * (255 - u) + b[c] * (255 - t)) + both) / 255 + 0.5);
      value = value < 0 ? 0 : value > alpha ? alpha : value;
      result |= (uint32_t)value << (8 * c);
    }
    // What is invisible changes nothing, not even by rounding.
    pixels[i] = t == 0 ? below : result;
  }
}

/// Mixes rows of pixels over others in one mode.
INLINE void VARIANT(blend_row)(uint32_t *pixels, const uint32_t *source, ptrdiff_t count, CRasterBlend mode) {
  ptrdiff_t i = 0;
  for (; i < count; i += PIXELS) {
    WORDS below = {}, over = {};
    ptrdiff_t some = count - i < PIXELS ? count - i : PIXELS;
    if (some == PIXELS) {
      memcpy(&below, pixels + i, sizeof below);
      memcpy(&over, source + i, sizeof over);
      below = VARIANT(blended)(below, over, mode);
      memcpy(pixels + i, &below, sizeof below);
    } else {
      memcpy(&below, pixels + i, some * sizeof *pixels);
      memcpy(&over, source + i, some * sizeof *source);
      below = VARIANT(blended)(below, over, mode);
      memcpy(pixels + i, &below, some * sizeof *pixels);
    }
  }
}

// The loop is compiled once for each mode.
#define ROW(mode) \
  case mode: VARIANT(blend_row)(pixels, source, count, mode); return;
#define EACH(mode) \
  case mode: VARIANT(blend_each)(pixels, source, count, mode); return;
#define HUE(mode) \
  case mode: VARIANT(blend_hue)(pixels, source, count, mode); return;

static void VARIANT(blend)(uint32_t *pixels, const uint32_t *source, ptrdiff_t count, CRasterBlend mode) {
  switch (mode) {
    ROW(CRasterBlendMultiply)
    ROW(CRasterBlendScreen)
    ROW(CRasterBlendOverlay)
    ROW(CRasterBlendDarken)
    ROW(CRasterBlendLighten)
    ROW(CRasterBlendHardLight)
    ROW(CRasterBlendDifference)
    ROW(CRasterBlendExclusion)
    ROW(CRasterBlendPlusLighter)
    ROW(CRasterBlendPlusDarker)
    ROW(CRasterBlendSourceAtop)
    ROW(CRasterBlendDestinationOver)
    ROW(CRasterBlendDestinationOut)
    ROW(CRasterBlendDestinationIn)
    EACH(CRasterBlendColorDodge)
    EACH(CRasterBlendColorBurn)
    case CRasterBlendSoftLight: VARIANT(blend_soft)(pixels, source, count); return;
    HUE(CRasterBlendHue)
    HUE(CRasterBlendSaturation)
    HUE(CRasterBlendColor)
    HUE(CRasterBlendLuminosity)
  }
}

/// Multiplies pixels by coverage and opacity: those of the group, or with `keeps` what of the picture below it leaves.
static void VARIANT(cover)(
    uint32_t *restrict target, const uint32_t *restrict source, const uint8_t *restrict coverage, ptrdiff_t count,
    uint8_t opacity, bool keeps) {
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t share = coverage ? (((uint32_t)coverage[i] * opacity + 128) * 257 >> 16) : opacity;
    uint32_t pixel = source[i];
    uint32_t low = (pixel & 0xff) * share, second = (pixel >> 8 & 0xff) * share;
    uint32_t third = (pixel >> 16 & 0xff) * share, alpha = (pixel >> 24) * share;
    uint32_t scaled = ((low + 128) * 257 >> 16) | ((second + 128) * 257 >> 16) << 8 |
                      ((third + 128) * 257 >> 16) << 16 | ((alpha + 128) * 257 >> 16) << 24;
    uint32_t kept = 255 - (((255 - (pixel >> 24)) * share + 128) * 257 >> 16);
    target[i] = keeps ? kept << 24 : scaled;
  }
}

#undef CHOOSE
#undef ROW
#undef EACH
#undef HUE
