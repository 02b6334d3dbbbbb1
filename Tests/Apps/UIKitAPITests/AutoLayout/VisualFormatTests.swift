import Foundation
import Testing

@testable import UIKitAPI

/// The formats of Apple's page "Visual Format Language", with the distances that it states.
@MainActor @Suite struct VisualFormatTests {
    private let root = UIView.container(320, 200)
    private let first = SizedView(60, 20)
    private let second = SizedView(80, 30)

    init() {
        root.adding(first)
        root.adding(second)
    }

    private func frames(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "low": 20],
                    views: ["first": first, "second": second]))
        }
        root.layoutIfNeeded()
        return [first.frame, second.frame]
    }

    /// "Standard space: [button]-[textField]", which is 8 points, and 20 to a superview without margins.
    @Test func standardSpace() {
        let frames = frames("|-[first]-[second]")
        #expect(frames[0].minX == 20)
        #expect(frames[1].minX == CGFloat(20 + 60 + 8))
        #expect(self.frames("[first]-[second]-|")[1].maxX == CGFloat(320 - 20))
    }

    /// Views of a column share what an option names, and so do those of a row.
    @Test(
        arguments: [
            ("V:|[first][second]", .alignAllLeft, 0), ("V:|[first][second]", .alignAllLeading, 0),
            ("V:|[first][second]", .alignAllCenterX, 0.5), ("V:|[first][second]", .alignAllRight, 1),
            ("V:|[first][second]", .alignAllTrailing, 1), ("|[first][second]", .alignAllTop, 0),
            ("|[first][second]", .alignAllCenterY, 0.5), ("|[first][second]", .alignAllBottom, 1),
        ] as [(String, NSLayoutConstraint.FormatOptions, CGFloat)])
    func allAreAligned(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ share: CGFloat) {
        // One of them is away from the edge, where both would be by themselves.
        let isColumn = format.hasPrefix("V:")
        let edge =
            isColumn
            ? second.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
            : second.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)
        edge.isActive = true
        let frames = frames(format, options: options)
        let places = frames.map { isColumn ? $0.minX + $0.width * share : $0.minY + $0.height * share }
        // Frames are on pixels, and a middle may be between two.
        #expect(abs(places[0] - places[1]) <= 0.25 && places[1] > 29, "\(frames)")
    }

    /// "Width constraint: [button(>=50)]" and "connection to superview: |-50-[purpleBox]-50-|".
    @Test func aViewBetweenTwoEdges() {
        #expect(frames("|-50-[first(>=50)]-50-|")[0] == CGRect(x: 50, y: 0, width: 220, height: 20))
    }

    /// "Vertical layout: V:[topField]-10-[bottomField]".
    @Test func aColumn() {
        let frames = frames("V:|[first]-10-[second]")
        #expect(frames[0].minY == 0)
        #expect(frames[1].minY == 30)
    }

    /// "Flush views: [maroonView][blueView]" and "equal widths: [button1(==button2)]".
    @Test func flushViewsOfEqualWidths() {
        let frames = frames("|[first(==second)][second]|")
        #expect(frames[0].width == 160)
        #expect(frames[1].minX == 160)
    }

    /// "Priority: [button(100@20)]": below its hugging, the button keeps its own width.
    @Test func aPriorityCounts() {
        #expect(frames("|[first(100@low)]")[0].width == 60)
        #expect(frames("[second(100@700)]")[1].width == 100)
    }

    /// "Multiple predicates: [flexibleButton(>=70,<=100)]", with a metric and an alignment.
    @Test func severalPredicates() {
        let frames = frames("|-gap-[first(>=70,<=100)]-(>=gap)-[second]-gap-|", options: .alignAllCenterY)
        #expect(frames[0].width == 70)
        #expect(frames[1].maxX == 308)
        #expect(frames[0].midY == frames[1].midY)
    }
}
