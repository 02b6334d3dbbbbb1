import BalloonTesting
import Foundation
import Testing

@testable import SwiftUIAPI

/// What a modifier says to the views inside, read from the environment there: its own value, and no other.
@MainActor struct EnvironmentModifierTests {
    private final class Seen { var values: [String] = [] }

    private struct Reader: SwiftUIAPI.View {
        @Environment(\.lineLimit) var lineLimit
        @Environment(\.lineSpacing) var lineSpacing
        @Environment(\.minimumScaleFactor) var minimumScaleFactor
        @Environment(\.multilineTextAlignment) var multilineTextAlignment
        @Environment(\.truncationMode) var truncationMode
        @Environment(\.imageScale) var imageScale
        @Environment(\.controlSize) var controlSize
        @Environment(\.colorScheme) var colorScheme
        @Environment(\.dynamicTypeSize) var dynamicTypeSize
        let seen: Seen

        var body: some SwiftUIAPI.View {
            seen.values = [
                lineLimit.map { "\($0)" } ?? "none", "\(lineSpacing)", "\(minimumScaleFactor)",
                "\(multilineTextAlignment)",
                "\(truncationMode)", "\(imageScale)", "\(controlSize)", "\(colorScheme)", "\(dynamicTypeSize)",
            ]
            return SwiftUIAPI.Text(verbatim: "a")
        }
    }

    /// The values inside of a view that differ from those without the modifier.
    private func changes<Changed: SwiftUIAPI.View>(_ make: (Reader) -> Changed) throws -> [String] {
        let (plain, found) = (Seen(), Seen())
        _ = try placedBalloon(showing: Reader(seen: plain))
        _ = try placedBalloon(showing: make(Reader(seen: found)))
        try #require(plain.values.count == 9 && found.values.count == 9)
        return zip(plain.values, found.values).filter { $0 != $1 }.map(\.1)
    }

    @Test func lines() throws {
        #expect(try changes { $0.lineLimit(3) } == ["3"] && changes { $0.lineLimit(nil).lineLimit(3) } == [])
        #expect(try changes { $0.lineLimit(2...5) } == ["5"] && changes { $0.lineLimit(...4) } == ["4"])
        #expect(try changes { $0.lineLimit(2, reservesSpace: true) } == ["2"] && changes { $0.lineLimit(2...) } == [])
        #expect(try changes { $0.lineSpacing(5) } == ["5.0"] && changes { $0.lineSpacing(-5).lineSpacing(3) } == [])
        #expect(try changes { $0.multilineTextAlignment(.trailing) } == ["trailing"])
        #expect(try changes { $0.truncationMode(.middle) } == ["middle"])
    }

    /// "minimumScaleFactor(_:)": "a fraction between 0 and 1".
    @Test func scales() throws {
        #expect(try changes { $0.minimumScaleFactor(0.5) } == ["0.5"])
        #expect(try changes { $0.minimumScaleFactor(2) } == [] && changes { $0.minimumScaleFactor(1) } == [])
        #expect(try changes { $0.imageScale(.large) } == ["large"] && changes { $0.controlSize(.mini) } == ["mini"])
    }

    /// The nearest modifier counts; "preferredColorScheme(nil)" prefers none.
    @Test func schemesAndSizes() throws {
        #expect(try changes { $0.colorScheme(.dark) } == ["dark"])
        #expect(try changes { $0.preferredColorScheme(.dark) } == ["dark"])
        #expect(try changes { $0.preferredColorScheme(nil).colorScheme(.dark) } == ["dark"])
        #expect(try changes { $0.colorScheme(.light).colorScheme(.dark) } == [])
        #expect(try changes { $0.dynamicTypeSize(.xLarge) } == ["xLarge"])
        #expect(try changes { $0.dynamicTypeSize(.xLarge).dynamicTypeSize(.small) } == ["xLarge"])
        #expect(try changes { $0.environment(\.controlSize, .large) } == ["large"])
    }
}
