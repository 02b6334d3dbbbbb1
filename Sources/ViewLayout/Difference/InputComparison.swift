/// Compares what two layouts were made from and do not draw.
struct InputComparison {
    private let expected: LayoutRecord
    private let actual: LayoutRecord

    init(_ expected: LayoutRecord, _ actual: LayoutRecord) {
        self.expected = expected
        self.actual = actual
    }

    /// The changes in the order of the new record, then what is gone. Nothing where one record is of a version without
    /// inputs.
    var changes: [LayoutChange] {
        guard expected.version == actual.version else { return [] }
        let changed = actual.inputs.compactMap { new in
            change(new.name, from: value(of: new.name, in: expected), to: new.value)
        }
        let gone = expected.inputs.filter { value(of: $0.name, in: actual) == nil }
            .compactMap { change($0.name, from: $0.value, to: nil) }
        return changed + gone
    }

    private func value(of name: String, in record: LayoutRecord) -> String? {
        record.inputs.first { $0.name == name }?.value
    }

    private func change(_ name: String, from: String?, to: String?) -> LayoutChange? {
        from == to ? nil : LayoutChange(node: name, kind: .input(name: name, from: from, to: to))
    }
}
