import Files
import Synchronization

/// Picture files of many scenes. Each file is kept once in its encoded form; its pixels are kept only while they are
/// among the last that were used.
///
/// So a scene that names a picture needs only as much memory as the file, however many scenes
/// name it. Can be used from many threads.
package final class PictureStore: Sendable {
    /// Pixels that stay decoded, 128 MB: a few photographs, or all pictures of a large sweep. A larger picture stays
    /// alone, until another one is used.
    package static let maximumDecodedPixelCount = 32_000_000

    /// What is decoded. Nothing here owns a file, so that none ends while this is locked.
    private struct State {
        /// The pixels used last, the most recent at the end.
        var decoded: [(file: ObjectIdentifier, bitmap: Bitmap)] = []
        var pixelCount = 0
        var decodingCount = 0

        mutating func removeOldest() {
            let oldest = decoded.removeFirst()
            pixelCount -= oldest.bitmap.width * oldest.bitmap.height
        }
    }

    private struct WeakFile {
        weak var file: EncodedPicture?
    }

    private let maximumPixelCount: Int
    private let state = Mutex(State())
    /// The files that are in use, by their size and the ends of their bytes.
    private let files = Mutex<[Int: [WeakFile]]>([:])

    /// Makes an empty store.
    package init(maximumPixelCount: Int = PictureStore.maximumDecodedPixelCount) {
        self.maximumPixelCount = maximumPixelCount
    }

    /// How often a file was decoded.
    package var decodingCount: Int { state.withLock { $0.decodingCount } }

    /// The picture of a file, as ``PictureFile/decode(contentsOf:)``. The file is decoded once, to know that it can be.
    /// - Throws: ``DrawingError`` that names the file, the place in it and the fix.
    package func picture(contentsOf path: String) throws -> Picture {
        try picture(PictureFile.bytes(contentsOf: path), name: path)
    }

    /// The picture of the bytes of a file.
    /// - Parameter name: the file's name for errors; it sets the scale.
    package func picture(_ bytes: [UInt8], name: String) throws -> Picture {
        let key = Self.key(of: bytes)
        let known = files.withLock { $0[key]?.compactMap(\.file).first { $0.bytes == bytes } }
        if let known { return Picture(known, scale: PictureFile.scale(of: name)) }
        let decoded = try PictureFile.decode(bytes, name: name)
        let file = EncodedPicture(bytes, decodedAs: decoded, store: self)
        state.withLock { $0.decodingCount += 1 }
        files.withLock { files in
            files[key, default: []].removeAll { $0.file == nil }
            files[key, default: []].append(WeakFile(file: file))
        }
        keep(decoded.bitmap, of: file)
        return Picture(file, scale: decoded.scale)
    }

    /// The pixels of a file.
    fileprivate func bitmap(of file: EncodedPicture) -> Bitmap {
        if let bitmap = keptBitmap(of: file) { return bitmap }
        // Two threads that need one picture decode it once.
        return file.decoding.withLock { _ in
            if let bitmap = keptBitmap(of: file) { return bitmap }
            guard let picture = try? PictureFile.decode(file.bytes, name: "picture") else {
                preconditionFailure("a picture that was decoded before cannot be decoded again")
            }
            state.withLock { $0.decodingCount += 1 }
            keep(picture.bitmap, of: file)
            return picture.bitmap
        }
    }

    private func keptBitmap(of file: EncodedPicture) -> Bitmap? {
        state.withLock { state in
            guard let index = state.decoded.lastIndex(where: { $0.file == ObjectIdentifier(file) }) else { return nil }
            let kept = state.decoded.remove(at: index)
            state.decoded.append(kept)
            return kept.bitmap
        }
    }

    /// Keeps pixels, and releases those that were used longest ago if there are too many.
    private func keep(_ bitmap: Bitmap, of file: EncodedPicture) {
        state.withLock { state in
            guard !state.decoded.contains(where: { $0.file == ObjectIdentifier(file) }) else { return }
            state.decoded.append((ObjectIdentifier(file), bitmap))
            state.pixelCount += bitmap.width * bitmap.height
            while state.pixelCount > maximumPixelCount, state.decoded.count > 1 { state.removeOldest() }
        }
    }

    /// Releases the pixels of a file that is no longer used, because another file may get its address.
    fileprivate func forget(_ file: ObjectIdentifier) {
        state.withLock { state in
            guard let index = state.decoded.firstIndex(where: { $0.file == file }) else { return }
            let gone = state.decoded.remove(at: index)
            state.pixelCount -= gone.bitmap.width * gone.bitmap.height
        }
    }

    /// Equal for equal files; files that differ are compared.
    private static func key(of bytes: [UInt8]) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes.count)
        hasher.combine(bytes.prefix(1_024))
        hasher.combine(bytes.suffix(1_024))
        return hasher.finalize()
    }
}

/// A picture file as it is in the file, known to be decodable.
final class EncodedPicture: Sendable {
    let bytes: [UInt8]
    let width, height, frameCount: Int
    let animationDuration: Double
    /// Identifies its pixels.
    let digest: String
    /// What is known about its pixels.
    let facts = PixelFacts()
    fileprivate let decoding = Mutex(())
    /// The picture that arrives where this one is sent; nil before it is asked for.
    let receivedFile = Mutex<EncodedPicture?>(nil)
    let store: PictureStore

    fileprivate init(_ bytes: [UInt8], decodedAs picture: Picture, store: PictureStore) {
        self.bytes = bytes
        (width, height) = (picture.width, picture.height)
        (frameCount, animationDuration) = (picture.frameCount, picture.animationDuration)
        digest = String(PixelHash.hexadecimalDigest(of: picture.bitmap).prefix(12))
        self.store = store
    }

    deinit { store.forget(ObjectIdentifier(self)) }

    var bitmap: Bitmap { store.bitmap(of: self) }
}
