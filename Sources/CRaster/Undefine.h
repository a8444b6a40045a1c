// Ends what Kernels.h began, so that the next variant can begin anew.

#undef WORDS
#undef LANES
#undef BYTES
#undef INLINE
