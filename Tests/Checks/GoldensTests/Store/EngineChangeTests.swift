import Testing

@testable import Goldens

/// How the engine that drew a golden is told from another one.
struct EngineChangeTests {
    private static func metadata(
        _ version: String = "1.0", fonts: [(String, String, String?)] = [], libraries: [(String, String)] = []
    ) -> GoldenMetadata {
        GoldenMetadata(
            of: EngineFingerprint(
                version: version, fonts: fonts.map { .init(name: $0.0, identity: $0.1, version: $0.2) },
                libraries: libraries.map { .init(name: $0.0, identity: $0.1) }))
    }

    /// A font is told by its versions, and by its file where two files have one version.
    @Test(
        arguments: [
            ("4.001/abc", "4.002/abd", "4.001", "4.002"), ("4.0/abc", "4.0/abd", "4.0, file abc", "4.0, file abd"),
            ("4.0/abc", nil, "4.0", nil), ("abc", "abd", "abc", "abd"),
        ] as [(String, String?, String, String?)])
    func aFontIsToldByItsVersions(_ from: String, _ to: String?, _ old: String, _ new: String?) {
        let change = EngineChange(font: "Sans", from: from, to: to)
        #expect(change.from == old && change.to == new)
        #expect(change.sentence == "font Sans \(old) → \(new ?? "gone")")
    }

    @Test func eachPartOfTheEngineIsCompared() {
        let old = Self.metadata("1.0", fonts: [("A", "aa", "1")], libraries: [("FreeType", "2.12"), ("ICU", "72")])
        let new = Self.metadata("2.0", fonts: [("A", "bb", "2")], libraries: [("FreeType", "2.13"), ("ICU", "72")])
        let changes = GoldenMetadata.changes(of: old, comparedWith: new)
        #expect(changes.map(\.kind) == [.balloon, .font("A"), .library("FreeType")])
        #expect(changes.map(\.from) == ["1.0", "1", "2.12"] && changes.map(\.to) == ["2.0", "2", "2.13"])
        #expect(GoldenMetadata.changes(of: old, comparedWith: old).isEmpty)
        #expect(GoldenMetadata.changes(of: nil, comparedWith: new).map(\.kind) == [.unknown])
    }

    /// Of a font that is not among all fonts it is known that it is gone; a cell may only have lost a text in it.
    @Test(arguments: [(nil, EngineChange.Kind.fonts), ("1.0", .font("A"))] as [(String?, EngineChange.Kind)])
    func fontsThatAreGone(_ version: String?, _ kind: EngineChange.Kind) {
        let old = Self.metadata(fonts: [("A", "aa", version), ("B", "bb", "1")])
        let new = Self.metadata(fonts: [("B", "bb", "1"), ("C", "cc", "1")])
        #expect(GoldenMetadata.changes(of: old, comparedWith: new).isEmpty)
        let changes = GoldenMetadata.changes(of: old, comparedWith: new, namesAll: true)
        #expect(changes.map(\.kind) == [kind] && changes.map(\.to) == [nil])
    }

    /// A font that drew a golden, is still there and draws none of it now has given way to one that did not draw before.
    @Test(
        arguments: [
            (["A", "B"], ["A", "B", "C"], ["C"], "A"), (["A", "B"], ["A", "B", "C"], ["A", "C"], "B"),
            (["A", "B"], ["B", "C"], ["C"], "B"), (["A", "B"], ["C"], ["C"], nil), (["A"], ["A", "C"], ["A"], nil),
            (["A"], ["A", "C"], ["A", "C"], nil), (["A"], ["A", "C"], [], nil), ([], ["A", "C"], ["C"], nil),
        ] as [([String], [String], [String], String?)])
    func aFontGivesWay(_ drew: [String], _ all: [String], _ now: [String], _ changed: String?) {
        func fonts(_ names: [String]) -> [(String, String, String?)] { names.map { ($0, "ab", "1") } }
        let changes = GoldenMetadata.fontsPassedOver(
            in: Self.metadata(fonts: fonts(drew)), among: Self.metadata(fonts: fonts(all)),
            drawing: now.map { .init(name: $0, identity: "ab", version: "1") })
        #expect(changes.map(\.kind) == (changed.map { [EngineChange.Kind.font($0)] } ?? []))
        #expect(changes.allSatisfy { $0.to?.contains("C") == true })
    }

    /// A library that one of two engines does not have says nothing; one of another version does.
    @Test(
        arguments: [("1", "1", 0), ("1", "2", 1), ("2", "1", 1), ("1", nil, 0), (nil, "1", 0)]
            as [(String?, String?, Int)])
    func librariesAreComparedWhereBothAreThere(_ old: String?, _ new: String?, _ count: Int) {
        func metadata(_ version: String?) -> GoldenMetadata {
            Self.metadata(libraries: [("ICU", "72")] + (version.map { [("FreeType", $0)] } ?? []))
        }
        let changes = GoldenMetadata.changes(of: metadata(old), comparedWith: metadata(new))
        #expect(changes.map(\.kind) == Array(repeating: .library("FreeType"), count: count))
        #expect(changes.allSatisfy { $0.from == old && $0.to == new })
    }
}
