import BalloonLayouts
import ViewLayout

extension BalloonScene {
    /// A finding for each expectation that asks none of some viewers, and so holds nothing, and for each that compares a
    /// language in which none of them reads.
    package func unaskedExpectations(of viewers: some Sequence<TraitCollection>) -> [Finding] {
        expectations.compactMap { expectation -> Finding? in
            func asks(_ locale: String? = nil) -> Bool {
                viewers.contains { (locale ?? $0.locale) == $0.locale && expectation.asks($0, besides: traits) }
            }
            let problem: String
            if !asks() {
                problem = "asks no viewer, so that nothing holds it; change its when or unless"
            } else if let unread = expectation.locales.first(where: { !asks($0) }) {
                problem = "compares \(unread), in which no viewer reads; add strings in it, or take it out"
            } else {
                return nil
            }
            return Finding(.expectationUnasked, node: expectation.path, message: "\(expectation.path) \(problem)")
        }
    }
}
