import Foundation
import Support

/// The results of one run, or of several shards together. Each form of report is made from them.
package struct GoldenResults: Sendable, Equatable, Codable {
    /// The format of the JSON.
    package let format: String
    /// What happened to each cell, in the order of the plan.
    package let cells: [GoldenResult]
    /// How many cells have each status.
    package let counts: [String: Int]
    /// How the process should end.
    package let exitCode: Int32
    /// The files of the store that no cell claims, sorted.
    package let staleFiles: [String]
    /// The part of the run; nil for all of it.
    package let shard: Shard?
    /// A digest of the cells that all parts together check; nil where it is not a part of a run.
    package let plan: String?
    /// Stale goldens that equal missing ones; nil for none.
    package let renames: [GoldenRename]?
    /// The errors of scenes that could not be read; nil for none.
    package let errors: [FileError]?

    /// The number of goldens that the scenes declare, if none of them was compared; nil where it is not known.
    package let declaredCount: Int?

    package init(_ report: GoldenReport) {
        let order = Dictionary(report.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let cells = report.outcomes.enumerated().map { index, outcome in
            var result = GoldenResult(outcome)
            result.order = order[result.name] ?? report.order.count + index
            return result
        }
        self.init(
            cells: cells, staleFiles: report.staleFiles, shard: report.shard, renames: report.renames,
            errors: report.errors, isEmptyPart: report.isEmptyPart, declaredCount: report.order.count,
            plan: report.plan)
    }

    private init(
        cells: [GoldenResult], staleFiles: [String], shard: Shard?, renames: [GoldenRename], errors: [FileError],
        isEmptyPart: Bool = false, declaredCount: Int? = nil, plan: String? = nil
    ) {
        format = OutputFormat.results.rawValue
        self.cells = cells
        self.staleFiles = staleFiles
        (self.shard, self.plan) = (shard, plan)
        self.renames = renames.isEmpty ? nil : renames
        self.errors = errors.isEmpty ? nil : errors
        self.declaredCount = cells.isEmpty ? declaredCount : nil
        counts = Dictionary(cells.map { ($0.status.rawValue, 1) }, uniquingKeysWith: +)
        var codes = cells.compactMap { GoldenExitCode(rawValue: $0.exitCode) }
        if !staleFiles.isEmpty { codes.append(.stale) }
        if !errors.isEmpty { codes.append(.badInput) }
        if cells.isEmpty, !isEmptyPart { codes.append(.nothingCompared) }
        exitCode = GoldenExitCode.combined(codes).rawValue
    }

    /// Merges the results of shards, as if one run had checked all cells.
    /// - Throws: ``GoldenFailure`` when two shards have the same cell, and when a shard is missing.
    package init(merging shards: [GoldenResults]) throws {
        try Self.checkParts(shards.compactMap(\.shard))
        // Parts of different plans leave out cells, or show them as they were, and nobody would know which.
        guard Set(shards.map(\.plan)).count <= 1 else {
            throw GoldenFailure(
                kind: .badInput,
                message:
                    "the results are parts of runs over different cells or scenes; merge parts of one revision, with the same scenes and --where"
            )
        }
        var names: Set<String> = []
        let cells = shards.flatMap(\.cells).sorted { ($0.order, $0.name) < ($1.order, $1.name) }
        for cell in cells where !names.insert(cell.name).inserted {
            throw GoldenFailure(
                kind: .badInput,
                message: "\(cell.name) is in two of the results; merge the shards of one run, each once")
        }
        self.init(
            cells: cells, staleFiles: Set(shards.flatMap(\.staleFiles)).sorted(), shard: nil,
            renames: shards.flatMap { $0.renames ?? [] }.sorted { $0.new < $1.new },
            errors: Self.distinct(shards.flatMap { $0.errors ?? [] }))
    }

    /// Each shard reads all scenes and finds the same errors, so repeated ones are removed.
    private static func distinct(_ errors: [FileError]) -> [FileError] {
        var seen: Set<FileError> = []
        return errors.filter { seen.insert($0).inserted }
    }

    /// Checks that all parts are there. A missing part must not look like a part without failures.
    private static func checkParts(_ parts: [Shard]) throws {
        guard let count = parts.first?.count else { return }
        let missing = Set(1...count).subtracting(parts.map(\.number)).sorted()
        guard parts.allSatisfy({ $0.count == count }), missing.isEmpty else {
            let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
            throw GoldenFailure(
                kind: .badInput,
                message: missing.isEmpty
                    ? "the results are parts of runs with other numbers of parts; merge the parts of one run"
                    : "the results of \(names) are missing; merge all parts of one run")
        }
    }

    /// The cells that fail.
    package var failures: [GoldenResult] { cells.filter { !$0.isPassed } }

    /// The causes of the failing cells.
    package var causes: CauseGroups { CauseGroups(failures.map(\.failingCell)) }

    /// The results for programs: sorted keys, a fixed number of decimals, no absolute path and no time, so that equal
    /// runs give equal bytes.
    package func json() throws -> String {
        // What has passed before is as equal as what was drawn: the bytes must not tell which run was the first.
        let results = counts[GoldenStatus.cached.rawValue] == nil ? self : asIfDrawn
        return String(
            decoding: try JSONEncoder.pretty.encode(Document(results: results, causes: causes.causes)), as: UTF8.self)
            + "\n"
    }

    private var asIfDrawn: GoldenResults {
        GoldenResults(
            cells: cells.map(\.asIfDrawn), staleFiles: staleFiles, shard: shard, renames: renames ?? [],
            errors: errors ?? [], isEmptyPart: cells.isEmpty, declaredCount: declaredCount, plan: plan)
    }

    /// Reads the output of ``json()``.
    /// - Throws: ``GoldenFailure`` that names the file.
    package init(json: [UInt8], file: String) throws {
        do {
            let results = try JSONDecoder().decode(GoldenResults.self, from: Data(json))
            guard results.format == OutputFormat.results.rawValue,
                results.cells.allSatisfy({ GoldenExitCode(rawValue: $0.exitCode) != nil })
            else { throw NotOfThisVersion() }
            self = results
        } catch {
            throw GoldenFailure(
                kind: .badInput, message: "\(file): is not a result of \"balloon verify --json\" of this version")
        }
    }

    private struct NotOfThisVersion: Error {}

    /// The results with their causes, so that readers of the JSON need not compute them.
    private struct Document: Encodable {
        let results: GoldenResults
        let causes: [GoldenCause]

        enum CodingKeys: String, CodingKey { case causes }

        func encode(to encoder: any Encoder) throws {
            try results.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(causes, forKey: .causes)
        }
    }
}

extension GoldenResults {
    /// Each cause once per scene file: the cause, the file, the cells of the file, and the cell that shows the cause
    /// best.
    var causesByFile: [(cause: GoldenCause, file: String, cells: [GoldenResult], example: GoldenResult)] {
        let cells = Dictionary(failures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return causes.causes.flatMap { cause in
            let files = Dictionary(grouping: cause.cells.compactMap { cells[$0] }, by: \.source)
            return files.sorted { $0.key < $1.key }.map { source, cells in
                (cause, source, cells, cells.first { $0.name == cause.example } ?? cells[0])
            }
        }
    }
}

extension GoldenReportOptions {
    /// The place in a cell's scene file that a cause is about; the beginning of the file where the place is not known.
    func place(of cause: GoldenCause, of groups: CauseGroups, in cell: GoldenResult) -> Place {
        groups.fact(of: cause, inCell: cell.name).flatMap { place(cell.source, $0) } ?? .beginning
    }
}
