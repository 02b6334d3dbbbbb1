import Foundation
import Testing

/// The cases of a conformance file that the engine is known to answer otherwise, each with its reason.
///
/// A row of the file is a reason, a tab, and the case as the conformance file writes it.
struct KnownDeviations {
    private let reasons: [String: String]

    init(file: String) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Resources/Unicode/\(file)")
        let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map { row in
            row.split(separator: "\t", maxSplits: 1).map(String.init)
        }
        reasons = Dictionary(uniqueKeysWithValues: rows.map { ($0[1], $0[0]) })
    }

    /// Fails for each deviation that is not listed, and for each listed one that is gone.
    func expectExactly(_ found: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        let found = Set(found)
        let new = found.subtracting(reasons.keys).sorted()
        let gone = Set(reasons.keys).subtracting(found).sorted()
        #expect(new.isEmpty, "\(new.count) new deviations", sourceLocation: sourceLocation)
        #expect(gone.isEmpty, "\(gone.count) listed deviations are gone", sourceLocation: sourceLocation)
    }
}
