import CPeers
import Foundation
import Typesetting

extension Scenario {
    /// 200 texts x 12 sizes x 5 widths, every text new: what a sweep over Dynamic Type and transcripts asks.
    package static func sweep(_ captions: [Caption], with engines: Engines) -> Scenario {
        let count = 200
        // Evenly from all languages.
        let texts = (0..<count).map { captions[$0 * captions.count / count] }
        // The body text style from xSmall to accessibility5 (Apple HIG, Typography, 2025).
        let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        let widths: [Double] = [120, 180, 240, 300, 360]
        return Scenario(
            name: "sweep of 200 texts x 12 sizes x 5 widths, a cell",
            operations: count * sizes.count * widths.count,
            balloon: Contender(name: ContenderName.balloon) {
                var sum = 0.0
                for text in texts {
                    let paragraph = try engines.paragraph(text)
                    for size in sizes {
                        let resized = try paragraph.withPointSize(size)
                        for width in widths { sum += resized.size(width: width).height }
                    }
                }
                return sum
            },
            others: [
                // Shapes once for all sizes, as if no font had an optical size.
                Contender(name: ContenderName.lean) {
                    var sum = 0.0
                    for text in texts {
                        let segments = engines.leanSegments(text)
                        defer { free(UnsafeMutableRawPointer(segments)) }
                        for size in sizes {
                            for width in widths { sum += leanWidth(segments, width, size: size) }
                        }
                    }
                    return sum
                },
                Contender(name: ContenderName.pango) {
                    var sum = 0.0
                    for text in texts {
                        let layout = engines.pangoCaption(text)
                        defer { pango_caption_destroy(layout) }
                        for size in sizes {
                            pango_caption_set_size(engines.pango, layout, size)
                            for width in widths {
                                pango_caption_set_width(layout, width)
                                sum += pangoHeight(layout)
                            }
                        }
                    }
                    return sum
                },
            ],
            goals: [.nanoseconds(450), .fasterBy(150, than: ContenderName.pango)])
    }
}
