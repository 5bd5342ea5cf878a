// Kernels whose results are those of the evaluator to the last bit, for all arguments.
#include "kernels.h"
#include <math.h>

// The evaluator rounds every product and every sum.
#pragma STDC FP_CONTRACT OFF

// The elements do not depend on each other, also where the result takes the place of an operand.
#ifdef __clang__
#define VECTORIZED _Pragma("clang loop vectorize(assume_safety)")
#else
#define VECTORIZED _Pragma("GCC ivdep")
#endif

// A result of the last step: what is infinite is undefined.
static inline double finite_value(double x) { return x - x == 0 ? x : (double)NAN; }

#define LOOP(hint, expression)                                                                     \
  {                                                                                                \
    IGNORE_PARAMETERS;                                                                             \
    hint                                                                                           \
    for (size_t i = 0; i < count; i++) out[i] = (expression);                                      \
    return 1;                                                                                      \
  }

// Every kernel in two versions: one for the steps in between, and one for the last step.
#ifdef HAS_AVX2
#define KERNEL(name, expression)                                                                   \
  static int plain_##name PARAMETERS LOOP(VECTORIZED, expression)                                  \
  static int plain_last_##name PARAMETERS LOOP(VECTORIZED, finite_value(expression))               \
  AVX2 static int avx2_##name PARAMETERS LOOP(VECTORIZED, expression)                              \
  AVX2 static int avx2_last_##name PARAMETERS LOOP(VECTORIZED, finite_value(expression))
#else
#define KERNEL(name, expression)                                                                   \
  static int plain_##name PARAMETERS LOOP(VECTORIZED, expression)                                  \
  static int plain_last_##name PARAMETERS LOOP(VECTORIZED, finite_value(expression))
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

static inline double least(double x, double y) {
  double result = y < x ? y : x;
  return ((x != x) | (y != y)) ? (double)NAN : result;
}
static inline double greatest(double x, double y) {
  double result = y >= x ? y : x;
  return ((x != x) | (y != y)) ? (double)NAN : result;
}

KERNEL(add, x[i] + y[i])
KERNEL(subtract, x[i] - y[i])
KERNEL(multiply, x[i] * y[i])
KERNEL(divide, quotient(x[i], y[i]))
KERNEL(less, truth(x[i] < y[i], x[i], y[i]))
KERNEL(less_or_equal, truth(x[i] <= y[i], x[i], y[i]))
KERNEL(equal, truth(x[i] == y[i], x[i], y[i]))
KERNEL(not_equal, truth(x[i] != y[i], x[i], y[i]))
KERNEL(minimum, least(x[i], y[i]))
KERNEL(maximum, greatest(x[i], y[i]))
KERNEL(add_constant, x[i] + *y)
KERNEL(subtract_constant, x[i] - *y)
KERNEL(multiply_constant, x[i] * *y)
KERNEL(divide_constant, quotient(x[i], *y))
KERNEL(less_constant, truth(x[i] < *y, x[i], *y))
KERNEL(less_or_equal_constant, truth(x[i] <= *y, x[i], *y))
KERNEL(equal_constant, truth(x[i] == *y, x[i], *y))
KERNEL(not_equal_constant, truth(x[i] != *y, x[i], *y))
KERNEL(minimum_constant, least(x[i], *y))
KERNEL(maximum_constant, greatest(x[i], *y))
KERNEL(constant_subtract, *x - y[i])
KERNEL(constant_divide, quotient(*x, y[i]))
KERNEL(constant_less, truth(*x < y[i], *x, y[i]))
KERNEL(constant_less_or_equal, truth(*x <= y[i], *x, y[i]))
KERNEL(multiply_add, x[i] * y[i] + z[i])
KERNEL(multiply_subtract, x[i] * y[i] - z[i])
KERNEL(subtract_product, z[i] - x[i] * y[i])
KERNEL(scale_add, x[i] * *y + z[i])
KERNEL(scale_subtract, x[i] * *y - z[i])
KERNEL(subtract_scaled, z[i] - x[i] * *y)
KERNEL(multiply_offset, x[i] * y[i] + *z)
KERNEL(multiply_less_offset, x[i] * y[i] - *z)
KERNEL(offset_less_product, *z - x[i] * y[i])
KERNEL(line, x[i] * *y + *z)
KERNEL(line_less, x[i] * *y - *z)
KERNEL(line_down, *z - x[i] * *y)
KERNEL(square_scale_add, x[i] * x[i] * *y + z[i])
KERNEL(square_scale_subtract, x[i] * x[i] * *y - z[i])
KERNEL(subtract_square_scaled, z[i] - x[i] * x[i] * *y)
KERNEL(parabola, x[i] * x[i] * *y + *z)
KERNEL(parabola_less, x[i] * x[i] * *y - *z)
KERNEL(parabola_down, *z - x[i] * x[i] * *y)
KERNEL(when, ((y[i] == 0) | (y[i] != y[i])) ? (double)NAN : x[i])
KERNEL(and, truth((x[i] != 0) & (y[i] != 0), x[i], y[i]))
KERNEL(or, truth((x[i] != 0) | (y[i] != 0), x[i], y[i]))
KERNEL(not, truth(x[i] == 0, x[i], x[i]))
KERNEL(choose, choose(x[i], y[i], z[i]))
KERNEL(change_sign, -x[i])
KERNEL(inverse, quotient(1, x[i]))
KERNEL(square, x[i] * x[i])
KERNEL(cube, x[i] * x[i] * x[i])
KERNEL(fourth_power, (x[i] * x[i]) * (x[i] * x[i]))
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

static double modulo(double x, double y) {
  if (y == 0) return (double)NAN;
  double rest = fmod(x, y);
  return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;
}

#define PLAIN(name, expression)                                                                    \
  static int plain_##name PARAMETERS LOOP(, expression)                                            \
  static int plain_last_##name PARAMETERS LOOP(, finite_value(expression))

PLAIN(modulo, modulo(x[i], y[i]))
PLAIN(modulo_constant, modulo(x[i], *y))

// The compiler makes no vectors of sqrt, which may set errno.
PLAIN(square_root, x[i] < 0 ? (double)NAN : sqrt(x[i]))
// The power of -0 is 0, its square root is not.
PLAIN(power_of_half, x[i] < 0 ? (double)NAN : sqrt(x[i]) + 0.0)

#ifdef HAS_AVX2
#include <immintrin.h>

AVX2 static inline __m256d finite_or_nan(__m256d x) {
  __m256d is_finite = _mm256_cmp_pd(_mm256_sub_pd(x, x), _mm256_setzero_pd(), _CMP_EQ_OQ);
  return _mm256_blendv_pd(_mm256_set1_pd((double)NAN), x, is_finite);
}

#define VECTOR_ROOT(name, rest, finished)                                                          \
  AVX2 static int avx2_##name PARAMETERS {                                                         \
    IGNORE_PARAMETERS;                                                                             \
    for (size_t i = 0; i < count; i += 4) {                                                        \
      __m256d root = _mm256_sqrt_pd(_mm256_loadu_pd(x + i));                                       \
      _mm256_storeu_pd(out + i, finished(_mm256_add_pd(root, _mm256_set1_pd(rest))));              \
    }                                                                                              \
    return 1;                                                                                      \
  }
VECTOR_ROOT(square_root, -0.0, )
VECTOR_ROOT(last_square_root, -0.0, finite_or_nan)
VECTOR_ROOT(power_of_half, 0.0, )
VECTOR_ROOT(last_power_of_half, 0.0, finite_or_nan)

// The quotient's floor may be one too great, as the quotient is rounded; then the rest, which is exact,
// has the other sign than the divisor.
#define VECTOR_MODULO_BY(name, divisor, element, finished, finished_element)                       \
  AVX2 static int avx2_##name PARAMETERS {                                                         \
    IGNORE_PARAMETERS;                                                                             \
    const __m256d zero = _mm256_setzero_pd(), sign = _mm256_set1_pd(-0.0);                         \
    for (size_t i = 0; i < count; i += 4) {                                                        \
      __m256d first = _mm256_loadu_pd(x + i), second = (divisor);                                  \
      __m256d whole = _mm256_floor_pd(_mm256_div_pd(first, second));                               \
      __m256d rest = _mm256_fnmadd_pd(whole, second, first);                                       \
      __m256d is_zero = _mm256_cmp_pd(rest, zero, _CMP_EQ_OQ);                                     \
      __m256d is_other = _mm256_andnot_pd(is_zero, _mm256_xor_pd(rest, second));                   \
      __m256d result = _mm256_blendv_pd(rest, _mm256_add_pd(rest, second), is_other);              \
      result = _mm256_blendv_pd(result, _mm256_and_pd(first, sign), is_zero);                      \
      __m256d size = _mm256_andnot_pd(sign, whole);                                                \
      __m256d is_exact = _mm256_and_pd(                                                            \
          _mm256_cmp_pd(size, _mm256_set1_pd(0x1p50), _CMP_LT_OQ),                                 \
          _mm256_cmp_pd(rest, rest, _CMP_EQ_OQ));                                                  \
      int exact = _mm256_movemask_pd(is_exact);                                                    \
      double firsts[4];                                                                            \
      _mm256_storeu_pd(firsts, first);                                                             \
      _mm256_storeu_pd(out + i, finished(result));                                                 \
      for (size_t lane = 0; exact != 15 && lane < 4; lane++) {                                     \
        if (exact >> lane & 1) continue;                                                           \
        out[i + lane] = finished_element(modulo(firsts[lane], element));                           \
      }                                                                                            \
    }                                                                                              \
    return 1;                                                                                      \
  }
VECTOR_MODULO_BY(modulo, _mm256_loadu_pd(y + i), y[i + lane], , )
VECTOR_MODULO_BY(last_modulo, _mm256_loadu_pd(y + i), y[i + lane], finite_or_nan, finite_value)
VECTOR_MODULO_BY(modulo_constant, _mm256_set1_pd(*y), *y, , )
VECTOR_MODULO_BY(last_modulo_constant, _mm256_set1_pd(*y), *y, finite_or_nan, finite_value)
#endif

#define TABLE(version)                                                                             \
  {                                                                                                \
    [VECTOR_ADD] = version##_add,                                                                  \
    [VECTOR_SUBTRACT] = version##_subtract,                                                        \
    [VECTOR_MULTIPLY] = version##_multiply,                                                        \
    [VECTOR_DIVIDE] = version##_divide,                                                            \
    [VECTOR_MODULO] = version##_modulo,                                                            \
    [VECTOR_MODULO_CONSTANT] = version##_modulo_constant,                                          \
    [VECTOR_LESS] = version##_less,                                                                \
    [VECTOR_LESS_OR_EQUAL] = version##_less_or_equal,                                              \
    [VECTOR_EQUAL] = version##_equal,                                                              \
    [VECTOR_NOT_EQUAL] = version##_not_equal,                                                      \
    [VECTOR_MINIMUM] = version##_minimum,                                                          \
    [VECTOR_MAXIMUM] = version##_maximum,                                                          \
    [VECTOR_ADD_CONSTANT] = version##_add_constant,                                                \
    [VECTOR_SUBTRACT_CONSTANT] = version##_subtract_constant,                                      \
    [VECTOR_MULTIPLY_CONSTANT] = version##_multiply_constant,                                      \
    [VECTOR_DIVIDE_CONSTANT] = version##_divide_constant,                                          \
    [VECTOR_LESS_CONSTANT] = version##_less_constant,                                              \
    [VECTOR_LESS_OR_EQUAL_CONSTANT] = version##_less_or_equal_constant,                            \
    [VECTOR_EQUAL_CONSTANT] = version##_equal_constant,                                            \
    [VECTOR_NOT_EQUAL_CONSTANT] = version##_not_equal_constant,                                    \
    [VECTOR_MINIMUM_CONSTANT] = version##_minimum_constant,                                        \
    [VECTOR_MAXIMUM_CONSTANT] = version##_maximum_constant,                                        \
    [VECTOR_CONSTANT_SUBTRACT] = version##_constant_subtract,                                      \
    [VECTOR_CONSTANT_DIVIDE] = version##_constant_divide,                                          \
    [VECTOR_CONSTANT_LESS] = version##_constant_less,                                              \
    [VECTOR_CONSTANT_LESS_OR_EQUAL] = version##_constant_less_or_equal,                            \
    [VECTOR_MULTIPLY_ADD] = version##_multiply_add,                                                \
    [VECTOR_MULTIPLY_SUBTRACT] = version##_multiply_subtract,                                      \
    [VECTOR_SUBTRACT_PRODUCT] = version##_subtract_product,                                        \
    [VECTOR_SCALE_ADD] = version##_scale_add,                                                      \
    [VECTOR_SCALE_SUBTRACT] = version##_scale_subtract,                                            \
    [VECTOR_SUBTRACT_SCALED] = version##_subtract_scaled,                                          \
    [VECTOR_MULTIPLY_OFFSET] = version##_multiply_offset,                                          \
    [VECTOR_MULTIPLY_LESS_OFFSET] = version##_multiply_less_offset,                                \
    [VECTOR_OFFSET_LESS_PRODUCT] = version##_offset_less_product,                                  \
    [VECTOR_LINE] = version##_line,                                                                \
    [VECTOR_LINE_LESS] = version##_line_less,                                                      \
    [VECTOR_LINE_DOWN] = version##_line_down,                                                      \
    [VECTOR_SQUARE_SCALE_ADD] = version##_square_scale_add,                                        \
    [VECTOR_SQUARE_SCALE_SUBTRACT] = version##_square_scale_subtract,                              \
    [VECTOR_SUBTRACT_SQUARE_SCALED] = version##_subtract_square_scaled,                            \
    [VECTOR_PARABOLA] = version##_parabola,                                                        \
    [VECTOR_PARABOLA_LESS] = version##_parabola_less,                                              \
    [VECTOR_PARABOLA_DOWN] = version##_parabola_down,                                              \
    [VECTOR_WHEN] = version##_when,                                                                \
    [VECTOR_AND] = version##_and,                                                                  \
    [VECTOR_OR] = version##_or,                                                                    \
    [VECTOR_NOT] = version##_not,                                                                  \
    [VECTOR_CHOOSE] = version##_choose,                                                            \
    [VECTOR_CHANGE_SIGN] = version##_change_sign,                                                  \
    [VECTOR_INVERSE] = version##_inverse,                                                          \
    [VECTOR_SQUARE] = version##_square,                                                            \
    [VECTOR_CUBE] = version##_cube,                                                                \
    [VECTOR_FOURTH_POWER] = version##_fourth_power,                                                \
    [VECTOR_SQUARE_ROOT] = version##_square_root,                                                  \
    [VECTOR_POWER_OF_HALF] = version##_power_of_half,                                              \
    [VECTOR_ABSOLUTE] = version##_absolute,                                                        \
    [VECTOR_SIGN] = version##_sign,                                                                \
    [VECTOR_FLOOR] = version##_floor,                                                              \
    [VECTOR_CEILING] = version##_ceiling,                                                          \
    [VECTOR_ROUND] = version##_round,                                                              \
    [VECTOR_TRUNCATE] = version##_truncate,                                                        \
    [VECTOR_FRACTION] = version##_fraction,                                                        \
    [VECTOR_RADIANS] = version##_radians,                                                          \
    [VECTOR_DEGREES] = version##_degrees,                                                          \
  }

kernel_function *const vector_plain_kernels[2][VECTOR_KERNELS] = {TABLE(plain), TABLE(plain_last)};
#ifdef HAS_AVX2
kernel_function *const vector_avx2_kernels[2][VECTOR_KERNELS] = {TABLE(avx2), TABLE(avx2_last)};
#endif
