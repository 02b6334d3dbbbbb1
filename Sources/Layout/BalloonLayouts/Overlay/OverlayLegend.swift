import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// The list beside a balloon with the name, place and size of each node, and the numbers in the balloon that refer to
/// it. Its lengths are those of the record.
struct OverlayLegend {
    private let nodes: [LayoutRecord.Node]
    private let context: LayoutContext
    private let grid: PixelGrid

    private static let fontSize: CGFloat = 9
    private static let rowHeight: CGFloat = 13
    private static let indentation: CGFloat = 8
    private static let gap: CGFloat = 12
    private static let badgeHeight: CGFloat = 11
    private static let badge = Color(red: 0, green: 92, blue: 200)
    /// The background of the numbers, so that they are readable everywhere.
    private static let paper = (
        light: Color(red: 255, green: 255, blue: 255), dark: Color(red: 28, green: 28, blue: 30)
    )
    private static let letters = (
        light: Color(red: 0, green: 0, blue: 0), dark: Color(red: 255, green: 255, blue: 255)
    )

    init(_ record: LayoutRecord, traits: TraitCollection, fonts: FontCascade) {
        nodes = record.nodes
        grid = PixelGrid(traits)
        // The list is for the developer of the layout: its text size does not depend on the viewer.
        var own = TraitCollection()
        own.displayScale = traits.displayScale
        own.userInterfaceStyle = traits.userInterfaceStyle
        context = LayoutContext(traits: own, fonts: fonts)
    }

    /// Adds the numbers to a balloon and the list to its right. The canvas becomes large enough for the list.
    func add(to list: inout DisplayList) throws {
        let isDark = context.traits.userInterfaceStyle == .dark
        let color = isDark ? Self.letters.dark : Self.letters.light
        let columns = try Self.columns(of: nodes).map { try $0.map { try text($0, color, weight: .medium) } }
        var x = list.size.width + 2 * Self.gap
        var drawn: [DisplayItem] = []
        for (column, texts) in columns.enumerated() {
            for (row, text) in texts.enumerated() {
                let indent = column == 1 ? CGFloat(nodes[row].depth) * Self.indentation : 0
                drawn += text.items(at: CGPoint(x: x + indent, y: Self.gap + CGFloat(row) * Self.rowHeight))
            }
            let widths = zip(texts, nodes).map { text, node in
                text.width + (column == 1 ? CGFloat(node.depth) * Self.indentation : 0)
            }
            x += (widths.max() ?? 0) + Self.gap
        }
        let height = CGFloat(nodes.count) * Self.rowHeight + 2 * Self.gap
        let panel = CGRect(x: list.size.width + Self.gap, y: 0, width: x - list.size.width - Self.gap, height: height)
        list.items.append(.fill(.rectangle(panel), isDark ? Self.paper.dark : Self.paper.light))
        list.items += drawn
        list.items += try badges()
        list.size = grid.roundedOutward(CGSize(width: panel.maxX, height: max(list.size.height, height)))
    }

    /// The numbers at the frames. Each is placed where it hides neither a text nor another number, if there is such a
    /// place.
    private func badges() throws -> [DisplayItem] {
        let texts = nodes.flatMap { node in
            node.lines.map { CGRect(x: $0.x, y: node.frame.minY, width: $0.width, height: node.frame.height) }
        }
        var taken: [CGRect] = []
        return try nodes.indices.flatMap { index in
            let number = try text("\(index + 1)", Self.letters.dark, weight: .semibold)
            let size = CGSize(width: number.width + 4, height: Self.badgeHeight)
            let box = place(for: size, at: nodes[index].frame, besides: taken, texts)
            taken.append(box)
            let top = box.minY + (box.height - number.height) / 2
            return [.fill(.rounded(box, radius: 3, style: .circular), Self.badge)]
                + number.items(at: CGPoint(x: box.minX + 2, y: top))
        }
    }

    /// A place for a number: left of its frame, in one of its upper corners, or above it. If all are occupied, the
    /// place is further to the right.
    private func place(for size: CGSize, at frame: CGRect, besides numbers: [CGRect], _ texts: [CGRect]) -> CGRect {
        // Centred on a line of text, whose frame is hardly taller than a number.
        let top = frame.minY + max(0, min(frame.height, 2 * size.height) - size.height) / 2
        let places = [
            CGPoint(x: frame.minX - size.width - grid.pixel, y: top), CGPoint(x: frame.minX, y: top),
            CGPoint(x: frame.maxX - size.width, y: top), CGPoint(x: frame.minX, y: frame.minY - size.height),
        ].map { CGRect(origin: $0, size: size) }
        let free = places.first { place in
            place.minX >= 0 && place.minY >= 0 && !numbers.contains { $0.covers(place) }
                && !texts.contains { $0.covers(place) }
        }
        var box = free ?? places[1]
        // Each step moves to the right, so the loop ends.
        while let other = numbers.first(where: { $0.covers(box) }) { box.origin.x = other.maxX + grid.pixel }
        return box
    }

    /// The columns for each node: its number, its name, its place, its size, and the baselines of its lines.
    private static func columns(of nodes: [LayoutRecord.Node]) -> [[String]] {
        let points = { (value: CGFloat) in ShortDecimal.points(Double(value)) }
        return [
            nodes.indices.map { "\($0 + 1)" },
            nodes.map(\.id),
            nodes.map { "\(points($0.frame.minX)), \(points($0.frame.minY))" },
            nodes.map { "\(points($0.frame.width)) × \(points($0.frame.height))" },
            nodes.map { node in
                guard !node.lines.isEmpty else { return "" }
                let word = node.lines.count == 1 ? "baseline" : "baselines"
                return "\(word) \(node.lines.map { points($0.baseline) }.joined(separator: ", "))"
            },
        ]
    }

    /// A line of the list, measured.
    private struct Words {
        let text: Text
        let measured: LayoutMeasurement
        let context: LayoutContext

        var width: CGFloat { measured.size.width.rounded(.up) }
        var height: CGFloat { measured.size.height }

        func items(at corner: CGPoint) -> [DisplayItem] {
            let node = text.place(measured, in: CGRect(origin: corner, size: measured.size), context: context)
            return DisplayList(placed: node, size: measured.size).items
        }
    }

    private func text(_ words: String, _ color: Color, weight: FontWeight) throws -> Words {
        let text = Text(words, font: .system(size: Self.fontSize, weight: weight), color: .literal(color), lineLimit: 1)
        return Words(text: text, measured: try text.measure(.unspecified, in: context), context: context)
    }
}

extension CGRect {
    /// Whether two boxes overlap. Foundation on Linux also says that boxes intersect when they only touch.
    fileprivate func covers(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
