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
            return "  \(flaw.name) in \(count) \(count == 1 ? "golden" : "goldens"), because \(flaw.reason)"
        }
        let more = order.count - lines.count
        return ["allowed by the scenes:"] + lines + (more > 0 ? ["  and \(more) others"] : []) + [""]
    }
}

extension GoldenStatus {
    /// Whether a run that records has drawn the golden.
    fileprivate var isRecording: Bool { [.recorded, .unchanged, .recordedInThisRun].contains(self) }
}
