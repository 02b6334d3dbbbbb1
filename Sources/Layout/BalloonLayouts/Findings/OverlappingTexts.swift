import Foundation
import ViewLayout

/// Finds texts whose lines overlap.
struct OverlappingTexts {
    let shown: VisibleTexts
    /// The buttons that are known to overlap, for each part of a conversation or nil for the balloon: that their words
    /// do, too, says nothing new.
    let overlappingButtons: [String?: Set<TouchTargets.Pair>]

    /// The maximum part of a line's height that may overlap without touching letters: the part of San Francisco's line
    /// above its capitals and below its descenders is larger (0.25 of 1.19 em).
    private static let sharedHeight: CGFloat = 0.1

    /// Each text that overlaps others, once, with the one that it covers most.
    /// - Complexity: O(n log n) for n lines, and one step more for each pair of lines at one height.
    var findings: [Finding] {
        var deepest: [Int: (points: CGFloat, other: Int)] = [:]
        let sorted = shown.lines.sorted { $0.box.minY < $1.box.minY }
        for (index, line) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                guard other.box.minY < line.box.maxY else { break }
                let (first, second) = (min(line.text, other.text), max(line.text, other.text))
                guard first != second, !areOfOverlappingButtons(first, second) else { continue }
                let common = line.box.intersection(other.box)
                let height = min(line.box.height, other.box.height)
                // A line's box has space above and below its letters, so a small overlap does not matter.
                guard !common.isEmpty, common.height > height * Self.sharedHeight else { continue }
                let points = min(common.width, common.height)
                if points > max(PlacementFindings.tolerance, deepest[second]?.points ?? 0) {
                    deepest[second] = (points, first)
                }
            }
        }
        return deepest.sorted { $0.key < $1.key }.map { text, overlap in
            let (text, other) = (shown.texts[text], shown.texts[overlap.other])
            return Finding(
                .textsOverlap, node: text.name, points: overlap.points,
                message: "\(text.name) overlaps \(other.name); give both more room", entry: text.entry)
        }
    }

    /// Whether two texts, in drawing order, are in two buttons that are known to overlap.
    private func areOfOverlappingButtons(_ first: Int, _ second: Int) -> Bool {
        let (behind, front) = (shown.texts[first], shown.texts[second])
        guard behind.entry == front.entry, let button = behind.button, let other = front.button,
            let known = overlappingButtons[behind.entry]
        else { return false }
        return known.contains(TouchTargets.Pair(behind: button, front: other))
    }
}
