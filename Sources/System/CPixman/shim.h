#if !__has_include(<pixman.h>)
#error "pixman is missing: apt-get install libpixman-1-dev (Debian, Ubuntu), dnf install pixman-devel (Fedora), brew install pixman"
#endif
#include <pixman.h>
