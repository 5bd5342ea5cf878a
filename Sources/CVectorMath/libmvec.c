// Elementary functions from glibc's vector library, which is up to 4 units in the last place off, and
// whole powers, which are not.
#include "kernels.h"

#ifdef HAS_LIBMVEC
#include <immintrin.h>
#include <float.h>

// Returns which of the elements are of a magnitude from `low` to `high`.
AVX2 static inline __m256d within(__m256d value, double low, double high) {
  __m256d magnitude = _mm256_andnot_pd(_mm256_set1_pd(-0.0), value);
  return _mm256_and_pd(
      _mm256_cmp_pd(magnitude, _mm256_set1_pd(low), _CMP_GE_OQ),
      _mm256_cmp_pd(magnitude, _mm256_set1_pd(high), _CMP_LE_OQ));
}

AVX2 static inline __m256d is_right(__m256d result) {
  return within(result, VECTOR_LEAST_RESULT, DBL_MAX);
}

void vector_map(
    void (*function)(void), const double *x, const double *y, double *out, size_t count);

// Returns whether all operands and results are such that the vector function is to be trusted.
AVX2 static int are_right(
    const double *x, const double *y, const double *out, size_t count, double low, double high) {
  __m256d right = _mm256_cmp_pd(_mm256_setzero_pd(), _mm256_setzero_pd(), _CMP_EQ_OQ);
  for (size_t i = 0; i < count; i += 4) {
    right = _mm256_and_pd(right, within(_mm256_loadu_pd(x + i), low, high));
    if (y != x) right = _mm256_and_pd(right, within(_mm256_loadu_pd(y + i), low, high));
    right = _mm256_and_pd(right, is_right(_mm256_loadu_pd(out + i)));
  }
  return _mm256_movemask_pd(right) == 15;
}

// The functions take and return vectors in registers; what stands here is but their address.
#define KERNEL(name, symbol, second)                                                               \
  void symbol(void);                                                                               \
  static int kernel_##name PARAMETERS {                                                            \
    IGNORE_PARAMETERS;                                                                             \
    vector_map(symbol, x, second, out, count);                                                     \
    return are_right(x, second, out, count, low, high);                                            \
  }
#define UNARY(name) KERNEL(name, _ZGVdN4v_##name, x)
#define BINARY(name) KERNEL(name, _ZGVdN4vv_##name, y)

UNARY(sin)
UNARY(cos)
UNARY(tan)
UNARY(asin)
UNARY(acos)
UNARY(atan)
UNARY(sinh)
UNARY(cosh)
UNARY(tanh)
UNARY(asinh)
UNARY(acosh)
UNARY(atanh)
UNARY(exp)
UNARY(exp2)
UNARY(exp10)
UNARY(expm1)
UNARY(log)
UNARY(log2)
UNARY(log10)
UNARY(log1p)
UNARY(cbrt)
UNARY(erf)
UNARY(erfc)
BINARY(pow)
BINARY(atan2)
BINARY(hypot)

// The power y[0], a whole number from 3 on. What every product loses in rounding is carried along in
// `rest`, so that the result is nearly always the double nearest to the true power.
AVX2 static int kernel_whole_power PARAMETERS {
  IGNORE_PARAMETERS;
  __m256d right = _mm256_cmp_pd(_mm256_setzero_pd(), _mm256_setzero_pd(), _CMP_EQ_OQ);
  int exponent = (int)y[0];
  int highest = 31 - __builtin_clz((unsigned)exponent);
  for (size_t i = 0; i < count; i += 4) {
    __m256d base = _mm256_loadu_pd(x + i), power = base, rest = _mm256_setzero_pd();
    for (int bit = highest - 1; bit >= 0; bit--) {
      __m256d product = _mm256_mul_pd(power, power);
      __m256d lost = _mm256_fmsub_pd(power, power, product);
      rest = _mm256_fmadd_pd(_mm256_add_pd(power, power), rest, lost);
      power = product;
      if (exponent >> bit & 1) {
        product = _mm256_mul_pd(power, base);
        lost = _mm256_fmsub_pd(power, base, product);
        rest = _mm256_fmadd_pd(rest, base, lost);
        power = product;
      }
    }
    __m256d result = _mm256_add_pd(power, rest);
    right =
        _mm256_and_pd(right, _mm256_and_pd(within(base, low, high), is_right(result)));
    _mm256_storeu_pd(out + i, result);
  }
  return _mm256_movemask_pd(right) == 15;
}

kernel_function *const vector_libmvec_kernels[VECTOR_KERNELS] = {
    [VECTOR_WHOLE_POWER] = kernel_whole_power,
    [VECTOR_SIN] = kernel_sin,
    [VECTOR_COS] = kernel_cos,
    [VECTOR_TAN] = kernel_tan,
    [VECTOR_ASIN] = kernel_asin,
    [VECTOR_ACOS] = kernel_acos,
    [VECTOR_ATAN] = kernel_atan,
    [VECTOR_SINH] = kernel_sinh,
    [VECTOR_COSH] = kernel_cosh,
    [VECTOR_TANH] = kernel_tanh,
    [VECTOR_ASINH] = kernel_asinh,
    [VECTOR_ACOSH] = kernel_acosh,
    [VECTOR_ATANH] = kernel_atanh,
    [VECTOR_EXP] = kernel_exp,
    [VECTOR_EXP2] = kernel_exp2,
    [VECTOR_EXP10] = kernel_exp10,
    [VECTOR_EXPM1] = kernel_expm1,
    [VECTOR_LOG] = kernel_log,
    [VECTOR_LOG2] = kernel_log2,
    [VECTOR_LOG10] = kernel_log10,
    [VECTOR_LOG1P] = kernel_log1p,
    [VECTOR_CBRT] = kernel_cbrt,
    [VECTOR_ERF] = kernel_erf,
    [VECTOR_ERFC] = kernel_erfc,
    [VECTOR_POW] = kernel_pow,
    [VECTOR_ATAN2] = kernel_atan2,
    [VECTOR_HYPOT] = kernel_hypot,
};
#endif
