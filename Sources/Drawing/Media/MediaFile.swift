import Files
import Foundation

/// Reading the file of a template's `mediaFileURL`: a picture, the poster frame of a film, or the waveform of a sound.
///
/// Films and compressed sounds are decoded by the `ffmpeg` program where it is installed. Where it is not, the picture
/// is a placeholder that says so in ``Picture/origin``: sizes then follow the placeholder's shape, not the film's.
package struct MediaFile: Sendable {
    private let program: MediaProgram?

    /// A reader with the program that is installed, or none.
    package init() { self.init(program: .installed) }

    init(program: MediaProgram?) { self.program = program }

    /// The picture that represents a file. Takes as long as the program, which is stopped after
    /// ``DrawingLimits/maximumMediaSeconds``.
    /// - Parameter pictures: where a picture is kept.
    /// - Throws: ``DrawingError`` for a file that cannot be opened or a picture that cannot be decoded.
    package func decode(contentsOf path: String, pictures: PictureStore = PictureStore()) throws -> Picture {
        let deadline = DispatchTime.now() + .seconds(DrawingLimits.maximumMediaSeconds)
        switch try Self.format(of: path) {
        case .picture, .unknown:
            // For an unknown file, the picture decoders report what is wrong.
            return try pictures.picture(contentsOf: path)
        case .wave:
            let bytes = try PictureFile.bytes(contentsOf: path)
            guard let levels = bytes.withUnsafeBytes({ WaveFile($0)?.levels(count: Waveform.barCount) }) else {
                return try sound(path, until: deadline)
            }
            return try Waveform.picture(levels: levels)
        case .sound:
            return try sound(path, until: deadline)
        case .film:
            return try film(path, until: deadline)
        }
    }

    private func film(_ path: String, until deadline: DispatchTime) throws -> Picture {
        guard let program else { return try MediaPlaceholder.film(reason: Self.missing) }
        let size: (width: Int, height: Int, pixelAspect: Double)?
        switch program.pictureSize(of: path, until: deadline) {
        case .success(let reported): size = reported
        case .failure(.tooLarge(let width, let height)):
            throw DrawingError.pictureTooLarge(file: path, width: width, height: height)
        case .failure(.nothing): size = nil
        case .failure(let error): return try MediaPlaceholder.film(reason: error.reason(for: .film))
        }
        if let size { try Self.check(size, path) }
        switch program.posterFrame(of: path, until: deadline) {
        case .failure(.nothing) where size == nil:
            // A sound in a film's container, or a damaged file.
            let heard = try sound(path, until: deadline)
            if case .placeholder = heard.origin {
                return try MediaPlaceholder.film(reason: MediaProgram.Failure.nothing.reason(for: .film))
            }
            return heard
        case .failure(.tooLarge(let width, let height)):
            throw DrawingError.pictureTooLarge(file: path, width: width, height: height)
        case .failure(let error):
            return try MediaPlaceholder.film(reason: error.reason(for: .film))
        case .success(let bytes) where bytes.isEmpty:
            // A picture stream without pictures.
            return try sound(path, until: deadline)
        case .success(let bytes):
            let frame = try PictureFile.decode(bytes, name: path)
            return Picture(bitmap: frame.bitmap, origin: .posterFrame)
        }
    }

    /// Refuses pictures whose displayed size is too large, before any of them is decoded.
    private static func check(_ size: (width: Int, height: Int, pixelAspect: Double), _ path: String) throws {
        let width = Double(size.width) * max(1, size.pixelAspect)
        let height = Double(size.height) * max(1, 1 / size.pixelAspect)
        let bounds = Double(UInt32.max)
        try PictureFile.check(width: Int(min(width, bounds)), height: Int(min(height, bounds)), name: path)
    }

    private func sound(_ path: String, until deadline: DispatchTime) throws -> Picture {
        guard let program else { return try MediaPlaceholder.sound(reason: Self.missing) }
        switch program.peaks(of: path, until: deadline) {
        case .failure(let error):
            return try MediaPlaceholder.sound(reason: error.reason(for: .sound))
        case .success(let peaks):
            guard !peaks.isEmpty else { return try MediaPlaceholder.sound(reason: "ffmpeg finds no sound in it") }
            let shown = peaks.prefix(DrawingLimits.maximumSoundSeconds * MediaProgram.peakRate)
            return try Waveform.picture(
                levels: SoundLevels.levels(of: Array(shown), count: Waveform.barCount),
                origin: shown.count < peaks.count
                    ? .waveformOfBeginning(seconds: DrawingLimits.maximumSoundSeconds) : .waveform)
        }
    }

    private static let missing = "the program ffmpeg is not installed; install it or give a picture"

    /// What a file holds, judged by its first bytes.
    /// - Throws: ``DrawingError`` for a file that cannot be opened.
    package static func format(of path: String) throws -> MediaFormat {
        try start(of: path).withUnsafeBytes { MediaFormat($0) }
    }

    /// The first bytes, enough to know the format.
    private static func start(of path: String) throws -> [UInt8] {
        do {
            return try LimitedFile.start(of: path, count: 16).bytes
        } catch {
            throw DrawingError.unusablePicture(file: path, reason: "\(error)")
        }
    }
}
