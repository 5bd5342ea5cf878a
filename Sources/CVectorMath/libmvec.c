// Elementary functions from glibc's vector library, which is up to 4 units in the last place off.
#include "checks.h"

#ifdef HAS_LIBMVEC


void vector_map(
    void (*function)(void), const double *x, const double *y, double *out, size_t count);

// Returns, for each operand, whether the function is undefined there, as a mask.
typedef __m256d domain_rule(__m256d operand);
typedef __m256d binary_domain_rule(__m256d x, __m256d y);
// Returns what a result of the library has to become.
typedef __m256d result_rule(__m256d operand, __m256d result);

// Finishes and checks a row of results, those of undefined operands being NaN.
INLINE int finish(
    const double *x, double *out, size_t count, double low, double high, domain_rule *is_undefined,
    result_rule *changed) {
  struct check check = check_begin();
  const __m256d one = _mm256_set1_pd(1), nan = _mm256_set1_pd(__builtin_nan(""));
  for (size_t i = 0; i < count; i += 4) {
    __m256d operand = _mm256_loadu_pd(x + i), result = _mm256_loadu_pd(out + i);
    if (changed) result = changed(operand, result);
    if (is_undefined) {
      __m256d undefined = is_undefined(operand);
      _mm256_storeu_pd(out + i, _mm256_blendv_pd(result, nan, undefined));
      operand = _mm256_blendv_pd(operand, one, undefined);
      result = _mm256_blendv_pd(result, one, undefined);
    } else if (changed) {
      _mm256_storeu_pd(out + i, result);
    }
    check_operand(&check, operand);
    check_result(&check, result);
  }
  return check_end(check, low, high);
}

INLINE __m256d is_not_positive(__m256d x) {
  return _mm256_cmp_pd(x, _mm256_setzero_pd(), _CMP_LE_OQ);
}
INLINE __m256d is_not_above_minus_one(__m256d x) {
  return _mm256_cmp_pd(x, _mm256_set1_pd(-1), _CMP_LE_OQ);
}
INLINE __m256d is_below_one(__m256d x) {
  return _mm256_cmp_pd(x, _mm256_set1_pd(1), _CMP_LT_OQ);
}
INLINE __m256d is_beyond_one(__m256d x) {
  return _mm256_cmp_pd(magnitude(x), _mm256_set1_pd(1), _CMP_GT_OQ);
}

INLINE __m256d reciprocal(__m256d x, __m256d result) {
  (void)x;
  return _mm256_div_pd(_mm256_set1_pd(1), result);
}

INLINE __m256d to_radians(__m256d x) {
  __m256d rest = _mm256_mul_pd(x, _mm256_set1_pd(DEGREE_REST));
  return _mm256_fmadd_pd(x, _mm256_set1_pd(DEGREE), rest);
}
INLINE __m256d to_degrees(__m256d x) {
  __m256d rest = _mm256_mul_pd(x, _mm256_set1_pd(RADIAN_REST));
  return _mm256_fmadd_pd(x, _mm256_set1_pd(RADIAN), rest);
}

INLINE __m256d with_sign(__m256d size, __m256d sign) {
  return _mm256_or_pd(size, _mm256_and_pd(_mm256_set1_pd(-0.0), sign));
}

// Returns `result`, but `exact` where the size of an angle or a ratio is `place`.
INLINE __m256d exactly(__m256d x, double place, __m256d exact, __m256d result) {
  __m256d is_there = _mm256_cmp_pd(magnitude(x), _mm256_set1_pd(place), _CMP_EQ_OQ);
  return _mm256_blendv_pd(result, exact, is_there);
}

// Returns the angle between plus and minus half a turn, exactly.
INLINE __m256d reduced(__m256d x, double turn) {
  __m256d turns = _mm256_round_pd(
      _mm256_div_pd(x, _mm256_set1_pd(turn)), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  return _mm256_fnmadd_pd(turns, _mm256_set1_pd(turn), x);
}

// Returns the angle between -90 and 90 degrees with the same sine.
INLINE __m256d sine_angle(__m256d x) {
  __m256d angle = reduced(x, 360), half = _mm256_set1_pd(180);
  __m256d mirrored = _mm256_sub_pd(with_sign(half, angle), angle);
  __m256d is_wide = _mm256_cmp_pd(magnitude(angle), _mm256_set1_pd(90), _CMP_GT_OQ);
  return _mm256_blendv_pd(angle, mirrored, is_wide);
}
// Returns the angle whose sine is the cosine.
INLINE __m256d cosine_angle(__m256d x) {
  return _mm256_sub_pd(_mm256_set1_pd(90), magnitude(reduced(x, 360)));
}
// Returns the angle up to 45 degrees whose tangent or cotangent is the size of the tangent.
INLINE __m256d tangent_angle(__m256d x) {
  __m256d angle = magnitude(reduced(x, 180));
  return _mm256_min_pd(angle, _mm256_sub_pd(_mm256_set1_pd(90), angle));
}

INLINE __m256d finished_sine(__m256d angle, __m256d result) {
  return exactly(angle, 30, with_sign(_mm256_set1_pd(0.5), angle), result);
}
INLINE __m256d sine_of_degrees(__m256d x, __m256d result) {
  return finished_sine(sine_angle(x), result);
}
INLINE __m256d cosine_of_degrees(__m256d x, __m256d result) {
  return finished_sine(cosine_angle(x), result);
}
INLINE __m256d tangent_of_degrees(__m256d x, __m256d result) {
  __m256d one = _mm256_set1_pd(1), angle = reduced(x, 180);
  __m256d is_steep = _mm256_cmp_pd(magnitude(angle), _mm256_set1_pd(45), _CMP_GT_OQ);
  __m256d size = _mm256_blendv_pd(result, _mm256_div_pd(one, result), is_steep);
  return with_sign(exactly(angle, 45, one, size), angle);
}
INLINE __m256d arc_sine_in_degrees(__m256d x, __m256d result) {
  return exactly(x, 0.5, _mm256_mul_pd(_mm256_set1_pd(60), x), to_degrees(result));
}
INLINE __m256d arc_cosine_in_degrees(__m256d x, __m256d result) {
  __m256d exact = _mm256_fnmadd_pd(_mm256_set1_pd(60), x, _mm256_set1_pd(90));
  return exactly(x, 0.5, exact, to_degrees(result));
}
INLINE __m256d arc_tangent_in_degrees(__m256d x, __m256d result) {
  (void)x;
  return to_degrees(result);
}

// Finishes and checks a row of results of two operands. What is no number must not be lost: 1 to
// any power is 1.
INLINE int finish_binary(
    const double *x, const double *y, double *out, size_t count, double low, double high,
    binary_domain_rule *is_undefined) {
  struct check check = check_begin();
  const __m256d one = _mm256_set1_pd(1), nan = _mm256_set1_pd(__builtin_nan(""));
  for (size_t i = 0; i < count; i += 4) {
    __m256d first = _mm256_loadu_pd(x + i), second = _mm256_loadu_pd(y + i);
    __m256d result = _mm256_loadu_pd(out + i);
    if (is_undefined) {
      __m256d undefined = is_undefined(first, second);
      _mm256_storeu_pd(out + i, _mm256_blendv_pd(result, nan, undefined));
      first = _mm256_blendv_pd(first, one, undefined);
      result = _mm256_blendv_pd(result, one, undefined);
    }
    check_operand(&check, first);
    check_operand(&check, second);
    check_number(&check, second);
    check_result(&check, result);
  }
  return check_end(check, low, high);
}

// A negative number has powers of whole exponents only.
INLINE __m256d is_power_undefined(__m256d base, __m256d exponent) {
  return _mm256_and_pd(
      _mm256_cmp_pd(base, _mm256_setzero_pd(), _CMP_LT_OQ),
      _mm256_cmp_pd(exponent, _mm256_floor_pd(exponent), _CMP_NEQ_OQ));
}

// The functions take and return vectors in registers; what stands here is but their address.
#define UNARY(name, function, is_undefined, changed)                                               \
  void _ZGVdN4v_##function(void);                                                                  \
  AVX2 static int kernel_##name PARAMETERS {                                                       \
    vector_map(_ZGVdN4v_##function, x, x, out, count);                                             \
    return finish(x, out, count, low, high, is_undefined, changed);                                \
  }
#define OF_DEGREES(name, function, angle, changed)                                                 \
  AVX2 static int kernel_##name PARAMETERS {                                                       \
    for (size_t i = 0; i < count; i += 4) {                                                        \
      _mm256_storeu_pd(out + i, to_radians(angle(_mm256_loadu_pd(x + i))));                        \
    }                                                                                              \
    vector_map(_ZGVdN4v_##function, out, out, out, count);                                         \
    return finish(x, out, count, low, high, NULL, changed);                                        \
  }
#define BINARY(name, is_undefined)                                                                 \
  void _ZGVdN4vv_##name(void);                                                                     \
  AVX2 static int kernel_##name PARAMETERS {                                                       \
    vector_map(_ZGVdN4vv_##name, x, y, out, count);                                                \
    return finish_binary(x, y, out, count, low, high, is_undefined);                               \
  }

UNARY(sin, sin, NULL, NULL)
UNARY(cos, cos, NULL, NULL)
UNARY(tan, tan, NULL, NULL)
UNARY(sec, cos, NULL, reciprocal)
UNARY(csc, sin, NULL, reciprocal)
UNARY(cot, tan, NULL, reciprocal)
OF_DEGREES(sin_degrees, sin, sine_angle, sine_of_degrees)
OF_DEGREES(cos_degrees, sin, cosine_angle, cosine_of_degrees)
OF_DEGREES(tan_degrees, tan, tangent_angle, tangent_of_degrees)
UNARY(asin, asin, is_beyond_one, NULL)
UNARY(acos, acos, is_beyond_one, NULL)
UNARY(atan, atan, NULL, NULL)
UNARY(asin_degrees, asin, is_beyond_one, arc_sine_in_degrees)
UNARY(acos_degrees, acos, is_beyond_one, arc_cosine_in_degrees)
UNARY(atan_degrees, atan, NULL, arc_tangent_in_degrees)
UNARY(sinh, sinh, NULL, NULL)
UNARY(cosh, cosh, NULL, NULL)
UNARY(tanh, tanh, NULL, NULL)
UNARY(asinh, asinh, NULL, NULL)
UNARY(acosh, acosh, is_below_one, NULL)
UNARY(atanh, atanh, is_beyond_one, NULL)
UNARY(exp, exp, NULL, NULL)
UNARY(exp2, exp2, NULL, NULL)
UNARY(exp10, exp10, NULL, NULL)
UNARY(expm1, expm1, NULL, NULL)
UNARY(log, log, is_not_positive, NULL)
UNARY(log2, log2, is_not_positive, NULL)
UNARY(log10, log10, is_not_positive, NULL)
UNARY(log1p, log1p, is_not_above_minus_one, NULL)
UNARY(cbrt, cbrt, NULL, NULL)
UNARY(erf, erf, NULL, NULL)
UNARY(erfc, erfc, NULL, NULL)

BINARY(pow, is_power_undefined)
BINARY(atan2, NULL)
BINARY(hypot, NULL)

kernel_function *const vector_libmvec_kernels[VECTOR_KERNELS] = {
    [VECTOR_SIN] = kernel_sin,
    [VECTOR_COS] = kernel_cos,
    [VECTOR_TAN] = kernel_tan,
    [VECTOR_SEC] = kernel_sec,
    [VECTOR_CSC] = kernel_csc,
    [VECTOR_COT] = kernel_cot,
    [VECTOR_SIN_DEGREES] = kernel_sin_degrees,
    [VECTOR_COS_DEGREES] = kernel_cos_degrees,
    [VECTOR_TAN_DEGREES] = kernel_tan_degrees,
    [VECTOR_ASIN] = kernel_asin,
    [VECTOR_ACOS] = kernel_acos,
    [VECTOR_ATAN] = kernel_atan,
    [VECTOR_ASIN_DEGREES] = kernel_asin_degrees,
    [VECTOR_ACOS_DEGREES] = kernel_acos_degrees,
    [VECTOR_ATAN_DEGREES] = kernel_atan_degrees,
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
