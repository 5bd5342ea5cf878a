// The form of every kernel, and the processors it is compiled for.
#pragma once
#include "CVectorMath.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define HAS_AVX2 1
#define AVX2 __attribute__((target("avx2,fma")))
#define INLINE AVX2 static inline __attribute__((always_inline))
#include <features.h>
// glibc has had vector versions of all elementary functions since 2.35.
#if defined(__GLIBC__) && defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 35)
#define HAS_LIBMVEC 1
#endif
#endif
#endif

// Returns whether all results are right.
#define PARAMETERS                                                                                 \
  (const double *x, const double *y, const double *z, double *out, size_t count, double low,       \
   double high)

typedef int kernel_function PARAMETERS;

// π/180 and 180/π, each as the nearest double and what is left of it, as in Degrees.swift.
#define DEGREE 0.017453292519943295
#define DEGREE_REST 2.9486522708701687e-19
#define RADIAN 57.29577951308232
#define RADIAN_REST -1.9878495670576283e-15

// A value: what is infinite is undefined.
static inline double finite_value(double x) { return x - x == 0 ? x : __builtin_nan(""); }

// Of kernels that serve all arguments: those for steps in between, and those for the last step,
// which make NaN of what is infinite.
extern kernel_function *const vector_plain_kernels[2][VECTOR_KERNELS];
#ifdef HAS_AVX2
extern kernel_function *const vector_avx2_kernels[2][VECTOR_KERNELS];
extern kernel_function *const vector_special_kernels[VECTOR_KERNELS];
#endif
#ifdef HAS_LIBMVEC
extern kernel_function *const vector_libmvec_kernels[VECTOR_KERNELS];
#endif
