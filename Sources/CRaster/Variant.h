// The loops of one variant: vectors of PIXELS pixels, in functions named VARIANT(name).
//
// With MASKED_TAILS the last pixels of a row pass through masked instructions of AVX-512.

#if defined(MASKED_TAILS)
#define VECTORS_OF(passes)
#else
#define VECTORS_OF(passes) WIDE(passes)
#endif

#include "Kernels.h"
#include "ImageKernels.h"
#include "BlendKernels.h"
#include "BlurKernels.h"
#include "Cells.h"

#undef VECTORS_OF
#undef WORDS
#undef LANES
#undef BYTES
#undef INLINE
#undef MASKED_TAILS
#undef PIXELS
#undef VARIANT
