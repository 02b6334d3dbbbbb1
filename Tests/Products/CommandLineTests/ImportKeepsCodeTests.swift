import BuiltProgram
import Foundation
import Testing

/// What an app declares itself is left as it is.
struct ImportKeepsCodeTests {
    /// A file as it is after an import, beside others of the app.
    private static func imported(_ source: String, beside other: String = "") throws -> String {
        let scratch = try Scratch()
        try scratch.write(source, to: "App/Own.swift")
        if !other.isEmpty { try scratch.write(other, to: "App/Other.swift") }
        let run = try scratch.balloon("import", "App", "-o", "Out")
        try #require(run.status == 0, "\(run.errors)")
        return String(decoding: try scratch.data("Out/Sources/App/Own.swift"), as: UTF8.self)
    }

    @Test("The cases of a switch declare nothing, so that calls behind them keep their parentheses")
    func switches() throws {
        let text = try Self.imported(
            """
            import UIKit
            func views(_ s: Int) -> [UIView] {
                switch s { case 1: break; default: return [UIView(), UILabel()] }
                let label = UILabel()
                return [label]
            }
            """)
        #expect(text.contains("[UIView(), UILabel()]") && text.contains("let label = UILabel()"), "\(text)")
    }

    @Test("An import that is added holds on Linux, too, and takes no attribute of another")
    func imports() throws {
        let condition = try Self.imported(
            "#if canImport(Combine)\nimport Combine\n#endif\nimport Foundation\nlet e: NSErrorPointer = nil\n")
        #expect(condition.contains("import UIKit; import Foundation"), "\(condition)")
        let attribute = try Self.imported("@testable import Foundation\nlet e: NSErrorPointer = nil\n")
        #expect(attribute.contains("import UIKit; @testable import Foundation"), "\(attribute)")
    }

    @Test("Another app in the same package leaves the first one's files")
    func twoApps() throws {
        let scratch = try Scratch()
        try scratch.write("let a = 1\n", to: "First/A.swift")
        try scratch.write("let b = 1\n", to: "Second/B.swift")
        for app in ["First", "Second", "First"] {
            #expect(try scratch.balloon("import", app, "-o", "Out").status == 0)
        }
        #expect(try scratch.files(below: "Out/Sources").filter { $0.hasSuffix(".swift") }.count == 2)
    }
}
