import BalloonLayouts

extension BalloonScene {
    /// Throws for a balloon without anything to measure or draw.
    /// - Throws: ``SceneError`` that says why the balloon is empty.
    package func refuseEmpty(_ balloon: PlacedBalloon) throws {
        guard balloon.isEmpty else { return }
        let (message, fix) =
            switch subject {
            case .message:
                ("no part of the message arrives there", "give its template an image, or the message an https url")
            case .transcript: ("the conversation has nothing to show", "give it entries")
            case .stickers: ("the browser has no stickers", "list some")
            }
        throw SceneError(file: file, place: nil, message: message, fix: fix)
    }
}

extension PlacedBalloon {
    /// Whether there is nothing to draw: a system before iOS 10 shows nothing of a message without a picture and a web
    /// address.
    package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}
