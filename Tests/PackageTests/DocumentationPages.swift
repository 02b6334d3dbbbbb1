import Foundation

/// The Swift in the pages of `Documentation`, as a source that compiles.
struct DocumentationPages {
    /// The blocks of each page that has some, by its name without the ending.
    let blocks: [(page: String, blocks: [[Substring]])]

    /// Reads the pages of the folder itself: those of facts hold no code.
    init() throws {
        blocks = try Repository.files(below: "Documentation", extensions: ["md"])
            .filter { $0.split(separator: "/").count == 2 }
            .map { path in
                let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
                return (name, Self.blocks(in: try Repository.text(path)))
            }
            .filter { !$0.blocks.isEmpty }
    }

    /// The lines of each block that begins with three backticks and `swift`, without the indentation of its list.
    static func blocks(in page: String) -> [[Substring]] {
        var blocks: [[Substring]] = []
        var indentation: Int?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            if let columns = indentation {
                if text == "```" { indentation = nil } else { blocks[blocks.count - 1].append(line.dropFirst(columns)) }
            } else if text == "```swift" {
                indentation = line.count - text.count
                blocks.append([])
            }
        }
        return blocks
    }

    /// A function for each block, which can name what is given. A test is one in its function: only its body is compiled.
    var source: String {
        let functions = blocks.flatMap { page, blocks in
            blocks.enumerated().map { index, lines in
                DocumentationExamples.function(
                    "example_\(page)_\(index + 1)",
                    around: lines.map { $0.hasPrefix("@Test ") ? $0.dropFirst("@Test ".count) : $0 })
            }
        }
        return DocumentationExamples.source(
            functions, of: "GivenToPages", writtenFrom: "the pages of Documentation: change the page")
    }
}
