import Foundation
import TestSupport
import Testing

/// What users can call is a list in this repository: a symbol that comes or goes is seen in review.
///
/// `BALLOON_REWRITE=api swift test --filter PublicAPITests` writes the list.
struct PublicAPITests {
    private static let path = "Tests/PackageTests/Resources/PublicAPI.txt"

    @Test func theListIsThatOfTheSources() throws {
        let symbols = try PublicSymbols.all()
        if Rewriting.api.isAsked {
            let text = symbols.joined(separator: "\n") + "\n"
            try text.write(to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        }
        let listed = try Repository.text(Self.path).split(separator: "\n").map(String.init)
        let change = symbols.difference(from: listed)
        #expect(change.isEmpty, "run BALLOON_REWRITE=api swift test --filter PublicAPITests and read what changed")
    }

    @Test func declarationsAreReadOffLines() {
        let source = """
            /// A size.
            public enum Size: Sendable {
                /// Two.
                case small, large(CGFloat, Int)
                case other // not seen
                public var isSmall: Bool { true }
                func hidden() {}
            }
            @MainActor public func measure(_ size: Size) -> Int { 0 }
            public static let one = Self(), two = Self(1, 2),
                three = Self()
            package struct Kept { var x = 0 }
            enum Hidden { case none }
            """
        #expect(
            PublicSymbols.declarations(in: source) == [
                "public enum Size", "case small", "case large", "case other", "public var isSmall",
                "public func measure", "public static let two", "public static let one", "public static let three",
            ])
    }
}
