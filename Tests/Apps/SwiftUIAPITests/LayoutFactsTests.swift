import BalloonTesting
import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

import struct ViewLayout.PlacedNode

/// What is known of SwiftUI's layout, as numbers. The table of Documentation/SwiftUI.md names the sources.
@MainActor struct LayoutFactsTests {
    private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(
            in: CGSize(width: width ?? .greatestFiniteMagnitude, height: height ?? .greatestFiniteMagnitude))
    }

    /// The answer of a view to an offer, which a layout of the app's own asks for.
    private func answer(_ view: some View, _ proposal: ProposedViewSize) -> CGSize {
        var answer = CGSize.zero
        _ = size(Asking(proposal: proposal) { answer = $0 }() { view }, 100, 100)
        return answer
    }

    private struct Asking: Layout {
        let proposal: ProposedViewSize
        let tell: (CGSize) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            tell(subviews[0].sizeThatFits(self.proposal))
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func idealSizes() {
        #expect(answer(Color.red, .unspecified) == CGSize(width: 10, height: 10))
        #expect(answer(Rectangle(), ProposedViewSize(width: nil, height: 7)) == CGSize(width: 10, height: 7))
        #expect(answer(Circle(), ProposedViewSize(width: 40, height: 30)) == CGSize(width: 30, height: 30))
        #expect(answer(GeometryReader { _ in Text("A") }, .unspecified) == CGSize(width: 10, height: 10))
        #expect(answer(Spacer(), .unspecified).width >= 8)
    }

    @Test func lengthsOfTheSystem() {
        let box = Color.red.frame(width: 20, height: 20)
        #expect(
            answer(
                HStack {
                    box; box
                }, .unspecified) == CGSize(width: 48, height: 20))
        #expect(
            answer(
                VStack {
                    box; box
                }, .unspecified) == CGSize(width: 20, height: 48))
        #expect(
            answer(
                HStack {
                    box; Spacer(); box
                }, .unspecified
            ).width == 48)
        #expect(
            answer(
                HStack(spacing: 0) {
                    box; Spacer(minLength: 0); box
                }, .unspecified
            ).width == 40)
        #expect(answer(box.padding(), .unspecified) == CGSize(width: 52, height: 52))
        #expect(answer(box.padding(.horizontal), .unspecified) == CGSize(width: 52, height: 20))
        #expect(answer(box.padding(-4), .unspecified) == CGSize(width: 12, height: 12))
        #expect(answer(Divider(), ProposedViewSize(width: 50, height: 50)).width == 50)
    }

    @Test func framesAndRatios() {
        let wide = ProposedViewSize(width: 100, height: 50)
        #expect(answer(Color.red.frame(maxWidth: 80), wide) == CGSize(width: 80, height: 50))
        #expect(answer(Color.red.frame(minWidth: 120), wide).width == 120)
        #expect(answer(Text("A").frame(maxWidth: .infinity), wide).width == 100)
        #expect(answer(Color.red.frame(idealWidth: 33, idealHeight: 22), .unspecified) == CGSize(width: 33, height: 22))
        #expect(answer(Color.red.frame(idealWidth: 33).fixedSize(), wide).width == 33)
        #expect(answer(Color.red.aspectRatio(1, contentMode: .fit), wide) == CGSize(width: 50, height: 50))
        #expect(answer(Color.red.aspectRatio(1, contentMode: .fill), wide) == CGSize(width: 100, height: 100))
        #expect(
            answer(Color.red.aspectRatio(2, contentMode: .fit), ProposedViewSize(width: 60, height: nil))
                == CGSize(width: 60, height: 30))
    }

    /// What changes a view's drawing leaves its size.
    @Test func effectsKeepTheSize() {
        let box = Color.red.frame(width: 20, height: 30)
        let size = CGSize(width: 20, height: 30)
        #expect(answer(box.offset(x: 50), .unspecified) == size)
        #expect(answer(box.overlay { Color.blue.frame(width: 90, height: 90) }, .unspecified) == size)
        #expect(answer(box.background(Color.blue.padding(-9)), .unspecified) == size)
        #expect(answer(box.rotationEffect(.degrees(45)), .unspecified) == size)
        #expect(answer(box.shadow(radius: 9).opacity(0.5).clipShape(Circle()).hidden(), .unspecified) == size)
    }

    @Test func prioritiesAndFlexibility() {
        let texts = HStack(spacing: 0) {
            Color.red.frame(minWidth: 0, maxWidth: 200).layoutPriority(1)
            Color.blue.frame(minWidth: 30, maxWidth: 200)
        }
        #expect(answer(texts, ProposedViewSize(width: 100, height: 10)).width == 100)
        let widths: [CGFloat] = frames(of: texts.frame(width: 100, height: 10)).map(\.width)
        #expect(widths.filter { $0 < 100 } == [70, 70, 30, 30])
    }

    @Test func grids() {
        let box = Color.red.frame(height: 10)
        let three = LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 5), count: 3), spacing: 5) {
            ForEach(0..<7) { _ in box }
        }
        #expect(answer(three, ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 40))
        // As many columns of at least 30 points as fit: three with two gaps of 8 in 106 points.
        let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 8)], spacing: 0) {
            ForEach(0..<4) { _ in box }
        }
        #expect(answer(adaptive, ProposedViewSize(width: 106, height: nil)).height == 20)
        #expect(answer(adaptive, ProposedViewSize(width: 105, height: nil)).height == 20)
        let grid = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 30, height: 10)
            }
            GridRow {
                Color.red.frame(width: 20, height: 20)
                Color.red.frame(width: 5, height: 5)
            }
        }
        #expect(answer(grid, .unspecified) == CGSize(width: 54, height: 32))
    }

    /// "The alignment to use when placing each view."
    @Test(arguments: [(Alignment.leading, 0.0), (.center, 40), (.trailing, 80)])
    func cellsAreAlignedInTheirColumn(_ alignment: Alignment, left: CGFloat) {
        let grid = LazyVGrid(columns: [GridItem(.fixed(100), alignment: alignment)]) {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 100, height: 10)
        }
        let cells = frames(of: grid).filter { $0.height == 10 }
        #expect(cells.last.map { $0.minX + left } == cells.first { $0.width == 20 }?.minX)
    }

    @Test func viewsThatFit() {
        let choice = ViewThatFits {
            Color.red.frame(width: 90, height: 10)
            Color.red.frame(width: 50, height: 20)
        }
        #expect(answer(choice, ProposedViewSize(width: 100, height: 100)).width == 90)
        #expect(answer(choice, ProposedViewSize(width: 60, height: 100)).width == 50)
        #expect(answer(choice, ProposedViewSize(width: 10, height: 100)).width == 50)
    }

    // MARK: - Guides

    /// The frames of the fills in a view of 100 by 100 points.
    private func frames(of view: some View) -> [CGRect] {
        func frames(_ node: PlacedNode) -> [CGRect] {
            node.children.flatMap { [$0.frame] + frames($0) }
        }
        guard let balloon = try? placedBalloon(showing: view) else { return [] }
        func host(_ node: PlacedNode) -> PlacedNode? {
            node.children.count == 1 && ["live", "view"].contains(node.kind.rawValue) ? host(node.children[0]) : node
        }
        return host(balloon.balloon).map(frames) ?? []
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    @Test func guides() {
        let leading = VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 20, height: 10)
            Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { $0[.leading] - 7 }
        }
        #expect(answer(leading, .unspecified) == CGSize(width: 27, height: 20))
        let own = HStack(alignment: VerticalAlignment(Middle.self), spacing: 0) {
            Color.red.frame(width: 10, height: 40)
            Color.blue.frame(width: 10, height: 10).alignmentGuide(VerticalAlignment(Middle.self)) { _ in 0 }
        }
        #expect(answer(own, .unspecified) == CGSize(width: 20, height: 40))
        let below = HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 40)
            Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.bottom] + 5 }
        }
        #expect(answer(below, .unspecified) == CGSize(width: 20, height: 55))
    }

    /// What OpenSwiftUI's public tests state of layout (commit 069dd80b): of `FrameLayoutTests` one size, of
    /// `ProposedSizeTests` the length that stands for none, what is offered inside of insets, and that none stays none.
    @Test func numbersOfOpenSwiftUI() {
        let endless = Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200)
        #expect(answer(endless, .zero) == CGSize(width: 200, height: 200))
        #expect(answer(Color.red, ProposedViewSize(width: nil, height: 200)) == CGSize(width: 10, height: 200))
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        func offered(_ proposal: ProposedViewSize) -> ProposedViewSize? {
            var offer: ProposedViewSize?
            _ = answer(Offered { offer = $0 }() { Color.red }.padding(insets), proposal)
            return offer
        }
        #expect(offered(ProposedViewSize(width: 100, height: 200)) == ProposedViewSize(width: 60, height: 180))
        #expect(offered(ProposedViewSize(width: nil, height: 200)) == ProposedViewSize(width: nil, height: 180))
    }

    private struct Offered: Layout {
        let tell: (ProposedViewSize) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            tell(proposal)
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
}
