// Whole powers and gamma, without the C library: at most 4 units in the last place off.
#include "checks.h"
#include <math.h>

#ifdef HAS_AVX2
// The power y[0], a whole number from 3 on. What every product loses in rounding is carried
// along in `rest`, so that the result is nearly always the double nearest to the true power.
AVX2 static int kernel_whole_power PARAMETERS {
  struct check check = check_begin();
  int exponent = (int)*y;
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
    check_operand(&check, base);
    check_result(&check, result);
    _mm256_storeu_pd(out + i, result);
  }
  return check_end(check, low, high);
}

// 1 ÷ x! for an x of at most ½ in size, its Taylor coefficients at x²² down to x⁰, from mpmath
// with 90 digits at work.
static const double reciprocal_coefficients[] = {
    -2.0583260535665066e-14,
    5.100370287454476e-13,  -3.696805618642206e-12, 7.782263439905071e-12,
    1.0434267116911005e-10, -1.18127457048702e-09,  5.002007644469223e-09,
    6.116095104481416e-09,  -2.056338416977607e-07, 1.133027231981696e-06,
    -1.2504934821426706e-06, -2.013485478078824e-05, 0.0001280502823881162,
    -0.00021524167411495098, -0.0011651675918590652, 0.0072189432466631,
    -0.009621971527876973,  -0.04219773455554433,   0.16653861138229148,
    -0.04200263503409524,   -0.6558780715202539,    0.5772156649015329,
    1,
};

AVX2 static inline __m256d reciprocal_series(__m256d x) {
  __m256d sum = _mm256_setzero_pd();
  for (size_t k = 0; k < sizeof reciprocal_coefficients / sizeof(double); k++) {
    sum = _mm256_fmadd_pd(sum, x, _mm256_set1_pd(reciprocal_coefficients[k]));
  }
  return sum;
}

// A product of `term` + fraction, the same of the next term, and so on, and what it lost in
// rounding.
struct product {
  __m256d value, rest, term;
};

AVX2 static inline struct product times_next(
    struct product product, __m256d fraction, __m256d step) {
  __m256d sum = _mm256_add_pd(product.term, fraction);
  __m256d sum_rest = _mm256_sub_pd(fraction, _mm256_sub_pd(sum, product.term));
  __m256d value = _mm256_mul_pd(product.value, sum);
  __m256d lost = _mm256_fmsub_pd(product.value, sum, value);
  lost = _mm256_fmadd_pd(product.value, sum_rest, lost);
  __m256d rest = _mm256_fmadd_pd(product.rest, sum, lost);
  struct product next = {value, rest, _mm256_add_pd(product.term, step)};
  return next;
}

// The factorial of `x + shift`: that of its distance from the nearest whole number, by the series,
// times or divided by the numbers between. What every product loses in rounding is carried along.
AVX2 static int factorial(
    const double *x, double *out, size_t count, double shift, double low, double high) {
  struct check check = check_begin();
  const __m256d one = _mm256_set1_pd(1), zero = _mm256_setzero_pd();
  for (size_t i = 0; i < count; i += 4) {
    __m256d argument = _mm256_loadu_pd(x + i);
    __m256d nearest = _mm256_round_pd(argument, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    __m256d fraction = _mm256_sub_pd(argument, nearest);
    __m256d whole = _mm256_add_pd(nearest, _mm256_set1_pd(shift));
    __m256d series = reciprocal_series(fraction);
    // Upward the numbers are fraction + 1, + 2, …, downward fraction, fraction - 1, ….
    __m256d is_upward = _mm256_cmp_pd(whole, zero, _CMP_GT_OQ);
    __m256d step = _mm256_blendv_pd(_mm256_set1_pd(-1), one, is_upward);
    __m256d term = _mm256_and_pd(is_upward, one);
    __m256d left = magnitude(whole);
    // Beyond the bounds the caller does the work.
    __m256d is_near = _mm256_cmp_pd(magnitude(argument), _mm256_set1_pd(high), _CMP_LE_OQ);
    left = _mm256_and_pd(left, is_near);
    struct product product = {one, zero, term};
    // First those factors that all four have.
    double each[4];
    _mm256_storeu_pd(each, left);
    int common = (int)fmin(fmin(each[0], each[1]), fmin(each[2], each[3]));
    for (int k = 0; k < common; k++) product = times_next(product, fraction, step);
    left = _mm256_sub_pd(left, _mm256_set1_pd(common));
    __m256d is_left = _mm256_cmp_pd(left, zero, _CMP_GT_OQ);
    while (_mm256_movemask_pd(is_left)) {
      struct product next = times_next(product, fraction, step);
      product.value = _mm256_blendv_pd(product.value, next.value, is_left);
      product.rest = _mm256_blendv_pd(product.rest, next.rest, is_left);
      product.term = next.term;
      left = _mm256_sub_pd(left, one);
      is_left = _mm256_cmp_pd(left, zero, _CMP_GT_OQ);
    }
    __m256d whole_product = _mm256_add_pd(product.value, product.rest);
    __m256d upward = _mm256_div_pd(whole_product, series);
    __m256d downward = _mm256_div_pd(one, _mm256_mul_pd(whole_product, series));
    __m256d result = _mm256_blendv_pd(downward, upward, is_upward);
    check_operand(&check, argument);
    check_result(&check, result);
    _mm256_storeu_pd(out + i, result);
  }
  return check_end(check, low, high);
}

AVX2 static int kernel_gamma PARAMETERS {
  return factorial(x, out, count, -1, low, high);
}

AVX2 static int kernel_factorial PARAMETERS {
  return factorial(x, out, count, 0, low, high);
}

kernel_function *const vector_special_kernels[VECTOR_KERNELS] = {
    [VECTOR_WHOLE_POWER] = kernel_whole_power,
    [VECTOR_GAMMA] = kernel_gamma,
    [VECTOR_FACTORIAL] = kernel_factorial,
};
#endif
