import Balloons

/// Refuses balloons that have nothing to measure or to draw.
enum EmptyBalloon {
    /// - Throws: ``CommandError`` that says why the balloon is empty.
    static func refuse(_ balloon: PlacedBalloon, of scene: Scene) throws {
        guard balloon.size.width > 0, balloon.size.height > 0 else {
            throw CommandError("\(scene.file): \(reason(scene))")
        }
    }

    private static func reason(_ scene: Scene) -> String {
        switch scene.subject {
        case .message:
            "no part of the message arrives there; give its template an image, or the message an https url"
        case .transcript: "the conversation has nothing to show; give it entries"
        case .stickers: "the browser has no stickers; list some"
        }
    }
}
