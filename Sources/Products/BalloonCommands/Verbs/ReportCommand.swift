import ArgumentParser
import Foundation
import Goldens
import Reports
import Support

struct ReportCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Writes one HTML page of everything that is pending; use it to look at the pictures before and after."
    )

    @OptionGroup var pending: PendingOptions

    @Option(
        name: .shortAndLong,
        help: """
            The file to write, or - for standard output; report.html in the folder of the candidates by default. A file that ends \
            with .md is Markdown, with its pictures in a folder beside it.
            """)
    var output: String?

    @Flag(
        help: """
            Keeps the pictures inside the page, up to 256 MB of them; otherwise those of more than 8 MB are files in a folder \
            beside it. Standard output always has them inside.
            """)
    var singleFile = false

    @Flag(help: "Prints the causes as JSON.")
    var json = false

    var printsJSON: Bool { json }

    func validate() throws {
        guard output != "-" || !json else {
            throw ValidationError("-o - writes the page to standard output, and --json the causes; give one of them")
        }
        // A wrong argument must not overwrite a golden with a page.
        guard !singleFile || output?.lowercased().hasSuffix(".md") != true else {
            throw ValidationError("--single-file is for a page; a report in Markdown has its pictures beside it")
        }
        if let output, output != "-", !["html", "htm", "md"].contains((output as NSString).pathExtension.lowercased()) {
            throw ValidationError("-o \(output): the report is a page; name a file that ends with .html or .md")
        }
    }

    func run() throws {
        let folder = pending.folderToRead
        let review = try pending.reviewToRead()
        let file = output ?? folder.path(ofOwn: "report.html")
        if file.lowercased().hasSuffix(".md") {
            try MarkdownReview(review: review, folder: folder).write(to: file)
            return try tell(file, review, folder)
        }
        let page = ReviewPage(review, in: folder, words: pending.words)
        var pictures = try pictures(of: page, besides: file)
        if file == "-" {
            try page.write(pictures: &pictures, to: StandardOutput.write(document:))
            return try folder.keepNumbers(of: review)
        }
        try AtomicFile.write(to: file) { try page.write(pictures: &pictures, to: $0) }
        try pictures.removeOthers(beside: file)
        try tell(file, review, folder)
    }

    /// Where the pictures of the page are.
    /// - Throws: ``CommandError`` for a single file that no browser would open.
    private func pictures(of page: ReviewPage, besides file: String) throws -> PagePictures {
        let bytes = try page.pictureBytes()
        guard singleFile || file == "-" else {
            return bytes > PagePictures.maximumInside ? PagePictures(beside: file) : .inside
        }
        guard bytes <= PagePictures.maximumSingleFile else {
            throw CommandError(
                "the pictures have \(bytes >> 20) MB, and a page in one file has at most "
                    + "\(PagePictures.maximumSingleFile >> 20) MB of them, which browsers still open; "
                    + "\(file == "-" ? "name a file" : "leave out --single-file"), and they are files beside the page")
        }
        return .inside
    }

    /// Says which causes the report shows.
    private func tell(_ file: String, _ review: PendingReview, _ folder: PendingFolder) throws {
        try folder.keepNumbers(of: review)
        if json { return try JSONOutput.write(Answer(file: file, causes: review.groups.causes), as: .causes) }
        let paragraphs = CauseParagraphs(review)
        for cause in review.groups.causes.prefix(CauseParagraphs.fullCount) {
            try StandardOutput.write(line: paragraphs.heading(cause, state: review.reference(to: cause)))
        }
        if review.candidates.isEmpty { try StandardOutput.write(line: "nothing is pending") }
        try StandardOutput.write(line: "\nReport: \(file)")
    }

    private struct Answer: Encodable {
        let file: String
        let causes: [GoldenCause]
    }
}
