// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_MSMessageErrorCode_1() async throws {
        do {
            try await conversation.insert(message)
        } catch let error as NSError where error.domain == MSMessagesErrorDomain {
            if MSMessageErrorCode(rawValue: error.code) == .urlExceedsMaxSize { message.url = nil }
        }
    }

    func example_MessageURL_1() async throws {
        if let base = URL(string: "https://example.com/ice-cream") {
            message.url = try MessageURL.url(base, queryItems: [URLQueryItem(name: "scoop", value: "mint")])
        }
        for item in message.url.map(MessageURL.queryItems) ?? [] { print(item.name, item.value ?? "") }
    }

    func example_StickerRules_1() async throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: "cup.png"))
        if data.count > StickerRules.maximumFileSize { print("use fewer colours or frames") }
        if let side = UIImage(data: data)?.size.width, !StickerRules.pixelSides.contains(Int(side)) {
            print("draw it with \(StickerRules.pixelSides) pixels on each side")
        }
        _ = data
    }
}
