import Synchronization

/// The forms that the goldens of each scene have. The folder is listed once for all copies of a store, because ten
/// thousand records without pictures would otherwise list it ten thousand times.
final class SceneForms: Sendable {
    private let forms = Mutex<[String: Set<GoldenForm>]?>(nil)

    /// The forms that the goldens of a scene had when the folder was listed.
    /// - Parameter list: returns the names of the goldens with their files; called until it succeeds once. None are known
    ///   while it fails.
    func forms(ofScene scene: String, list: () throws -> [(name: String, files: [String])]) -> Set<GoldenForm> {
        forms.withLock { forms in
            guard let known = forms ?? (try? list()).map(Self.forms(of:)) else { return [] }
            forms = known
            return known[scene] ?? []
        }
    }

    private static func forms(of goldens: [(name: String, files: [String])]) -> [String: Set<GoldenForm>] {
        goldens.reduce(into: [:]) { forms, golden in
            forms[GoldenCell.scene(ofName: golden.name), default: []].formUnion(
                GoldenForm.allCases.filter { form in
                    golden.files.contains { $0.hasSuffix("." + form.fileExtension) }
                })
        }
    }
}
