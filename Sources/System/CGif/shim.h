#if !__has_include(<gif_lib.h>)
#error "giflib is missing: apt-get install libgif-dev (Debian, Ubuntu), dnf install giflib-devel (Fedora), brew install giflib"
#endif
#include <gif_lib.h>
