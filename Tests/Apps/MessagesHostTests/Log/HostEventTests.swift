import Foundation
import MessagesAPI
import Testing
import UIKitAPI

@testable import MessagesHost

/// What a line of the log says of an event: who did it, what it was, and the lengths in points, widths first.
@Suite struct HostEventTests {
    private static let answer = ControllerCallback.contentSizeThatFits(
        CGSize(width: 280 + 2.0 / 3, height: 500), answer: CGSize(width: 280.5, height: 136))

    @Test(
        arguments: [
            (answer, "contentSizeThatFits(280.67 × 500) → 280.5 × 136"),
            (
                .contentSizeThatFits(CGSize(width: 280, height: 99.75), answer: CGSize(width: 0.1, height: 50.5)),
                "contentSizeThatFits(280 × 99.75) → 0.1 × 50.5"
            ),
            (.willTransition(to: .expanded), "willTransition(to: expanded)"), (.didSelect("vote"), "didSelect(vote)"),
            (.viewDidLoad, "viewDidLoad"),
        ] as [(ControllerCallback, String)])
    func calls(_ callback: ControllerCallback, _ text: String) {
        #expect(callback.description == text)
        let event = HostEvent.callback(callback, ControllerIdentity(role: .balloon("vote"), number: 2))
        #expect(event.description == "balloon vote #2: \(text)" && event.action == text)
    }

    @Test func anAreaHasASizeAPlaceAndWhatIsCovered() {
        let frame = CGRect(x: 1, y: 573, width: 402, height: 301)
        var covered = UIEdgeInsets()
        covered.bottom = 44
        #expect(PresentationArea(frame: frame, safeAreaInsets: UIEdgeInsets()).description == "402 × 301 at (1, 573)")
        #expect(
            PresentationArea(frame: frame, safeAreaInsets: covered).description
                == "402 × 301 at (1, 573), the lowest 44 covered")
    }
}
