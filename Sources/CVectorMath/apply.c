// Chooses the version of a kernel by what the processor can.
#include "kernels.h"

static kernel_function *chosen(enum vector_kernel kernel) {
#ifdef HAS_AVX2
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
#ifdef HAS_LIBMVEC
    if (vector_libmvec_kernels[kernel]) return vector_libmvec_kernels[kernel];
#endif
    return vector_avx2_kernels[kernel];
  }
#endif
  return vector_plain_kernels[kernel];
}

int vector_apply(
    enum vector_kernel kernel, const double *x, const double *y, const double *z, double *out,
    size_t count, double low, double high) {
  kernel_function *function = chosen(kernel);
  return function ? function(x, y, z, out, count, low, high) : -1;
}
