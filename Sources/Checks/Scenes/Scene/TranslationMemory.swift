import BalloonLayouts
import Synchronization

/// What was found about the strings of one scene, which is the same for every viewer of a language.
final class TranslationMemory: Sendable {
    private struct Key: Hashable {
        let reference: SceneStringReference
        let locale: String
    }

    private let known = Mutex<[Key: [Finding]]>([:])

    /// The findings about a string in a language, which are searched once.
    func findings(of reference: SceneStringReference, locale: String, find: () -> [Finding]) -> [Finding] {
        let key = Key(reference: reference, locale: locale)
        if let findings = known.withLock({ $0[key] }) { return findings }
        let found = find()
        known.withLock { $0[key] = found }
        return found
    }
}
