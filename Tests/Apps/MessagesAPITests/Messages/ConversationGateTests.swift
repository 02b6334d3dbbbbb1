import BalloonLayouts
import Foundation
import MessagesAPI
import Testing
import UIKitAPI

/// What a conversation passes to Messages.
@MainActor @Suite struct ConversationGateTests {
    private struct Refused: Error {}

    private final class Host: MessagesAppHost {
        var posted: [(content: MessageContent, delivery: MessageDelivery)] = []
        var refuses = false
        let balloonMetrics: TemplateMetrics? = nil
        func controller(
            _ controller: MSMessagesAppViewController, requests style: MSMessagesAppPresentationStyle
        ) {}
        func controllerDismisses(_ controller: MSMessagesAppViewController) {}
        func controllerAsksForKeyboard(_ controller: MSMessagesAppViewController) -> Bool { false }
        func controllerChangedTint(_ controller: MSMessagesAppViewController) {}
        func post(_ content: MessageContent, _ delivery: MessageDelivery, through gate: ConversationGate) throws {
            if refuses { throw Refused() }
            posted.append((content, delivery))
        }
    }

    private let host = Host()
    private let conversation: MSConversation

    init() {
        conversation = MSConversation(local: UUID(), remote: [UUID()], selectedMessage: nil, host: host)
    }

    @Test func whatTheAppChangesAfterwardsDoesNotTravel() throws {
        let message = MSMessage()
        message.summaryText = "before"
        conversation.insert(message)
        conversation.send(message)
        message.summaryText = "after"
        let kept = host.posted.map { posted -> String? in
            if case .message(let message) = posted.content { message.summaryText } else { nil }
        }
        #expect(kept == ["before", "before"] && host.posted.map { $0.delivery == .send } == [false, true])
    }

    @Test func eachCallSaysWhatItIsAndWhetherItIsSent() throws {
        let url = URL(fileURLWithPath: "/menu.txt")
        conversation.insertText("a")
        conversation.sendText("b")
        conversation.insertAttachment(url, withAlternateFilename: "c")
        conversation.sendAttachment(url, withAlternateFilename: nil)
        let words = host.posted.map { posted in
            let start = posted.delivery == .send ? "send" : "insert"
            return switch posted.content {
            case .text(let text): "\(start) \(text)"
            case .attachment(let file, let name): "\(start) \(file.lastPathComponent) \(name ?? "-")"
            default: start
            }
        }
        #expect(words == ["insert a", "send b", "insert menu.txt c", "send menu.txt -"])
    }

    @Test(arguments: [false, true]) func theAnswerIsThatOfMessages(refuses: Bool) async throws {
        host.refuses = refuses
        nonisolated(unsafe) var answers: [Bool] = []
        conversation.insertText("a") { answers.append($0 is Refused) }
        #expect(answers == [refuses])
        if refuses {
            await #expect(throws: Refused.self) { try await conversation.sendText("b") }
        } else {
            try await conversation.sendText("b")
            #expect(host.posted.count == 2)
        }
    }

    @Test func aConversationThatIsNotShownTakesNothing() {
        nonisolated(unsafe) var codes: [Int?] = []
        MSConversation().insertText("a") { codes.append(($0 as NSError?)?.code) }
        #expect(codes == [MSMessageErrorCode.unknown.rawValue])
    }
}
