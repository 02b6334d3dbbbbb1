#if !__has_include(<turbojpeg.h>)
#error "TurboJPEG is missing: apt-get install libturbojpeg0-dev (Debian, Ubuntu), dnf install turbojpeg-devel (Fedora), brew install jpeg-turbo"
#endif
#include <turbojpeg.h>
