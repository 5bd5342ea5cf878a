// Whether all operands and results of a row are such that a kernel is to be trusted.
#pragma once
#include "kernels.h"

#ifdef HAS_AVX2
#include <float.h>
#include <immintrin.h>

// The extremes met so far. NaN gets lost among them; but NaN as an operand makes NaN as a result,
// and
// `nothing` is zero only as long as all results are finite.
struct check {
  __m256d least, greatest, least_result, nothing;
};

AVX2 static inline struct check check_begin(void) {
  __m256d most = _mm256_set1_pd(DBL_MAX), zero = _mm256_setzero_pd();
  struct check check = {most, zero, most, zero};
  return check;
}

AVX2 static inline __m256d magnitude(__m256d value) {
  return _mm256_andnot_pd(_mm256_set1_pd(-0.0), value);
}

AVX2 static inline void check_operand(struct check *check, __m256d operand) {
  check->least = _mm256_min_pd(check->least, magnitude(operand));
  check->greatest = _mm256_max_pd(check->greatest, magnitude(operand));
}

AVX2 static inline void check_result(struct check *check, __m256d result) {
  check->least_result = _mm256_min_pd(check->least_result, magnitude(result));
  check->nothing = _mm256_fmadd_pd(result, _mm256_setzero_pd(), check->nothing);
}

// Takes note of NaN, and of infinity, among operands that may make a number all the same.
AVX2 static inline void check_number(struct check *check, __m256d operand) {
  check->nothing = _mm256_fmadd_pd(operand, _mm256_setzero_pd(), check->nothing);
}

// Returns whether all operands were of a magnitude from `low` to `high`, and all results finite
// and not smaller than the least result.
AVX2 static inline int check_end(struct check check, double low, double high) {
  __m256d is_right = _mm256_and_pd(
      _mm256_and_pd(
          _mm256_cmp_pd(check.least, _mm256_set1_pd(low), _CMP_GE_OQ),
          _mm256_cmp_pd(check.greatest, _mm256_set1_pd(high), _CMP_LE_OQ)),
      _mm256_and_pd(
          _mm256_cmp_pd(check.least_result, _mm256_set1_pd(VECTOR_LEAST_RESULT), _CMP_GE_OQ),
          _mm256_cmp_pd(check.nothing, _mm256_setzero_pd(), _CMP_EQ_OQ)));
  return _mm256_movemask_pd(is_right) == 15;
}
#endif
