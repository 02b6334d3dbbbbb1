import BalloonFixtures
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Scenes

/// Dictionaries of plural forms (`.stringsdict`), as Apple's documentation describes them ("Localizing strings that contain
/// plurals", "Creating width and device variants of strings").
struct StringsDictionaryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func plural(_ name: String, _ forms: [(String, String)], type: String = "d") -> String {
        let texts = forms.map { "<key>\($0.0)</key>\n<string>\($0.1)</string>" }.joined(separator: "\n")
        return """
            <key>\(name)</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key>
              <string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key>
              <string>\(type)</string>
              \(texts)
            </dict>
            """
    }

    private func list(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <!-- Written by hand. -->
        <plist version="1.0">
        <dict>
        \(entries)
        </dict>
        </plist>
        """
    }

    private var english: String {
        list(
            """
            <key>seats</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@seats@ at %2$@ &amp; more</string>
              \(plural("seats", [("one", "%d seat"), ("other", "%d seats"), ("zero", "No seat")]))
            </dict>
            <key>room</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@people@</string>
              \(plural("people", [("one", "%ld person in %#@rooms@"), ("other", "%ld people in %#@rooms@")], type: "ld"))
              \(plural("rooms", [("one", "%ld room"), ("other", "%ld rooms")], type: "ld"))
            </dict>
            <key>swap</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%2$#@fields@ for %1$#@geese@</string>
              \(plural("geese", [("one", "%1$d goose"), ("other", "%1$d geese")]))
              \(plural("fields", [("one", "%2$d field"), ("other", "%2$d fields")]))
            </dict>
            <key>twice</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%1$#@left@, only %1$#@left@</string>
              \(plural("left", [("one", "%d seat"), ("other", "%d seats")]))
            </dict>
            <key>tap</key>
            <dict><key>NSStringDeviceSpecificRuleType</key>
              <dict><key>iphone</key><string>Tap</string><key>mac</key><string>Click</string><key>other</key><string>Select</string></dict>
            </dict>
            <key>hello</key>
            <dict><key>NSStringVariableWidthRuleType</key>
              <dict><key>20</key><string>Hi</string><key>50</key><string>&#x48;ell&#111;</string></dict>
            </dict>
            """)
    }

    private func caption(_ caption: String, strings: String, locale: String = "en") throws -> String {
        let scene = try BalloonScene(
            text: "message: {summaryText: s, layout: {template: {caption: \(caption)}}}\nstrings: \(strings)\n",
            file: folder.file("scene.yaml"))
        let balloon = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts())
        return try #require(balloon.recorded("caption")).lines.map(\.text).joined(separator: " ")
    }

    @Test(arguments: [
        ("{key: seats, arguments: [1, Rome]}", "1 seat at Rome & more"),
        ("{key: seats, arguments: [3, Rome]}", "3 seats at Rome & more"),
        ("{key: seats, arguments: [0, Rome]}", "No seat at Rome & more"),
        ("{key: room, arguments: [1, 2]}", "1 person in 2 rooms"),
        ("{key: room, arguments: [2, 1]}", "2 people in 1 room"),
        ("{key: swap, arguments: [1, 2]}", "2 fields for 1 goose"),
        ("{key: twice, arguments: [1]}", "1 seat, only 1 seat"),
        ("{key: tap}", "Tap"), ("{key: tap, device: mac}", "Click"), ("{key: tap, device: ipad}", "Select"),
        ("{key: hello}", "Hello"),
    ])
    func texts(_ reference: String, _ text: String) throws {
        _ = try folder.write(english, to: "L.stringsdict")
        for strings in ["L.stringsdict", "{en: L.stringsdict}"] {
            #expect(try caption(reference, strings: strings) == text)
        }
        _ = try folder.write(english + "\n", to: "L.stringsdict")
        #expect(try caption(reference, strings: "L.stringsdict") == text)
    }

    @Test("The dictionaries of other languages lie beside that of the source") func folders() throws {
        for (language, forms) in [
            ("en", [("one", "%d day"), ("other", "%d days")]),
            ("pl", [("one", "%d dzień"), ("few", "%d dni"), ("many", "%d dni"), ("other", "%d dnia")]),
            ("pt-BR", [("one", "%d dia"), ("other", "%d dias")]),
        ] {
            try FileManager.default.createDirectory(
                atPath: folder.file("\(language).lproj"), withIntermediateDirectories: true)
            let text = list(
                "<key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@days@</string>\(plural("days", forms))</dict>"
            )
            _ = try folder.write(text, to: "\(language).lproj/L.stringsdict")
        }
        let rows = [
            ("en", 1, "1 day"), ("pl", 2, "2 dni"), ("pl", 1, "1 dzień"), ("pt-BR", 0, "0 dia"), ("ja", 1, "1 day"),
        ]
        for (locale, number, text) in rows {
            let caption = "{key: days, arguments: [\(number)]}"
            #expect(try self.caption(caption, strings: "en.lproj/L.stringsdict", locale: locale) == text)
        }
    }

    @Test(
        "A damaged dictionary is an error at its place",
        arguments: [
            ("{}", 1, "tag"),
            ("<plist version=\"1.0\">\n<dict>\n<key>a</key>\n</dict></plist>", 4, "\"a\" has no value"),
            (
                "<plist version=\"1.0\">\n<dict>\n<key>a</key><dict>\n<key>b</key><string>c</string></dict></dict></plist>",
                3, "NSStringLocalizedFormatKey"
            ),
            ("<plist version=\"1.0\"><dict><key>a</key>\n<string>b</dict></plist>", 2, "</string>"),
            ("<plist version=\"1.0\"><dict><key>a</key>\n<string>b &copy; c</string></dict></plist>", 2, "&copy;"),
            ("<plist version=\"1.0\"><dict>\n<key>a</key><string/>\n<key>a</key><string/></dict></plist>", 3, "twice"),
            ("<plist version=\"1.0\"><dict><key>a</key>\n<number>1</number></dict></plist>", 2, "<number>"),
            ("", 1, "property list"),
        ])
    func damaged(_ text: String, _ line: Int, _ words: String) throws {
        let error = try #require(throws: SceneError.self) {
            try StringsDictionary.table(text: text, file: "L.stringsdict")
        }
        #expect(error.file == "L.stringsdict" && error.description.contains(words), "\(error)")
        #expect(error.place?.line == line, "\(error)")
    }

    @Test("No bytes crash the reader") func fuzz() throws {
        let bytes = Array(english.utf8)
        var state: UInt64 = 20_261_125
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<300 {
            var damaged = bytes
            for _ in 0..<(1 + random(4)) { damaged[random(damaged.count)] = UInt8(32 + random(95)) }
            let text = String(decoding: damaged.prefix(random(damaged.count) + 1), as: UTF8.self)
            do {
                _ = try StringsDictionary.table(text: text, file: "L.stringsdict")
            } catch let error as SceneError {
                #expect(!error.message.isEmpty)
            }
        }
    }
}
