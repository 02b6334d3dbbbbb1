import Foundation
import ViewLayout

extension GoldenReport {
    /// The report for programs: sorted keys, a fixed number of decimals, no absolute path and no time, so that equal
    /// runs give equal bytes.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            cells: outcomes.map(Cell.init),
            counts: Dictionary(uniqueKeysWithValues: counts.map { ($0.status.rawValue, $0.count) }),
            exitCode: exitCode.rawValue, staleFiles: staleFiles, version: 1)
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }

    private struct Document: Encodable {
        let cells: [Cell]
        let counts: [String: Int]
        let exitCode: Int32
        let staleFiles: [String]
        let version: Int
    }

    private struct Cell: Encodable {
        let artefacts: [String]
        let axes: [GoldenAxis]
        let exitCode: Int32
        let layout: [Change]?
        let name: String
        let pixels: PixelDifference?
        let recordEdit: String?
        let reasons: [String]?
        let scene: String
        let source: String
        let status: GoldenStatus

        init(_ outcome: GoldenOutcome) {
            artefacts = outcome.artefacts
            axes = outcome.cell.axes
            exitCode = outcome.exitCode.rawValue
            name = outcome.cell.name
            scene = outcome.cell.scene
            source = outcome.cell.source
            status = outcome.status
            let difference = outcome.verdict?.difference
            layout = difference.map { $0.layout.changes.map(Change.init) }
            pixels = difference?.pixels
            recordEdit = difference?.edit?.description
            reasons = outcome.reasons
        }
    }

    private struct Change: Encodable {
        let node: String
        let text: String

        init(_ change: LayoutChange) {
            node = change.node
            text = change.description
        }
    }
}

extension GoldenOutcome {
    /// The verdict, if there was a comparison.
    package var verdict: GoldenVerdict? {
        switch result {
        case .compared(let verdict), .recordedInThisRun(let verdict): verdict
        case .recorded, .failed: nil
        }
    }

    /// Why there was nothing to compare, in sentences; nil when there was.
    fileprivate var reasons: [String]? {
        switch (result, verdict) {
        case (.failed(let failure), _): [failure.message]
        case (_, .missing(let files)): files.map { "\($0) is not there" }
        case (_, .unreadable(let files)): files.map(\.description)
        case (_, .blank(let blank)): [blank.description]
        default: nil
        }
    }
}

extension GoldenVerdict {
    /// How the rendering differs, when it does.
    package var difference: GoldenDifference? {
        if case .different(let difference) = self { difference } else { nil }
    }
}
