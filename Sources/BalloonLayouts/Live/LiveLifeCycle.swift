import Foundation

/// Runs the life cycle of a live layout in the transcript.
package enum LiveLifeCycle {
    /// Performs a step; answers a size in points when the step asks for one.
    package typealias Step = (_ event: LiveLifeCycleEvent, _ offer: CGSize) throws -> CGSize?

    /// Performs every step in order, the size function last, and returns the answer and the steps performed. Without
    /// an answer the content has the offered size, as Apple's default has.
    static func run(
        offer: CGSize, _ perform: Step
    ) rethrows -> (answer: CGSize, events: [LiveLifeCycleEvent]) {
        var answer = offer
        var performed: [LiveLifeCycleEvent] = []
        for event in LiveLifeCycleEvent.allCases {
            if let size = try perform(event, offer) { answer = size }
            performed.append(event)
        }
        return (answer, performed)
    }
}
