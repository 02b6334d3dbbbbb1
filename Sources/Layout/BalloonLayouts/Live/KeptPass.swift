import Synchronization
import ViewLayout

/// The layout pass of a live layout's view, for the next width of the transcript: its elements stay the same, and so do
/// their ideal and their smallest sizes.
final class KeptPass: Sendable {
    /// Invariant: it is used by who has taken it out, and by nobody else.
    private struct Pass: @unchecked Sendable {
        let view: LayoutSubview
        let context: LayoutContext
    }

    private let kept = Mutex<Pass?>(nil)

    /// Uses the pass in a context. One that differs in more than the width of the transcript begins a pass of its own.
    func with<Result>(
        _ element: (any Element)?, in context: LayoutContext, _ use: (LayoutSubview?) throws -> Result
    ) rethrows -> Result {
        guard let element else { return try use(nil) }
        let taken = kept.withLock { kept in
            defer { kept = nil }
            return kept
        }
        let view: LayoutSubview
        if let taken, taken.context.differsInWidthOnly(from: context) {
            view = taken.view
            view.begin(in: context)
        } else {
            view = LayoutSubview(element, in: context)
        }
        let result = try use(view)
        let pass = Pass(view: view, context: context)
        kept.withLock { $0 = pass }
        return result
    }
}
