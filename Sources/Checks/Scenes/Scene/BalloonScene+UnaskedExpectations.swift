import BalloonLayouts
import ViewLayout

extension BalloonScene {
    /// A finding for each expectation that asks none of some viewers, and so holds nothing.
    package func unaskedExpectations(of viewers: some Sequence<TraitCollection>) -> [Finding] {
        expectations.filter { expectation in !viewers.contains { expectation.asks($0, besides: traits) } }.map {
            expectation in
            Finding(
                .expectationUnasked, node: expectation.path,
                message: "\(expectation.path) asks no viewer, so that nothing holds it; change its when or unless")
        }
    }
}
