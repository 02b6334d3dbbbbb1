#if !__has_include(<libdeflate.h>)
#error "libdeflate is missing: apt-get install libdeflate-dev (Debian, Ubuntu), dnf install libdeflate-devel (Fedora), brew install libdeflate"
#endif
#include <libdeflate.h>
