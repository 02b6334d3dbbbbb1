import BalloonTesting
import SwiftUI
import Testing

@testable import TripVote

/// Views of SwiftUI without a controller, as the README has one.
@Suite(.goldens(in: "Tests/Apps/MessagesApps/AppTests/Goldens")) @MainActor struct SwiftUICardTests {
    struct GuestsCard: View {
        let guests: Int

        var body: some View {
            HStack {
                Label("Dinner at seven", systemImage: "calendar").font(.headline)
                Spacer()
                Text("\(guests) guests").bold()
            }
            .padding()
        }
    }

    @Test @MainActor func aCardIsAsTallAsItsTexts() throws {
        let card = try placedBalloon(showing: GuestsCard(guests: 3))
        let large = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let tall = try placedBalloon(showing: GuestsCard(guests: 3), traits: large)
        #expect(card.size.height < 60 && tall.size.height > 100)
    }

    /// The previews of an app that `balloon import` has brought, each a golden.
    @Test func previews() {
        assertPreviews(
            [TripCardView_Previews.self, Preview_TripPreviews_4.self], categories: [.large],
            allowing: [LintAllowance(.textContrastLow, reason: "secondary text has the system's colour")])
    }
}
