import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Texts over shapes that are smaller than their boxes, or that only a part of a line stands on.
@Suite struct TextOnShapesTests {
    private func isFound(_ layers: [any Element], alignment: Alignment = .topLeading) throws -> Bool {
        let stack = ViewLayout.Frame(ZStack(layers, alignment: alignment), width: 200, height: 200)
        let live = LiveContent(
            view: Padding(stack, insets: EdgeInsets(20)), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(live)).place(in: context()).findingKinds.contains(.textContrastLow)
    }

    /// Two letters, so far to the right of the corner of a box of 200 points and below it.
    private func letters(_ color: ColorReference, _ inset: CGFloat) -> any Element {
        Padding(Text("Go", color: color), insets: EdgeInsets(top: inset, leading: inset))
    }

    /// White on a black disc is read, and beside it on white it is not. From 4 points on the letters end at 27 and 25,
    /// which is 105 points from the middle of the disc: √(73² + 75²).
    @Test(arguments: [(CGFloat(4), true), (85, false)])
    func theCornerOfADiscIsNoPartOfIt(inset: CGFloat, isFound: Bool) throws {
        let white = ColorReference.literal(.white)
        let layers: [any Element] = [
            Fill(white), Fill(.literal(.black), outline: .circle), letters(white, inset),
        ]
        #expect(try self.isFound(layers) == isFound)
    }

    /// The tint has 2.9 on the grey of a balloon, which is the system's choice, and 3.5 on an author's white.
    @Test(arguments: [(CGFloat(4), false), (85, true)])
    func theTintBesideADiscIsTheSystems(inset: CGFloat, isFound: Bool) throws {
        let disc = Fill(.literal(.white), outline: .circle)
        #expect(try self.isFound([disc, letters(.semantic(.tint), inset)]) == isFound)
    }

    /// #767676 has 4.54 on white. With a fifth of the line on black the mean luminance is 0.8: 0.85 / 0.231 = 3.7.
    @Test(arguments: [("#ffffff", false), ("#000000", true)])
    func aLineEndsBelowItsDescenders(_ foot: String, _ isFound: Bool) throws {
        let band = ViewLayout.Frame(Fill(try ColorReference(foot)), height: 4)
        let text = Text("gypsy", color: try ColorReference("#767676"))
        #expect(try self.isFound([Fill(.literal(.white)), band, text], alignment: .bottomLeading) == isFound)
    }

    /// White on a black outline of an app's own drawing, wherever the outline begins.
    @Test(arguments: 0..<4, [false, true]) func anOutlineIsAsWideAsItsPoints(first: Int, isEvenOdd: Bool) throws {
        let corners = [
            CGPoint(x: 20, y: 10), CGPoint(x: 220, y: 10), CGPoint(x: 220, y: 70), CGPoint(x: 20, y: 70),
        ]
        var path = [PathElement.move(corners[first])]
        for step in 1..<4 { path.append(.line(corners[(first + step) % 4])) }
        path.append(.close)
        let view = CGRect(x: 0, y: 0, width: 240, height: 80)
        let shape = PlacedNode(
            kind: .shape, frame: view, content: .fill(isEvenOdd ? .evenOdd(path) : .path(path), .black))
        let text = try Text("Dinner", color: .literal(.white))
            .place(in: CGRect(x: 80, y: 30, width: 80, height: 21), context: context())
        var live = LiveContent(
            view: nil, answeredHeight: .length(.points(80)), alternate: template(caption: "a"))
        live.appView = AppView(node: PlacedNode(kind: .view, frame: view, children: [shape, text]))
        let balloon = try BalloonLayout(content: .live(live)).place(in: context())
        #expect(!balloon.findingKinds.contains(.textContrastLow))
    }
}
