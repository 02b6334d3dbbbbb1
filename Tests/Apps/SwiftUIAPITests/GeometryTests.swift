import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

/// Offers, sizes and layouts of an app's own, as Apple's documentation of each describes them.
@MainActor struct GeometryTests {
    private let offer = ProposedViewSize(width: 100, height: 60)

    /// The answer of a view to an offer, which a layout of the app's own asks for.
    private func answer(_ view: some View, _ proposal: ProposedViewSize) -> CGSize {
        var answer = CGSize.zero
        let asking = Asking { subviews in answer = subviews[0].sizeThatFits(proposal) }
        _ = UIHostingController(rootView: asking { view }).sizeThatFits(in: CGSize(width: 300, height: 300))
        return answer
    }

    private struct Asking: Layout {
        let ask: (Subviews) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            ask(subviews)
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// "replacingUnspecifiedDimensions(by:)": a length that is nil is that of the size, by default 10.
    @Test(
        arguments: [(nil, nil, 7, 9), (3, nil, 3, 9), (nil, 4, 7, 4), (3, 4, 3, 4), (0, 0, 0, 0)]
            as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func unspecifiedLengthsAreReplaced(width: CGFloat?, height: CGFloat?, across: CGFloat, down: CGFloat) {
        let proposal = ProposedViewSize(width: width, height: height)
        let replaced = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 9))
        #expect(replaced == CGSize(width: across, height: down))
        #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: width ?? 10, height: height ?? 10))
    }

    /// "frame(minWidth:idealWidth:…)": each ideal length counts where none is offered, and only there.
    @Test func idealLengthsAreAnswersToNoOffer() {
        #expect(answer(Color.red.frame(idealHeight: 22), .unspecified) == CGSize(width: 10, height: 22))
        #expect(answer(Color.red.frame(idealWidth: 33), .unspecified) == CGSize(width: 33, height: 10))
        #expect(answer(Color.red.frame(idealWidth: 33, idealHeight: 22), offer) == CGSize(width: 100, height: 60))
        let onlyHeight = ProposedViewSize(width: nil, height: 60)
        #expect(answer(Color.red.frame(idealWidth: 33, idealHeight: 22), onlyHeight) == CGSize(width: 33, height: 60))
    }

    /// The axes that are named are filled, and the others are as large as the view.
    @Test func aFrameOfItsContainerFillsTheNamedAxes() {
        let box = Color.red.frame(width: 20, height: 10)
        #expect(answer(box.containerRelativeFrame(.horizontal), offer) == CGSize(width: 100, height: 10))
        #expect(answer(box.containerRelativeFrame(.vertical), offer) == CGSize(width: 20, height: 60))
        #expect(answer(box.containerRelativeFrame([.horizontal, .vertical]), offer) == CGSize(width: 100, height: 60))
    }

    /// "containerRelativeFrame(_:count:span:spacing:alignment:)": parts of the length less the spaces. What comes to no
    /// length is not one.
    @Test(
        arguments: [
            (1, 1, 0, 100), (3, 1, 5, 30), (3, 2, 5, 65), (0, 1, 5, 100), (-2, 1, 5, 100), (4, 1, 60, 20),
            (2, 0, 4, 20),
        ]
            as [(Int, Int, CGFloat, CGFloat)])
    func aFrameIsAPartOfItsContainer(count: Int, span: Int, spacing: CGFloat, width: CGFloat) {
        let box = Color.red.frame(width: 20, height: 10)
        let view = box.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
        #expect(answer(view, offer) == CGSize(width: width, height: 10))
        let other = box.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 0 : .nan
        }
        #expect(answer(other, offer) == CGSize(width: 20, height: 10))
    }

    /// "fixedSize(horizontal:vertical:)": the view's ideal length in the axes that are named, whatever is offered.
    @Test func aFixedSizeIsIdealInItsAxes() {
        let view = Color.red.frame(idealWidth: 33, idealHeight: 22)
        #expect(answer(view.fixedSize(horizontal: true, vertical: false), offer) == CGSize(width: 33, height: 60))
        #expect(answer(view.fixedSize(horizontal: false, vertical: true), offer) == CGSize(width: 100, height: 22))
        #expect(answer(view.fixedSize(), offer) == CGSize(width: 33, height: 22))
    }

    private struct Weight: LayoutValueKey { static let defaultValue = 1 }

    @Test func aLayoutReadsWhatItsViewsSay() {
        var (weights, priorities, sizes) = ([0], [0.0], [CGSize.zero])
        let asking = Asking { subviews in
            weights = subviews.map { $0[Weight.self] }
            priorities = subviews.map(\.priority)
            sizes = subviews.map {
                CGSize(width: $0.dimensions(in: offer)[.trailing], height: $0.dimensions(in: offer)[.bottom])
            }
        }
        let view = asking {
            Color.red.frame(width: 20, height: 10).layoutValue(key: Weight.self, value: 3)
            Color.red.frame(height: 30).layoutPriority(2)
        }
        _ = UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 300))
        #expect(weights == [3, 1] && priorities == [0, 2])
        #expect(sizes == [CGSize(width: 20, height: 10), CGSize(width: 100, height: 30)])
    }

    /// A row that measures its views for its size, and places them by what it has kept.
    private struct Row: Layout {
        let tell: ([CGFloat]) -> Void
        func makeCache(subviews: Subviews) -> [CGSize] { [] }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
            cache = subviews.map { $0.sizeThatFits(.unspecified) }
            return cache.reduce(.zero) { CGSize(width: $0.width + $1.width, height: max($0.height, $1.height)) }
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
            tell(cache.map(\.width))
        }
    }

    /// "cache": storage for calculated data that the methods of a layout share.
    @Test func aLayoutPlacesByWhatItHasMeasured() {
        var widths: [CGFloat] = []
        let row = Row { widths = $0 }
        let view = row {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 30, height: 40)
        }
        let controller = UIHostingController(rootView: view)
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 50, height: 40))
        _ = controller.host.touches(in: CGSize(width: 300, height: 300))
        #expect(widths == [20, 30])
    }
}
