// Operations on rows of doubles, several at once where the processor can.
#pragma once
#include <stddef.h>

// What is done with every element of a row. Those that end in _CONSTANT read the second operand, those
// that begin with VECTOR_CONSTANT_ the first one, from one place for all elements.
enum vector_kernel {
  VECTOR_ADD, VECTOR_SUBTRACT, VECTOR_MULTIPLY, VECTOR_DIVIDE,
  VECTOR_ADD_CONSTANT, VECTOR_SUBTRACT_CONSTANT, VECTOR_MULTIPLY_CONSTANT, VECTOR_DIVIDE_CONSTANT,
  VECTOR_CONSTANT_SUBTRACT, VECTOR_CONSTANT_DIVIDE,
  VECTOR_MINIMUM, VECTOR_MAXIMUM, VECTOR_WHEN,
  VECTOR_LESS, VECTOR_LESS_OR_EQUAL, VECTOR_EQUAL, VECTOR_NOT_EQUAL, VECTOR_AND, VECTOR_OR,
  VECTOR_NOT, VECTOR_CHOOSE,
  VECTOR_CHANGE_SIGN, VECTOR_INVERSE, VECTOR_SQUARE, VECTOR_SQUARE_ROOT, VECTOR_ABSOLUTE,
  VECTOR_SIGN, VECTOR_FLOOR, VECTOR_CEILING, VECTOR_ROUND, VECTOR_TRUNCATE, VECTOR_FRACTION,
  VECTOR_RADIANS, VECTOR_DEGREES,
  // The last step: what is not finite becomes NaN.
  VECTOR_FINITE,
  // From here on only a part of the arguments is served: see vector_apply.
  VECTOR_WHOLE_POWER,
  VECTOR_SIN, VECTOR_COS, VECTOR_TAN, VECTOR_ASIN, VECTOR_ACOS, VECTOR_ATAN,
  VECTOR_SINH, VECTOR_COSH, VECTOR_TANH, VECTOR_ASINH, VECTOR_ACOSH, VECTOR_ATANH,
  VECTOR_EXP, VECTOR_EXP2, VECTOR_EXP10, VECTOR_EXPM1,
  VECTOR_LOG, VECTOR_LOG2, VECTOR_LOG10, VECTOR_LOG1P,
  VECTOR_CBRT, VECTOR_ERF, VECTOR_ERFC,
  VECTOR_POW, VECTOR_ATAN2, VECTOR_HYPOT,
  VECTOR_KERNELS,
};

// Results smaller than this are left to the caller: 2^-1000.
#define VECTOR_LEAST_RESULT 9.33263618503218878990089544723817169617091446371708e-302

// Applies a kernel to the first `count` elements of its operands; the count is a multiple of 4, and `out`
// overlaps no operand.
//
// Returns 1 if all results are right; 0 if those elements are not whose operands (the first two) are not
// of a magnitude from `low` to `high` or whose result is not finite or smaller than the least result;
// -1 if nothing was done, because the processor or the C library lacks it.
int vector_apply(
    enum vector_kernel kernel, const double *x, const double *y, const double *z, double *out,
    size_t count, double low, double high);
