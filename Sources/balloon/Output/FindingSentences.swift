import Balloons

/// The sentences of findings.
enum FindingSentences {
    /// One line per finding, beginning with the name of its scene; equal lines once.
    static func lines(_ scenes: [(name: String, findings: [Finding])]) -> [String] {
        var seen: Set<String> = []
        return scenes.flatMap { scene in
            scene.findings.map { ([scene.name, $0.entry].compactMap { $0 } + [$0.message]).joined(separator: ": ") }
        }
        .filter { seen.insert($0).inserted }
    }
}
