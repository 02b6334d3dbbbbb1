// The rules of pixelmatch at its defaults (threshold 0.1, antialiased pixels left out), as its documentation and the
// papers that it names give them: YIQ distance of pixels blended with white, and Vysniauskas' detection of antialiasing.

#include "CDrawingPeers.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

static double blend(double channel, double alpha) { return 255 + (channel - 255) * alpha; }

static double yiq_delta(const uint8_t *a, const uint8_t *b, bool brightness_only) {
    double first[3], second[3];
    for (int i = 0; i < 3; i++) {
        first[i] = a[3] < 255 ? blend(a[i], a[3] / 255.0) : a[i];
        second[i] = b[3] < 255 ? blend(b[i], b[3] / 255.0) : b[i];
    }
    double red = first[0] - second[0], green = first[1] - second[1], blue = first[2] - second[2];
    double y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
    if (brightness_only) return y;
    double i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189;
    double q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

static bool has_many_siblings(const uint8_t *picture, int x1, int y1, int width, int height) {
    int x0 = x1 > 0 ? x1 - 1 : 0, y0 = y1 > 0 ? y1 - 1 : 0;
    int x2 = x1 + 1 < width ? x1 + 1 : width - 1, y2 = y1 + 1 < height ? y1 + 1 : height - 1;
    int zeroes = x1 == x0 || x1 == x2 || y1 == y0 || y1 == y2;
    const uint8_t *middle = picture + ((size_t)y1 * width + x1) * 4;
    for (int x = x0; x <= x2; x++)
        for (int y = y0; y <= y2; y++) {
            if (x == x1 && y == y1) continue;
            if (memcmp(middle, picture + ((size_t)y * width + x) * 4, 4) == 0 && ++zeroes > 2) return true;
        }
    return false;
}

static bool is_antialiased(const uint8_t *picture, int x1, int y1, int width, int height, const uint8_t *other) {
    int x0 = x1 > 0 ? x1 - 1 : 0, y0 = y1 > 0 ? y1 - 1 : 0;
    int x2 = x1 + 1 < width ? x1 + 1 : width - 1, y2 = y1 + 1 < height ? y1 + 1 : height - 1;
    int zeroes = x1 == x0 || x1 == x2 || y1 == y0 || y1 == y2;
    double least = 0, most = 0;
    int least_x = 0, least_y = 0, most_x = 0, most_y = 0;
    const uint8_t *middle = picture + ((size_t)y1 * width + x1) * 4;
    for (int x = x0; x <= x2; x++)
        for (int y = y0; y <= y2; y++) {
            if (x == x1 && y == y1) continue;
            double delta = yiq_delta(middle, picture + ((size_t)y * width + x) * 4, true);
            if (delta == 0) {
                if (++zeroes > 2) return false;
            } else if (delta < least) {
                least = delta, least_x = x, least_y = y;
            } else if (delta > most) {
                most = delta, most_x = x, most_y = y;
            }
        }
    if (least == 0 || most == 0) return false;
    return (has_many_siblings(picture, least_x, least_y, width, height)
            && has_many_siblings(other, least_x, least_y, width, height))
        || (has_many_siblings(picture, most_x, most_y, width, height)
            && has_many_siblings(other, most_x, most_y, width, height));
}

int pixelmatch_peer_compare(const uint8_t *first, const uint8_t *second, int width, int height) {
    size_t count = (size_t)width * height;
    if (memcmp(first, second, count * 4) == 0) return 0;
    const double limit = 35215 * 0.1 * 0.1;
    int differing = 0;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            size_t at = ((size_t)y * width + x) * 4;
            if (memcmp(first + at, second + at, 4) == 0) continue;
            if (fabs(yiq_delta(first + at, second + at, false)) <= limit) continue;
            if (is_antialiased(first, x, y, width, height, second)
                || is_antialiased(second, x, y, width, height, first))
                continue;
            differing++;
        }
    return differing;
}
