import ArgumentParser
import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import Support
import Sweeps
import ViewLayout

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws each scene's balloon to a PNG or SVG file; use it to look at balloons.")

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @Flag(help: "Draws a message as it appears in the transcript: between the margins, at its sender's side.")
    var transcript = false

    @Flag(
        help: """
            Draws the whole screen of an upright phone with iOS 26 or 27: status bar, header and input field around the \
            transcript.
            """)
    var screen = false

    @OptionGroup var traits: TraitOptions
    @OptionGroup var vary: VaryOptions
    @OptionGroup var fonts: FontOptions

    @Option(
        help: """
            Draws the layout over the picture. A list with commas: frames (blue), baselines (red), lines (from ascent to descent, \
            green), ink (purple), insets (what the shape and the icon cover of a picture, orange), targets (what can be tapped, \
            green if at least 44 by 44 points, else red), names (a number on every node, and beside the balloon a list of their names, \
            places, sizes and baselines).
            """,
        transform: BalloonOverlay.list)
    var overlay: [BalloonOverlay]?

    @Option(help: "png or svg; an SVG file has texts as outlines.")
    var format: PictureFormatOption?

    @Option(
        name: .shortAndLong,
        help: "A .png or .svg file for one scene, a folder for one file per scene, or - for standard output.")
    var output: String

    func run() throws {
        let scenes = try vary.applied(to: SceneFiles.distinctScenes(scenes))
        guard !scenes.isEmpty else { throw CommandError.noScenes }
        if output == "-" { return try draw(scenes, to: nil, as: format ?? .png) }
        let named = PictureFormatOption.allCases.first { output.hasSuffix(".\($0.rawValue)") }
        if let named {
            guard format == nil || format == named else {
                throw CommandError(
                    "-o \(output) is not a \(format?.rawValue ?? "") file; change its ending, or name a folder")
            }
            guard scenes.count == 1 else {
                throw CommandError("-o \(output) is one file for \(scenes.count) scenes; name a folder")
            }
        }
        if named == nil, !(output as NSString).pathExtension.isEmpty, !SceneFiles.isFolder(output) {
            throw CommandError(
                "-o \(output) is neither a folder nor a .png or .svg file; give it one of these endings, or end it with a /"
            )
        }
        try draw(scenes, to: named == nil ? .folder : .file, as: named ?? format ?? .png)
    }

    /// Whether the output option names a file or a folder.
    private enum Output { case file, folder }

    /// - Parameter output: nil for standard output.
    private func draw(_ scenes: [BalloonScene], to output: Output?, as format: PictureFormatOption) throws {
        guard output != nil || scenes.count == 1 else {
            throw CommandError("-o - is one picture for \(scenes.count) scenes; name a folder")
        }
        let fonts = try fonts.cascade()
        let renderer = try BalloonRenderer()
        // All scenes are drawn before the first file is written.
        let files = try scenes.map { scene in
            let context = LayoutContext(traits: try traits.applied(to: scene.traits), fonts: fonts)
            let shown = try shown(scene, for: context.traits)
            let balloon = try shown.layout(in: context)
            try scene.refuseEmpty(balloon)
            let list = try balloon.displayList(
                overlays: overlay ?? [], fonts: context.fonts, namesNodes: format == .svg)
            return (
                scene.name, try draw(list, of: balloon, as: format, with: renderer),
                try seenFindings(in: balloon, of: shown, scene, context)
            )
        }
        for (name, file, _) in files {
            guard let output else {
                try StandardOutput.write(Data(file.bytes))
                continue
            }
            let path =
                output == .folder
                ? (self.output as NSString).appendingPathComponent("\(name).\(format.rawValue)") : self.output
            try AtomicFile.write(file.bytes, to: path)
            try StandardOutput.write(line: "\(path)  \(file.size)")
        }
        // Findings go to standard error, so that standard output is the list of files only.
        for line in FindingSentences.lines(files.map(\.2)) { StandardError.write(line) }
    }

    /// The findings about a drawn balloon. On a screen, messages are scrolled away and covered on purpose, so the
    /// conversation alone is judged.
    private func seenFindings(
        in balloon: PlacedBalloon, of shown: BalloonScene, _ scene: BalloonScene, _ context: LayoutContext
    ) throws -> SeenFindings {
        guard screen else { return SeenFindings(in: balloon, of: shown) }
        let alone = scene.inTranscript
        return SeenFindings(in: try alone.layout(in: context), of: alone)
    }

    /// The scene with as much around it as the options ask for.
    private func shown(_ scene: BalloonScene, for traits: TraitCollection) throws -> BalloonScene {
        if screen { return try scene.onScreen(for: traits) }
        return transcript ? scene.inTranscript : scene
    }

    private func draw(
        _ list: DisplayList, of balloon: PlacedBalloon, as format: PictureFormatOption, with renderer: BalloonRenderer
    ) throws -> (bytes: [UInt8], size: String) {
        switch format {
        case .png:
            let picture = try renderer.picture(list, scale: balloon.traits.pixelsPerPoint)
            return (PNGEncoder.encode(picture), "\(picture.width) × \(picture.height)")
        case .svg:
            let size = "\(ShortDecimal.points(list.size.width)) × \(ShortDecimal.points(list.size.height)) pt"
            return (Array(try SVGDocument(list).text.utf8), size)
        }
    }
}

extension RenderCommand: PlainVerb {
    static func plain(_ words: [String]) -> RenderCommand? {
        guard let words = PlainWords(words, flags: ["--transcript"], options: ["-o", "--output"]),
            let output = words.value(of: "-o") ?? words.value(of: "--output"),
            words.value(of: "-o") == nil || words.value(of: "--output") == nil
        else { return nil }
        var command = RenderCommand()
        (command.scenes, command.output, command.transcript) = (words.paths, output, words.has("--transcript"))
        command.screen = false
        (command.traits, command.fonts, command.overlay, command.format) = (TraitOptions(), .none, nil, nil)
        command.vary = .none
        return command
    }
}
