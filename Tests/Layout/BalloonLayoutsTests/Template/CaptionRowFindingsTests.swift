import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Two captions that share a row (facts 3.2.23).
@Suite struct CaptionRowFindingsTests {
    private func kinds(_ content: TemplateContent, width: CGFloat = 402) throws -> [Finding.Kind] {
        var traits = TraitCollection()
        traits.transcriptWidth = width
        return try placed(content, traits: traits).findings.map(\.kind)
            .filter { [.captionsTouch, .captionRoomUnused].contains($0) }
    }

    /// At the width at which the texts just fit, two points are between them, which is half of a space; at those a space
    /// wider and more there is one.
    @Test func touching() throws {
        let content = template(caption: "Lesson 12 with Mia", trailingCaption: "7 of 10 known tonight")
        let picture = picture()
        var found: [CGFloat] = []
        for width in stride(from: CGFloat(320), through: 440, by: 1) {
            var content = content
            content.image = picture
            let balloon = try placed(content, traits: viewer(width))
            let texts = ["caption", "trailingCaption"].compactMap { id -> (lines: Int, width: Double)? in
                guard case .text(let text)? = balloon.node(id)?.content else { return nil }
                return (text.layout.lines.count, text.layout.lines.first?.width ?? 0)
            }
            let bar = try #require(balloon.node("bar")?.frame.width)
            let gap = Double(bar) - 2 * 16 - texts.reduce(0) { $0 + $1.width }
            let isFound = balloon.findings.contains { $0.kind == .captionsTouch }
            if texts.map(\.lines) == [1, 1] {
                // A space of Bubble Sans has about a quarter of an em; at 12 points about 3.
                if gap < 2.5 { #expect(isFound, "\(width): \(gap)") }
                if gap > 4.5 { #expect(!isFound, "\(width): \(gap)") }
                if isFound { found.append(width) }
            }
        }
        #expect(!found.isEmpty)
    }

    private func viewer(_ width: CGFloat) -> TraitCollection {
        var traits = TraitCollection()
        traits.transcriptWidth = width
        return traits
    }

    @Test func unusedRoom() throws {
        let long = "Dinner for four at the pier at half past seven"
        #expect(
            try kinds(template(image: picture(), caption: "Yes", trailingCaption: long)) == [.captionRoomUnused])
        // A long leading text leaves a short one what it needs, and two long ones need their parts.
        #expect(try kinds(template(image: picture(), caption: long, trailingCaption: "Yes")).isEmpty)
        #expect(try kinds(template(image: picture(), caption: long, trailingCaption: long)).isEmpty)
        #expect(try kinds(template(image: picture(), caption: "Yes", trailingCaption: "No")).isEmpty)
        #expect(try kinds(template(image: picture(), caption: long)).isEmpty)
    }

    /// Lines touch wherever they stand: the longest may be the first or the second.
    @Test func anyLinesTouch() throws {
        func touching(_ caption: String, _ trailing: String) throws -> [Bool] {
            let content = template(caption: caption, trailingCaption: trailing)
            let stack = try #require(try CaptionBar(content, iconInset: 0, metrics: TemplateMetrics(), in: context()))
                .stack
            return stride(from: stack.naturalWidth, to: stack.naturalWidth + 8, by: 0.5).map { width in
                let arrangement = stack.arrange(width: width, availableHeight: 500)
                return CaptionRowFindings(of: arrangement, in: stack).findings(inWidth: width)
                    .contains { $0.kind == .captionsTouch }
            }
        }
        let first = try touching("Lesson 12\nHi", "7 of 10\nYo")
        #expect(first.first == true && first.last == false)
        #expect(try touching("Hi\nLesson 12", "Yo\n7 of 10") == first)
        // Long lines beside short ones leave room.
        #expect(try !touching("Lesson 12 with Mia\nHi", "Yo\n7 of 10 tonight").contains(true))
    }
}
