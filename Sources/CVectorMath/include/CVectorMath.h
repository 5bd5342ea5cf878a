// Operations on rows of doubles, several at once where the processor can.
#pragma once
#include <stddef.h>

// What is done with every element of a row. Those that end in _CONSTANT read the second operand,
// and those that begin with VECTOR_CONSTANT_ the first one, from one place for all elements.
enum vector_kernel {
  // No kernel: the caller has to go number by number.
  VECTOR_NONE,
  VECTOR_ADD, VECTOR_SUBTRACT, VECTOR_MULTIPLY, VECTOR_DIVIDE, VECTOR_MODULO,
  VECTOR_LESS, VECTOR_LESS_OR_EQUAL, VECTOR_EQUAL, VECTOR_NOT_EQUAL, VECTOR_MINIMUM, VECTOR_MAXIMUM,
  VECTOR_ADD_CONSTANT, VECTOR_SUBTRACT_CONSTANT, VECTOR_MULTIPLY_CONSTANT, VECTOR_DIVIDE_CONSTANT,
  VECTOR_MODULO_CONSTANT, VECTOR_LESS_CONSTANT, VECTOR_LESS_OR_EQUAL_CONSTANT,
  VECTOR_EQUAL_CONSTANT, VECTOR_NOT_EQUAL_CONSTANT, VECTOR_MINIMUM_CONSTANT,
  VECTOR_MAXIMUM_CONSTANT,
  VECTOR_CONSTANT_SUBTRACT, VECTOR_CONSTANT_DIVIDE, VECTOR_CONSTANT_LESS,
  VECTOR_CONSTANT_LESS_OR_EQUAL,
  // A product, rounded, and then a sum with it: x y + z, x y - z and z - x y. To scale is to
  // multiply by a constant; those that end in _CONSTANT read z from one place.
  VECTOR_MULTIPLY_ADD, VECTOR_MULTIPLY_SUBTRACT, VECTOR_MULTIPLY_SUBTRACT_FROM,
  VECTOR_MULTIPLY_ADD_CONSTANT, VECTOR_MULTIPLY_SUBTRACT_CONSTANT,
  VECTOR_MULTIPLY_SUBTRACT_FROM_CONSTANT,
  VECTOR_SCALE_ADD, VECTOR_SCALE_SUBTRACT, VECTOR_SCALE_SUBTRACT_FROM,
  VECTOR_SCALE_ADD_CONSTANT, VECTOR_SCALE_SUBTRACT_CONSTANT, VECTOR_SCALE_SUBTRACT_FROM_CONSTANT,
  // The same of x².
  VECTOR_SQUARE_SCALE_ADD, VECTOR_SQUARE_SCALE_SUBTRACT, VECTOR_SQUARE_SCALE_SUBTRACT_FROM,
  VECTOR_SQUARE_SCALE_ADD_CONSTANT, VECTOR_SQUARE_SCALE_SUBTRACT_CONSTANT,
  VECTOR_SQUARE_SCALE_SUBTRACT_FROM_CONSTANT,
  // Those with a row for z, and then a sum with a constant, which is in `low`.
  VECTOR_MULTIPLY_ADD_OFFSET, VECTOR_MULTIPLY_SUBTRACT_OFFSET, VECTOR_MULTIPLY_SUBTRACT_FROM_OFFSET,
  VECTOR_SCALE_ADD_OFFSET, VECTOR_SCALE_SUBTRACT_OFFSET, VECTOR_SCALE_SUBTRACT_FROM_OFFSET,
  VECTOR_SQUARE_SCALE_ADD_OFFSET, VECTOR_SQUARE_SCALE_SUBTRACT_OFFSET,
  VECTOR_SQUARE_SCALE_SUBTRACT_FROM_OFFSET,
  VECTOR_WHEN, VECTOR_AND, VECTOR_OR, VECTOR_NOT, VECTOR_CHOOSE,
  VECTOR_CHANGE_SIGN, VECTOR_INVERSE, VECTOR_SQUARE, VECTOR_CUBE, VECTOR_FOURTH_POWER,
  VECTOR_SQUARE_ROOT, VECTOR_POWER_OF_HALF, VECTOR_ABSOLUTE, VECTOR_SIGN,
  VECTOR_FLOOR, VECTOR_CEILING, VECTOR_ROUND, VECTOR_TRUNCATE, VECTOR_FRACTION,
  VECTOR_RADIANS, VECTOR_DEGREES,
  // From here on only a part of the arguments is served: see vector_run.
  VECTOR_WHOLE_POWER, VECTOR_GAMMA, VECTOR_FACTORIAL,
  VECTOR_SIN, VECTOR_COS, VECTOR_TAN, VECTOR_SEC, VECTOR_CSC, VECTOR_COT,
  VECTOR_SIN_DEGREES, VECTOR_COS_DEGREES, VECTOR_TAN_DEGREES,
  VECTOR_ASIN, VECTOR_ACOS, VECTOR_ATAN,
  VECTOR_ASIN_DEGREES, VECTOR_ACOS_DEGREES, VECTOR_ATAN_DEGREES,
  VECTOR_SINH, VECTOR_COSH, VECTOR_TANH, VECTOR_ASINH, VECTOR_ACOSH, VECTOR_ATANH,
  VECTOR_EXP, VECTOR_EXP2, VECTOR_EXP10, VECTOR_EXPM1,
  VECTOR_LOG, VECTOR_LOG2, VECTOR_LOG10, VECTOR_LOG1P,
  VECTOR_CBRT, VECTOR_ERF, VECTOR_ERFC,
  VECTOR_POW, VECTOR_ATAN2, VECTOR_HYPOT,
  VECTOR_KERNELS,
};

// Results smaller than this are left to the caller: 2^-1000.
#define VECTOR_LEAST_RESULT 9.33263618503218878990089544723817169617091446371708e-302

// A kernel with its operands and its result: rows, or constants where the kernel reads constants.
//
// The result may be in the row of an operand, but only of a kernel that serves all arguments. That
// of the last step goes to row 0, which stands for the values.
struct vector_step {
  enum vector_kernel kernel;
  int x, y, z, out;
  // The magnitudes of operands that a kernel which does not serve all is trusted with. To some
  // others
  // `low` is an operand.
  double low, high;
};

// Where rows and constants are: row r > 0 at `rows` + r `stride`, row 0 at `arguments`, and as the
// place of a result at `values`. If `is_plain` is not 0, the kernels are those of a processor
// without vectors of four doubles.
struct vector_memory {
  double *rows;
  size_t stride;
  const double *arguments;
  double *values;
  const double *constants;
  int is_plain;
};

// Carries out steps on the first `count` elements of their rows, a multiple of 4, until one needs
// the caller's help; returns the number of that step, or `end`.
//
// The elements that need help are all of them if `*was_tried` is 0, because the processor or the C
// library lacks the kernel; else those whose operands (the first two) are not of a magnitude from
// `low` to `high`, or whose result is not finite or smaller than the least result. Without help all
// values are finite or NaN.
size_t vector_run(
    const struct vector_step *steps, size_t first, size_t end, const struct vector_memory *memory,
    size_t count, int *was_tried);

// Returns where the elements of a row of operands are, or, for a number below 0, a constant.
const double *vector_place(const struct vector_memory *memory, int row);

// Copies elements, or changes them in place; what is not finite becomes NaN.
void vector_finite(const double *x, double *out, size_t count);
