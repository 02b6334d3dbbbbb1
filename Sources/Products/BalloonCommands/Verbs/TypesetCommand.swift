import ArgumentParser
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
              "lang"        a BCP 47 tag (default: en); its keywords choose how lines break, as in
                            ja-u-lb-strict, ja-u-lw-phrase or ko-u-lw-keepall
              "weight"      1 to 1000 (default: 400)
              "maxLines"    the maximum number of lines; the rest is replaced by an ellipsis
              "truncation"  where the ellipsis stands: tail, middle or head (default: tail)

            Each line of output is {"id","size","width","lines":[{"start","width"}],"height"}, in the order of the input: \
            where each line starts, in UTF-16 units, its width and the height of all in points. Texts have at most 100000 units, sizes are 0.5 to 2000, widths at most 10000, \
            lines of input at most 1048576 bytes. Where no font draws a character, a box is measured in its place, and the \
            line has "missing":[{"start","character"}], such as "U+0F40"; --strict-glyphs makes such a line a bad one. A bad \
            line gives {"id","error"}, with the id as far as it can be read, and the run goes on; --strict ends it with 2.
            """)

    @Option(help: "The per-size tracking of the system font: system or none.")
    var tracking: TrackingOption = .system

    @OptionGroup var fonts: FontOptions

    @Flag(help: "Ends with 2 when a line is bad.")
    var strict = false

    func run() throws {
        let typesetter = LineTypesetter(fonts: try fonts.cascade(), tracking: tracking.value)
        let hadErrors = try AnswerStream(answer: typesetter.answer).run(
            read: StandardInput.read, output: StandardOutput.write)
        if hadErrors, strict { throw ExitStatus.badInput }
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
