import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The list beside a balloon, and the numbers in it.
@Suite struct OverlayLegendTests {
    /// What is drawn in addition to the balloon.
    private func items(_ balloon: PlacedBalloon) throws -> [DisplayItem] {
        let named = try balloon.displayList(overlays: [.names], fonts: fonts()).items
        return Array(named.dropFirst(balloon.displayList().items.count))
    }

    /// The boxes of the numbers, in the order of the record.
    private func numbers(_ balloon: PlacedBalloon) throws -> [CGRect] {
        try items(balloon).compactMap { item -> CGRect? in
            guard case .fill(.rounded(let box, _, _), _) = item else { return nil }
            return box
        }
    }

    /// 7 to 1 is the best grade of contrast ("WCAG 2.2, 1.4.6").
    @Test(arguments: UserInterfaceStyle.allCases)
    func theListCanBeRead(style: UserInterfaceStyle) throws {
        let balloon = try placed(
            template(caption: "Dinner", subcaption: "Friday"), traits: TraitCollection(userInterfaceStyle: style))
        let drawn = try items(balloon)
        guard case .fill(.rectangle(let panel), let paper)? = drawn.first else {
            Issue.record("no list")
            return
        }
        let letters = drawn.compactMap { item -> Color? in
            guard case .glyphs(_, let origin, let color) = item, origin.x > panel.minX else { return nil }
            return color
        }
        #expect(letters.count > 4)
        for color in letters {
            let luminances = [color, paper].map { TitleContrast.luminance(of: $0) }
            #expect(TitleContrast.ratio(luminances[0], luminances[1]) >= 7)
        }
    }

    /// A number is 11 points high: of a tall node it begins in the upper 11, or stands above it.
    @Test func theNumberOfATallNodeIsAtItsTop() throws {
        let balloon = try placed(template(image: picture(), caption: "Dinner"))
        let boxes = try numbers(balloon)
        let nodes = balloon.record.nodes
        try #require(boxes.count == nodes.count && nodes[0].frame.height > 200)
        for (box, node) in zip(boxes, nodes) where node.frame.height >= 44 {
            #expect(abs(box.minY - node.frame.minY) <= 11.01, "\(node.id)")
        }
    }

    /// A text that begins where the number of the balloon ends leaves it in the upper left corner.
    @Test func aNumberMayTouchAText() throws {
        func number(leading: CGFloat) throws -> CGRect {
            let text = ViewLayout.Frame(
                Text("Dinner", font: .system(size: 17)), maxWidth: .infinity,
                alignment: Alignment(horizontal: .leading, vertical: .top))
            let view = Padding(text, insets: EdgeInsets(top: 0, leading: leading, bottom: 20, trailing: 0))
            let content = LiveContent(view: view, answeredHeight: .fittingView, alternate: template(caption: "a"))
            let balloon = try BalloonLayout(content: .live(content)).place(in: context())
            return try #require(numbers(balloon).first)
        }
        let width = try number(leading: 60).width
        #expect(try number(leading: width).minX == 0)
        // One that begins before is not covered.
        #expect(try number(leading: width - 2).minX > 60)
    }

    /// Names are indented by their depth, and the places of all nodes begin behind the longest of them.
    @Test func theColumnOfNamesHoldsDeepOnes() throws {
        var view: any Element = Text("Dinner", id: "theNameOfADeepText")
        for _ in 0..<6 { view = VStack([view]) }
        let content = LiveContent(view: view, answeredHeight: .fittingView, alternate: template(caption: "a"))
        let context = try context()
        let balloon = try BalloonLayout(content: .live(content)).place(in: context)
        let nodes = balloon.record.nodes
        let places = try items(balloon).compactMap { item -> CGFloat? in
            guard case .glyphs(_, let origin, _) = item else { return nil }
            return origin.x
        }
        try #require(nodes.count == 8 && places.count > 3 * nodes.count)
        let (names, next) = (places[8..<16], places[16..<24])
        #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 } && Set(next).count == 1)
        for (node, x) in zip(nodes, names) {
            let text = Text(node.id, font: .system(size: 9, weight: .medium))
            #expect(try x + text.measure(.unspecified, in: context).size.width < (next.first ?? 0))
        }
    }

    /// The first column has the numbers that stand in the balloon, in the order of the record.
    @Test func theListHasTheNumbersOfTheBalloon() throws {
        let balloon = try placed(template(caption: "Dinner", subcaption: "Friday"))
        let count = balloon.record.nodes.count
        let glyphs = try items(balloon).compactMap { item -> [UInt32]? in
            guard case .glyphs(let run, _, _) = item else { return nil }
            return run.glyphs.map(\.id)
        }
        try #require(count > 2 && count < 10 && glyphs.count > 2 * count)
        #expect(Array(glyphs.prefix(count)) == Array(glyphs.suffix(count)) && Set(glyphs.prefix(count)).count == count)
    }

    /// What is below a wide text is free for the number of the node there.
    @Test func aNumberStandsBelowAText() throws {
        let view = VStack(
            [Text("Dinner at the pier tonight"), Fill(.literal(.black), id: "fill")], alignment: .leading)
        let content = LiveContent(
            view: view, answeredHeight: .length(.points(150)), alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content)).place(in: context())
        let index = try #require(balloon.record.nodes.firstIndex { $0.id == "fill" })
        let (box, frame) = (try numbers(balloon)[index], balloon.record.nodes[index].frame)
        #expect(box.minX == frame.minX && (0...11.01).contains(box.minY - frame.minY))
    }
}
