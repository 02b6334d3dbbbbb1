import ArgumentParser
import Goldens
import Support
import ViewLayout

struct ListCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists goldens, or with --failing the failing cells by cause; use it to find a name.")

    @OptionGroup var cells: NamedCellsOptions

    @OptionGroup var goldens: GoldenOptions

    @Flag(name: .customLong("failing"), help: "Lists what failing cells have left for a review, by cause.")
    var listsPending = false

    @OptionGroup var pending: PendingOptions

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        let filter = try cells.filter()
        if listsPending { try listPending(filter) } else { try listGoldens(filter) }
    }

    private func listGoldens(_ filter: CellFilter?) throws {
        var rows: [GoldenRow] = []
        var hasUnreadable = false
        for (name, _) in try goldens.store.goldens() {
            do {
                guard let golden = try StoredGolden(name: name, in: goldens.folder),
                    filter?.matches(golden.facts) ?? true
                else { continue }
                rows.append(GoldenRow(golden))
            } catch let error as GoldenError {
                // Other files are still listed.
                StandardError.write("error: \(error)")
                hasUnreadable = true
            }
        }
        if json {
            try JSONOutput.write(["goldens": rows], as: .goldens)
        } else {
            try StandardOutput.write(document: Self.text(rows) + "\n")
        }
        if hasUnreadable { throw ExitStatus.badInput }
        try refuseNothing(rows.isEmpty)
    }

    private static func text(_ rows: [GoldenRow]) -> String {
        var table = TextTable([
            .init("golden"), .init("width", .trailing), .init("height", .trailing), .init("bytes", .trailing),
        ])
        for row in rows {
            table.append([
                row.name, ShortDecimal.text(row.width), ShortDecimal.text(row.height),
                "\(row.pictureBytes + row.recordBytes)",
            ])
        }
        return rows.isEmpty ? "no golden" : table.text
    }

    private func listPending(_ filter: CellFilter?) throws {
        let folder = pending.folderToRead
        let review = PendingReview(try folder.candidates())
        try folder.keepNumbers(of: review)
        let chosen = review.candidates.filter { filter?.matches(review.facts(of: $0)) ?? true }
        if json {
            let rows = chosen.map { candidate in
                PendingRow(
                    name: candidate.name, goldens: candidate.goldens, status: candidate.result.status,
                    sentence: candidate.result.sentence, causes: review.causes(of: candidate).map(\.number))
            }
            try JSONOutput.write(["cells": rows], as: .pending)
            return try refuseNothing(chosen.isEmpty)
        }
        let names = Set(chosen.map { review.name(of: $0) })
        let paragraphs = CauseParagraphs(review)
        for cause in review.groups.causes {
            let cells = cause.cells.filter(names.contains)
            guard !cells.isEmpty else { continue }
            try StandardOutput.write(line: paragraphs.heading(cause, state: review.reference(to: cause)))
            for line in paragraphs.languages(of: cause) { try StandardOutput.write(line: line) }
            for cell in cells { try StandardOutput.write(line: "  \(cell)") }
        }
        guard chosen.isEmpty else { return }
        let count = review.candidates.count
        try StandardOutput.write(
            line: count == 0
                ? "nothing is pending" : "none of the \(count) pending cells matches; list --failing shows all")
        try refuseNothing(true)
    }

    /// Ends with 6 where what was asked for by name or by a filter is not there.
    private func refuseNothing(_ isNothing: Bool) throws {
        if isNothing, !cells.isEmpty { throw ExitStatus.nothingCompared }
    }

    private struct GoldenRow: Encodable {
        let name, scene: String
        let width, height: Double
        let pictureBytes, recordBytes: Int

        init(_ golden: StoredGolden) {
            name = golden.name
            scene = golden.scene
            let size = golden.layout.nodes.first?.frame.size ?? .zero
            (width, height) = (Double(size.width), Double(size.height))
            (pictureBytes, recordBytes) = (golden.pictureSize, golden.recordSize)
        }
    }

    private struct PendingRow: Encodable {
        let name, goldens: String
        let status: GoldenStatus
        let sentence: String
        let causes: [Int]
    }
}
