// The form of every kernel, and the processors it is compiled for.
#pragma once
#include "CVectorMath.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define HAS_AVX2 1
#define AVX2 __attribute__((target("avx2,fma")))
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
#define IGNORE_PARAMETERS (void)x, (void)y, (void)z, (void)low, (void)high

typedef int kernel_function PARAMETERS;

// Of kernels that serve all arguments: those for steps in between, and those for the last step, which
// make NaN of what is infinite.
extern kernel_function *const vector_plain_kernels[2][VECTOR_KERNELS];
#ifdef HAS_AVX2
extern kernel_function *const vector_avx2_kernels[2][VECTOR_KERNELS];
extern kernel_function *const vector_special_kernels[VECTOR_KERNELS];
#endif
#ifdef HAS_LIBMVEC
extern kernel_function *const vector_libmvec_kernels[VECTOR_KERNELS];
#endif
