import Foundation
import Support

/// The differences between two records, in terms of layout: causes first, then what follows from them.
///
/// An attribute that only one record has counts as a difference, unless an old version of the format did not record it.
package struct LayoutDifference: Sendable, Equatable {
    /// The changes, node by node in the order of the new record, removed nodes at their earlier place. Within a node,
    /// text comes before size and place.
    package let changes: [LayoutChange]

    /// Compares two records.
    /// - Complexity: linear in the sizes of the records.
    package init(from expected: LayoutRecord, to actual: LayoutRecord) {
        let comparison = NodeComparison(
            expected: NodeTree(expected), actual: NodeTree(actual), expectedVersion: expected.version)
        changes = InputComparison(expected, actual).changes + comparison.changes
    }

    /// Whether the records are equal.
    package var isEmpty: Bool { changes.isEmpty }

    /// The changes, the most important first: a text before the node that grew with it, and that before nodes that
    /// moved.
    package var byImportance: [LayoutChange] {
        changes.enumerated().sorted { first, second in
            let (one, other) = (first.element.kind.rank, second.element.kind.rank)
            return one == other ? first.offset < second.offset : one < other
        }.map(\.element)
    }
}

extension LayoutDifference: CustomStringConvertible {
    /// The changes, one per line.
    package var description: String { changes.map(\.description).joined(separator: "\n") }
}

extension LayoutChange.Kind {
    /// How well a change explains why a cell differs; smaller is better.
    fileprivate var rank: Int {
        switch self {
        case .input: -1
        case .text: 0
        case .added, .removed, .renamed, .replaced: 1
        case .lineBreak, .lineJoined: 2
        case .truncation, .ellipsis: 3
        case .lineCount: 4
        case .attribute, .attributeAdded, .attributeRemoved: 5
        case .reordered: 6
        case .inkOverflow: 7
        case .resized: 8
        case .lineMetrics: 9
        case .moved: 10
        case .lineEnd, .lineStart: 11
        }
    }
}

/// Compares the inputs of two layouts.
struct InputComparison {
    private let expected: LayoutRecord
    private let actual: LayoutRecord

    init(_ expected: LayoutRecord, _ actual: LayoutRecord) {
        self.expected = expected
        self.actual = actual
    }

    /// The changes in the order of the new record, then the removed inputs. Inputs that the version of one record does
    /// not have are ignored.
    var changes: [LayoutChange] {
        let version = min(expected.version, actual.version)
        let (old, new) = (Self.values(of: expected), Self.values(of: actual))
        let changed = actual.inputs.compactMap { input in
            change(input.name, from: old[input.name], to: input.value)
        }
        let gone = expected.inputs.filter { new[$0.name] == nil }
            .compactMap { change($0.name, from: $0.value, to: nil) }
        return (changed + gone).filter { RecordFacts.hasInput($0.node, version: version) }
    }

    private static func values(of record: LayoutRecord) -> [String: String] {
        Dictionary(record.inputs.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private func change(_ name: String, from: String?, to: String?) -> LayoutChange? {
        from == to ? nil : LayoutChange(node: name, kind: .input(name: name, from: from, to: to))
    }
}
