// The few functions of a C library that compiled Swift calls, for WebAssembly without one; see runtime.c.
#ifndef CBOOKWEB_H
#define CBOOKWEB_H
#endif
