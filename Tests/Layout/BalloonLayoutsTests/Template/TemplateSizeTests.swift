import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Sizes of template balloons. The numbers in the names are those of the facts sheet, section 9.
@Suite struct TemplateSizeTests {
    @Test("The worked example: a square picture with two rows at 402 points is 280 by 333")
    func workedExample() throws {
        let balloon = try placed(template(image: picture(), caption: "Ferry", subcaption: "Building"))
        #expect(balloon.size == CGSize(width: 280, height: 333))
        #expect(balloon.node("image")?.frame == CGRect(x: 0, y: 0, width: 280, height: 280))
        #expect(balloon.node("bar")?.frame == CGRect(x: 0, y: 280, width: 280, height: 53))
    }

    @Test("1: an empty text measures like nil")
    func emptyIsNil() throws {
        let empty = try placed(
            template(
                image: picture(), imageTitle: "", imageSubtitle: "", caption: "Yes", trailingCaption: "",
                subcaption: "", trailingSubcaption: ""))
        let missing = try placed(template(image: picture(), caption: "Yes"))
        #expect(empty.size == missing.size)
        #expect(empty.record == missing.record)
    }

    @Test("24: no balloon is smaller than the icon with its margins")
    func iconMinimum() throws {
        let balloon = try placed(template(image: picture(width: 300, height: 3)))
        #expect(balloon.size == CGSize(width: 280, height: 32))
        #expect(try placed(template()).size == CGSize(width: 150, height: 32))
    }

    @Test("A balloon that is offered its own size keeps it")
    func idempotent() throws {
        for content in [
            template(caption: "Which day suits everyone?", trailingCaption: "$2"),
            template(image: picture(width: 300, height: 900), imageTitle: "Title", caption: "One", subcaption: "Two"),
        ] {
            let frame = BalloonFrame(icon: picture(), side: .incoming, metrics: TemplateMetrics())
            let traits = TraitCollection()
            let balloon = try TemplateBalloon(content, frame: frame, in: context())
            let offer = CGSize(width: 300, height: 600)
            let size = balloon.size(of: balloon.arrange(for: traits, offered: offer), for: traits)
            #expect(balloon.size(of: balloon.arrange(for: traits, offered: size), for: traits) == size)
        }
    }

    @Test(
        "Any width of a transcript gives a balloon within it or the icon's minimum",
        arguments: [1, 40, 121, 200, 10_000])
    func extremeWidths(width: CGFloat) throws {
        let content = template(image: picture(), imageTitle: "Title", caption: "Caption", trailingCaption: "$1")
        let size = try placed(content, icon: picture(), traits: TraitCollection(transcriptWidth: width)).size
        #expect(size.width <= max(45, width) && size.width >= 45)
        #expect(size.height >= 32)
    }

    @Test("A narrow mode for tall pictures takes 0.76 of the width, except at accessibility sizes")
    func narrowMode() throws {
        var metrics = TemplateMetrics()
        metrics.allowsNarrowPictures = true
        func width(_ height: Int, _ category: ContentSizeCategory = .large) throws -> CGFloat {
            let content = BalloonContent.template(template(image: picture(width: 300, height: height), caption: "a"))
            let traits = TraitCollection(preferredContentSizeCategory: category)
            return try BalloonLayout(content: content, metrics: metrics).place(in: context(traits)).size.width
        }
        // 280 x 0.76 = 212.8.
        #expect(try width(400) == 213)
        #expect(try width(300) == 280)
        #expect(try width(400, .accessibilityMedium) == 346)
        metrics.narrowPictureAspect = 2
        #expect(try width(400) == 280)
    }

    @Test("A small picture makes a small balloon when it is not enlarged, but not below a bar's least width")
    func smallPictures() throws {
        var metrics = TemplateMetrics()
        metrics.enlargesSmallPictures = false
        func size(_ side: Int) throws -> CGSize {
            let content = BalloonContent.template(template(image: picture(width: side, height: side)))
            return try BalloonLayout(content: content, metrics: metrics).place(in: context()).size
        }
        #expect(try size(200) == CGSize(width: 200, height: 200))
        #expect(try size(100) == CGSize(width: 150, height: 150))
        #expect(try size(900) == CGSize(width: 280, height: 280))
    }

    @Test("Captions alone keep the whole width when they may not shrink, and 140 points beside a delete button")
    func captionWidths() throws {
        func width(_ change: (inout TemplateMetrics) -> Void) throws -> CGFloat {
            var metrics = TemplateMetrics()
            change(&metrics)
            let layout = BalloonLayout(content: .template(template(caption: "Hi")), metrics: metrics)
            return try layout.place(in: context()).size.width
        }
        #expect(try width { _ in } == 150)
        #expect(try width { $0.allowsFlexibleWidth = false } == 280)
        #expect(try width { $0.usesDeleteButtonMinimum = true } == 140)
        // Two texts in a row stand at the balloon's ends, as they do below a picture.
        let pair = try placed(template(caption: "Hi", trailingCaption: "$2"))
        #expect(pair.size.width == 280)
        let price = try #require(pair.recorded("trailingCaption")?.lines.first)
        #expect(isClose(price.x + price.width, 280 - 16, within: 0.002))
    }

    /// Facts 3.6: never above the transcript height.
    @Test(
        "No balloon is taller than the transcript, and a text that is cut is reported",
        arguments: [ContentSizeCategory.large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge],
        [120.0, 80, 60])
    func transcriptHeight(category: ContentSizeCategory, height: Double) throws {
        let long = String(repeating: "a caption that wraps ", count: 8)
        let traits = TraitCollection(transcriptHeight: height, preferredContentSizeCategory: category)
        for content in [
            template(caption: long, subcaption: long), template(image: picture(), caption: long, subcaption: long),
        ] {
            for collapses in [false, true] {
                var metrics = TemplateMetrics()
                metrics.collapsesWholeRows = collapses
                let balloon = try BalloonLayout(content: .template(content), metrics: metrics)
                    .place(in: context(traits))
                #expect(balloon.size.height <= height)
                for id in ["caption", "subcaption"] {
                    let node = try #require(balloon.recorded(id))
                    let line = try #require(node.lines.last)
                    // Whose baseline is out of the balloon cannot be read.
                    guard line.baseline > CGFloat(height) else { continue }
                    #expect(balloon.findings.contains { $0.kind == .nodeOutsideBalloon && $0.node == id }, "\(id)")
                }
            }
        }
        let cut = try placed(template(caption: long, subcaption: long), traits: traits).findings
        #expect(
            cut.contains { $0.kind == .nodeOutsideBalloon }
                == (height < (category == .large ? 0 : 100)
                    || category == .accessibilityExtraExtraExtraLarge && height < 130))
    }

    @Test("The leading factor is held between two text sizes, and Bold Text can raise it")
    func leadingFactor() throws {
        func height(_ traits: TraitCollection, _ change: (inout TemplateMetrics) -> Void) throws -> CGFloat {
            var metrics = TemplateMetrics()
            change(&metrics)
            let layout = BalloonLayout(content: .template(template(caption: "Hi")), metrics: metrics)
            return try layout.place(in: context(traits)).size.height
        }
        let small = TraitCollection(preferredContentSizeCategory: .extraSmall)
        // 35 x 12 / 13 = 32.3.
        #expect(try height(small) { _ in } == 33)
        #expect(try height(small) { $0.smallestLeadingCategory = .large } == 35)
        let large = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        #expect(try height(large) { $0.largestLeadingCategory = .large } == 35)
        let bold = TraitCollection(legibilityWeight: .bold)
        #expect(try height(bold) { _ in } == 35)
        #expect(try height(bold) { $0.boldTextLeadingFactor = 1.2 } == 42)
    }

    @Test(
        "On the watch a caption has four lines, rows are 15 and 9 from the edges, and 12.5 or what the fonts need apart"
    )
    func watch() throws {
        let traits = TraitCollection(transcriptWidth: 198, userInterfaceIdiom: .watch)
        let long = String(repeating: "dinner ", count: 30)
        #expect(try placed(template(caption: long), traits: traits).recorded("caption")?.lines.count == 4)
        // The icon makes a balloon of one row 26 points high, its bar is 24.
        #expect(try placed(template(caption: "Hi"), traits: traits).node("bar")?.frame.height == 24)
        // Lines of 13 points need 15.5.
        #expect(try placed(template(caption: "Hi", subcaption: "Ho"), traits: traits).size.height == 40)
        let smallest = TraitCollection(
            transcriptWidth: 198, preferredContentSizeCategory: .extraSmall, userInterfaceIdiom: .watch)
        #expect(try placed(template(caption: "Hi"), traits: smallest).size.height == 26)
    }
}
