import Foundation
import TestSupport
import Testing

/// Each type that users can name has an example, and the examples, and those of the pages of `Documentation`, are those
/// that are compiled in a target where only public names are seen.
///
/// `BALLOON_REWRITE=examples swift test --filter DocumentationExamplesTests` writes the compiled files.
struct DocumentationExamplesTests {
    private static let folder = "Tests/Products/DocumentationExamples/Generated"

    /// The examples of each folder of a module, by the names of their pages.
    private let folders: [String: [DocumentationExamples]]

    init() throws {
        // The own names of SwiftUI, Combine and Charts need no example of ours: the apps in `Tests/Apps/MessagesApps` show how
        // they are used.
        let shown: Set<String> = ["SwiftUIAPI", "LinuxSwiftUI", "CombineAPI", "LinuxCharts"]
        let sources = try SourceTree.sources.get().filter { !shown.contains($0.target) }
        folders = Dictionary(grouping: sources, by: Self.pageName).mapValues { sources in
            sources.map { DocumentationExamples(file: $0.name, source: $0.text) }
        }
    }

    /// `Module+Folder`, or `Module` for a source that stands in no folder.
    private static func pageName(of source: SourceTree.Source) -> String {
        source.folder == "." ? source.target : "\(source.target)+\(source.folder)"
    }

    @Test func everyPublicTypeHasAnExample() {
        let types = folders.values.joined().flatMap(\.declarations).filter(\.isPublicType)
        #expect(types.count > 100)
        #expect(types.filter(\.examples.isEmpty).map(\.name).sorted() == [])
    }

    @Test func theCompiledExamplesAreThoseOfTheComments() throws {
        var pages = Dictionary(
            uniqueKeysWithValues: folders.filter { !$0.value.flatMap(\.functions).isEmpty }.map { name, files in
                let module = name.prefix { $0 != "+" }
                return (name, DocumentationExamples.page(of: files, in: String(module)))
            })
        pages["Documentation"] = try DocumentationPages().source
        let paths = Repository.files(below: Self.folder, extensions: ["swift"])
        if Rewriting.examples.isAsked {
            for path in paths { try FileManager.default.removeItem(at: Repository.root.appendingPathComponent(path)) }
            for (name, page) in pages {
                let url = Repository.root.appendingPathComponent("\(Self.folder)/\(name).swift")
                try page.write(to: url, atomically: true, encoding: .utf8)
            }
        }
        let compiled = Repository.files(below: Self.folder, extensions: ["swift"])
        #expect(compiled == pages.keys.map { "\(Self.folder)/\($0).swift" }.sorted())
        for path in compiled {
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            #expect(
                try Repository.text(path) == pages[name],
                "run BALLOON_REWRITE=examples swift test --filter DocumentationExamplesTests")
        }
    }

    @Test func examplesAreReadOffPages() throws {
        let page = "# A\n```sh\nls\n```\n1. b:\n\n   ```swift\n   @Test func c() {\n   }\n   ```\n"
        #expect(DocumentationPages.blocks(in: page) == [["@Test func c() {", "}"]])
        #expect(try DocumentationPages().blocks.map(\.page).contains("SizesInTests"))
    }

    @Test func examplesAreReadOffComments() throws {
        let source = """
            /// A size.
            ///
            /// ```swift
            /// let size = Size()
            ///
            /// print(size)
            /// ```
            @MainActor
            public final class Size {
                /// Half.
                ///
                /// ```swift
                /// print(2)
                /// ```
                /// ```swift
                /// print(4)
                /// ```
                public class func half() {}
                /// Not at the top.
                public struct Part {}
            }
            #if canImport(Testing)
                /// Without an example.
                public enum Kind {}
            #endif
            package struct Kept {}
            """
        let examples = DocumentationExamples(file: "Size+Half", source: source)
        let types = examples.declarations.filter(\.isPublicType)
        #expect(types.map(\.name) == ["Size", "Kind"])
        #expect(types.map(\.examples.count) == [1, 0])
        #expect(
            examples.functions.map { $0.split(separator: "\n").first } == [
                "    func example_Size_Half_Size_1() async throws {",
                "    func example_Size_Half_half_1() async throws {",
                "    func example_Size_Half_half_2() async throws {",
            ])
        #expect(try #require(examples.functions.first).hasSuffix("\n\n        print(size)\n        _ = size\n    }"))
    }
}
