import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// Elements around one child: they are as large as it, and stand on its baseline in a row.
@Suite struct WrapperTests {
    @Test func aWrappedTextStandsOnItsBaseline() throws {
        let context = try makeContext()
        let (text, tall) = (
            Text("small", font: .textStyle(.caption1), id: "text"), Text("Tall", font: .system(size: 50))
        )
        let own = try text.measure(.unspecified, in: context)
        let color = ColorReference.semantic(.label)
        for wrapper in [
            Changed.bordered(text, color: color, width: 2), Changed.shadowed(text, color: color, radius: 3),
            Changed.translucent(text, opacity: 0.5), Changed.clipped(text, outline: .capsule), Changed(text),
            FirstFitting([text], axes: []), Offered(text), Layered(text, Fill(color), isBehind: true),
        ] as [any Element] {
            let measured = try wrapper.measure(.unspecified, in: context)
            #expect(measured.size == own.size && measured.firstBaseline == own.firstBaseline, "\(type(of: wrapper))")
            let row = HStack([wrapper, tall], alignment: .firstTextBaseline)
            let bounds = CGRect(origin: .zero, size: try row.size(for: .unspecified, in: context))
            let lines = LayoutRecord(placed: try row.place(in: bounds, proposal: .unspecified, context: context)).nodes
                .flatMap(\.lines)
            #expect(lines.count == 2 && lines.first?.baseline == lines.last?.baseline, "\(type(of: wrapper))")
        }
    }

    private let bounds = CGRect(x: 5, y: 6, width: 100, height: 50)

    /// A border goes along the inside of its outline; that of a circle is round in the middle.
    @Test(
        arguments: [
            (Fill.Outline.rectangle, CGRect(x: 5, y: 6, width: 100, height: 50), 0.0, false),
            (.rounded(radius: 8), CGRect(x: 5, y: 6, width: 100, height: 50), 8, true),
            (.capsule, CGRect(x: 5, y: 6, width: 100, height: 50), 25, false),
            (.circle, CGRect(x: 30, y: 6, width: 50, height: 50), 25, false),
        ] as [(Fill.Outline, CGRect, CGFloat, Bool)])
    func borders(_ outline: Fill.Outline, _ box: CGRect, _ radius: CGFloat, _ isContinuous: Bool) throws {
        let border = Changed.bordered(Fill(.literal(.white)), color: .literal(.black), width: 3, outline: outline)
        let placed = try border.place(in: bounds, proposal: .unspecified, context: makeContext())
        let shape = Shape.border(box, width: 3, radius: radius, style: isContinuous ? .continuous : .circular)
        #expect(placed.border?.shape == shape && placed.border?.color == .black && placed.frame == bounds)
        let clip = try Changed.clipped(Fill(.literal(.white)), outline: outline).place(
            in: bounds, proposal: .unspecified, context: makeContext())
        #expect(clip.clip == outline.shape(in: bounds) && clip.frame == bounds && clip.border == nil)
    }

    /// A shadow falls to the same side in each language.
    @Test(arguments: ["en", "ar"]) func shadows(_ locale: String) throws {
        let shadow = Changed.shadowed(Fill(.literal(.white)), color: .literal(.black), radius: 7, x: 2, y: -3)
        let placed = try shadow.place(
            in: bounds, proposal: .unspecified, context: makeContext { $0.locale = locale })
        #expect(placed.shadow == Shadow(.black, radius: 7, x: 2, y: -3))
        #expect(placed.attributes.map(\.value) == ["#000000", "7.000", "2.000", "-3.000"])
    }

    /// What is said to a stack is still said by a child that is drawn otherwise.
    @Test func aChildKeepsItsPriority() {
        let (child, color) = (Changed(Fill(.literal(.white)), priority: 2), ColorReference.literal(.black))
        let wrappers: [Changed] = [
            .bordered(child, color: color), .shadowed(child, color: color, radius: 3),
            .translucent(child, opacity: 0.5), .clipped(child, outline: .capsule),
        ]
        #expect(wrappers.allSatisfy { $0.layoutPriority == 2 })
    }

    /// Each wrapper has the name that it was given, and none of its own.
    @Test(arguments: ["photo", nil] as [String?]) func aWrapperHasItsName(_ id: String?) throws {
        let (child, color) = (Fill(.literal(.white)), ColorReference.literal(.black))
        let wrappers: [any Element] = [
            Changed.bordered(child, color: color, width: 2, id: id),
            Changed.shadowed(child, color: color, radius: 3, id: id),
            Changed.translucent(child, opacity: 0.5, id: id), Changed.clipped(child, outline: .capsule, id: id),
            Padding(child, insets: EdgeInsets(4), id: id), Frame(child, width: 9, id: id),
        ]
        let names = try wrappers.map {
            try $0.place(in: bounds, proposal: .unspecified, context: makeContext()).id
        }
        #expect(names == Array(repeating: id, count: wrappers.count))
    }

    /// A child is drawn where it was moved to, between pixels too; what is changed then is told the place that stays.
    @Test func aChildIsDrawnWhereItWasMovedTo() throws {
        let moved = Changed(Fill(.literal(.white))) { node, place, _ in
            var node = node
            node.attributes.append(.init("place", "\(place.minX)"))
            return node
        } moved: { place, _ in
            place.offsetBy(dx: 0.25, dy: -1.5)
        }
        let placed = try moved.place(in: bounds, proposal: .unspecified, context: makeContext())
        #expect(placed.frame == CGRect(x: 5.25, y: 4.5, width: 100, height: 50))
        #expect(placed.attributes.last == .init("place", "5.0"))
        let still = try Changed(Fill(.literal(.white))).place(
            in: bounds, proposal: .unspecified, context: makeContext())
        #expect(still.frame == bounds)
    }
}
