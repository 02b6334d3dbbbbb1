import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What only shows when everything has its place: ink that is cut off, nodes that reach out, texts on each other.
@Suite struct PlacementFindingsTests {
    /// A letter under so many circumflexes that they leave every balloon of one line.
    private static let stacked = "z" + String(repeating: "\u{302}", count: 24)

    private static let kinds: Set<Finding.Kind> = [.inkClipped, .nodeOutsideBalloon, .textsOverlap]

    private func found(_ balloon: PlacedBalloon) -> [Finding] {
        balloon.findings.filter { Self.kinds.contains($0.kind) }
    }

    private func live(_ view: any Element) throws -> PlacedBalloon {
        try BalloonLayout(content: .live(LiveContent(view: view, alternate: template(caption: "a"))))
            .place(in: context())
    }

    @Test func marksThatAreCutAtTheEdgeOfATemplateAreFound() throws {
        let cut = try found(placed(template(caption: Self.stacked)))
        #expect(cut.map(\.kind) == [.inkClipped] && cut.map(\.node) == ["caption"])
        #expect(try #require(cut.first?.points) > 1)
        #expect(cut.first?.message.contains("outside the balloon") == true)
        // Below a picture of some height there is room for them, and a mark or two need none.
        #expect(try found(placed(template(image: picture(), caption: Self.stacked))).isEmpty)
        #expect(try found(placed(template(caption: "Ễ Ṩ ấ", subcaption: "Ǻ"))).isEmpty)
    }

    /// A later child is drawn over an earlier one.
    @Test func aTextUnderALaterFillOrPictureIsCovered() throws {
        func covered(_ children: [any Element]) throws -> [Finding] {
            try live(ViewLayout.Frame(ZStack(children), width: 200, height: 60)).findings
                .filter { $0.kind == .textCovered }
        }
        let text = Text("Hello world", id: "hello")
        let found = try covered([text, Fill(.semantic(.tint), id: "cover")])
        #expect(found.map(\.node) == ["hello"] && found[0].severity == .error)
        #expect(try #require(found[0].points) > 60 && found[0].message.contains("cover"))
        #expect(try covered([text, ImageElement(picture(), contentMode: .fill)]).map(\.node) == ["hello"])
        // A background is drawn before, a tint lets the text through, and what is beside it covers nothing.
        #expect(try covered([Fill(.semantic(.tint)), text]).isEmpty)
        #expect(try covered([text, Fill(ColorReference("#0000005a"))]).isEmpty)
        #expect(try covered([HStack([text, ViewLayout.Frame(Fill(.semantic(.tint)), width: 20, height: 20)])]).isEmpty)
    }

    /// The corner of a circle's box covers nothing: a badge beside the end of a line hides no letter.
    @Test(arguments: [CGFloat(0), 30]) func aRoundFillCoversWhatIsUnderItsMiddle(radius: CGFloat) throws {
        func covered(_ x: CGFloat) throws -> [String?] {
            let round = Changed.clipped(Fill(.semantic(.tint)), outline: .rounded(radius: radius))
            let badge = ViewLayout.Frame(round, width: 60, height: 60)
            let beside = Padding(badge, insets: EdgeInsets(top: 9, leading: x, bottom: 0, trailing: 0))
            let stack = ZStack([Text("Hello world", id: "hello"), beside], alignment: .topLeading)
            return try live(ViewLayout.Frame(stack, width: 200, height: 80)).findings
                .filter { $0.kind == .textCovered }.map(\.node)
        }
        // The line ends at 92 points, and its baseline lies at 16: in the corner of the box, above the circle.
        #expect(try covered(80) == (radius == 0 ? ["hello"] : []))
        #expect(try covered(30) == (radius == 0 ? ["hello"] : []))
    }

    /// However many texts a view has, each that a later fill lies on is found.
    @Test(arguments: [2, 24, 25, 40]) func eachOfManyTextsIsFound(count: Int) throws {
        let context = try context()
        func row(_ index: Int) -> CGRect { CGRect(x: 0, y: CGFloat(24 * index), width: 100, height: 24) }
        let texts = try (0..<count).map { try Text("Dinner", id: "row \($0)").place(in: row($0), context: context) }
        for index in 0..<count {
            let cover = try Fill(.semantic(.tint)).place(in: row(index), context: context)
            let bounds = CGRect(x: 0, y: 0, width: 100, height: CGFloat(24 * count))
            let view = PlacedNode(kind: .live, frame: bounds, children: texts + [cover])
            let found = PlacementFindings.findings(in: view, viewKind: .live).filter { $0.kind == .textCovered }
            #expect(found.map(\.node) == ["row \(index)"])
        }
    }

    /// The words go 200 points beyond the view, the plate 50; the stack around them draws nothing.
    @Test func eachTextAndTheRestThatReachOutAreFoundOnce() throws {
        let plateBox = CGRect(x: 0, y: 0, width: 150, height: 50)
        let plate = PlacedNode(id: "plate", kind: .fill, frame: plateBox, content: .fill(.rectangle(plateBox), .black))
        let word = try Text("Dinner", id: "word")
            .place(in: CGRect(x: 200, y: 0, width: 100, height: 50), context: context())
        let stack = PlacedNode(
            kind: .hstack, frame: CGRect(x: 0, y: 0, width: 300, height: 50), children: [plate, word])
        let root = PlacedNode(kind: .live, frame: CGRect(x: 0, y: 0, width: 100, height: 50), children: [stack])
        let found = PlacementFindings.findings(in: root).filter { $0.kind == .nodeOutsideBalloon }
        #expect(found.map(\.node) == ["word", "plate"] && found.map(\.points) == [200, 50])
    }

    @Test func aViewThatReachesOutIsFoundByItsExcess() throws {
        let wide = ViewLayout.Frame(Fill(.semantic(.tint)), width: 900, height: 40)
        let found = try found(live(wide))
        #expect(found.contains { $0.kind == .nodeOutsideBalloon })
        #expect(found.allSatisfy { ($0.points ?? 0) > 100 })
    }

    /// What a clip cuts within a balloon is cut as well, and is told where.
    @Test func inkThatAClipCutsIsFound() throws {
        let text = Text(Self.stacked, id: "word")
        let clipped = try found(
            live(Padding(Changed.clipped(text, outline: .rounded(radius: 4)), insets: EdgeInsets(200))))
        #expect(clipped.map(\.kind) == [.inkClipped] && clipped.map(\.node) == ["word"])
        #expect(clipped.first?.message.contains("outside clip") == true)
        #expect(try found(live(Padding(text, insets: EdgeInsets(200)))).isEmpty)
    }

    /// A clip without room, or beyond the edge, cuts everything off, by a number of points that is one.
    @Test func whatAClipWithoutRoomCutsIsFoundInPoints() throws {
        for frame in [CGRect(x: 0, y: 10, width: 50, height: 0), CGRect(x: 200, y: 80, width: 50, height: 20)] {
            let box = frame.insetBy(dx: 0, dy: -10)
            let word = PlacedNode(id: "word", kind: .fill, frame: box, content: .fill(.rectangle(box), .black))
            let clip = PlacedNode(kind: .clip, frame: frame, clip: .rectangle(frame), children: [word])
            let view = CGRect(x: 0, y: 0, width: 100, height: 50)
            let root = PlacedNode(kind: .live, frame: view, clip: .rectangle(view), children: [clip])
            let found = PlacementFindings.findings(in: root)
            #expect(found.last?.node == "word" && found.allSatisfy { $0.points?.isFinite == true })
        }
    }

    @Test func textsThatLieOnEachOtherAreFoundOnce() throws {
        let three = try found(live(ZStack([Text("Dinner"), Text("at"), Text("noon")])))
        #expect(three.map(\.kind) == [.textsOverlap, .textsOverlap])
        #expect(three.map(\.node) == ["text-2", "text-3"])
        #expect(three.first?.message == "text-2 overlaps text; give both more room")
        #expect(try found(live(VStack([Text("Dinner"), Text("at noon")], spacing: 0))).isEmpty)
    }

    /// Two texts overlap at the left; the third stands at their right, lower than the first, in any order of drawing.
    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func theOrderOfDrawingHidesNoOverlap(order: [Int]) throws {
        let context = try context()
        let places = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 150, y: 24)]
        let texts = try order.map { index in
            try Text("Dinner", id: "text \(index)")
                .place(in: CGRect(origin: places[index], size: CGSize(width: 100, height: 21)), context: context)
        }
        let root = PlacedNode(
            kind: .live, frame: CGRect(x: 0, y: 0, width: 300, height: 60), children: texts)
        let found = PlacementFindings.findings(in: root)
        #expect(found.map(\.kind) == [.textsOverlap])
        #expect(found.map(\.node) == [order.last { $0 < 2 }.map { "text \($0)" }])
    }

    /// That two buttons overlap says that their words do; of a button and a text nothing else says it.
    @Test func wordsOfOverlappingButtonsAreToldOnce() throws {
        let buttons = try live(ZStack([Button("Vote", id: "a"), Button("Save", id: "b")]))
        #expect(buttons.findingKinds.contains(.touchTargetsOverlap) && found(buttons).isEmpty)
        let words = try found(live(ZStack([Text("Vote", id: "a"), Button("Save", id: "b")])))
        #expect(words.map(\.kind) == [.textsOverlap] && words.map(\.node) == ["b"])
    }

    /// Lines of two texts may share a little of their height, where no letter is.
    @Test func linesThatShareALittleDoNotOverlap() throws {
        let height = Font.preferred(forTextStyle: .body).lineHeight
        func shared(_ part: CGFloat) throws -> [Finding.Kind] {
            let below = Padding(Text("Ably"), insets: EdgeInsets(top: height * (1 - part)))
            let top = Alignment(horizontal: .center, vertical: .top)
            return try found(live(ZStack([Text("gypsy"), below], alignment: top))).map(\.kind)
        }
        #expect(try shared(0.08) == [])
        #expect(try shared(0.3) == [.textsOverlap])
    }

    @Test func aConversationReportsItsBalloonsOnce() throws {
        let balloon = BalloonLayout(content: .template(template(caption: Self.stacked)))
        let entries = [
            Transcript.Entry(.text("Hello")), Transcript.Entry(.message(Transcript.Message(balloon: balloon))),
        ]
        let found = try found(Transcript(entries: entries).place(in: context()))
        #expect(found.map(\.kind) == [.inkClipped] && found.map(\.node) == ["caption"])
        #expect(found.first?.message.contains("outside the balloon") == true)
    }

    /// What is turned or seen through covers nothing for sure.
    @Test(arguments: [(0.0, 1.0, true), (30, 1, false), (0, 0.5, false)])
    func whatIsTurnedIsNotJudged(degrees: Double, opacity: Double, isFound: Bool) throws {
        let context = try context()
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
        var group = PlacedNode(
            kind: .zstack, frame: bounds,
            children: [
                try Text("Hello world", id: "hello").place(in: bounds, context: context),
                try Fill(.semantic(.tint), id: "cover").place(in: bounds, context: context),
            ])
        (group.turnedBy, group.opacity) = (degrees, opacity)
        let root = PlacedNode(
            kind: .live, frame: bounds, children: [PlacedNode(kind: .view, frame: bounds, children: [group])])
        let found = PlacementFindings.findings(in: root, viewKind: .view).filter { $0.kind == .textCovered }
        #expect(found.map(\.node) == (isFound ? ["hello"] : []))
    }

    /// What an app scrolls, the strip of apps and emoji side by side may reach out of their frame.
    @Test(arguments: [(NodeKind.scroll, false), (.strip, false), (.emoji, false), (.vstack, true), (.view, true)])
    func whatScrollsMayReachOut(_ kind: NodeKind, _ isFound: Bool) {
        let (box, far) = (CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 90, width: 100, height: 50))
        let row = PlacedNode(id: "row", kind: .fill, frame: far, content: .fill(.rectangle(far), .black))
        let root = PlacedNode(
            kind: .live, frame: box, clip: .rectangle(box),
            children: [PlacedNode(kind: kind, frame: box, children: [row])])
        let found = PlacementFindings.findings(in: root).filter { $0.kind == .nodeOutsideBalloon }
        #expect(found.map(\.node) == (isFound ? ["row"] : []))
    }
}
