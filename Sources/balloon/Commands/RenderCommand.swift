import ArgumentParser
import Balloons
import Drawing
import Foundation
import Goldens
import Sweeps
import ViewLayout

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws each scene's balloon to a PNG file.")

    @Argument(help: "Scene files, or folders of them.")
    var scenes: [String]

    @Flag(help: "Draws a message as it stands in the transcript: between the margins, at its sender's side.")
    var transcript = false

    @OptionGroup var traits: TraitOptions
    @OptionGroup var receiver: ReceiverOptions
    @OptionGroup var fonts: FontOptions

    @Option(name: .shortAndLong, help: "A PNG file for one scene, or a folder for one file a scene.")
    var output: String

    func run() throws {
        let scenes = try SceneFiles.distinctScenes(scenes)
        guard !scenes.isEmpty else { throw NoScenesError() }
        let isFile = output.hasSuffix(".png")
        if isFile && scenes.count > 1 {
            throw CommandError("-o \(output) is one file for \(scenes.count) scenes; name a folder")
        }
        let fonts = try fonts.cascade()
        let renderer = try SceneRenderer(fonts: fonts)
        // Nothing is written before every scene is drawn.
        let pictures = try scenes.map { scene in
            let context = LayoutContext(traits: receiver.traits(of: scene, traits), fonts: fonts)
            let shown = transcript ? scene.inTranscript : scene
            let balloon = try shown.layout(in: context, presentedTo: receiver.receiver)
            guard balloon.size.width > 0, balloon.size.height > 0 else {
                throw CommandError(
                    "\(scene.file): nothing of the message arrives there; give its template an image, or the message an "
                        + "https url")
            }
            return (scene.name, try renderer.rendering(of: balloon).picture)
        }
        for (name, picture) in pictures {
            let path = isFile ? output : (output as NSString).appendingPathComponent(name + ".png")
            try AtomicFile.write(PNGEncoder.encode(picture), to: path)
            try StandardOutput.write(line: "\(path)  \(picture.width) × \(picture.height)")
        }
    }
}
