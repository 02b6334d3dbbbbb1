import Testing

@testable import Scenes

/// Property lists in XML, by Apple's document type ("PropertyList-1.0.dtd"): elements, characters, and what is damaged.
struct PropertyListReaderTests {
    private func content(_ list: String) throws -> String {
        try PropertyListReader.read(list, file: "a.plist").root.content()
    }

    /// Each element beside what stands for it in YAML.
    @Test(arguments: [
        ("<string>a b</string>", "a b"), ("<string/>", "\"\""), ("<date>2026-11-24</date>", "2026-11-24"),
        ("<data>QQ==</data>", "QQ=="), ("<integer>-5</integer>", "-5"), ("<real>1.50</real>", "1.50"),
        ("<true/>", "true"), ("<false/>", "false"), ("<true></true>", "true"), ("<false></false>", "false"),
        ("<dict/>", "{}"), ("<array/>", "[]"), ("<array></array>", "[]"),
        ("<array><string>a</string><array><integer>1</integer></array><true/></array>", "[a, [1], true]"),
        ("<dict><key>b</key><true/><key/><dict><key>c</key><array/></dict></dict>", "{b: true, \"\": {c: []}}"),
        ("<!-- <true/> --><string>a</string><!-- b -->", "a"),
    ]) func everyElementHasItsValue(_ element: String, _ yaml: String) throws {
        let list = "<?xml version=\"1.0\"?>\n<!DOCTYPE plist>\n<plist><dict><key>a</key>\(element)</dict>\n</plist>\n"
        #expect(try content(list) == SceneFile.tree(of: "{a: \(yaml)}", file: "a.yaml").root.content())
    }

    /// XML 1.0, 4.6 and 4.1: the five entities, and characters by their numbers in either base.
    @Test(arguments: [
        ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x41;&#x1F366;", "AA🍦"), ("a &amp;amp; b", "a &amp; b"),
        ("<![CDATA[a < b & c]]> &amp; d", "a < b & c & d"), ("<![CDATA[]]]]>", "]]"), (" a\n\tb ", " a\n\tb "),
    ]) func charactersAreWrittenAsEntities(_ written: String, _ text: String) throws {
        let root = try PropertyListReader.read("<plist><string>\(written)</string></plist>", file: "a.plist").root
        guard case .string(text) = root.value else {
            Issue.record("\(root.value)")
            return
        }
    }

    @Test(arguments: [
        "<plist><dict/>", "<plist><dict/><plist>", "<plist><dict/></dict>", "<plist><dict/><dict/></plist>",
        "</plist><dict/></plist>", "<plist></plist>", "<plist>", "<list><dict/></plist>", "<plist><dict></plist>",
        "<plist><dict></array></plist>", "<plist><array></dict></plist>", "<plist><array><true/></plist>",
        "<plist><dict><string>a</string></dict></plist>", "<plist><dict><key>a</key></dict></plist>",
        "<plist><array><key>a</key></array></plist>", "<plist><dict></key><true/></dict></plist>",
        "<plist><string>a</key></plist>", "<plist><string>a<string></plist>", "<plist><true></false></plist>",
        "<plist><integer>x</integer></plist>", "<plist><real></real></plist>", "<plist><integer/></plist>",
        "<plist><string>a &amp b</string></plist>", "<plist><string>&nbsp;</string></plist>",
        "<plist><string>&#xD800;</string></plist>", "<plist><string>&#;</string></plist>",
        "<plist><string>&#x110000;</string></plist>", "<plist><string>&65;</string></plist>",
        "<plist>a<dict/></plist>", "<plist><dict/></plist", "<plist><!-- <dict/></plist>",
        "<plist><string><![CDATA[a</string></plist>",
    ]) func whatIsDamagedIsRefused(_ list: String) {
        #expect(throws: SceneError.self) { try PropertyListReader.read(list, file: "a.plist") }
    }

    /// Keys are told with their case; of a repeated one the second place is named.
    @Test func aRepeatedKeyHasItsPlace() throws {
        let list = "<plist><dict>\n<key>a</key><true/>\n<key>A</key><true/>\n <key>a</key><true/></dict></plist>"
        let error = #expect(throws: SceneError.self) { try PropertyListReader.read(list, file: "a.plist") }
        #expect(error?.kind == .duplicateKey && error?.place == ScenePlace(line: 4, column: 2))
    }

    /// Values have the places of their tags, keys those of theirs; columns count scalars.
    @Test func valuesHaveTheirPlaces() throws {
        let list = "<plist>\n<dict>\r\n  <key>é🍦</key> <array>\n<true/></array></dict></plist>"
        let root = try PropertyListReader.read(list, file: "a.plist").root
        guard case .mapping(let entries) = root.value, let entry = entries.first,
            case .sequence(let elements) = entry.value.value
        else {
            Issue.record("\(root.value)")
            return
        }
        let places = [root.place, entry.keyPlace, entry.value.place] + elements.map(\.place)
        #expect(places.map { [$0.line, $0.column] } == [[2, 1], [3, 3], [3, 17], [4, 1]])
    }

    @Test(arguments: [(SceneLimits.maximumDepth, true), (2 * SceneLimits.maximumDepth, false)])
    func aNestHasALimit(_ depth: Int, _ isRead: Bool) {
        let (starts, ends) = (String(repeating: "<array>", count: depth), String(repeating: "</array>", count: depth))
        #expect(((try? PropertyListReader.read("<plist>\(starts)\(ends)</plist>", file: "a.plist")) != nil) == isRead)
    }
}
