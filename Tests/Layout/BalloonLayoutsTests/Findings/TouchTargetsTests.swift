import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What a finger hits: a button with what alone is around it, and no padding, which is space beside it.
@Suite struct TouchTargetsTests {
    private func node(_ kind: NodeKind, _ frame: CGRect, id: String? = nil, _ children: [PlacedNode] = []) -> PlacedNode
    {
        PlacedNode(id: id, kind: kind, frame: frame, children: children)
    }

    private let large = CGRect(x: 0, y: 0, width: 80, height: 60)
    private let small = CGRect(x: 20, y: 20, width: 40, height: 20)

    @Test(arguments: [(NodeKind.frame, true), (.padding, false), (.vstack, true)])
    func whatIsAroundAButtonAloneIsItsTarget(kind: NodeKind, isTarget: Bool) {
        let root = node(.live, large, [node(kind, large, [node(.button, small, id: "go")])])
        #expect(TouchTargets(in: root).frame(of: "go") == (isTarget ? large : small))
        // With a neighbour each has its own.
        let two = node(.live, large, [node(kind, large, [node(.button, small, id: "go"), node(.text, small)])])
        #expect(TouchTargets(in: two).frame(of: "go") == small)
    }

    @Test func aButtonInsideAButtonIsOneTarget() {
        let inner = node(.button, small, id: "inner")
        let root = node(.live, large, [node(.button, large, id: "outer", [inner])])
        let targets = TouchTargets(in: root)
        #expect(targets.frame(of: "outer") == large && targets.frame(of: "inner") == nil && targets.overlaps.isEmpty)
    }

    @Test func theFrontOneCoversTheOthers() throws {
        let places = [CGRect(x: 0, y: 0, width: 50, height: 44), CGRect(x: 60, y: 0, width: 50, height: 44)]
        let front = CGRect(x: 40, y: 10, width: 50, height: 44)
        let root = node(
            .live, CGRect(x: 0, y: 0, width: 200, height: 100),
            [node(.button, places[0], id: "a"), node(.button, places[1], id: "b"), node(.button, front, id: "c")])
        let targets = TouchTargets(in: root)
        let finding = try #require(targets.overlaps.first)
        // 30 by 34 points of b, and 10 by 34 of a.
        #expect(targets.overlaps.count == 1 && finding.node == "c" && finding.points == 30)
        #expect(finding.message.contains("b") && targets.overlappingPairs.count == 2)
        // A tolerance of a point, as of all places.
        let close = node(
            .live, front,
            [node(.button, places[0], id: "a"), node(.button, places[0].offsetBy(dx: 49, dy: 0), id: "b")])
        #expect(TouchTargets(in: close).overlaps.isEmpty)
    }

    /// Buttons without a name of their own are told apart by their titles.
    @Test func aSmallButtonIsToldByItsTitle() throws {
        let titles = ["Accept", "Decline"]
        let content = LiveContent(
            view: VStack([Button(titles[0]), Button(titles[1])], spacing: 60), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        let found = try BalloonLayout(content: .live(content)).place(in: context()).findings
            .filter { $0.kind == .touchTargetSmall }
        try #require(found.count == 2)
        for (finding, title) in zip(found, titles) { #expect(finding.message.contains(title)) }
    }

    /// "Apple HIG, Accessibility": 44 points. The shorter side is the one that is told.
    @Test(
        arguments: [
            (200, 20, "20 points tall", 24), (30, 100, "30 points wide", 14), (30, 20, "20 points tall", 24),
            (30, 30, "30 points tall", 14), (44, 44, nil, 0), (43.5, 43.5, nil, 0),
            (43, 43, nil, 0), (42.5, 60, "42.5 points wide", 1.5), (60, 42.5, "42.5 points tall", 1.5),
        ] as [(CGFloat, CGFloat, String?, CGFloat)])
    func theShorterSideIsTold(_ width: CGFloat, _ height: CGFloat, _ words: String?, _ points: CGFloat) throws {
        let button = ViewLayout.Frame(Button("Go", id: "go"), width: width, height: height)
        let content = LiveContent(
            view: VStack([Text("Dinner"), button], spacing: 40), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        let found = try BalloonLayout(content: .live(content)).place(in: context()).findings
            .filter { $0.kind == .touchTargetSmall }
        #expect(found.map(\.points) == (words == nil ? [] : [points]))
        #expect(found.allSatisfy { $0.node == "go" && $0.message.contains(words ?? "") })
    }

    /// Of the buttons behind one, that of which it covers most is named, and three others.
    @Test(arguments: [1, 2, 4, 5, 7]) func theButtonsBehindOneAreNamed(_ count: Int) throws {
        let behind = (0..<count).map {
            node(.button, CGRect(x: 20 * $0, y: 0, width: 20, height: 14 + $0), id: "<\($0)>")
        }
        let front = node(.button, CGRect(x: 0, y: 10, width: 200, height: 44), id: "front")
        let targets = TouchTargets(in: node(.live, large, behind + [front]))
        let message = try #require(targets.overlaps.first).message
        let named = (0..<count).filter { message.contains("<\($0)>") }
        #expect(targets.overlaps.count == 1 && named == (count < 5 ? Array(0..<count) : [0, 1, 2, count - 1]))
        #expect(message.matches(of: #/<\d>/#).count == named.count && targets.overlappingPairs.count == count)
    }

    /// A Mac has no touch screen.
    @Test(arguments: [(UserInterfaceIdiom.phone, true), (.pad, true), (.mac, false)])
    func fingersTouchPhonesAndTablets(_ idiom: UserInterfaceIdiom, _ isTouched: Bool) {
        #expect(TraitCollection(userInterfaceIdiom: idiom).isTouched == isTouched)
    }
}
