import Balloons
import Sweeps

/// A sweep in a few lines for people.
enum SweepSummary {
    /// One line per scene, and one line for each kind of finding.
    static func text(_ sweeps: [SceneSweep]) -> String {
        var table = TextTable([
            .init("scene"), .init("cells", .trailing), .init("found in", .trailing), .init("what"), .init("first at"),
        ])
        for sweep in sweeps {
            guard sweep.failure == nil else {
                table.append([sweep.scene, "0", "", Finding.Kind.notLaidOut.rawValue, ""])
                continue
            }
            let findings = sweep.findingSummaries
            table.append([sweep.scene, "\(sweep.cells.count)", "", findings.isEmpty ? "nothing found" : "", ""])
            for summary in findings {
                let subject = summary.finding.subject
                let what = (subject.isEmpty ? "" : "\(subject): ") + summary.finding.kind.rawValue
                table.append(["", "", "\(summary.cellCount)", what, TraitText.summary(summary.first)])
            }
            for (violation, count) in firstViolations(of: sweep) {
                let what = "\(violation.invariant.rawValue): \(violation.node ?? "balloon") \(violation.problem)"
                table.append(["", "", "\(count)", what, TraitText.summary(violation.second)])
            }
        }
        return table.text
    }

    /// What changed in a scene, one line per change.
    static func text(_ changes: SweepChanges) -> String {
        let before = changes.earlierScene == changes.scene ? "" : " (\(changes.earlierScene) before)"
        let count = "\(changes.scene)\(before): \(changes.changedCount) of \(changes.cellCount) cells changed"
        return ([count] + changes.lines.map { "  " + $0 }).joined(separator: "\n")
    }

    /// The first violation of every invariant at every node, with how many there are; all of them are in the tables.
    private static func firstViolations(of sweep: SceneSweep) -> [(violation: SweepViolation, count: Int)] {
        var firsts: [(violation: SweepViolation, count: Int)] = []
        for violation in sweep.violations {
            let known = firsts.firstIndex {
                $0.violation.invariant == violation.invariant && $0.violation.node == violation.node
            }
            if let known { firsts[known].count += 1 } else { firsts.append((violation, 1)) }
        }
        return firsts
    }
}
