// Kernels that serve all arguments. Their results are those of the evaluator to the last bit, but
// for the powers ½, 3 and 4: those are at most 3 units in the last place off.
#include "checks.h"
#include <math.h>

// The evaluator rounds every product and every sum.
#pragma STDC FP_CONTRACT OFF

// The elements do not depend on each other, also where the result takes the place of an operand.
#ifdef __clang__
#define VECTORIZED _Pragma("clang loop vectorize(assume_safety)")
#else
#define VECTORIZED _Pragma("GCC ivdep")
#endif

#define LOOP(attributes, name, hint, expression)                                                   \
  attributes static int name PARAMETERS {                                                          \
    hint                                                                                           \
    for (size_t i = 0; i < count; i++) out[i] = (expression);                                      \
    return 1;                                                                                      \
  }
#define LOOPS(attributes, name, hint, expression)                                                  \
  LOOP(attributes, name, hint, expression)                                                         \
  LOOP(attributes, last_##name, hint, finite_value(expression))

static inline double truth(int holds, double x, double y) {
  return ((x != x) | (y != y)) ? (double)NAN : holds ? 1.0 : 0.0;
}

// Taking all operands beforehand leaves no branch, which would keep the loop from vectors.
static inline double choose(double x, double y, double z) {
  double chosen = x == 0 ? z : y;
  return x != x ? (double)NAN : chosen;
}
static inline double quotient(double x, double y) {
  double result = x / y;
  return y == 0 ? (double)NAN : result;
}

static inline double least(double x, double y) {
  double result = y < x ? y : x;
  return ((x != x) | (y != y)) ? (double)NAN : result;
}
static inline double greatest(double x, double y) {
  double result = y >= x ? y : x;
  return ((x != x) | (y != y)) ? (double)NAN : result;
}

// The loops of all kernels that are an expression; those of the last step are named last_….
#define KERNEL(NAME, expression) LOOPS(, plain_##NAME, VECTORIZED, expression)
#define WRITTEN_OUT(NAME)
#include "exact_kernels.h"
#undef KERNEL

static double modulo(double x, double y) {
  if (y == 0) return (double)NAN;
  double rest = fmod(x, y);
  return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;
}

LOOPS(, plain_MODULO, , modulo(x[i], y[i]))
LOOPS(, plain_MODULO_CONSTANT, , modulo(x[i], *y))
LOOPS(, plain_SQUARE_ROOT, , x[i] < 0 ? (double)NAN : sqrt(x[i]))
LOOPS(, plain_POWER_OF_HALF, , x[i] < 0 ? (double)NAN : sqrt(x[i]) + 0.0)

#ifdef HAS_AVX2
#define KERNEL(NAME, expression) LOOPS(AVX2, avx2_##NAME, VECTORIZED, expression)
#include "exact_kernels.h"
#undef KERNEL

INLINE __m256d finished(__m256d x, int is_last) {
  __m256d is_finite = _mm256_cmp_pd(_mm256_sub_pd(x, x), _mm256_setzero_pd(), _CMP_EQ_OQ);
  return is_last ? _mm256_blendv_pd(_mm256_set1_pd((double)NAN), x, is_finite) : x;
}

INLINE int root(const double *x, double *out, size_t count, double sign, int is_last) {
  for (size_t i = 0; i < count; i += 4) {
    __m256d root = _mm256_sqrt_pd(_mm256_loadu_pd(x + i));
    _mm256_storeu_pd(out + i, finished(_mm256_add_pd(root, _mm256_set1_pd(sign)), is_last));
  }
  return 1;
}

// The quotient's floor may be one too great, as the quotient is rounded; then the rest, which is
// exact, has the other sign than the divisor. A step of 0 means one divisor for all.
INLINE int modulo_row(
    const double *x, const double *y, size_t step, double *out, size_t count, int is_last) {
  const __m256d zero = _mm256_setzero_pd();
  for (size_t i = 0; i < count; i += 4) {
    __m256d first = _mm256_loadu_pd(x + i);
    __m256d second = step ? _mm256_loadu_pd(y + i) : _mm256_set1_pd(*y);
    __m256d whole = _mm256_floor_pd(_mm256_div_pd(first, second));
    __m256d rest = _mm256_fnmadd_pd(whole, second, first);
    __m256d is_zero = _mm256_cmp_pd(rest, zero, _CMP_EQ_OQ);
    __m256d is_other = _mm256_andnot_pd(is_zero, _mm256_xor_pd(rest, second));
    __m256d result = _mm256_blendv_pd(rest, _mm256_add_pd(rest, second), is_other);
    result = _mm256_blendv_pd(result, _mm256_and_pd(first, _mm256_set1_pd(-0.0)), is_zero);
    int exact = _mm256_movemask_pd(_mm256_and_pd(
        _mm256_cmp_pd(magnitude(whole), _mm256_set1_pd(0x1p50), _CMP_LT_OQ),
        _mm256_cmp_pd(rest, rest, _CMP_EQ_OQ)));
    double firsts[4];
    _mm256_storeu_pd(firsts, first);
    _mm256_storeu_pd(out + i, finished(result, is_last));
    for (size_t lane = 0; exact != 15 && lane < 4; lane++) {
      if (exact >> lane & 1) continue;
      double value = modulo(firsts[lane], y[step * (i + lane)]);
      out[i + lane] = is_last ? finite_value(value) : value;
    }
  }
  return 1;
}

#define BOTH(NAME, call)                                                                           \
  AVX2 static int avx2_##NAME PARAMETERS { const int is_last = 0; return call; }                   \
  AVX2 static int last_avx2_##NAME PARAMETERS { const int is_last = 1; return call; }
BOTH(MODULO, modulo_row(x, y, 1, out, count, is_last))
BOTH(MODULO_CONSTANT, modulo_row(x, y, 0, out, count, is_last))
// The power of -0 is 0, its square root is not.
BOTH(SQUARE_ROOT, root(x, out, count, -0.0, is_last))
BOTH(POWER_OF_HALF, root(x, out, count, 0.0, is_last))
#endif

#undef WRITTEN_OUT
#define WRITTEN_OUT(NAME) KERNEL(NAME, )
kernel_function *const vector_plain_kernels[2][VECTOR_KERNELS] = {
    {
#define KERNEL(NAME, expression) [VECTOR_##NAME] = plain_##NAME,
#include "exact_kernels.h"
#undef KERNEL
    },
    {
#define KERNEL(NAME, expression) [VECTOR_##NAME] = last_plain_##NAME,
#include "exact_kernels.h"
#undef KERNEL
    },
};
#ifdef HAS_AVX2
kernel_function *const vector_avx2_kernels[2][VECTOR_KERNELS] = {
    {
#define KERNEL(NAME, expression) [VECTOR_##NAME] = avx2_##NAME,
#include "exact_kernels.h"
#undef KERNEL
    },
    {
#define KERNEL(NAME, expression) [VECTOR_##NAME] = last_avx2_##NAME,
#include "exact_kernels.h"
#undef KERNEL
    },
};
#endif
