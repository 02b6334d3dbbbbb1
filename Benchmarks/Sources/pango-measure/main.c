// The least that a program on Pango does for one caption: open a folder of fonts, lay out, print, end.

#include "CPeers.h"

#include <stdio.h>

int main(int count, char **arguments) {
    PangoPeer *peer = count == 5 ? pango_peer_open(arguments[1], arguments[2], arguments[3]) : NULL;
    if (peer == NULL) {
        fputs("usage: pango-measure FONT-FOLDER CACHE-FOLDER FAMILY TEXT\n", stderr);
        return 2;
    }
    double width;
    PangoCaption *caption = pango_caption_create(peer, arguments[4], "en", 17, 240);
    double height = pango_caption_measure(caption, &width);
    printf("%g %g\n", width, height);
    return 0;
}
