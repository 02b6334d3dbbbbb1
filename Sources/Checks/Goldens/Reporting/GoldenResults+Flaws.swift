import Files
import Support

extension GoldenResults {
    /// The flaws that recorded goldens keep on purpose, one line per flaw with the number of goldens. A run that
    /// records must not hide them.
    var keptLines: [String] {
        var counts: [KeptFlaw: Int] = [:]
        var order: [KeptFlaw] = []
        for cell in cells where cell.status.isRecording {
            for flaw in cell.kept ?? [] {
                if counts[flaw] == nil { order.append(flaw) }
                counts[flaw, default: 0] += 1
            }
        }
        guard !order.isEmpty else { return [] }
        let lines = order.prefix(CauseParagraphs.namedCount).map { flaw in
            let count = counts[flaw] ?? 0
            return "  \(flaw.name) in \(Counted.text(count, "golden")), because \(flaw.reason)"
        }
        let more = order.count - lines.count
        return ["allowed by the scenes:"] + lines + (more > 0 ? ["  and \(more) others"] : []) + [""]
    }
}

extension GoldenResults {
    /// What somebody should look at in goldens that a run has recorded, one line per rule: recording shows what is, and
    /// lint judges it.
    var noticedLines: [String] {
        var cells: [String: [GoldenResult]] = [:]
        for cell in self.cells where cell.status.isRecording {
            for rule in Set((cell.noticed ?? []).map(\.rule)) { cells[rule, default: []].append(cell) }
        }
        guard !cells.isEmpty else { return [] }
        let rules = cells.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        var lines = ["recorded, and to be looked at:"]
        for (rule, cells) in rules.prefix(Self.namedRules) {
            let example = cells[0]
            let message = shortened(example.noticed?.first { $0.rule == rule }?.problem ?? "")
            lines.append("  \(Counted.text(cells.count, "golden")): \(rule), such as in \(example.name): \(message)")
        }
        let more = rules.count - Self.namedRules
        if more > 0 { lines.append("  and \(more) more rules") }
        let files = rules.flatMap(\.value).map(\.source).reduce(into: [String]()) { files, file in
            if !files.contains(file) { files.append(file) }
        }
        return lines + ["  more of it: balloon lint \(Self.words(for: files))", ""]
    }

    /// How many rules are named: what is read before a first record is committed should fit a screen.
    private static let namedRules = 8

    /// Files as words of a command: each of a few, or the folders of many.
    private static func words(for files: [String]) -> String {
        let folders = Set(files.map(PathName.parent)).sorted().map { $0.isEmpty ? "." : $0 }
        return (files.count > namedFiles ? folders : files).map(ShellWord.path).joined(separator: " ")
    }

    private static let namedFiles = 3

    private func shortened(_ sentence: String) -> String {
        sentence.count > Self.longestProblem ? sentence.prefix(Self.longestProblem - 1) + "…" : sentence
    }

    private static let longestProblem = 80
}

extension GoldenStatus {
    /// Whether a run that records has drawn the golden.
    fileprivate var isRecording: Bool { [.recorded, .replaced, .unchanged, .recordedInThisRun].contains(self) }
}

extension GoldenResults {
    /// The engines that drew the failing goldens, where they differ from this one: one line per engine, those of most
    /// goldens first. The engine can be the reason for all differences.
    package var origins: [String] {
        let failing = failures
        let counts = Dictionary(failing.compactMap { $0.origin.map { ($0, 1) } }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { origin, count in
            "\(count) of \(failing.count) failing \(failing.count == 1 ? "golden was" : "goldens were") drawn \(origin)"
        }
    }
}
