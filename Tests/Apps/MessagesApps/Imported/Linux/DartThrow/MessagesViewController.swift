// swift-format-ignore-file
import UIKit
import Messages
import UIKit
import SwiftUI

/// Where the darts hit, in parts of the board's radius.
struct Throw: Codable, Hashable {
    var x: Double
    var y: Double

    var points: Int {
        let distance = (x * x + y * y).squareRoot()
        return distance < 0.15 ? 50 : distance < 0.5 ? 20 : distance < 1 ? 5 : 0
    }
}

struct Score: Equatable {
    var throwsOfAda: [Throw] = [Throw(x: 0.05, y: 0.02), Throw(x: 0.4, y: -0.2), Throw(x: -0.7, y: 0.3)]
    var best = 90

    var points: Int { throwsOfAda.map(\.points).reduce(0, +) }

    init() {}

    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        else { return nil }
        let numbers = items.filter { $0.name == "dart" }.compactMap(\.value).map {
            $0.split(separator: ",").compactMap { Double($0) }
        }
        throwsOfAda = numbers.filter { $0.count == 2 }.map { Throw(x: $0[0], y: $0[1]) }
        best = items.first { $0.name == "best" }?.value.flatMap { Int($0) } ?? best
    }

    var url: URL? {
        var components = URLComponents(string: "https://example.com/darts")
        components?.queryItems =
            throwsOfAda.map { URLQueryItem(name: "dart", value: "\($0.x),\($0.y)") }
            + [URLQueryItem(name: "best", value: String(best))]
        return components?.url
    }
}

/// The game itself.
final class BoardScene {
    var onEnd: (([Throw]) -> Void)?
    private var hits: [Throw] = []
    

    







     func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        /* left out */
        /* left out */
        if hits.count == 3 { onEnd?(hits) }
    }

    
}

class MessagesViewController: MSMessagesAppViewController {
    private var score = Score()
    

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        if let received = Score(message: conversation.selectedMessage) { score = received }
        present(presentationStyle)
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        present(presentationStyle)
    }

    private func present(_ style: MSMessagesAppPresentationStyle) {
        view.subviews.forEach { $0.removeFromSuperview() }
        children.forEach { $0.removeFromParent() }
        if style == .expanded {
            /* left out */
            /* left out */
            /* left out */
            /* left out */
            /* left out */
            /* left out */
            /* left out */
            /* left out */
            return
        }
        let host = UIHostingController(rootView: DartCard(score: score))
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        UIHostingController(rootView: DartCard(score: score)).sizeThatFits(
            in: CGSize(width: size.width, height: .infinity))
    }

            func finish(_ hits: [Throw]) {
        score.throwsOfAda = hits
        score.best = max(score.best, score.points)
        /* left out */
        let layout = MSMessageTemplateLayout()
        layout.caption = String(localized: "\(score.points) points")
        layout.trailingSubcaption = String(localized: "Best: \(score.best)")
        /* left out */
        let message = MSMessage(session: activeConversation?.selectedMessage?.session ?? MSSession())
        message.layout = MSMessageLiveLayout(alternateLayout: layout)
        message.url = score.url
        activeConversation?.insert(message, completionHandler: nil)
    }
}

struct DartCard: View {
    let score: Score

    var body: some View {
        HStack(spacing: 16) {
            ZStack {
                ForEach([1.0, 0.5, 0.15], id: \.self) { part in
                    Circle().fill(part == 0.5 ? Color.white : part == 1 ? .green : .red)
                        .frame(width: 96 * part)
                }
                ForEach(score.throwsOfAda, id: \.self) { hit in
                    Circle().fill(.black).frame(width: 8, height: 8).offset(x: hit.x * 48, y: hit.y * 48)
                }
            }
            .frame(width: 96, height: 96)
            .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text("\(score.points) points").font(.title2.bold())
                Text("Best: \(score.best)").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding()
    }
}

struct Preview_MessagesViewController_153: PreviewProvider { static var previews: some View { DartCard(score: Score()) } }
struct Preview_MessagesViewController_154 { static var _previewName: String { "Game" };  }
