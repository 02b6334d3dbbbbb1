import BuiltProgram
import Foundation
import Testing

/// Nobody can edit the record of a golden unseen: neither a fact, nor a character.
struct RecordEditsTests {
    private static func recorded() throws -> (scratch: Scratch, record: String) {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: "Dinner at seven with all of us", subcaption: "Ferry Building")
                + "\n  accessibilityLabel: Dinner\ntraits: {transcriptWidth: 260, locale: de}\n", to: "dinner.yaml")
        let run = try scratch.balloon("record", "dinner.yaml")
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        return (scratch, String(decoding: try scratch.data("Goldens/dinner.layout"), as: UTF8.self))
    }

    /// One edit of each word, one of each line, and characters that a reader skips.
    private static func edits(of record: String) -> [String] {
        let lines = record.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var edits: [String] = []
        func add(_ index: Int, _ line: String?) {
            var changed = lines
            if let line { changed[index] = line } else { changed.remove(at: index) }
            edits.append(changed.joined(separator: "\n"))
        }
        for (index, line) in lines.enumerated().dropLast() {
            let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            for word in words.indices where !words[word].isEmpty {
                var without = words
                without.remove(at: word)
                add(index, without.joined(separator: " "))
                var changed = words
                changed[word] = String(
                    words[word].map { $0.isNumber ? Character("\(9 - ($0.wholeNumberValue ?? 0))") : $0 })
                if changed != words { add(index, changed.joined(separator: " ")) }
            }
            add(index, nil)
            add(index, line + " surplus=1")
            add(index, line + " ")
            add(index, line + "\n")
            if line.contains("line 0..<") { add(index, line.replacing("line 0..<", with: "line 1..<")) }
            if line.contains(".000") { add(index, line.replacing(".000", with: ".0")) }
        }
        return edits + [record + "\n", String(record.dropLast())]
    }

    @Test func everyEditIsADifference() throws {
        let (scratch, record) = try Self.recorded()
        let edits = Self.edits(of: record)
        #expect(edits.count > 100)
        // Every edit is a golden of its own, so that one run compares all.
        let scene = try scratch.data("dinner.yaml")
        let picture = try scratch.data("Goldens/dinner.png")
        try FileManager.default.removeItem(at: scratch.url("Goldens"))
        for (index, edit) in edits.enumerated() {
            try scratch.write(scene, to: "scenes/e\(index).yaml")
            try scratch.write(edit, to: "Goldens/e\(index).layout")
            try scratch.write(picture, to: "Goldens/e\(index).png")
        }
        let run = try scratch.balloon("verify", "scenes", "--json")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        #expect(report.cells.count == edits.count)
        for cell in report.cells where cell.status != "different" && cell.status != "unreadable" {
            let index = try #require(Int(cell.name.dropFirst()))
            Issue.record("\(cell.status): \(edits[index])")
        }
        // Each is explained.
        for cell in report.cells where cell.status == "different" {
            #expect(cell.layout?.isEmpty == false || cell.recordEdit != nil, "\(cell.name)")
        }
    }

    private struct Report: Decodable {
        let cells: [Cell]

        struct Cell: Decodable {
            struct Change: Decodable { let text: String }

            let name, status: String
            let layout: [Change]?
            let recordEdit: String?
        }
    }

    @Test func convertedLineEndsAreNoEdit() throws {
        let (scratch, record) = try Self.recorded()
        try scratch.write(record.replacing("\n", with: "\r\n"), to: "Goldens/dinner.layout")
        #expect(try scratch.balloon("verify", "dinner.yaml").status == 0)
    }

    // MARK: - Records of version 1

    /// A golden as the version before wrote it: without inputs, and with the hash of that record in the picture.
    private static func recordedByVersion1() throws -> (scratch: Scratch, record: String) {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        for name in ["hello.png", "hello.layout"] {
            let resource = Balloon.package.appendingPathComponent(
                "Tests/Products/CommandLineTests/Resources/Version1/\(name)")
            try scratch.write(try Data(contentsOf: resource), to: "Goldens/\(name)")
        }
        return (scratch, String(decoding: try scratch.data("Goldens/hello.layout"), as: UTF8.self))
    }

    @Test func aRecordOfVersion1VerifiesAndIsRecordedAgain() throws {
        let (scratch, record) = try Self.recordedByVersion1()
        try #require(record.hasPrefix("balloon-layout 1\n"))
        #expect(try scratch.balloon("verify", "hello.yaml").status == 0)
        #expect(try scratch.balloon("record", "hello.yaml").status == 0)
        let new = String(decoding: try scratch.data("Goldens/hello.layout"), as: UTF8.self)
        #expect(new.hasPrefix("balloon-layout 3\ninput summaryText=\"A test\"\n"))
    }

    @Test func anEditedRecordOfVersion1IsADifference() throws {
        let (scratch, record) = try Self.recordedByVersion1()
        let picture = try scratch.data("Goldens/hello.png")
        let edits = Self.edits(of: record)
        for (index, edit) in edits.enumerated() {
            try scratch.write(Scenes.captions(caption: "Hello"), to: "edited/e\(index).yaml")
            try scratch.write(picture, to: "Goldens/e\(index).png")
            try scratch.write(edit, to: "Goldens/e\(index).layout")
        }
        let run = try scratch.balloon("verify", "edited", "--json")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        #expect(report.cells.count == edits.count)
        for cell in report.cells where cell.status == "equal" {
            Issue.record("equal: \(edits[try #require(Int(cell.name.dropFirst()))])")
        }
    }
}
