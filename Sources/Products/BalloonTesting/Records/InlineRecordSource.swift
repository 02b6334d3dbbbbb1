import Foundation
import Goldens

/// A source as it was compiled, with the records that processes of one build have written into it.
struct InlineRecordSource: Codable {
    /// Identifies the build that compiled the source.
    let program: String
    let compiled: String
    /// The written records, in any order.
    private(set) var records: [Record] = []

    /// A record after the call at a place.
    struct Record: Codable, Hashable {
        let line, column: Int
        let text: String
    }

    init(compiled: String, by program: String) { (self.compiled, self.program) = (compiled, program) }

    /// Adds a record.
    /// - Parameter hasRecord: whether the call had one when it was compiled.
    /// - Throws: ``InlineRecordError`` where there is no such call, and for a different record of the same call.
    mutating func add(_ record: Record, hasRecord: Bool) throws(InlineRecordError) {
        if let known = records.first(where: { ($0.line, $0.column) == (record.line, record.column) }) {
            guard known == record else { throw .twoRecords }
            return
        }
        let call = try InlineRecordCall(in: compiled, line: record.line, column: record.column)
        guard call.range.isEmpty != hasRecord else { throw .sourceHasChanged }
        records.append(record)
    }

    /// The source with all records. They are inserted from the end, so that earlier places stay valid.
    func written() throws(InlineRecordError) -> String {
        var text = compiled
        for record in records.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
            let call = try InlineRecordCall(in: compiled, line: record.line, column: record.column)
            text.replaceSubrange(call.range, with: call.closure(record.text))
        }
        return text
    }
}
