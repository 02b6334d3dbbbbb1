import ArgumentParser
import Files
import Foundation
import Typesetting

struct TypesetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "typeset",
        abstract: "Breaks texts into lines, JSON Lines in and out; use it for many texts without a balloon.",
        discussion: """
            Each line of input is an object; keys other than text and size can be left out:

              "text"        what to set
              "size"        the font size in points
              "id"          a string or a number that is returned
              "width"       the maximum width in points; null or left out: unlimited
              "lang"        a BCP 47 tag (default: en); its keywords choose how
                            lines break, as in ja-u-lb-strict, ja-u-lw-phrase or
                            ko-u-lw-keepall
              "weight"      1 to 1000 (default: 400)
              "maxLines"    the maximum number of lines; an ellipsis replaces the rest
              "truncation"  where the ellipsis stands: tail, middle or head (default: tail)

            Each line of output is {"id","size","width","lines":[{"start","width","end"}],"height","truncated"}, in the order \
            of the input: where each line starts and ends, in UTF-16 units, its width and the height of all in points, and whether \
            an ellipsis replaces a part. Texts have at most 100000 units, sizes are 0.5 to 2000, widths at most 10000, \
            lines of input at most 1048576 bytes. Where no font draws a character, a box is measured in its place, and the \
            line has "missing":[{"start","character"}], such as "U+0F40"; --strict-glyphs makes such a line a bad one. A bad \
            line gives {"id","line","error"}, with the id as far as it can be read and the number of the line, and the run goes on; --strict \
            ends it with 2. A blank line is counted, and gives none.
            """)

    @Argument(help: "A file of lines; - or nothing for standard input.", completion: .file(extensions: ["jsonl"]))
    var file: String?

    @Option(help: "The per-size tracking of the system font: system or none.")
    var tracking: TrackingOption = .system

    @OptionGroup var fonts: FontOptions
    @OptionGroup var jobs: JobOptions

    @Flag(help: "Ends with 2 when a line is bad.")
    var strict = false

    func run() throws {
        let typesetter = LineTypesetter(fonts: try fonts.cascade(), tracking: tracking.value)
        let stream = AnswerStream(jobs: jobs.count, answer: typesetter.answer)
        let worst = try answers(of: stream)
        if strict { try worst.judge() }
    }
}

extension TypesetCommand {
    /// Answers the lines of the file or of standard input. Returns the worst verdict.
    private func answers(of stream: AnswerStream) throws -> LineVerdict {
        guard let file, file != "-" else {
            return try stream.run(read: StandardInput.read, output: StandardOutput.write)
        }
        do {
            return try LimitedFile.withParts(of: file) { next in
                try stream.run(read: { Data(try next($0)) }, output: StandardOutput.write)
            }
        } catch let failure as LimitedFile.Failure {
            throw CommandError("\(file): \(failure)")
        }
    }
}

/// `--tracking`.
enum TrackingOption: String, ExpressibleByArgument, CaseIterable {
    case system, none

    var value: Tracking {
        switch self {
        case .system: .system
        case .none: .none
        }
    }
}
