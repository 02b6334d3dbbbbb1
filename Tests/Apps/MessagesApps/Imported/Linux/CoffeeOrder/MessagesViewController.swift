// swift-format-ignore-file
import Messages
import os
import SwiftData
import SwiftUI

private let logger = Logger(subsystem: "com.example.coffee", category: "messages")

final class MessagesViewController: MSMessagesAppViewController {
    private var order = OrderModel()
    private var host: UIHostingController<AnyView>?
    private lazy var container: ModelContainer? = {
        do {
            let container = try ModelContainer(for: SavedDrink.self)
            if try container.mainContext.fetchCount(FetchDescriptor<SavedDrink>()) == 0 {
                container.mainContext.insert(SavedDrink(name: "Flat white", price: 4.2))
            }
            return container
        } catch {
            logger.error("no drinks are kept: \(error.localizedDescription, privacy: .public)")
            return nil
        }
    }()

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        order =
            OrderModel(url: conversation.selectedMessage?.url)
            ?? OrderModel(lines: [OrderLine(name: "Espresso", count: 1, price: 2.5)])
        render()
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        render()
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        guard let host else { return size }
        return host.sizeThatFits(in: CGSize(width: size.width, height: .greatestFiniteMagnitude))
    }

    private func render() {
        if presentationStyle == .transcript {
            return show(AnyView(OrderCard(order: order)))
        }
        guard presentationStyle == .expanded, let container else {
            return show(AnyView(CompactView(order: order, onSend: { [weak self] in self?.send() })))
        }
        show(
            AnyView(
                OrderForm(order: order, onSend: { [weak self] in self?.send() })
                    .modelContainer(container)
            ))
    }

    private func show(_ root: AnyView) {
        if let host {
            host.rootView = root
            return
        }
        let host = UIHostingController(rootView: root)
        host.sizingOptions = .intrinsicContentSize
        addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: view.topAnchor),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        host.didMove(toParent: self)
        self.host = host
    }

            func send() {
        guard let conversation = activeConversation else { return }
        let fallback = MSMessageTemplateLayout()
        fallback.caption = String(localized: "Coffee round")
        fallback.subcaption = order.lines.map(\.name).formatted(.list(type: .and))
        fallback.trailingCaption = order.total.formatted(.currency(code: "EUR"))
        let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
        message.layout = MSMessageLiveLayout(alternateLayout: fallback)
        message.url = order.url
        message.summaryText = String(localized: "Coffee round")
        Task {
            do {
                try await conversation.insert(message)
                requestPresentationStyle(.compact)
            } catch {
                logger.error("not inserted: \(error.localizedDescription)")
            }
        }
    }
}

private struct CompactView: View {
    let order: OrderModel
    let onSend: () -> Void

    var body: some View {
        ScrollView {
            OrderCard(order: order)
            Button("Send", action: onSend)
                .buttonStyle(.borderedProminent)
                .tint(.brown)
        }
    }
}
