import ArgumentParser
import BalloonCommands

/// `balloon studio`: scenes in a browser while they are edited.
struct StudioCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "studio",
        abstract: "Serves a page that shows scenes while you edit them, at any width, text size and language.",
        discussion: """
            The printed address opens in a browser of this machine and in no other one. A slider moves the width, with a mark \
            wherever a line, an ellipsis or a finding changes; saving a file draws it again in place. Nothing is written. Control-C \
            ends it.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var place: ServerOptions

    @OptionGroup var fonts: FontOptions

    func run() throws {
        let site = StudioSite(try EditedScenes(scenes), fonts: try fonts.cascade())
        try place.serve { site.answer($0) }
    }
}
