import Foundation

extension GoldenRun {
    /// Finds stale goldens that equal missing ones; each is used for one cell.
    /// - Parameter plan: the expected names, whose goldens are never stale.
    func renames(of stale: [String], for outcomes: [GoldenOutcome], besides plan: Set<String>) -> [GoldenRename] {
        let missing = outcomes.filter { $0.status == .missing }.map(\.cell.name)
        guard !missing.isEmpty, !stale.isEmpty else { return [] }
        var names: [String: [(name: String, form: GoldenForm)]] = [:]
        for name in Set(stale.map { ($0 as NSString).deletingPathExtension }).subtracting(plan).sorted() {
            // A file that cannot be read matches no cell.
            guard let golden = try? StoredGolden(name: name, in: store.root), let metadata = golden.metadata,
                golden.isWholePair
            else { continue }
            names[metadata.pixelHash + metadata.layoutHash, default: []].append((name, golden.form))
        }
        return missing.compactMap { name in
            guard let content = shared.content(ofCell: name), let old = names[content]?.first else { return nil }
            names[content]?.removeFirst()
            return GoldenRename(old: old.name, new: name, form: old.form == .hash ? .hash : nil)
        }
    }
}
