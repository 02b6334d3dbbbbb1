import SwiftUI

/// The cards that a message can show.
enum Card: String {
    case game, poll, ticket, countdown, invitation

    init(url: URL?) {
        let items = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false)?.queryItems } ?? []
        self = items.first { $0.name == "card" }?.value.flatMap(Card.init) ?? .game
    }

    @MainActor @ViewBuilder var view: some View {
        switch self {
        case .game: GameCard()
        case .poll: PollCard(poll: .lunch)
        case .ticket: TicketCard()
        case .countdown: CountdownCard(start: Date(timeIntervalSince1970: 1_790_000_000))
        case .invitation: InvitationCard()
        }
    }
}
