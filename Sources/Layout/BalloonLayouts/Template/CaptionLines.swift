import Foundation
import Support
import Typesetting
import ViewLayout

/// The lines of a caption, with properties that do not depend on their place.
final class CaptionLines: Sendable {
    let layout: TextLayout
    private let madeFindings: LazyValue<[Finding]>
    private let madeInk: LazyValue<Ink>

    /// How far the ink of the lines extends, in points.
    struct Ink: Sendable {
        /// Beyond the left and right ends of a line.
        var left: CGFloat = 0, right: CGFloat = 0
        /// The top and bottom of all ink, from the top of the first line.
        var top = CGFloat.infinity, bottom = -CGFloat.infinity
    }

    init(of caption: CaptionText, _ layout: TextLayout) {
        self.layout = layout
        let (text, paragraph, ascent, pitch) = (caption.text, caption.paragraph, caption.ascent, caption.pitch)
        madeFindings = LazyValue {
            TextFindings.findings(in: layout, of: paragraph, saying: text.string, named: Self.name(of: text))
        }
        madeInk = LazyValue { Self.ink(of: layout, paragraph, ascent: ascent, pitch: pitch) }
    }

    /// The name of a caption's node.
    static func name(of text: Text) -> String { text.id ?? "text" }

    /// The findings about the lines.
    var findings: [Finding] { madeFindings.value }

    /// See ``Ink``.
    var ink: Ink { madeInk.value }

    private static func ink(of layout: TextLayout, _ paragraph: Paragraph, ascent: CGFloat, pitch: CGFloat) -> Ink {
        var reach = Ink()
        for (index, line) in layout.lines.enumerated() {
            guard let ink = paragraph.inkLimits(of: line) ?? paragraph.inkBounds(of: line) else { continue }
            let baseline = ascent + CGFloat(index) * pitch
            reach.left = max(reach.left, -ink.left)
            reach.right = max(reach.right, ink.right - line.width)
            reach.top = min(reach.top, baseline + ink.top)
            reach.bottom = max(reach.bottom, baseline + ink.bottom)
        }
        return reach
    }
}
