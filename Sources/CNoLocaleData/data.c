#include <stdint.h>

// The command line links Foundation into itself, and with it 34 MB of names and formats of all languages, of which it
// uses none (SourceTreeTests). Their place is taken here by a package of ICU's data that holds nothing, in the form of
// ICU's own stub: this file is linked first, and the linker takes no second symbol of the name out of an archive.
//
// Foundation's version of ICU is in the name. A later one finds its own data, and the program is larger.
#ifdef BALLOON_LINKS_FOUNDATION

struct package {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size, reserved_word;
    uint8_t is_big_endian, character_set, unit_size, reserved_byte;
    uint8_t data_format[4], format_version[4], data_version[4];
    uint8_t padding[8];
    uint32_t count, reserved;
    uint32_t no_names[4];
};

#define PACKAGE(name) \
    const struct package name __attribute__((aligned(16))) = { \
        .header_size = 32, .magic = {0xDA, 0x27}, .info_size = 20, .unit_size = 2, \
        .data_format = {'T', 'o', 'C', 'P'}, .format_version = {1}}

PACKAGE(icudt74_dat);
PACKAGE(icudt75_dat);
PACKAGE(icudt76_dat);
PACKAGE(icudt77_dat);
PACKAGE(icudt78_dat);

#endif
