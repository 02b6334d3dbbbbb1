import Foundation
import Goldens
import ViewLayout

extension LayoutRecord {
    /// The layout of ``Goldens/Rendering/sample(caption:)``: the caption's first seven letters are on line 1.
    static func sample(caption: String = "Dinner at noon") -> LayoutRecord {
        let letters = Array(caption)
        let first = String(letters.prefix(7))
        let second = String(letters.dropFirst(7))
        return LayoutRecord(nodes: [
            Node(depth: 0, id: "balloon", kind: "zstack", frame: CGRect(x: 0, y: 0, width: 60, height: 40)),
            Node(
                depth: 1, id: "caption", kind: "text", frame: CGRect(x: 4, y: 4, width: 52, height: 24),
                attributes: [Attribute("font", "footnote")],
                lines: [
                    Line(
                        range: 0..<first.count, x: 4, baseline: 12, width: 42, isTruncated: false, inkOverflow: 0,
                        text: first),
                    Line(
                        range: first.count..<letters.count, x: 4, baseline: 24, width: 42, isTruncated: false,
                        inkOverflow: 0,
                        text: second),
                ]),
            Node(depth: 1, id: "bar", kind: "fill", frame: CGRect(x: 0, y: 30, width: 60, height: 10)),
        ])
    }
}

extension GoldenCell {
    static func sample(_ scene: String = "dinner", axes: [GoldenAxis] = [], blankReason: String? = nil) throws
        -> GoldenCell
    {
        try GoldenCell(scene: scene, axes: axes, source: "Examples/\(scene).yaml", blankReason: blankReason)
    }
}

extension EngineFingerprint {
    static let sample = EngineFingerprint(
        version: "1.0.0",
        fonts: [Component(name: "BubbleSans.ttf", identity: String(repeating: "ab", count: 32))],
        libraries: [Component(name: "FreeType", identity: "2.12.1"), Component(name: "HarfBuzz", identity: "6.0.0")])
}
