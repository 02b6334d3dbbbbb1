import Support

extension GoldenStore {
    /// Removes sheets that their scenes no longer request, if all goldens on them have just been recorded as hashes:
    /// whoever requests hashes does not need the pictures.
    func removeSheets(replacedBy outcomes: [GoldenOutcome]) throws {
        let recorded = Dictionary(grouping: outcomes.filter { $0.isRecorded && !$0.cell.isOnSheet }, by: \.cell.scene)
        for (scene, outcomes) in recorded {
            guard let sheet = try? sheet(ofScene: scene) else { continue }
            let names = Set(outcomes.map(\.cell.name))
            guard try goldens().allSatisfy({ sheet.places[$0.name] == nil || names.contains($0.name) }) else {
                continue
            }
            try AtomicFile.remove(path(of: GoldenSheet.file(ofScene: scene)))
        }
    }
}

extension GoldenOutcome {
    fileprivate var isRecorded: Bool { if case .recorded = result { true } else { false } }
}
