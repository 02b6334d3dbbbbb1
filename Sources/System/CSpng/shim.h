#if !__has_include(<spng.h>)
#error "libspng is missing: apt-get install libspng-dev (Debian, Ubuntu), dnf install libspng-devel (Fedora), brew install libspng"
#endif
#include <spng.h>
