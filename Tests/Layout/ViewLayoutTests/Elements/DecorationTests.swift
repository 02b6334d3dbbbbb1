import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// Clips, fills, dividers and spacers: elements that decorate or fill.
@Suite struct DecorationTests {
    private let bounds = CGRect(x: 5, y: 6, width: 100, height: 50)
    private let child = Stretchy(width: 100...100, height: 50...50, id: "child")
    private let badge = Stretchy(width: 20...20, height: 10...10, id: "badge")

    @Test func aClipCutsToRoundedCorners() throws {
        let placed = try Changed.clipped(child, outline: .rounded(radius: 12)).place(
            in: bounds, proposal: .unspecified, context: makeContext())
        #expect(placed.clip == .rounded(bounds, radius: 12, style: .continuous))
    }

    @Test func fillsTakeTheOfferOrTenPoints() throws {
        let fill = Fill(.semantic(.tint))
        let context = try makeContext()
        #expect(try fill.measure(.unspecified, in: context).size == CGSize(width: 10, height: 10))
        #expect(try fill.measure(ProposedSize(width: 7, height: nil), in: context).size == CGSize(width: 7, height: 10))
        #expect(try fill.measure(.infinity, in: context).size == CGSize(width: CGFloat.infinity, height: .infinity))
    }

    @Test func outlines() throws {
        func shape(_ outline: Fill.Outline) throws -> Shape? {
            let placed = try Fill(.semantic(.tint), outline: outline).place(in: bounds, context: makeContext())
            guard case .fill(let shape, let color) = placed.content else { return nil }
            #expect(color == SemanticColor.tint.resolved(with: TraitCollection()))
            return shape
        }
        #expect(try shape(.rectangle) == .rectangle(bounds))
        #expect(try shape(.rounded(radius: 8)) == .rounded(bounds, radius: 8, style: .continuous))
        #expect(try shape(.capsule) == .rounded(bounds, radius: 25, style: .circular))
    }

    @Test(arguments: 1...3)
    func dividersAreOnePixelHigh(_ scale: Int) throws {
        let context = try makeContext { $0.displayScale = CGFloat(scale) }
        let size = try Divider().measure(ProposedSize(width: 200, height: 90), in: context).size
        #expect(size == CGSize(width: 200, height: 1 / CGFloat(scale)))
    }

    /// "When contained in a stack, the divider extends across the minor axis of the stack, or horizontally when not in
    /// a stack." ("Apple, Divider")
    @Test(arguments: 1...3)
    func dividersInARowAreUpright(_ scale: Int) throws {
        let context = try makeContext { $0.displayScale = CGFloat(scale) }
        let pixel = 1 / CGFloat(scale)
        for divider in [
            Divider(id: "line"), Changed.clipped(Divider(id: "line"), outline: .rounded(radius: 2)),
            Frame(Divider(id: "line"), maxHeight: .infinity),
            ZStack([Divider(id: "line")]),
        ] as [any Element] {
            let isInPile = divider is ZStack
            let row = HStack([Text("Accept"), divider, Text("Decline")])
            let offer = ProposedSize(width: 260, height: 60)
            let size = try row.measure(offer, in: context).size
            let placed = try row.place(in: CGRect(origin: .zero, size: size), proposal: offer, context: context)
            let frame = try #require(placed.find("line")?.frame)
            // A pile has no axis to lie across.
            #expect(isInPile ? frame.height == pixel : frame.size == CGSize(width: pixel, height: 60), "\(divider)")
        }
        // As high as a row that has its own height, which the line does not add to.
        for alignment in VerticalAlignment.allCases {
            let row = HStack([Text("Accept", id: "text"), Divider(id: "line")], alignment: alignment)
            let free = ProposedSize(width: 260, height: nil)
            let size = try row.measure(free, in: context).size
            #expect(size.height == (try Text("Accept").measure(.unspecified, in: context).size.height))
            let placed = try row.place(in: CGRect(origin: .zero, size: size), proposal: free, context: context)
            let frame = try #require(placed.find("line")?.frame)
            #expect(frame.minY == 0 && frame.size == CGSize(width: pixel, height: size.height), "\(alignment)")
        }
    }

    @Test func dividersInAColumnWithinARowLie() throws {
        let context = try makeContext { $0.displayScale = 2 }
        let row = HStack([VStack([Text("one"), Divider(id: "lying"), Text("two")]), Divider(id: "upright")])
        let offer = ProposedSize(width: 260, height: 60)
        let size = try row.measure(offer, in: context).size
        let placed = try row.place(in: CGRect(origin: .zero, size: size), proposal: offer, context: context)
        #expect(placed.find("lying")?.frame.height == 0.5)
        #expect(placed.find("upright")?.frame.size == CGSize(width: 0.5, height: 60))
    }

    @Test func spacersOutsideAStackTakeTheOffer() throws {
        let context = try makeContext()
        #expect(try Spacer(minLength: 8).measure(.zero, in: context).size == CGSize(width: 8, height: 8))
        #expect(try Spacer(minLength: 8).measure(.unspecified, in: context).size == CGSize(width: 8, height: 8))
        #expect(
            try Spacer().measure(ProposedSize(width: 30, height: 40), in: context).size == CGSize(width: 30, height: 40)
        )
    }

    @Test func contract() throws {
        let context = try makeContext()
        for element in [
            Fill(.semantic(.tint)), Divider(), Spacer(minLength: 44),
            Changed.clipped(badge, outline: .rounded(radius: 3)),
        ] as [any Element] {
            try ContractProber.probe(element, in: context)
        }
    }

    @Test(arguments: [(-1, 0), (0, 0), (0.5, 0.5), (1, 1), (7, 1)] as [(Double, Double)])
    func anOpacityIsFromZeroToOne(_ given: Double, _ opacity: Double) throws {
        let placed = try Changed.translucent(child, opacity: given).place(
            in: bounds, proposal: .unspecified, context: makeContext())
        #expect(placed.opacity == opacity)
    }

    @Test func aClipSaysItsCornersOrItsOutline() throws {
        func attributes(_ outline: Fill.Outline) throws -> [LayoutRecord.Attribute] {
            try Changed.clipped(child, outline: outline).place(
                in: bounds, proposal: .unspecified, context: makeContext()
            )
            .attributes
        }
        #expect(try attributes(.rounded(radius: 12)).map(\.name) == ["cornerRadius"])
        #expect(try attributes(.rounded(radius: 12)).map(\.value) == ["12.000"])
        #expect(try attributes(.capsule).map(\.name) == ["outline"])
    }

    /// Colours stand at equal distances from the start to the end.
    @Test(arguments: [(1, [0]), (2, [0, 1]), (3, [0, 0.5, 1]), (5, [0, 0.25, 0.5, 0.75, 1])] as [(Int, [Double])])
    func stops(_ count: Int, _ locations: [Double]) throws {
        let colors = Array(repeating: ColorReference.semantic(.tint), count: count)
        let placed = try GradientFill(colors, direction: .horizontal).place(
            in: bounds, proposal: .unspecified, context: makeContext())
        guard case .gradient(_, let gradient) = placed.content else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.map(\.location) == locations)
        #expect(gradient.start.x == bounds.minX && gradient.end.x == bounds.maxX)
    }

    /// A gradient begins where people begin to read.
    @Test(
        arguments: [
            (.horizontal, "en", [5, 31, 105, 31]), (.horizontal, "ar", [105, 31, 5, 31]),
            (.vertical, "en", [55, 6, 55, 56]), (.vertical, "ar", [55, 6, 55, 56]),
            (.diagonal, "en", [5, 6, 105, 56]), (.diagonal, "ar", [105, 6, 5, 56]),
        ] as [(GradientFill.Direction, String, [CGFloat])])
    func gradients(_ direction: GradientFill.Direction, _ locale: String, _ ends: [CGFloat]) throws {
        let fill = GradientFill([.literal(.white), .literal(.black)], direction: direction)
        let placed = try fill.place(in: bounds, proposal: .unspecified, context: makeContext { $0.locale = locale })
        guard case .gradient(.rectangle(let box), let line) = placed.content else {
            Issue.record("no gradient")
            return
        }
        #expect(box == bounds && [line.start.x, line.start.y, line.end.x, line.end.y] == ends)
        #expect(line.stops.map(\.color) == [.white, .black])
        #expect(placed.attributes == [.init("direction", direction.rawValue)])
    }

    @Test(arguments: [(100, 50), (50, 100), (50, 50)] as [(CGFloat, CGFloat)])
    func aCapsuleHasHalfCirclesAtItsShorterSides(_ width: CGFloat, _ height: CGFloat) {
        let box = CGRect(x: 5, y: 6, width: width, height: height)
        #expect(Fill.Outline.capsule.shape(in: box) == .rounded(box, radius: 25, style: .circular))
    }
}
