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
