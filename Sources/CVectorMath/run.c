// Runs the steps of a block, each with the version of its kernel that the processor can do.
#include "kernels.h"

#ifdef HAS_AVX2
static int has_avx2(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#endif

static kernel_function *chosen(enum vector_kernel kernel, int is_plain) {
#ifdef HAS_AVX2
  if (!is_plain && has_avx2()) {
    if (vector_avx2_kernels[kernel]) return vector_avx2_kernels[kernel];
#ifdef HAS_LIBMVEC
    if (vector_libmvec_kernels[kernel]) return vector_libmvec_kernels[kernel];
#endif
    return vector_special_kernels[kernel];
  }
#endif
  (void)is_plain;
  return vector_plain_kernels[kernel];
}

static const double *place(const struct vector_memory *memory, int row) {
  return row == 0  ? memory->arguments
         : row < 0 ? memory->constants + ~row
                   : memory->rows + (size_t)row * memory->stride;
}

#define FINITE                                                                                     \
  {                                                                                                \
    for (size_t i = 0; i < count; i++) out[i] = x[i] - x[i] == 0 ? x[i] : __builtin_nan("");      \
  }

static void plain_finite(const double *restrict x, double *restrict out, size_t count) FINITE
#ifdef HAS_AVX2
AVX2 static void avx2_finite(const double *restrict x, double *restrict out, size_t count) FINITE
#endif

void vector_finite(const double *x, double *out, size_t count) {
#ifdef HAS_AVX2
  if (has_avx2()) return avx2_finite(x, out, count);
#endif
  plain_finite(x, out, count);
}

size_t vector_run(
    const struct vector_step *steps, size_t first, size_t end, const struct vector_memory *memory,
    size_t count, int *was_tried) {
  for (size_t index = first; index < end; index++) {
    const struct vector_step *step = steps + index;
    kernel_function *function = chosen(step->kernel, memory->is_plain);
    *was_tried = function != NULL;
    double *out = memory->rows + (size_t)step->out * memory->stride;
    if (!function
        || !function(
            place(memory, step->x), place(memory, step->y), place(memory, step->z), out, count,
            step->low, step->high)) {
      return index;
    }
  }
  return end;
}
