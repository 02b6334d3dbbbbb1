import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// What the viewers of one row see.
struct LintRow: Sendable {
    /// A finding with the places of the widths in the row at which it is seen.
    struct Seen: Sendable {
        let finding: Finding
        var indices: [Int]
    }

    /// The findings, each once by its kind and subject, with the sentence of the narrowest width.
    private(set) var seen: [Seen] = []
    /// What neighbouring widths and viewers are compared by; empty where the scene cannot be laid out.
    private(set) var cells: [SweepCell] = []
    /// Why the scene cannot be laid out; nil when it can.
    private(set) var failure: String?

    /// Lays a scene out for each viewer. What cannot be laid out is a failure of the row, and no reason to stop.
    init(_ row: LintViewers.Row, of scene: Scene, in context: LayoutContext) {
        var context = context
        context.traits = row.traits
        do {
            let layouts = try SceneLayouts(of: scene, in: context)
            cells = try WidthRow(of: layouts, for: row.traits, judgesPixels: row.judgesPixels).cells(row.widths)
        } catch {
            failure = "\(error)"
            return
        }
        var places: [[String]: Int] = [:]
        for (index, cell) in cells.enumerated() {
            for finding in cell.findings {
                let place = places[Self.key(of: finding), default: seen.count]
                if place == seen.count {
                    places[Self.key(of: finding)] = place
                    seen.append(Seen(finding: finding, indices: []))
                }
                if seen[place].indices.last != index { seen[place].indices.append(index) }
            }
        }
    }

    /// What makes two findings one: kind and subject, or the sentence where there is no subject.
    private static func key(of finding: Finding) -> [String] {
        [finding.kind.rawValue, finding.subject.isEmpty ? finding.message : finding.subject]
    }
}
