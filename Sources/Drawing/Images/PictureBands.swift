import Synchronization

/// Bands of scaled pictures, as wide as the picture, because parts of them are drawn again and again at one size: what
/// lies under the titles of a balloon in every language and text size. Can be used from many threads.
///
/// A picture that is drawn once at a size is not among them; scaling a band takes longer than scaling a part. What does
/// not fit any more is not kept, instead of removing what is used.
final class PictureBands: Sendable {
    /// Rows of a scaled picture.
    struct Band: Sendable {
        let rows: Range<Int>
        let pixels: ScaledPicture

        /// The band with more rows around it, of which only those are scaled.
        func extended(to rows: Range<Int>, _ scale: (Range<Int>) -> ScaledPicture) -> Band {
            let above = rows.lowerBound..<max(rows.lowerBound, self.rows.lowerBound)
            let below = min(rows.upperBound, self.rows.upperBound)..<rows.upperBound
            let parts = [above.isEmpty ? nil : scale(above), pixels, below.isEmpty ? nil : scale(below)].compactMap {
                $0
            }
            return Band(rows: rows, pixels: ScaledPicture(parts))
        }
    }

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
        var band: Band?

        var pixelCount: Int { width * (band?.rows.count ?? 0) }
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
            let first = now - PictureBands.longestRest
            for entry in entries where entry.lastUse < first { pixelCount -= entry.pixelCount }
            entries.removeAll { $0.lastUse < first }
        }

        /// The band to scale so that it has the rows and some more, as the next ones are often beside them; nil where
        /// there is no room for it.
        mutating func rowsToScale(for rows: Range<Int>, of index: Int) -> Range<Int>? {
            let known = entries[index].band?.rows ?? rows
            let (top, bottom) = (min(known.lowerBound, rows.lowerBound), max(known.upperBound, rows.upperBound))
            let more = (bottom - top) / 2
            let band = max(0, top - more)..<min(entries[index].height, bottom + more)
            let growth = entries[index].width * band.count - entries[index].pixelCount
            return pixelCount + growth <= PictureBands.pixelLimit ? band : nil
        }
    }

    private let state = Mutex(State())

    /// A band of a picture at a size, in pixels, with the rows; nil where it is not worth while to scale one.
    func band(
        of picture: Picture, width: Int, height: Int, rows: Range<Int>, _ scale: (Range<Int>) -> ScaledPicture
    ) -> Band? {
        let (known, missing) = state.withLock { state -> (Band?, Range<Int>?) in
            state.now += 1
            guard let index = state.index(of: picture, width, height) else {
                if state.entries.count == Self.sizeLimit { state.removeUnused() }
                if state.entries.count < Self.sizeLimit {
                    state.entries.append(
                        Entry(picture: picture, width: width, height: height, lastUse: state.now, band: nil))
                }
                return (nil, nil)
            }
            state.entries[index].lastUse = state.now
            state.entries[index].useCount += 1
            if let band = state.entries[index].band, band.rows.contains(rows) { return (band, nil) }
            guard state.entries[index].useCount > Self.requestsOfOneDrawing else { return (nil, nil) }
            let known = state.entries[index].band
            if let missing = state.rowsToScale(for: rows, of: index) { return (known, missing) }
            state.removeUnused()
            let missing = state.index(of: picture, width, height).flatMap { state.rowsToScale(for: rows, of: $0) }
            return missing.map { (known, $0) } ?? (nil, nil)
        }
        guard let missing else { return known }
        let band = known.map { $0.extended(to: missing, scale) } ?? Band(rows: missing, pixels: scale(missing))
        state.withLock { state in
            guard let index = state.index(of: picture, width, height) else { return }
            state.pixelCount -= state.entries[index].pixelCount
            state.entries[index].band = band
            state.pixelCount += state.entries[index].pixelCount
        }
        return band
    }
}
