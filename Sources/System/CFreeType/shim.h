#if !__has_include(<ft2build.h>)
#error "FreeType is missing: apt-get install libfreetype-dev (Debian, Ubuntu), dnf install freetype-devel (Fedora), brew install freetype"
#endif
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_BITMAP_H
#include FT_TRUETYPE_TABLES_H
#include FT_MODULE_H
