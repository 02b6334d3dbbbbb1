import Foundation
import Support
import ViewLayout

/// One thing that an expectation says about a part.
enum ExpectationCheck: Sendable {
    /// A number compared with another.
    case number(Quantity, CellFilter.Comparison, Double)
    /// Whether an ellipsis replaces some of the text.
    case truncated(Bool)
    /// Whether a line ends inside a word.
    case torn(Bool)
    /// Where it is, seen from another part.
    case relation(Relation, String)
    /// An edge in line with the same edge of another part.
    case aligned(Edge, String)
    /// The parts in the order in which they are read.
    case order([String])
    /// The same length in each of some languages.
    case same(Quantity, [String])

    /// What is compared with a number.
    enum Quantity: String, Sendable, CaseIterable {
        case lines, width, height, x, y, contrast

        /// Whether it is in points.
        var isLength: Bool { self != .lines && self != .contrast }
    }

    /// Where one part is, seen from another.
    enum Relation: String, Sendable, CaseIterable {
        case inside, above, below, before, after
    }

    /// An edge of a part, or a line through it.
    enum Edge: String, Sendable, CaseIterable {
        case leading, trailing, left, right, top, bottom, centerX, centerY, baseline
    }

    var needsPixels: Bool {
        if case .number(.contrast, _, _) = self { true } else { false }
    }

    /// Whether it is about the lines of a text.
    var needsText: Bool {
        switch self {
        case .number(.lines, _, _), .truncated, .torn: true
        default: false
        }
    }

    /// The languages that it compares.
    var locales: [String] {
        if case .same(_, let locales) = self { locales } else { [] }
    }

    /// The parts that it names besides its own.
    var others: [String] {
        switch self {
        case .relation(_, let other), .aligned(_, let other): [other]
        case .order(let names): names
        case .number, .truncated, .torn, .same: []
        }
    }
}

extension CellFilter.Comparison {
    /// Lengths that differ by less are equal: records have three decimals.
    static let tolerance = 0.002

    /// Whether a number that was found is as it should be.
    func holds(_ found: Double, _ expected: Double) -> Bool {
        switch self {
        case .less: found < expected - Self.tolerance
        case .atMost: found <= expected + Self.tolerance
        case .equal: abs(found - expected) <= Self.tolerance
        case .different: abs(found - expected) > Self.tolerance
        case .atLeast: found >= expected - Self.tolerance
        case .more: found > expected + Self.tolerance
        }
    }

    /// `at most 300`.
    func words(_ number: Double) -> String {
        let number = ShortDecimal.exact(number)
        return switch self {
        case .less: "less than \(number)"
        case .atMost: "at most \(number)"
        case .equal: number
        case .different: "anything but \(number)"
        case .atLeast: "at least \(number)"
        case .more: "more than \(number)"
        }
    }
}
