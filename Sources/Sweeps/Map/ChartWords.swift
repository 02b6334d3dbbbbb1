import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// Words, boxes and axes of maps and plots, in points.
struct ChartWords {
    let label: Label

    static let fontSize: CGFloat = 11

    init(fonts: FontCascade) throws { label = Label(fonts: fonts, renderer: try Renderer()) }

    /// A line of words with its top left at a corner, or its top right.
    func words(
        _ words: String, at corner: CGPoint, _ color: Color = MapColors.ink, size: CGFloat = fontSize,
        weight: FontWeight = .regular, endsAt isEnd: Bool = false
    ) throws -> (items: [DisplayItem], width: CGFloat) {
        let line = try label.line(words, color: color, fontSize: size, weight: weight)
        let place = CGPoint(x: isEnd ? corner.x - line.size.width : corner.x, y: corner.y)
        return (
            try label.line(words, color: color, fontSize: size, weight: weight, at: place).items, line.size.width
        )
    }

    /// How wide a line of words is.
    func width(_ words: String) throws -> CGFloat {
        try label.line(words, color: MapColors.ink, fontSize: Self.fontSize).size.width
    }

    func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color) -> DisplayItem {
        .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), color)
    }

    /// The labels of an axis of widths.
    func widthAxis(_ scale: MapScale, top: CGFloat) throws -> [DisplayItem] {
        try scale.ticks(8).flatMap { tick in
            let x = scale.place(tick)
            let text = ShortDecimal.text(Double(tick))
            let half = try label.line(text, color: MapColors.faintInk, fontSize: Self.fontSize).size.width / 2
            return [rectangle(x, top, 0.5, 4, MapColors.faintInk)]
                + (try words(text, at: CGPoint(x: x - half, y: top + 5), MapColors.faintInk).items)
        }
    }
}
