import BuiltProgram
import Foundation
import Testing

/// A finding in a report points to the key of the scene that it is about.
struct FindingPlacesTests {
    private static let long = String(repeating: "Dinner at the pier ", count: 30)

    private static func places(_ scene: String, file: String = "a.yaml") throws -> [String: [Int]] {
        let scratch = try Scratch()
        try scratch.write(scene, to: file)
        _ = try scratch.balloon("measure", file, "--report", "a.json", "--report", "a.sarif", "--audit")
        let problems = try Answer.rows(scratch.data("a.json")).flatMap { $0["problems"] as? [[String: Any]] ?? [] }
        let sarif = String(decoding: try scratch.data("a.sarif"), as: UTF8.self)
        var places: [String: [Int]] = [:]
        for problem in problems {
            let line = try #require(problem["line"] as? Int)
            let name = "\(problem["subject"] ?? "") \(problem["rule"] ?? "")"
            places[name] = [line, try #require(problem["column"] as? Int)]
            #expect(sarif.contains("\"startLine\" : \(line)") && problem["file"] as? String == file)
        }
        return places
    }

    @Test("Of a template the key of its text")
    func template() throws {
        let places = try Self.places(
            """
            # A comment
            message:
              url: "https://example.com"
              summaryText: a
              layout:
                template:
                  subcaption: Short
                  caption: "\(Self.long)"

            """)
        #expect(places["caption textTruncated"] == [8, 7], "\(places)")
    }

    @Test("Of a live layout the element, by its name or its place among siblings")
    func live() throws {
        let places = try Self.places(
            """
            message:
              summaryText: a
              url: "https://example.com"
              layout:
                live:
                  view:
                    vstack:
                      - text: One
                      - text: "\(Self.long)"
                        lineLimit: 1
                      - hstack:
                          - text: "\(Self.long)"
                            padding: 4
                            id: named
                            lineLimit: 1
                  alternate: {caption: Concert}

            """)
        #expect(places["text-2 textTruncated"] == [9, 13], "\(places)")
        #expect(places["named textTruncated"] == [12, 17], "\(places)")
    }

    @Test("Of a conversation the entry's text; of a message its own key")
    func others() throws {
        let transcript = try Self.places(
            """
            participants: {ada: Ada}
            viewer: ada
            transcript:
              entries:
                - {text: Hello, from: ada}
                - from: ada
                  message:
                    layout:
                      template:
                        caption: "\(Self.long)"

            """)
        #expect(transcript["entries[1] caption textTruncated"] == [10, 13], "\(transcript)")
        #expect(transcript.values.allSatisfy { $0[0] > 2 })
        // The same string in two entries: each problem at the entry that it names.
        let twice = try Self.places(
            """
            participants: {ada: Ada}
            viewer: ada
            traits: {locale: de}
            strings: {en: {hi: Hello}, de: {there: Da}}
            transcript:
              entries:
                - {text: {key: hi}, from: ada}
                - from: ada
                  message: {layout: {template: {caption: {key: there}}}}
                - from: ada
                  message:
                    summaryText: {key: hi}
                    layout: {template: {caption: {key: there}}}

            """)
        let missing = twice.filter { $0.key.hasSuffix("translationMissing") }
        #expect(missing["entries[0] hi translationMissing"]?.first == 7, "\(twice)")
        #expect(missing["entries[2] hi translationMissing"]?.first == 12, "\(twice)")
        let json = try Self.places(
            "{\n  \"message\": {\"layout\": {\"template\": {\n    \"caption\": \"\(Self.long)\"}}}}\n",
            file: "a.json.json")
        #expect(json["caption textTruncated"] == [3, 5], "\(json)")
    }
}
