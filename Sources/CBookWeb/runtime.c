// The functions that compiled Swift needs: memory and a little arithmetic. WebAssembly has no C library of its own,
// and a whole one would be larger than the engine. Other platforms use the system's C library.
#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

// MARK: Memory

// The size of a block is a power of two that includes a header at its start. Freed blocks of each size form a list
// and are reused; memory is never returned to the host, which suits a page that plays one book.
//
// The header has 16 bytes, so that the memory after it has the alignment of Swift's arrays of 64-bit numbers, whose
// spans trap if misaligned.
typedef struct Block {
  _Alignas(16) union {
    struct Block *next;  // while free
    void *origin;        // while in use: the start of the block, before any padding
  };
  uint32_t order;
  uint32_t mark;
} Block;

extern unsigned char __heap_base;
static uintptr_t heapEnd = 0;
static Block *freeBlocks[32];

_Static_assert(sizeof(Block) == 16, "blocks are aligned by their headers");

static uintptr_t grow(size_t count) {
  if (heapEnd == 0) heapEnd = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = heapEnd;
  if (count > UINTPTR_MAX - start) return 0;
  uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  if (start + count > available) {
    size_t pages = (start + count - available + 0xFFFF) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  heapEnd = start + count;
  return start;
}

static void *allocate(size_t count) {
  size_t needed = count + sizeof(Block);
  if (needed < count || needed > ((size_t)1 << 30)) return 0;
  uint32_t order = needed <= 32 ? 5 : 32 - (uint32_t)__builtin_clz((uint32_t)needed - 1);
  Block *block = freeBlocks[order];
  if (block) {
    freeBlocks[order] = block->next;
  } else {
    block = (Block *)grow((size_t)1 << order);
    if (!block) return 0;
    block->order = order;
  }
  block->origin = block;
  return block + 1;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment <= sizeof(Block)) {
    *result = allocate(count);
    return *result ? 0 : 12;
  }
  // Room for the alignment and for a second header, which points to the first one.
  char *memory = allocate(count + alignment + sizeof(Block));
  if (!memory) return 12;
  uintptr_t aligned = ((uintptr_t)memory + sizeof(Block) + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Block *header = (Block *)aligned - 1;
  header->origin = (Block *)memory - 1;
  *result = (void *)aligned;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = ((Block *)memory - 1)->origin;
  block->next = freeBlocks[block->order];
  freeBlocks[block->order] = block;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *l = left, *r = right;
  for (size_t i = 0; i < count; i++) {
    if (l[i] != r[i]) return l[i] - r[i];
  }
  return 0;
}

// Swift's empty array storage, from which spans are made too. Swift's own definition is weak, so this one replaces
// it; its own is aligned only to 4 bytes.
_Alignas(16) intptr_t emptyArray[4] __asm__("$es23_swiftEmptyArrayStorageSi_S3itvp") = {0, -1, 0, 1};

// MARK: Arithmetic

typedef unsigned __int128 Wide;

// Multiplies two 128-bit numbers, using 32-bit products.
Wide __multi3(Wide a, Wide b) {
  uint64_t al = (uint64_t)a, bl = (uint64_t)b;
  uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(a >> 64) * bl + al * (uint64_t)(b >> 64);
  return (Wide)high << 64 | (other << 32 | (uint32_t)low);
}

// Provides hash seeds that are always the same, so that every run is deterministic.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)(i * 151 + 17);
}

#else

#include "CBookWeb.h"

// Declared here because the bare arm64 target has no headers of a C library.
extern long read(int file, void *memory, unsigned long count);
extern long write(int file, const void *memory, unsigned long count);

enum { failed = 29 };  // EIO as defined by WASI

int32_t book_read(int32_t file, const BookSpan *spans, int32_t spanCount, uint32_t *result) {
  if (spanCount < 1) return failed;
  long count = read(file, spans[0].start, spans[0].count);
  if (count < 0) return failed;
  *result = (uint32_t)count;
  return 0;
}

int32_t book_write(int32_t file, const BookSpan *spans, int32_t spanCount, uint32_t *result) {
  if (spanCount < 1) return failed;
  long count = write(file, spans[0].start, spans[0].count);
  if (count < 0) return failed;
  *result = (uint32_t)count;
  return 0;
}

#endif
