import BalloonLayouts
import Foundation
import Support
import ViewLayout

/// Judges what is expected of one balloon.
struct ExpectationJudge: Sendable {
    let balloon: PlacedBalloon
    /// Records the comparisons, so that widths between which nothing changes need not be laid out; nil for none.
    var decisions: LayoutDecisions?
    /// The size of the balloon for the same viewer in another language; nil where it cannot be laid out.
    let size: @Sendable (_ locale: String) -> CGSize?

    /// What is otherwise than expected.
    /// - Parameter ofPixels: whether what needs pixels is judged, or everything else.
    func findings(_ expectations: [Expectation], ofPixels: Bool) -> [Finding] {
        expectations.flatMap { expectation -> [Finding] in
            expectation.checks.compactMap { key, check in
                guard check.needsPixels == ofPixels,
                    let miss = miss(check, of: expectation.part)
                else { return nil }
                return Finding(
                    .expectationMissed, node: "\(expectation.path).\(key)", points: miss.points, message: miss.sentence)
            }
        }
    }

    /// How something is otherwise than expected.
    private struct Miss {
        let sentence: String
        var points: CGFloat?
    }

    private func miss(_ check: ExpectationCheck, of name: String?) -> Miss? {
        for name in [name].compactMap({ $0 }) + check.others where !balloon[name].isThere {
            return Miss(sentence: "there is no \(name) here" + nearest(name))
        }
        let own = name.map { balloon[$0] }
        let subject = name ?? "the balloon"
        // A part without text has no lines and no ellipsis, so that nothing about them could ever be missed.
        if check.needsText, own?.isText == false { return Miss(sentence: "\(subject) has no text") }
        switch check {
        case .number(let quantity, let comparison, let expected):
            guard let found = number(quantity, of: own) else {
                return Miss(
                    sentence: "\(subject) has no visible text, whose contrast is to be \(comparison.words(expected))")
            }
            note(found - expected, comparison.holds(found, expected))
            guard !comparison.holds(found, expected) else { return nil }
            return Miss(
                sentence: "\(subject) \(Self.words(quantity, found)), and \(comparison.words(expected)) "
                    + (quantity == .lines && expected != 1 ? "are expected" : "is expected"),
                points: quantity.isLength ? CGFloat(abs(found - expected)) : nil)
        case .truncated(let expected):
            guard let own, own.isTruncated != expected else { return nil }
            return Miss(
                sentence: expected
                    ? "\(subject) is whole, and is expected to be truncated"
                    : "\(subject) is truncated after \(Self.words(.lines, Double(own.lines)).dropFirst(4)), and is expected whole"
            )
        case .torn(let expected):
            guard let own, own.isTorn != expected else { return nil }
            return Miss(
                sentence: expected
                    ? "no word of \(subject) is split, and one is expected to be"
                    : "a word of \(subject) is split over two lines, and is expected whole")
        case .relation(let relation, let other):
            return own.flatMap { miss(relation, $0, balloon[other]) }
        case .aligned(let edge, let other):
            guard let own, let place = position(of: edge, own), let expected = position(of: edge, balloon[other]) else {
                return Miss(sentence: "\(subject) or \(other) has no text, whose baseline is compared")
            }
            note(place - expected, CellFilter.Comparison.equal.holds(place, expected))
            guard !CellFilter.Comparison.equal.holds(place, expected) else { return nil }
            return Miss(
                sentence: "the \(Self.words(edge)) of \(subject) is \(Self.points(abs(place - expected))) from that of "
                    + "\(other), and the same is expected",
                points: CGFloat(abs(place - expected)))
        case .order(let names):
            for (first, second) in zip(names, names.dropFirst()) {
                let (one, other) = (balloon[first].frame, balloon[second].frame)
                let gaps = distances(.above, one, other) + distances(.before, one, other)
                gaps.forEach { note($0, $0 >= -tolerance) }
                if gaps.allSatisfy({ $0 < -tolerance }) {
                    return Miss(sentence: "\(first) is not read before \(second): it is neither above nor before it")
                }
            }
            return nil
        case .same(let quantity, let locales):
            guard let first = locales.first, locales.contains(balloon.traits.locale) else { return nil }
            guard let size = self.size(first) else {
                return Miss(sentence: "there is no balloon in \(first) to compare with")
            }
            let (found, expected) =
                quantity == .width
                ? (Double(balloon.size.width), Double(size.width)) : (Double(balloon.size.height), Double(size.height))
            note(found - expected, CellFilter.Comparison.equal.holds(found, expected))
            guard !CellFilter.Comparison.equal.holds(found, expected) else { return nil }
            return Miss(
                sentence:
                    "\(subject) \(Self.words(quantity, found)) in \(balloon.traits.locale), and \(Self.number(expected)) in "
                    + "\(first), where the same is expected",
                points: CGFloat(abs(found - expected)))
        }
    }

    // MARK: - Numbers

    private var tolerance: Double { CellFilter.Comparison.tolerance }

    private func number(_ quantity: ExpectationCheck.Quantity, of part: BalloonPart?) -> Double? {
        let frame = part?.frame ?? CGRect(origin: .zero, size: balloon.size)
        // A button is as large as what a finger hits, which `touchTargetSmall` judges as well.
        let extent = part?.touchTarget ?? frame
        return switch quantity {
        case .lines: Double(part?.lines ?? 0)
        case .width: Double(extent.width)
        case .height: Double(extent.height)
        case .x: Double(frame.minX)
        case .y: Double(frame.minY)
        case .contrast: part.flatMap { balloon.contrast(of: $0.name) }
        }
    }

    /// Records how a comparison turned out, and where it would turn out otherwise.
    private func note(_ excess: Double, _ holds: Bool) {
        decisions?.append(.excess(CGFloat(excess)))
        decisions?.append(.way(holds ? 1 : 0))
    }

    // MARK: - Places

    private func miss(_ relation: ExpectationCheck.Relation, _ own: BalloonPart, _ other: BalloonPart) -> Miss? {
        let gaps = distances(relation, own.frame, other.frame)
        gaps.forEach { note($0, $0 >= -tolerance) }
        guard let gap = gaps.min(), gap < -tolerance else { return nil }
        let words =
            relation == .inside
            ? "reaches \(Self.points(-gap)) beyond \(other.name), and is expected inside it"
            : "is not \(relation.rawValue) \(other.name): it reaches \(Self.points(-gap)) too far"
        return Miss(sentence: "\(own.name) \(words)", points: CGFloat(-gap))
    }

    /// How many points are between two parts that are as a relation says, on each side that it is about; less than 0
    /// where they are not.
    private func distances(_ relation: ExpectationCheck.Relation, _ own: CGRect, _ other: CGRect) -> [Double] {
        let isMirrored = balloon.traits.layoutDirection == .rightToLeft
        let gaps: [CGFloat] =
            switch relation {
            case .inside:
                [own.minX - other.minX, other.maxX - own.maxX, own.minY - other.minY, other.maxY - own.maxY]
            case .above: [other.minY - own.maxY]
            case .below: [own.minY - other.maxY]
            case .before: [isMirrored ? own.minX - other.maxX : other.minX - own.maxX]
            case .after: [isMirrored ? other.minX - own.maxX : own.minX - other.maxX]
            }
        return gaps.map(Double.init)
    }

    private func position(of edge: ExpectationCheck.Edge, _ part: BalloonPart) -> Double? {
        let isMirrored = balloon.traits.layoutDirection == .rightToLeft
        let frame = part.frame
        return switch edge {
        case .leading: Double(isMirrored ? frame.maxX : frame.minX)
        case .trailing: Double(isMirrored ? frame.minX : frame.maxX)
        case .left: Double(frame.minX)
        case .right: Double(frame.maxX)
        case .top: Double(frame.minY)
        case .bottom: Double(frame.maxY)
        case .centerX: Double(frame.midX)
        case .centerY: Double(frame.midY)
        case .baseline: part.baseline.map(Double.init)
        }
    }

    // MARK: - Words

    /// The nearest names, where a part is not there.
    private func nearest(_ name: String) -> String {
        let names = balloon.partNames
        if let match = NearestKey.match(name, among: names) { return "; did you mean \(match)?" }
        return names.isEmpty ? "" : "; there are \(names.prefix(12).joined(separator: ", "))"
    }

    private static func number(_ number: Double) -> String { ShortDecimal.text(number) }

    private static func points(_ number: Double) -> String {
        ShortDecimal.text(number) == "1" ? "1 point" : "\(ShortDecimal.text(number)) points"
    }

    private static func words(_ quantity: ExpectationCheck.Quantity, _ found: Double) -> String {
        switch quantity {
        case .lines: "has \(number(found)) \(found == 1 ? "line" : "lines")"
        case .width: "is \(points(found)) wide"
        case .height: "is \(points(found)) tall"
        case .x: "begins \(points(found)) from the left"
        case .y: "begins \(points(found)) from the top"
        // Rounded down, so that too little never reads as enough.
        case .contrast: "has a contrast of \(number((found * 10).rounded(.down) / 10))"
        }
    }

    private static func words(_ edge: ExpectationCheck.Edge) -> String {
        switch edge {
        case .leading, .trailing, .left, .right, .top, .bottom: "\(edge.rawValue) edge"
        case .centerX, .centerY: "centre"
        case .baseline: "baseline"
        }
    }
}
