import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// Finds the intervals of widths of one viewer.
package enum BreakRow {
    /// - Parameters:
    ///   - widths: points, in ascending order, without duplicates.
    ///   - context: the viewer and the fonts.
    /// - Throws: the error of a font that cannot be used.
    package static func row(
        of scene: BalloonScene, at widths: [CGFloat], in context: LayoutContext
    ) throws -> BreakTable.Row {
        do {
            let layouts = try SceneLayouts(of: scene, in: context)
            let samples = try WidthSamples<Looked>(looksAlike: { $0.structure == $1.structure }) { width, decisions in
                Looked(try layouts.layout(transcriptWidth: width, noting: decisions))
            }.samples(at: widths)
            return BreakTable.Row(traits: context.traits, intervals: intervals(samples), failure: nil)
        } catch {
            try MeasuredRow.refuseFonts(error)
            return BreakTable.Row(traits: context.traits, intervals: [], failure: "\(error)")
        }
    }

    /// The layouts from which the intervals are made.
    private struct Looked {
        let balloon: PlacedBalloon
        let findings: [Finding]
        let structure: BalloonStructure

        init(_ balloon: PlacedBalloon) {
            self.balloon = balloon
            findings = balloon.findingsOfLayout
            structure = BalloonStructure(balloon, findings: findings)
        }
    }

    private static func intervals(_ samples: [WidthSamples<Looked>.Sample]) -> [BreakTable.Interval] {
        var groups: [[WidthSamples<Looked>.Sample]] = []
        for sample in samples {
            if groups.last?.last?.layout.structure == sample.layout.structure {
                groups[groups.count - 1].append(sample)
            } else {
                groups.append([sample])
            }
        }
        return groups.indices.map { index in
            let group = groups[index]
            let (first, last) = (group[0], group[group.count - 1])
            let heights = group.map(\.layout.balloon.size.height)
            return BreakTable.Interval(
                from: first.width, to: index + 1 < groups.count ? groups[index + 1][0].width : last.width,
                heights: (heights.min() ?? 0)...(heights.max() ?? 0), texts: texts(of: first.layout.balloon),
                findings: first.layout.findings,
                places: group.map { .init(width: $0.width, height: $0.layout.balloon.size.height) })
        }
    }

    private static func texts(of balloon: PlacedBalloon) -> [BreakTable.Text] {
        var texts: [BreakTable.Text] = []
        func visit(_ node: PlacedNode, _ name: String) {
            if case .text(let text) = node.content, !text.layout.lines.isEmpty {
                texts.append(
                    BreakTable.Text(
                        id: name, lineLengths: text.layout.lines.map { $0.range.count - ($0.elidedRange?.count ?? 0) },
                        isTruncated: text.layout.isTruncated))
            }
            for (name, child) in node.namedChildren { visit(child, name) }
        }
        let root = balloon.namedRoot
        visit(root, root.name)
        return texts
    }
}
