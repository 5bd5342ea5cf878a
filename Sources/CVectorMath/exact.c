// Kernels whose results are those of the evaluator to the last bit, for all arguments.
#include "kernels.h"
#include <math.h>

// The evaluator rounds every product and every sum.
#pragma STDC FP_CONTRACT OFF

#ifdef __clang__
#define VECTORIZED _Pragma("clang loop vectorize(enable)")
#else
#define VECTORIZED
#endif

#define LOOP(expression)                                                                           \
  {                                                                                                \
    IGNORE_PARAMETERS;                                                                             \
    VECTORIZED                                                                                     \
    for (size_t i = 0; i < count; i++) out[i] = (expression);                                      \
    return 1;                                                                                      \
  }

#ifdef HAS_AVX2
#define KERNEL(name, expression)                                                                   \
  static int plain_##name PARAMETERS LOOP(expression)                                              \
  AVX2 static int avx2_##name PARAMETERS LOOP(expression)
#else
#define KERNEL(name, expression) static int plain_##name PARAMETERS LOOP(expression)
#endif

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

KERNEL(add, x[i] + y[i])
KERNEL(subtract, x[i] - y[i])
KERNEL(multiply, x[i] * y[i])
KERNEL(divide, quotient(x[i], y[i]))
KERNEL(add_constant, x[i] + y[0])
KERNEL(subtract_constant, x[i] - y[0])
KERNEL(multiply_constant, x[i] * y[0])
KERNEL(divide_constant, quotient(x[i], y[0]))
KERNEL(constant_subtract, x[0] - y[i])
KERNEL(constant_divide, quotient(x[0], y[i]))
KERNEL(minimum, ((x[i] != x[i]) | (y[i] != y[i])) ? (double)NAN : y[i] < x[i] ? y[i] : x[i])
KERNEL(maximum, ((x[i] != x[i]) | (y[i] != y[i])) ? (double)NAN : y[i] >= x[i] ? y[i] : x[i])
KERNEL(when, ((y[i] == 0) | (y[i] != y[i])) ? (double)NAN : x[i])
KERNEL(less, truth(x[i] < y[i], x[i], y[i]))
KERNEL(less_or_equal, truth(x[i] <= y[i], x[i], y[i]))
KERNEL(equal, truth(x[i] == y[i], x[i], y[i]))
KERNEL(not_equal, truth(x[i] != y[i], x[i], y[i]))
KERNEL(and, truth((x[i] != 0) & (y[i] != 0), x[i], y[i]))
KERNEL(or, truth((x[i] != 0) | (y[i] != 0), x[i], y[i]))
KERNEL(not, truth(x[i] == 0, x[i], x[i]))
KERNEL(choose, choose(x[i], y[i], z[i]))
KERNEL(change_sign, -x[i])
KERNEL(inverse, quotient(1, x[i]))
KERNEL(square, x[i] * x[i])
KERNEL(absolute, fabs(x[i]))
KERNEL(sign, x[i] > 0 ? 1 : x[i] < 0 ? -1 : x[i])
KERNEL(floor, floor(x[i]))
KERNEL(ceiling, ceil(x[i]))
KERNEL(truncate, trunc(x[i]))
KERNEL(fraction, x[i] - trunc(x[i]))
// A half is away from zero if what truncation takes away is at least one half; that is exact.
KERNEL(round, fabs(x[i] - trunc(x[i])) >= 0.5 ? trunc(x[i]) + copysign(1, x[i]) : trunc(x[i]))
KERNEL(radians, fma(x[i], 0.017453292519943295, x[i] * 2.9486522708701687e-19))
KERNEL(degrees, fabs(x[i]) == (double)INFINITY
                    ? x[i]
                    : fma(x[i], 57.29577951308232, x[i] * -1.9878495670576283e-15))
KERNEL(finite, x[i] - x[i] == 0 ? x[i] : (double)NAN)

// The compiler makes no vectors of sqrt, which may set errno.
static int plain_square_root PARAMETERS {
  IGNORE_PARAMETERS;
  for (size_t i = 0; i < count; i++) out[i] = x[i] < 0 ? (double)NAN : sqrt(x[i]);
  return 1;
}

#ifdef HAS_AVX2
#include <immintrin.h>

AVX2 static int avx2_square_root PARAMETERS {
  IGNORE_PARAMETERS;
  for (size_t i = 0; i < count; i += 4) {
    _mm256_storeu_pd(out + i, _mm256_sqrt_pd(_mm256_loadu_pd(x + i)));
  }
  return 1;
}
#endif

#define TABLE(version)                                                                             \
  {                                                                                                \
    [VECTOR_ADD] = version##_add,                                                                  \
    [VECTOR_SUBTRACT] = version##_subtract,                                                        \
    [VECTOR_MULTIPLY] = version##_multiply,                                                        \
    [VECTOR_DIVIDE] = version##_divide,                                                            \
    [VECTOR_ADD_CONSTANT] = version##_add_constant,                                                \
    [VECTOR_SUBTRACT_CONSTANT] = version##_subtract_constant,                                      \
    [VECTOR_MULTIPLY_CONSTANT] = version##_multiply_constant,                                      \
    [VECTOR_DIVIDE_CONSTANT] = version##_divide_constant,                                          \
    [VECTOR_CONSTANT_SUBTRACT] = version##_constant_subtract,                                      \
    [VECTOR_CONSTANT_DIVIDE] = version##_constant_divide,                                          \
    [VECTOR_MINIMUM] = version##_minimum,                                                          \
    [VECTOR_MAXIMUM] = version##_maximum,                                                          \
    [VECTOR_WHEN] = version##_when,                                                                \
    [VECTOR_LESS] = version##_less,                                                                \
    [VECTOR_LESS_OR_EQUAL] = version##_less_or_equal,                                              \
    [VECTOR_EQUAL] = version##_equal,                                                              \
    [VECTOR_NOT_EQUAL] = version##_not_equal,                                                      \
    [VECTOR_AND] = version##_and,                                                                  \
    [VECTOR_OR] = version##_or,                                                                    \
    [VECTOR_NOT] = version##_not,                                                                  \
    [VECTOR_CHOOSE] = version##_choose,                                                            \
    [VECTOR_CHANGE_SIGN] = version##_change_sign,                                                  \
    [VECTOR_INVERSE] = version##_inverse,                                                          \
    [VECTOR_SQUARE] = version##_square,                                                            \
    [VECTOR_SQUARE_ROOT] = version##_square_root,                                                  \
    [VECTOR_ABSOLUTE] = version##_absolute,                                                        \
    [VECTOR_SIGN] = version##_sign,                                                                \
    [VECTOR_FLOOR] = version##_floor,                                                              \
    [VECTOR_CEILING] = version##_ceiling,                                                          \
    [VECTOR_ROUND] = version##_round,                                                              \
    [VECTOR_TRUNCATE] = version##_truncate,                                                        \
    [VECTOR_FRACTION] = version##_fraction,                                                        \
    [VECTOR_RADIANS] = version##_radians,                                                          \
    [VECTOR_DEGREES] = version##_degrees,                                                          \
    [VECTOR_FINITE] = version##_finite,                                                            \
  }

kernel_function *const vector_plain_kernels[VECTOR_KERNELS] = TABLE(plain);
#ifdef HAS_AVX2
kernel_function *const vector_avx2_kernels[VECTOR_KERNELS] = TABLE(avx2);
#endif
