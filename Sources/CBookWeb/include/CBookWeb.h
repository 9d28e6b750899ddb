// The few functions of a C library that compiled Swift calls, for WebAssembly without one, see runtime.c; and the two
// that a WebAssembly command needs to read its input and write its output, which the runtime of the command provides.
#ifndef CBOOKWEB_H
#define CBOOKWEB_H

#include <stdint.h>

#if defined(__wasm__)

// A stretch of memory, as WASI has it.
typedef struct BookSpan {
  void *start;
  uint32_t count;
} BookSpan;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int32_t book_read(int32_t file, const BookSpan *spans, int32_t spanCount, uint32_t *result);

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int32_t book_write(int32_t file, const BookSpan *spans, int32_t spanCount, uint32_t *result);

#endif
#endif
