#include <CBaseline.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

int64_t cb_allocated_bytes(void) {
#ifdef __GLIBC__
  struct mallinfo2 information = mallinfo2();
  return (int64_t)(information.uordblks + information.hblkhd);
#else
  return 0;
#endif
}
