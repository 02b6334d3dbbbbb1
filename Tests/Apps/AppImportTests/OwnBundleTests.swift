import Foundation
import TestSupport
import Testing

@testable import AppImport

/// Which bundle the files of an imported app are read from.
struct OwnBundleTests {
    private func imported(_ source: String, hasResources: Bool) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("import UIKit\n" + source, to: "App/A.swift")
        if hasResources { try folder.write("x", to: "App/tea.txt") }
        let app = try AppFolder(at: URL(fileURLWithPath: folder.file("App")))
        return String(try #require(app.files.first).rewriter.text.dropFirst("import UIKit\n".count))
    }

    /// The bundle of the program is that of a test on Linux. Only code that reads a file gets another one: what asks for
    /// the name of the program, or hands the bundle on, keeps it.
    @Test(
        arguments: [
            ("let a = Bundle.main.path(forResource: \"tea\", ofType: \"txt\")", "Bundle.main"),
            ("let a = Bundle.main().url(forResource: \"tea\", withExtension: nil)", "Bundle.main()"),
            ("let a = Bundle(for: A.self).url(forResource: \"tea\", withExtension: nil)", "Bundle(for: A.self)"),
            ("let a = Bundle(for: type(of: self)).resourcePath", "Bundle(for: type(of: self))"),
            ("let a = Bundle.main.loadNibNamed(\"Tea\", owner: nil)", "Bundle.main"),
            // It is asked for files and texts later.
            ("let a = Bundle(for: A.self)\nlet b = 1", "Bundle(for: A.self)"),
            ("let a = Bundle.main.bundleIdentifier", nil), ("let a = f(Bundle.main)", nil),
            ("let a = Bundle.main\nlet b = 1", nil), ("let a = Bundle(for: A.self).bundleIdentifier", nil),
            ("let a = Bundle(path: p)", nil), ("let a = Bundle.allBundles", nil),
        ] as [(String, String?)])
    func bundles(_ source: String, _ replaced: String?) throws {
        let expected = replaced.map { source.replacing($0, with: "Bundle.ofImportedFiles()") } ?? source
        #expect(try imported(source, hasResources: true) == expected)
        // An app without files has none to read.
        #expect(try imported(source, hasResources: false) == source)
    }
}
