import BuiltProgram
import Foundation
import Testing

/// An allowance can be for some viewers only, and a record says what it keeps on purpose.
struct AllowedViewersTests {
    private static let long = String(repeating: "Dinner at the pier ", count: 30)

    private static func scene(_ allowance: String) -> String {
        """
        message: {summaryText: a, url: "https://example.com", layout: {template: {caption: "\(long)"}}}
        goldens: {preferredContentSizeCategories: [L, AX1]}
        lint: {allow: [\(allowance)]}

        """
    }

    @Test("Of goldens those of the viewers it names are recorded, and the record says what it keeps")
    func goldens() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene("{rule: textTruncated, where: category>=AX1, reason: a long joke}"), to: "a.yaml")
        let run = try scratch.balloon("record", "a.yaml", "--strict")
        #expect(run.status == 1, "\(run.output)")
        #expect(try scratch.files(below: "Goldens").sorted() == ["a@AX1.layout", "a@AX1.png"])
        try scratch.write(Self.scene("{rule: textTruncated, reason: a long joke}"), to: "a.yaml")
        let all = try scratch.balloon("record", "a.yaml", "--strict")
        #expect(all.status == 0)
        #expect(all.output.contains("textTruncated of caption in 2 goldens, because a long joke"), "\(all.output)")
        #expect(try scratch.balloon("verify", "a.yaml", "--fresh").output.contains("a long joke") == false)
    }

    @Test("Lint reports the same problem for the others")
    func lint() throws {
        let scratch = try Scratch()
        try scratch.write(
            Self.scene("{rule: textTruncated, where: 'category>=AX1 & width<400', reason: a long joke}"), to: "a.yaml")
        let rows = try scratch.balloon("lint", "a.yaml", "--json", "--widths", "320,375,402", "--locales", "en").rows()
        func widths(_ member: String, _ category: String) -> Set<[Double]> {
            let problems = (rows[0][member] as? [[String: Any]] ?? []).filter {
                $0["rule"] as? String == "textTruncated"
            }
            let places = problems.flatMap { $0["places"] as? [[String: Any]] ?? [] }.filter {
                ($0["traits"] as? [String: Any])?["preferredContentSizeCategory"] as? String == category
            }
            return Set(places.flatMap { $0["widths"] as? [[Double]] ?? [] })
        }
        #expect(widths("allowed", "accessibilityMedium").isSuperset(of: [[320, 320], [375, 375]]))
        #expect(widths("problems", "accessibilityMedium").contains([402, 402]))
        #expect(widths("problems", "large").isSuperset(of: [[320, 320], [375, 375], [402, 402]]))
        #expect(widths("allowed", "large").isEmpty)
    }

    @Test("An allowance for viewers who do not have the problem is told as one that is not needed")
    func unused() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene("{rule: textTruncated, where: locale=th, reason: a}"), to: "a.yaml")
        let rows = try scratch.balloon("lint", "a.yaml", "--json", "--widths", "320", "--locales", "en").rows()
        let unused = try #require(rows[0]["unusedAllowances"] as? [[String: Any]])
        #expect(unused.map { $0["where"] as? String } == ["locale=th"])
    }

    @Test(
        "An allowance for viewers who were not all checked is not called unused",
        arguments: [
            (where: "locale=th", options: ["--locales", "en"], isUnused: false),
            ("category>=AX1", ["--categories", "L"], false), ("category>=AX1", ["--categories", "L,AX1"], false),
            ("width<340", ["--widths", "375"], false), ("userInterfaceStyle=dark", ["--appearances", "light"], false),
            ("receiver=watchos", ["--receivers", "ios26"], false), (nil, ["--categories", "L"], false),
            ("category=L", ["--categories", "L"], true), ("locale=th", ["--locales", "th"], true), (nil, [], true),
        ] as [(where: String?, options: [String], isUnused: Bool)])
    func narrowed(condition: String?, options: [String], isUnused: Bool) throws {
        let scratch = try Scratch()
        let viewers = condition.map { "where: '\($0)', " } ?? ""
        let scene = """
            message: {summaryText: a, url: "https://example.com", layout: {template: {caption: {key: a}}}}
            strings: {en: {a: Dinner}, th: {a: อาหาร}}
            lint: {allow: [{rule: textCovered, \(viewers)reason: a}]}

            """
        try scratch.write(scene, to: "a.yaml")
        let rows = try Balloon.run(["lint", "a.yaml", "--json"] + options, in: scratch.folder).rows()
        #expect((rows[0]["unusedAllowances"] as? [Any])?.count == (isUnused ? 1 : 0))
    }

    @Test("What the scene allows is marked with its reason by measure and render, too")
    func marked() throws {
        let scratch = try Scratch()
        let allowed = Self.scene("{rule: textTruncated, where: category>=AX1, reason: a long joke}")
        try scratch.write(allowed, to: "a.yaml")
        func finding(_ category: String) throws -> [String: Any] {
            let rows = try scratch.balloon("measure", "a.yaml", "--json", "--category", category).rows()
            let cells = rows[0]["cells"] as? [[String: Any]]
            let findings = cells?[0]["findings"] as? [[String: Any]] ?? []
            return try #require(findings.first { $0["kind"] as? String == "textTruncated" })
        }
        #expect(try finding("AX1")["reason"] as? String == "a long joke" && finding("L")["reason"] == nil)
        for (category, isAllowed) in [("AX1", true), ("L", false)] {
            let texts = [
                try scratch.balloon("measure", "a.yaml", "--category", category).output,
                try scratch.balloon("render", "a.yaml", "-o", "a.png", "--category", category).errors,
            ]
            for text in texts {
                let lines = text.split(separator: "\n").filter { $0.contains("is truncated") }
                #expect(lines.count == 1 && lines[0].hasPrefix("allowed: ") == isAllowed, "\(text)")
                #expect(text.contains("a long joke") == isAllowed)
            }
        }
    }

    @Test("A string without a translation is not recorded without a word")
    func missingTranslation() throws {
        let scratch = try Scratch()
        let scene = """
            message: {summaryText: a, layout: {template: {caption: {key: dinner}}}}
            strings: {en: {dinner: Dinner at the pier}, de: {lunch: Mittag}}
            goldens: {locales: [en, de]}

            """
        try scratch.write(scene, to: "a.yaml")
        let run = try scratch.balloon("record", "a.yaml", "--strict")
        #expect(run.status != 0 && run.output.contains("translationMissing"), "\(run.output)\(run.errors)")
        #expect(try scratch.files(below: "Goldens") == ["a@en.layout", "a@en.png"])
        let reason = "lint: {allow: [{rule: translationMissing, where: locale=de, reason: translated next week}]}\n"
        try scratch.write(scene + reason, to: "a.yaml")
        #expect(try scratch.balloon("record", "a.yaml", "--strict").status == 0)
    }
}
