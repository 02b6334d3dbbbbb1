// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_MFMessageComposeViewController_1() async throws {
        let composer = MFMessageComposeViewController()
        composer.recipients = ["ada@example.com"]
        composer.message = message
        host.sendFromCompanionApp(composer)
        _ = composer
    }

    func example_MFMessageComposeViewController_MFMessageComposeViewControllerDelegate_1() async throws {
        final class Inviter: MFMessageComposeViewControllerDelegate {
            func messageComposeViewController(
                _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
            ) {
                if result == .sent { print("invited", controller.recipients ?? []) }
            }
        }
    }

    func example_MFMessageComposeViewController_MessageComposeResult_1() async throws {
        func status(after result: MessageComposeResult) -> String {
            switch result {
            case .sent: "Invited"
            case .cancelled: "Not invited"
            case .failed: "Try again"
            }
        }
    }

    func example_MSConversation_1() async throws {
        let session = conversation.selectedMessage?.session ?? MSSession()
        let message = MSMessage(session: session)
        message.layout = MSMessageTemplateLayout()
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) added a scoop"
        try await conversation.insert(message)
        _ = session
        _ = message
    }

    func example_MSMessage_1() async throws {
        let layout = MSMessageTemplateLayout()
        layout.caption = "Dinner at seven?"
        let message = MSMessage()
        message.layout = layout
        message.url = URL(string: "https://example.com/dinner?hour=19")
        message.summaryText = "An invitation to dinner"
        _ = layout
        _ = message
    }

    func example_MSMessageLayout_1() async throws {
        switch message.layout {
        case let template as MSMessageTemplateLayout: print(template.caption ?? "no caption")
        case let live as MSMessageLiveLayout: print(live.alternateLayout.caption ?? "no caption")
        default: print("a received message has no layout")
        }
    }

    func example_MSMessageLayout_MSMessageLiveLayout_1() async throws {
        let alternate = MSMessageTemplateLayout()
        alternate.caption = "Concert"
        alternate.subcaption = "in 12 days"
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        _ = alternate
    }

    func example_MSMessageLayout_MSMessageTemplateLayout_1() async throws {
        let layout = MSMessageTemplateLayout()
        layout.image = UIImage(contentsOfFile: "Resources/map.png")
        layout.imageTitle = "Ferry Building"
        layout.caption = "Dinner at seven?"
        layout.trailingCaption = "Table for 4"
        message.layout = layout
        _ = layout
    }

    func example_MSMessagesAppPresentationStyle_1() async throws {
        final class MessagesViewController: MSMessagesAppViewController {
            override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
                if presentationStyle == .expanded { print("there is room for a form") }
            }
        }
    }

    func example_MSMessagesAppPresentationStyle_MSMessagesAppPresentationContext_1() async throws {
        var app = HostedApp()
        app.presentationContext = .media
        let camera = TranscriptHost(app: app, context: context) { MSMessagesAppViewController() }
        try camera.openConversation()
        _ = app
        _ = camera
    }

    func example_MSMessagesAppPresentationStyle_MSMessagesAppTranscriptPresentation_1() async throws {
        final class MessagesViewController: MSMessagesAppViewController {
            override func contentSizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: min(size.height, 217))
            }
            override var messageTintColor: UIColor? { UIColor(red: 0.11, green: 0.14, blue: 0.25, alpha: 1) }
        }
    }

    func example_MSMessagesAppViewController_1() async throws {
        final class MessagesViewController: MSMessagesAppViewController {
            override func willBecomeActive(with conversation: MSConversation) {
                super.willBecomeActive(with: conversation)
                print(presentationStyle, conversation.selectedMessage?.url?.query ?? "no message is selected")
            }
        }
        let host = TranscriptHost(context: context) { MessagesViewController() }
        _ = host
    }

    func example_MSSession_1() async throws {
        let session = conversation.selectedMessage?.session ?? MSSession()
        let move = MSMessage(session: session)
        move.layout = MSMessageTemplateLayout()
        move.summaryText = "Ada moved"  // remains when the next message of the session arrives
        _ = session
        _ = move
    }
}
