import Foundation
import Testing

@testable import ViewLayout

/// Stacks whose children stand at distances of their own, or are lined up by guides of their own, as in SwiftUI.
@Suite struct StackGapsTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> Stretchy {
        Stretchy(width: width...width, height: height...height)
    }

    private func placed(
        _ stack: any Element, _ offer: ProposedSize = .unspecified, locale: String = "en"
    ) throws -> (size: CGSize, frames: [CGRect], baseline: CGFloat?) {
        let context = try makeContext { $0.locale = locale }
        let measured = try stack.measure(offer, in: context)
        #expect(try stack.size(for: offer, in: context) == measured.size)
        let node = stack.place(measured, in: CGRect(origin: .zero, size: measured.size), context: context)
        return (measured.size, node.children.map(\.frame), measured.firstBaseline)
    }

    /// Each gap stands behind its child; below zero the children overlap, and where there are too few the last ones touch.
    @Test(
        arguments: [
            ([3, 8], [0, 13, 41], 71), ([3], [0, 13, 33], 63), ([], [0, 10, 30], 60), ([-4, 8], [0, 6, 34], 64),
            ([3, 8, 50], [0, 13, 41], 71),
        ] as [([CGFloat], [CGFloat], CGFloat)])
    func gaps(_ gaps: [CGFloat], _ starts: [CGFloat], _ length: CGFloat) throws {
        let row = try placed(HStack([box(10, 5), box(20, 5), box(30, 5)], spacing: 99, gaps: gaps))
        #expect(row.frames.map(\.minX) == starts && row.size == CGSize(width: length, height: 5))
        let column = try placed(VStack([box(5, 10), box(5, 20), box(5, 30)], spacing: 99, gaps: gaps))
        #expect(column.frames.map(\.minY) == starts && column.size == CGSize(width: 5, height: length))
        let mirrored = try placed(HStack([box(10, 5), box(20, 5), box(30, 5)], gaps: gaps), locale: "ar")
        #expect(mirrored.frames.map(\.maxX) == starts.map { length - $0 })
    }

    /// What is shared is what the gaps leave.
    @Test(arguments: [([10, 20], 23), ([0, 0], 33), ([-3, 3], 33)] as [([CGFloat], CGFloat)])
    func childrenShareWhatGapsLeave(_ gaps: [CGFloat], _ share: CGFloat) throws {
        let open = Stretchy(width: 0...900)
        let frames = try placed(HStack([open, open, open], gaps: gaps), ProposedSize(width: 99, height: nil)).frames
        #expect(frames.map(\.width) == [share, share, share])
    }

    @Test(arguments: [[-2_000_000, 0], [0, CGFloat.nan], [.infinity, 0]]) func aGapIsALength(_ gaps: [CGFloat]) throws {
        #expect(throws: LayoutError.self) { try placed(HStack([box(1, 1), box(1, 1), box(1, 1)], gaps: gaps)) }
        #expect(throws: LayoutError.self) {
            try placed(HStack([box(1, 1), box(1, 1)], spacing: gaps[0] == 0 ? -1 : gaps[0]))
        }
    }

    /// The guides of all children are at one height: the stack holds what is above and below it.
    @Test(
        arguments: [
            ([0, 0], [0, 0], 40), ([10, 0], [0, 10], 50), ([0, 30], [30, 0], 40), ([10, 40], [30, 0], 40),
            ([-5, 0], [5, 0], 40), ([20, -10], [0, 30], 70),
        ] as [([CGFloat], [CGFloat], CGFloat)])
    func guides(_ guides: [CGFloat], _ tops: [CGFloat], _ length: CGFloat) throws {
        let functions = guides.map { guide -> AlignmentGuide in { _, _ in guide } }
        let row = try placed(HStack([box(10, 10), box(20, 40)], alignment: .bottom, guides: functions))
        #expect(row.frames.map(\.minY) == tops && row.size == CGSize(width: 30, height: length))
        let column = try placed(VStack([box(10, 10), box(40, 20)], alignment: .trailing, guides: functions))
        #expect(column.frames.map(\.minX) == tops && column.size == CGSize(width: length, height: 30))
        #expect(row.baseline == nil)
    }

    /// A guide follows the size and the baseline of its child.
    @Test func guidesKnowTheirChild() throws {
        let text = Text("A", font: .system(size: 20))
        let own = try text.measure(.unspecified, in: makeContext())
        let first = try #require(own.firstBaseline)
        let row = HStack(
            [box(10, 100), text],
            guides: [{ size, baseline in baseline == nil ? size.height / 4 : 0 }, { size, baseline in baseline ?? -1 }])
        let found = try placed(row)
        #expect(abs(found.frames[1].minY + first - 25) < 1e-9 && found.frames[0].minY == 0)
    }
}
