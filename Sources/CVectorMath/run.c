// Runs the steps of a block, each with the version of its kernel that the processor can do.
#include "kernels.h"

static int has_vectors(const struct vector_memory *memory) {
#ifdef HAS_AVX2
  return !memory->is_plain && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return 0;
#endif
}

static kernel_function *chosen(enum vector_kernel kernel, int is_last, int has_vectors) {
#ifdef HAS_AVX2
  if (has_vectors) {
    if (vector_avx2_kernels[is_last][kernel]) return vector_avx2_kernels[is_last][kernel];
#ifdef HAS_LIBMVEC
    if (vector_libmvec_kernels[kernel]) return vector_libmvec_kernels[kernel];
#endif
    return vector_special_kernels[kernel];
  }
#endif
  return vector_plain_kernels[is_last][kernel];
}

const double *vector_place(const struct vector_memory *memory, int row) {
  return row == 0  ? memory->arguments
         : row < 0 ? memory->constants + ~row
                   : memory->rows + (size_t)row * memory->stride;
}

// Fetches a part of the next arguments, and of the place for the values, while there is work to do.
static void prefetch(const struct vector_memory *memory, size_t count, size_t from, size_t to) {
  for (size_t i = from; i < to && i < count; i += 8) {
    __builtin_prefetch(memory->arguments + count + i, 0);
    __builtin_prefetch(memory->values + i, 1);
  }
}

size_t vector_run(
    const struct vector_step *steps, size_t first, size_t end, const struct vector_memory *memory,
    size_t count, int *was_tried) {
  int vectors = has_vectors(memory);
  // A cache line has eight doubles.
  size_t share = (count / end + 8) / 8 * 8;
  for (size_t index = first; index < end; index++) {
    const struct vector_step *step = steps + index;
    prefetch(memory, count, index * share, (index + 1) * share);
    kernel_function *function = chosen(step->kernel, step->out == 0, vectors);
    *was_tried = function != NULL;
    double *out =
        step->out == 0 ? memory->values : memory->rows + (size_t)step->out * memory->stride;
    if (!function
        || !function(
            vector_place(memory, step->x), vector_place(memory, step->y),
            vector_place(memory, step->z), out, count, step->low, step->high)) {
      return index;
    }
  }
  return end;
}

void vector_finite(const double *x, double *out, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = finite_value(x[i]);
}
