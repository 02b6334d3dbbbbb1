import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Testing
import ViewLayout

/// Live balloons that declare their answer. The numbers are those of the facts sheet, section 9.
@Suite struct LiveBalloonTests {
    private func live(
        view: (any Element)? = nil, width: LengthExpression? = nil, height: LengthExpression? = nil,
        traits: TraitCollection = TraitCollection(), metrics: TemplateMetrics? = nil
    ) throws -> PlacedBalloon {
        let content = LiveContent(
            view: view, answeredWidth: width, answeredHeight: height.map(AnsweredHeight.length) ?? .offered,
            alternate: template(caption: "Alternate"))
        return try BalloonLayout(content: .live(content), icon: picture(), metrics: metrics)
            .place(in: context(traits))
    }

    private let countdown = LengthExpression.sum([.points(217), .lineHeight(.subheadline)])

    @Test("217 points and a line of subheadline are 234.90 at Large")
    func countdownAtLarge() throws {
        let size = try live(height: countdown).size
        #expect(isClose(size.height, 234.90, within: 0.01))
        #expect(isClose(size.width, 280.667, within: 0.001))
    }

    @Test(
        "The answer follows subheadline at all twelve categories, and 217 stays",
        arguments: zip(
            ContentSizeCategory.allCases, [12.0, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]))
    func countdownFollowsTheStyle(category: ContentSizeCategory, pointSize: Double) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let height = try live(height: countdown, traits: traits).size.height
        #expect(isClose(height, 217 + pointSize * 1.193359375, within: 0.001))
    }

    /// Its picture shows nothing of the alternate, which others see in its place.
    @Test("A record of a live balloon says what its alternate says; one of the alternate shows it")
    func alternateOnRecord() throws {
        func inputs(_ traits: TraitCollection) throws -> [String] {
            try live(traits: traits).record.inputs.filter { $0.name.hasPrefix("alternate.") }.map(\.name)
        }
        #expect(try live().record.inputs.contains(.init("alternate.caption", "Alternate")))
        #expect(try inputs(TraitCollection()).count == 1)
        #expect(try inputs(TraitCollection(userInterfaceIdiom: .mac, receiver: .macos)).isEmpty)
        #expect(try inputs(TraitCollection(hasApp: false)).isEmpty)
    }

    @Test("A fixed height stays at all categories", arguments: ContentSizeCategory.allCases)
    func fixedHeight(category: ContentSizeCategory) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        #expect(try live(height: .points(160), traits: traits).size.height == 160)
    }

    @Test("Without an answer the content has the offer: the widest balloon, 500 points high")
    func defaultAnswer() throws {
        let balloon = try live()
        #expect(isClose(balloon.size.width, 280.667, within: 0.001))
        #expect(balloon.size.height == 500)
    }

    @Test("An answer over the offer is reported in points and clamped")
    func answerOverTheOffer() throws {
        let balloon = try live(width: .points(550), height: .points(620))
        #expect(isClose(balloon.size.width, 280.667, within: 0.001) && balloon.size.height == 500)
        let found = balloon.findings.filter { $0.kind == .answerExceedsOffer }
        let excess = found.compactMap(\.points)
        #expect(excess.count == 2)
        #expect(isClose(excess[0], 550 - 280.667, within: 0.001) && excess[1] == 120)
        // Of both only the height is assumed, and the sentence names its fact.
        #expect(found.map { $0.message.contains("fact 8.1") } == [false, true])
    }

    @Test("A view that needs more than the assumed 500 points is one finding, which says so and is no error")
    func assumedLimit() throws {
        // The fill is centred in the view, so that it is cut at both ends.
        let tall = VStack([Frame(Fill(.semantic(.tint)), height: 584.7)])
        let found = try live(view: tall, height: .points(584.7)).findings
        #expect(found.map(\.kind) == [.contentClipped] && found[0].isAssumed && found[0].severity == .warning)
        #expect(found[0].message.contains("assumed, fact 8.1"))
        // An answer that no view needs is judged by the same number.
        let answer = try live(height: .points(620)).findings
        #expect(answer.map(\.kind) == [.answerExceedsOffer] && answer[0].severity == .warning)
        // The height of a transcript in landscape is no assumption.
        let landscape = TraitCollection(transcriptWidth: 750, transcriptHeight: 402)
        let turned = try live(view: tall, height: .points(584.7), traits: landscape).findings
        #expect(turned.contains { $0.kind == .answerExceedsOffer && $0.severity == .error })
    }

    @Test("A limit that a scene writes out is known, whatever it is", arguments: [nil, 500, 400] as [CGFloat?])
    func writtenLimit(points: CGFloat?) throws {
        var metrics = TemplateMetrics()
        if let points { metrics.maximumHeight.points = points }
        for balloon in [
            try live(view: Frame(Fill(.semantic(.tint)), height: 584.7), height: .points(584.7), metrics: metrics),
            try live(height: .points(620), metrics: metrics),
        ] {
            let found = balloon.findings.filter { [.contentClipped, .answerExceedsOffer].contains($0.kind) }
            #expect(!found.isEmpty && found.allSatisfy { $0.isAssumed == (points == nil) })
            #expect(balloon.hasAssumedHeight == (points == nil))
        }
    }

    @Test("An answer below the icon's minimum is raised to it")
    func smallAnswer() throws {
        #expect(try live(width: .points(1), height: .points(0)).size == CGSize(width: 45, height: 32))
    }

    @Test("A view that does not answer has the offered size too, and the rest is blank (facts 2.7, 6.2)")
    func defaultAnswerOfAView() throws {
        let fixed = Frame(Fill(.semantic(.tint)), height: 100)
        let balloon = try live(view: fixed)
        #expect(isClose(balloon.size.width, 280.667, within: 0.001) && balloon.size.height == 500)
        #expect(balloon.findings.first { $0.kind == .blankSpace }?.points == 400)
    }

    @Test("An answer can fit the view")
    func fitOfTheView() throws {
        let fixed = Frame(Fill(.semantic(.tint)), height: 100)
        let alternate = template(caption: "Alternate")
        func height(_ view: (any Element)?) throws -> CGFloat {
            let content = LiveContent(view: view, answeredHeight: .fittingView, alternate: alternate)
            return try BalloonLayout(content: .live(content)).place(in: context()).size.height
        }
        #expect(try height(fixed) == 100)
        #expect(try height(nil) == 500)
    }

    @Test("An answer below the need that the icon's minimum hides is told in points")
    func hiddenByTheIconsMinimum() throws {
        let view = Frame(Fill(.semantic(.tint)), width: 40, height: 25)
        let low = try live(view: view, width: .points(100), height: .points(10))
        #expect(low.size.height == 32)
        #expect(low.findings.filter { $0.kind == .answerBelowNeed }.map(\.points) == [15])
        let narrow = try live(view: view, width: .points(30), height: .points(25))
        #expect(narrow.size.width == 45)
        #expect(narrow.findings.filter { $0.kind == .answerBelowNeed }.map(\.points) == [10])
        let enough = try live(view: view, width: .points(40), height: .points(25))
        #expect(!enough.findingKinds.contains(.answerBelowNeed))
        // What is cut in spite of the minimum is told as such, once.
        let cut = try live(view: Frame(Fill(.semantic(.tint)), height: 50), height: .points(10))
        #expect(
            cut.findings.filter { [.answerBelowNeed, .contentClipped].contains($0.kind) }.map(\.kind) == [
                .contentClipped
            ])
    }

    @Test("What grows with its room needs no more than it asks for, and an offer in two decimals is no excess")
    func neitherMoreNorLess() throws {
        let small = Padding(
            VStack([Text("small", font: .system(size: 11)), Spacer(minLength: 0)]), insets: EdgeInsets(4))
        let fitting = LiveContent(view: small, answeredHeight: .fittingView, alternate: template(caption: "Alternate"))
        let balloon = try BalloonLayout(content: .live(fitting)).place(in: context())
        #expect(balloon.size.height == 32 && !balloon.findingKinds.contains(.answerBelowNeed))
        #expect(try !live(width: .points(280.67)).findingKinds.contains(.answerExceedsOffer))
        #expect(try live(width: .points(280.7)).findingKinds.contains(.answerExceedsOffer))
    }

    @Test("The view fills the answered size and the icon is drawn above it")
    func viewAndIcon() throws {
        let balloon = try live(view: Fill(.semantic(.tint), id: "map"), height: .points(217))
        #expect(balloon.node("map")?.frame == CGRect(origin: .zero, size: balloon.size))
        #expect(balloon.root.children.map(\.id) == ["map", "icon"])
    }

    @Test("An answer that is too small for the view, or too large, is reported with its points")
    func clippedAndBlank() throws {
        let view = Frame(Fill(.semantic(.tint)), height: 100)
        let clipped = try live(view: view, height: .points(80))
        #expect(clipped.findings.first { $0.kind == .contentClipped }?.points == 20)
        let blank = try live(view: view, height: .points(130))
        #expect(blank.findings.first { $0.kind == .blankSpace }?.points == 30)
        let fitting = try live(view: view, height: .points(100))
        #expect(fitting.findingKinds.isDisjoint(with: [.contentClipped, .blankSpace]))
    }

    @Test("Of what is clipped, a text is named before a fill that comes first")
    func nameOfWhatIsClipped() throws {
        func message(_ view: any Element) throws -> String {
            let found = try live(view: view, height: .points(60)).findings
            return try #require(found.first { $0.kind == .contentClipped }).message
        }
        let plate = Frame(Fill(.semantic(.tint), id: "plate"), height: 100)
        let both = try message(VStack([plate, Text("Dinner", id: "word")]))
        #expect(both.contains("word") && !both.contains("plate"))
        #expect(try message(VStack([plate])).contains("plate"))
    }

    @Test("The icon follows the side of the sender", arguments: BalloonSide.allCases)
    func iconSide(side: BalloonSide) throws {
        let content = LiveContent(view: nil, alternate: template(caption: "a"))
        let layout = BalloonLayout(content: .live(content), icon: picture(), side: side)
        #expect(try layout.place(in: context()).node("icon")?.frame.minX == 6)
    }

    @Test("59: an alternate without text is reported")
    func alternateWithoutText() throws {
        let content = LiveContent(view: nil, alternate: template(image: picture()))
        let balloon = try BalloonLayout(content: .live(content)).place(in: context())
        #expect(balloon.findingKinds.contains(.alternateWithoutText))
        #expect(try !live().findingKinds.contains(.alternateWithoutText))
    }

    @Test("The canvas is rounded outward to pixels, the size is not")
    func canvas() throws {
        let balloon = try live(height: countdown)
        #expect(isClose(balloon.canvasSize.width, 842.0 / 3) && isClose(balloon.canvasSize.height, 242))
        #expect(balloon.displayList().size == balloon.canvasSize)
    }

    /// What the icon's minimum adds is no answer's fault.
    @Test("A view that fills a small answer leaves nothing blank, and one that does not is reported by what it leaves")
    func smallViews() throws {
        func blank(_ view: CGFloat, answered: CGFloat) throws -> [CGFloat?] {
            try live(view: Frame(Fill(.semantic(.tint)), width: 200, height: view), height: .points(answered)).findings
                .filter { $0.kind == .blankSpace }.map(\.points)
        }
        #expect(try blank(10, answered: 10).isEmpty)
        #expect(try blank(100, answered: 100).isEmpty)
        #expect(try blank(60, answered: 100) == [40])
        #expect(try blank(10, answered: 20) == [10])
    }

    @Test(
        "A transcript of 500 points limits a balloon by itself, a taller one by an assumption",
        arguments: [(500, false), (501, true)] as [(CGFloat, Bool)])
    func limitOfTheTranscript(height: CGFloat, isAssumed: Bool) throws {
        let found = try live(height: .points(620), traits: TraitCollection(transcriptHeight: height)).findings
            .filter { $0.kind == .answerExceedsOffer }
        #expect(found.map(\.points) == [120] && found.map(\.isAssumed) == [isAssumed])
    }
}
