import Synchronization

/// Pictures that are scaled as a whole because parts of them are drawn again and again at one size: what lies under the
/// titles of a balloon in every language and text size. Can be used from many threads.
///
/// A picture that is drawn once at a size is not among them; scaling all of it takes longer than scaling a part.
/// What does not fit any more is not kept, instead of removing what is used.
final class WholePictures: Sendable {
    /// The pixels that are kept, 48 MB, and the sizes that are remembered.
    private static let (pixelLimit, sizeLimit) = (12_000_000, 64)
    /// A picture that was not used by so many of the last requests is no longer needed.
    private static let longestRest = 1_000

    /// A drawing asks for a picture to know whether it hides what is below, and to draw it.
    private static let requestsOfOneDrawing = 2

    private struct Entry {
        /// Keeps the object that identifies the picture alive, so that no other one can get its address.
        let picture: Picture
        let width, height: Int
        var lastUse: Int
        var useCount = 1
        /// Nil for a size that was drawn once, or has no room.
        var scaled: ScaledPicture?
    }

    private struct State {
        var entries: [Entry] = []
        var pixelCount = 0
        var now = 0

        func index(of picture: Picture, _ width: Int, _ height: Int) -> Int? {
            entries.firstIndex { entry in
                entry.width == width && entry.height == height && entry.picture.thumbnailSide == picture.thumbnailSide
                    && entry.picture.sharesPixels(with: picture)
            }
        }

        mutating func removeUnused() {
            let first = now - WholePictures.longestRest
            for entry in entries where entry.lastUse < first && entry.scaled != nil {
                pixelCount -= entry.width * entry.height
            }
            entries.removeAll { $0.lastUse < first }
        }
    }

    private let state = Mutex(State())

    /// A picture at a size, in pixels; nil where it is not worth while to scale all of it.
    func scaled(_ picture: Picture, width: Int, height: Int, _ scale: () -> ScaledPicture) -> ScaledPicture? {
        let (known, isNeeded) = state.withLock { state -> (ScaledPicture?, Bool) in
            state.now += 1
            if let index = state.index(of: picture, width, height) {
                state.entries[index].lastUse = state.now
                state.entries[index].useCount += 1
                if let scaled = state.entries[index].scaled { return (scaled, false) }
                guard state.entries[index].useCount > Self.requestsOfOneDrawing else { return (nil, false) }
                if state.pixelCount + width * height > Self.pixelLimit { state.removeUnused() }
                return (nil, state.pixelCount + width * height <= Self.pixelLimit)
            }
            if state.entries.count == Self.sizeLimit { state.removeUnused() }
            if state.entries.count < Self.sizeLimit {
                state.entries.append(
                    Entry(picture: picture, width: width, height: height, lastUse: state.now, scaled: nil))
            }
            return (nil, false)
        }
        guard isNeeded else { return known }
        let scaled = scale()
        state.withLock { state in
            guard let index = state.index(of: picture, width, height), state.entries[index].scaled == nil else {
                return
            }
            state.entries[index].scaled = scaled
            state.pixelCount += width * height
        }
        return scaled
    }
}
