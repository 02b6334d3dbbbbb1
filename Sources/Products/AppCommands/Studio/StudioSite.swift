import BalloonCommands
import Foundation
import Lint
import LoopbackServer
import Scenes
import Support
import Typesetting
import ViewLayout

/// The addresses of the studio, below its secret. A query names the scene and its viewer (``StudioViewer``).
///
/// | Address | What it answers |
/// |---|---|
/// | nothing | the page |
/// | `changed?N` | the data of the page, when their number is another than N, or after a while |
/// | `map?QUERY` | the intervals over all widths, with what is found in each |
/// | `cell?QUERY` | one width, with everything that is found there |
/// | `balloon.png?QUERY` | the balloon alone |
/// | `transcript.png?QUERY` | the balloon in its transcript |
struct StudioSite: Sendable {
    private let scenes: EditedScenes
    private let drawing: StudioDrawing

    /// An answer waits for 24 s, and looks as often as `verify --watch`.
    private static let waiting = Waiting(count: 800, pause: Double(GoldenWatch.interval) / 1_000_000)

    init(_ scenes: EditedScenes, fonts: FontCascade) {
        self.scenes = scenes
        drawing = StudioDrawing(fonts: fonts)
    }

    /// Answers a request; why something cannot be shown is told to the page.
    func answer(_ request: WebRequest) -> WebAnswer {
        guard request.method == .get else { return WebAnswer(status: 404) }
        do {
            switch request.path {
            case "":
                let nonce = LoopbackServer.newSecret()
                return WebAnswer.page(try page().html(nonce: nonce), nonce: nonce)
            case "changed": return try changed(since: request.query)
            case "map", "cell", "balloon.png", "transcript.png": return try seen(request)
            default: return WebAnswer(status: 404)
            }
        } catch {
            return .refusal(error is TraitError ? 400 : 500, error)
        }
    }

    private func page() throws -> StudioPage {
        let (edited, revision) = try scenes.current()
        return StudioPage(edited.map(\.shown), revision: revision)
    }

    private func changed(since text: String) throws -> WebAnswer {
        guard let known = Int(text) else { return WebAnswer(status: 400) }
        try Self.waiting.wait { try scenes.current().revision != known }
        return try .json(page())
    }

    private func seen(_ request: WebRequest) throws -> WebAnswer {
        guard let asked = StudioViewer(query: request.query) else { return WebAnswer(status: 400) }
        guard let edited = scenes.scene(of: asked.file), let scene = edited.shown.scene else {
            return WebAnswer(status: 404)
        }
        let viewer = try asked.traits(of: scene)
        switch request.path {
        case "map":
            return try .json(
                StudioView(
                    overWidthsOf: scene, for: viewer, rows: asked.rows(of: viewer, seeing: scene), in: drawing.context,
                    workerCount: Cores.available))
        case "cell": return try .json(StudioView(scene, seenBy: viewer, in: drawing.context))
        default:
            let picture = try drawing.picture(
                of: edited, for: viewer, inTranscript: request.path == "transcript.png", pixels: asked.pixels)
            return picture.map { WebAnswer(200, "image/png", $0) } ?? WebAnswer(status: 404)
        }
    }
}
