import Foundation
import Testing

@testable import ViewLayout

/// Elements around others: one behind or in front, one that is made when its place is known, one with other facts.
@Suite struct LayeredTests {
    private let bounds = CGRect(x: 5, y: 6, width: 100, height: 50)
    private let child = Stretchy(width: 100...100, height: 50...50, id: "child")
    private let badge = Stretchy(width: 20...20, height: 10...10, id: "badge")

    /// The other one is drawn first or last, is at its place, and changes no size.
    @Test(
        arguments: [true, false], [Alignment.topLeading, .center, Alignment(horizontal: .trailing, vertical: .bottom)])
    func theOtherIsBehindOrInFront(_ isBehind: Bool, _ alignment: Alignment) throws {
        let layered = Layered(child, badge, isBehind: isBehind, alignment: alignment)
        let context = try makeContext()
        #expect(try layered.size(for: .unspecified, in: context) == CGSize(width: 100, height: 50))
        let placed = try layered.place(in: bounds, proposal: .unspecified, context: context)
        #expect(placed.children.map(\.id) == (isBehind ? ["badge", "child"] : ["child", "badge"]))
        let frame = try #require(placed.find("badge")).frame
        #expect(frame == alignment.place(CGSize(width: 20, height: 10), in: bounds, direction: .leftToRight))
        #expect(try #require(placed.find("child")).frame == bounds)
    }

    /// What is behind or in front is offered the size of the child, whatever the child was offered.
    @Test(arguments: [ProposedSize.unspecified, .zero, ProposedSize(width: 300, height: 200)])
    func theOtherIsOfferedTheSizeOfTheChild(_ offer: ProposedSize) throws {
        let layered = Layered(child, Fill(.semantic(.tint), id: "fill"), isBehind: true)
        let placed = try layered.place(in: bounds, proposal: offer, context: makeContext())
        #expect(placed.find("fill")?.frame == bounds)
    }

    @Test func whatIsMadeLaterHasItsPlace() throws {
        struct Mistake: Error {}
        let context = try makeContext()
        let later = Deferred(
            alignment: .center, size: { proposal, _ in CGSize(width: proposal.width ?? 30, height: 40) },
            make: { place, _ in
                guard place.width > 50 else { throw Mistake() }
                return badge
            })
        #expect(try later.size(for: ProposedSize(width: 70, height: nil), in: context) == CGSize(width: 70, height: 40))
        let placed = try later.place(in: bounds, proposal: .unspecified, context: context)
        #expect(placed.children.map(\.frame) == [CGRect(x: 45, y: 26, width: 20, height: 10)])
        #expect(!placed.attributes.contains { $0.name == "undrawn" })
        let narrow = try later.place(
            in: CGRect(x: 0, y: 0, width: 40, height: 10), proposal: .unspecified, context: context)
        #expect(narrow.children.isEmpty && narrow.attributes.map(\.name) == ["undrawn"])
    }

    @Test func factsReplaceThoseOfTheSameName() throws {
        let inner = Changed.annotated(child, [.init("a", "1"), .init("b", "2")])
        let outer = Changed.annotated(inner, [.init("a", "3")], id: "other")
        let placed = try outer.place(in: bounds, proposal: .unspecified, context: makeContext())
        #expect(placed.id == "other")
        #expect(placed.attributes.map(\.name) == ["b", "a"] && placed.attributes.map(\.value) == ["2", "3"])
        #expect(Changed(child, priority: 3).layoutPriority == 3)
        #expect(Changed(Changed(child, priority: 3)).layoutPriority == 3 && Changed(child).layoutPriority == 0)
        #expect(Layered(Changed(child, priority: 2), badge, isBehind: true).layoutPriority == 2)
    }

    /// A grey box has what it is offered, or its own size where nothing is, or where it does not fill.
    @Test(arguments: [
        (ProposedSize(width: nil, height: nil), CGSize(width: 100, height: 44)),
        (ProposedSize(width: 7, height: nil), CGSize(width: 7, height: 44)),
        (ProposedSize(width: nil, height: 8), CGSize(width: 100, height: 8)),
        (ProposedSize(width: -7, height: 8), CGSize(width: 0, height: 8)),
        (ProposedSize(width: .infinity, height: 8), CGSize(width: 100, height: 8)),
    ])
    func undrawn(_ offer: ProposedSize, _ size: CGSize) throws {
        let context = try makeContext()
        #expect(try Undrawn(name: "map").size(for: offer, in: context) == size)
        #expect(try Undrawn(name: "map", fills: false).size(for: offer, in: context) == CGSize(width: 100, height: 44))
    }

    @Test func theNameOfWhatIsNotDrawnIsInTheMiddle() throws {
        let placed = try Undrawn(name: "map").place(in: bounds, proposal: .unspecified, context: makeContext())
        let label = try #require(placed.children.first).frame
        #expect(abs(label.midY - bounds.midY) < 0.001 && label.height < bounds.height)
        #expect(placed.attributes.contains { $0.name == "undrawn" && $0.value == "map" })
        let low = try Undrawn(name: "map").place(
            in: CGRect(x: 0, y: 0, width: 100, height: 5), proposal: .unspecified, context: makeContext())
        #expect(low.children.isEmpty)
    }
}
