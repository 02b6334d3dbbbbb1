import CPeers
import Foundation
import Typesetting

/// Whether the engines do the same work: how many captions get the same number of lines from each.
package struct Agreement {
    package let captions: Int
    package let withPango: Int
    package let withLean: Int

    /// Lays every caption out in every engine, without tracking, which the others do not add.
    package init(_ captions: [Caption], with engines: Engines) throws {
        var (withPango, withLean) = (0, 0)
        for caption in captions {
            let style = TextStyle(pointSize: Engines.pointSize, tracking: .none)
            let lines = try engines.paragraph(caption, style: style).size(width: Engines.width).lineCount
            let layout = engines.pangoCaption(caption)
            defer { pango_caption_destroy(layout) }
            if Int(pango_caption_lines(layout)) == lines { withPango += 1 }
            var widest: Int64 = 0
            let segments = engines.leanSegments(caption)
            defer { free(UnsafeMutableRawPointer(segments)) }
            if Int(lean_break(segments, Engines.leanMeasure(Engines.width), &widest)) == lines { withLean += 1 }
        }
        self.captions = captions.count
        self.withPango = withPango
        self.withLean = withLean
    }
}
