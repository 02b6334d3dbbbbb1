import BalloonFixtures
import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A template drawn with its picture as it arrives (facts 10.7.1): a metric, off unless a scene says otherwise.
@Suite struct SentPictureTests {
    private func placed(_ isSent: Bool, side: Int = 1500) throws -> PlacedBalloon {
        var metrics = TemplateMetrics()
        metrics.drawsSentPictures = isSent
        let bitmap = Bitmap(
            width: side, height: side,
            pixels: [UInt8](pixel: Self.row(side), count: side))
        let content = BalloonContent.template(
            template(image: Picture(bitmap: bitmap, scale: 3), caption: "Dinner"))
        return try BalloonLayout(content: content, metrics: metrics).place(in: context())
    }

    /// A row of stripes that are five pixels wide.
    private static func row(_ side: Int) -> [UInt8] {
        (0..<side).flatMap { x -> [UInt8] in
            let level = UInt8((x / 5) % 2 * 200)
            return [level, 40, 255 - level, 255]
        }
    }

    private func picture(_ balloon: PlacedBalloon) throws -> Picture {
        guard case .picture(let picture, _)? = balloon.node("image")?.content else {
            throw CocoaError(.featureUnsupported)
        }
        return picture
    }

    @Test("The balloon keeps its size, and its picture has the pixels that arrive")
    func pixels() throws {
        #expect(!TemplateMetrics().drawsSentPictures)
        let (own, sent) = (try placed(false), try placed(true))
        #expect(own.size == sent.size)
        #expect(try picture(own).width == 1500 && picture(sent).width == 1200)
    }

    @Test("An author who made too large a picture reads the size of the own file, not of the one that arrives")
    func wording() throws {
        func message(_ isSent: Bool) throws -> String {
            try #require(try placed(isSent).findings.first { $0.kind == .pictureScaledDown }).message
        }
        #expect(try message(true).contains("1500 × 1500") && message(true).contains("1200 × 1200"))
        #expect(try message(false).contains("1500 × 1500") && !message(false).contains("1200"))
    }

    @Test("What is judged and recorded is the picture that arrives")
    func record() throws {
        let sent = try placed(true)
        let digest = try #require(try picture(sent).digest)
        #expect(sent.record.text.contains(digest))
        #expect(try placed(false).findings.contains { $0.kind == .pictureScaledDown })
    }
}
