// Applies one of libmvec's functions to rows. In assembly, because clang passes vectors of 32 bytes
// in memory, where libmvec does not look, unless the whole file is compiled for AVX.
#if defined(__x86_64__) && defined(__linux__)
// void vector_map(function, const double *x, const double *y, double *out, size_t count);
// The count is a positive multiple of 4.
        .text
        .globl  vector_map
        .hidden vector_map
        .type   vector_map, @function
vector_map:
        .cfi_startproc
        pushq   %rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbx, 0
        pushq   %rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbp, 0
        pushq   %r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r12, 0
        pushq   %r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r13, 0
        pushq   %r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r14, 0
        pushq   %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
        subq    $8, %rsp
        .cfi_adjust_cfa_offset 8
        movq    %rdi, %rbx
        movq    %rsi, %r12
        movq    %rdx, %r13
        movq    %rcx, %r14
        movq    %r8, %r15
        xorl    %ebp, %ebp
1:      vmovupd (%r12,%rbp,8), %ymm0
        vmovupd (%r13,%rbp,8), %ymm1
        call    *%rbx
        vmovupd %ymm0, (%r14,%rbp,8)
        addq    $4, %rbp
        cmpq    %r15, %rbp
        jb      1b
        vzeroupper
        addq    $8, %rsp
        .cfi_adjust_cfa_offset -8
        popq    %r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r15
        popq    %r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r14
        popq    %r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r13
        popq    %r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r12
        popq    %rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore %rbp
        popq    %rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore %rbx
        ret
        .cfi_endproc
        .size   vector_map, .-vector_map
#endif
#if defined(__linux__)
        .section .note.GNU-stack,"",@progbits
#endif
