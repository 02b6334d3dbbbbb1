// The least that a program on Pango does for one caption: open one font file, lay out, print, end.

#include "CPeers.h"

#include <stdio.h>

int main(int count, char **arguments) {
    PangoPeer *peer = count == 4 ? pango_peer_open_file(arguments[1], arguments[2]) : NULL;
    if (peer == NULL) {
        fputs("usage: pango-measure FONT-FILE FAMILY TEXT\n", stderr);
        return 2;
    }
    double width;
    PangoCaption *caption = pango_caption_create(peer, arguments[3], "en", 17, 240);
    double height = pango_caption_measure(caption, &width);
    printf("%g %g\n", width, height);
    return 0;
}
