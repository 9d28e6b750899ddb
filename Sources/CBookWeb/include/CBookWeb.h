// The few functions of the C library that compiled Swift calls, for WebAssembly without one (see runtime.c), and the
// two functions with which a command reads input and writes output. In WebAssembly, the runtime of the command
// provides these as defined by WASI; elsewhere they call the system's C library.
#ifndef CBOOKWEB_H
#define CBOOKWEB_H

#include <stdint.h>

#if defined(__wasm__)
#define BOOK_IMPORT(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))
#else
#define BOOK_IMPORT(name)
#endif

// A span of memory, laid out as WASI requires.
typedef struct BookSpan {
  void *start;
  uint32_t count;
} BookSpan;

// Both return 0 or an error number.
BOOK_IMPORT("fd_read")
int32_t book_read(int32_t file, const BookSpan *spans, int32_t spanCount, uint32_t *result);

BOOK_IMPORT("fd_write")
int32_t book_write(int32_t file, const BookSpan *spans, int32_t spanCount, uint32_t *result);

#undef BOOK_IMPORT

#endif
