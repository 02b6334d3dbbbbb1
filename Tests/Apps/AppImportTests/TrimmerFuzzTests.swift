import Foundation
import TestSupport
import Testing

@testable import AppImport

/// Whatever a source is and wherever a compiler finds errors in it, the trimmer ends, and its result has the lines of what it
/// was given.
struct TrimmerFuzzTests {
    private static let source = """
        import UIKit
        @MainActor class Board: UIView, Equatable {
            @State private var cells: [Int] = { let a = [1]; return a }()
            let name: String
            init(name: String) { self.name = name; super.init(frame: .zero) }
            var count: Int { get { cells.count } set { print(newValue) } }
            func play(_ move: (Int) -> Void) throws -> Int? {
                guard let first = cells.first else { return nil }
                for cell in cells where cell > 0 { if cell == first { move(cell) } else { play { _ in } } }
                switch first { case 1: return 2; default: break }
                return cells.map { $0 + 1 }.first
            }
            enum Kind { case a, b(Int) }
        }
        #if os(iOS)
            extension Board: Sequence { subscript(i: Int) -> Int { cells[i] } }
        #endif
        #Preview { Board(name: "é") }
        """
    private static let texts = [
        "cannot find 'cells' in scope", "cannot find type 'Board' in scope",
        "type 'Board' does not conform to 'Equatable'",
        "class 'Board' has no initializers", "method does not override any method from its superclass",
        "missing return in instance method expected to return 'Int?'", "unknown attribute 'State'", "'",
        "property 'self.name' not initialized at super.init call", "",
    ]

    @Test(arguments: 0..<20) func anyErrorAnywhere(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in stride(from: 0, to: 40, by: OracleDepth.stride(4)) {
            var bytes = Array(Self.source.utf8)
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: "{}()\"\\/*@#\n".utf8.shuffled(using: &random).prefix(2), at: place)
                }
            }
            var text = String(decoding: bytes, as: UTF8.self)
            let lines = text.utf8.count { $0 == 10 }
            var (causes, attempts) = (LeftOutCauses(modules: ["A.swift": ["SwiftUI"]]), [String: Int]())
            for _ in 0..<6 {
                let messages = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                    CompilerMessage(
                        file: "A.swift", line: Int.random(in: -1...30, using: &random),
                        column: Int.random(in: -1...120, using: &random),
                        text: Self.texts.randomElement(using: &random) ?? "")
                }
                var trimmer = SourceTrimmer(
                    text, path: "A.swift", values: EmptyValue(enumerations: ["Kind": "a"]), causes: causes,
                    attempts: attempts)
                text = trimmer.trimmed(after: messages)
                (causes, attempts) = (trimmer.causes, trimmer.attempts)
                #expect(text.utf8.count { $0 == 10 } == lines)
            }
        }
    }

    /// What a compiler writes is taken apart, whatever it is.
    @Test func anyOutput() {
        var random = SeededGenerator(seed: 7)
        let places = ["A.swift:1:1: ", "A.swift:7:99999999999999999999: ", "é.swift:2:3: ", "A.swift:1: ", ""]
        let kinds = ["error: ", "note: ", "warning: ", ""]
        let words = [
            "cannot find '", "'", "a", "return from initializer without initializing all stored properties",
            "stored property 'self.x' not initialized", " in scope", "\u{0}", "é", ":", "type '", "' has no member '",
        ]
        var count = 0
        for _ in 0..<2_000 {
            let lines = (0..<5).map { _ in
                let text = (0..<6).map { _ in words.randomElement(using: &random) ?? "" }.joined()
                return (places.randomElement(using: &random) ?? "") + (kinds.randomElement(using: &random) ?? "") + text
            }
            for message in CompilerMessage.errors(in: lines.joined(separator: "\n")) {
                _ = (message.names, message.missingName, message.propertiesWithoutValue)
                count += 1
            }
        }
        // Two of five places and one of four kinds make an error of a line.
        #expect((800...1_200).contains(count))
        let read = CompilerMessage.errors(
            in:
                "/a/B.swift:3:7: error: cannot find 'x' in scope\n/a/B.swift:1:1: note: see 'y'\n/a/B.swift:9:1: warning: old\n"
                + "/a/B.swift:9:1: note: of the warning\n")
        #expect(read.map(\.line) == [3] && read[0].missingName == "x" && read[0].notes == ["see 'y'"])
    }
}
