// swift-format-ignore-file
import Combine
import UIKit
import UIKit
import UIKit
import Messages
import SwiftUI

/// A question of the quiz with the votes of everybody, kept in a database.
struct Round: Equatable {
    var question = "Which sea has no coast?"
    var answers = ["Sargasso Sea", "Dead Sea", "Sea of Japan"]
    var votes = [4, 1, 2]

    init() {}

    init?(url: URL?) {
        guard let url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else {
            return nil
        }
        question = items.first { $0.name == "question" }?.value ?? question
        let counts = items.filter { $0.name == "votes" }.compactMap { $0.value.flatMap { Int($0) } }
        if counts.count == answers.count { votes = counts }
    }

    





    var url: URL? {
        var components = URLComponents(string: "https://example.com/quiz")
        components?.queryItems =
            [URLQueryItem(name: "question", value: question)]
            + votes.map { URLQueryItem(name: "votes", value: String($0)) }
        return components?.url
    }
}

final class QuizStore: ObservableObject {
    @Published private(set) var round = Round()
    @Published var error: String?
    
    
    private var cancellables = Set<AnyCancellable>()

    func show(_ round: Round) { self.round = round }

    func vote(for index: Int) {
        round.votes[index] += 1
        /* left out */
        /* left out */


    }

    func listen() {
        /* left out */



        $round
            .removeDuplicates()
            .debounce(for: .seconds(1), scheduler: DispatchQueue.main)
            .sink { round in /* left out */ }
            .store(in: &cancellables)
    }

    deinit { /* left out */ }
}

class MessagesViewController: MSMessagesAppViewController {
    private let store = QuizStore()
    private var host: UIHostingController<QuizCard>!

    override func viewDidLoad() {
        super.viewDidLoad()
        /* left out */
        host = UIHostingController(
            rootView: QuizCard(store: store, onVote: { [weak self] index in self?.vote(index) }))
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        if let round = Round(url: conversation.selectedMessage?.url) { store.show(round) }
        store.listen()
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return host.sizeThatFits(in: CGSize(width: size.width, height: .greatestFiniteMagnitude))
    }

    private func vote(_ index: Int) {
        store.vote(for: index)
        guard let conversation = activeConversation else { return }
        /* left out */
        let message = composeMessage(session: conversation.selectedMessage?.session)
        conversation.insert(message) { error in
            if let error { /* left out */ }
        }
    }

            func composeMessage(session: MSSession?) -> MSMessage {
        let fallback = MSMessageTemplateLayout()
        fallback.caption = store.round.question
        fallback.subcaption = "\(store.round.votes.reduce(0, +)) votes"
        let message = MSMessage(session: session ?? MSSession())
        message.layout = MSMessageLiveLayout(alternateLayout: fallback)
        message.url = store.round.url
        /* left out */
        return message
    }
}

struct QuizCard: View {
    @ObservedObject var store: QuizStore
    let onVote: (Int) -> Void
    

    private var most: Int { max(store.round.votes.max() ?? 1, 1) }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(store.round.question).font(.headline)
            ForEach(Array(store.round.answers.enumerated()), id: \.offset) { index, answer in
                Button {
                    onVote(index)
                } label: {
                    row(answer, votes: store.round.votes[index])
                }
                .buttonStyle(.plain)
                
            }
            if let error = store.error {
                Label(error, systemImage: "info.circle").font(.caption).foregroundStyle(.red)
            }
        }
        .padding()
        
        
    }

    private func row(_ answer: String, votes: Int) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(LocalizedStringKey(answer)).font(.subheadline)
                Spacer()
                Text(votes, format: .number).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
            }
            GeometryReader { proxy in
                Capsule().fill(.indigo.opacity(0.15))
                    .overlay(alignment: .leading) {
                        Capsule().fill(.indigo).frame(width: proxy.size.width * Double(votes) / Double(most))
                    }
            }
            .frame(height: 8)
        }
        .contentShape(.rect)
        .accessibilityElement(children: .combine)
    }
}
