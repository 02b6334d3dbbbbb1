#if !__has_include(<hb.h>)
#error "HarfBuzz is missing: apt-get install libharfbuzz-dev (Debian, Ubuntu), dnf install harfbuzz-devel (Fedora), brew install harfbuzz"
#endif
#include <hb.h>
#include <hb-ot.h>
