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
            BorderElement(text, color: color, width: 2), ShadowElement(text, color: color, radius: 3),
            OpacityElement(text, opacity: 0.5), RoundedClip(text, outline: .capsule), Changed(text),
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
}
