import CKernels
import Foundation

/// The `ffmpeg` program, which extracts a frame of a film or the samples of a sound.
///
/// It runs without the environment, reads only the file, and decodes on one thread without approximations, so that one
/// version of it always gives the same bytes.
struct MediaProgram: Sendable {
    /// The executable.
    let path: String

    /// Where package managers put it; the environment's search path is not used.
    private static let places = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg", "/opt/homebrew/bin/ffmpeg"]

    /// The installed program; nil when there is none.
    static var installed: MediaProgram? {
        places.first { FileManager.default.isExecutableFile(atPath: $0) }.map(MediaProgram.init(path:))
    }

    /// The containers that it may read, by ffmpeg's names. Others, such as lists of files, would lead it to files that
    /// the scene does not name.
    private static let containers = [
        "mov", "avi", "matroska", "mpeg", "mp3", "aac", "wav", "aiff", "caf", "ogg", "flac",
    ]

    /// Why a file could not be used.
    enum Failure: Error {
        /// The program reported an error: the file is damaged, or does not contain what was requested.
        case nothing
        /// One of its pictures has more pixels than are decoded; width and height.
        case tooLarge(Int, Int)
        case tooSlow
        case notRun

        /// The message about a film or a sound, with the fix.
        func reason(for kind: MediaKind) -> String {
            switch self {
            case .nothing:
                "ffmpeg cannot decode it: it is damaged or in an unknown format; export it again as "
                    + "\(kind == .sound ? "M4A, MP3 or WAV" : "MP4"), or give a picture"
            case .tooLarge(let width, let height):
                "a picture in it is \(width) x \(height) pixels, at most \(DrawingLimits.maximumPixelCount) are decoded; "
                    + "scale it down"
            case .tooSlow:
                "ffmpeg needs more than \(DrawingLimits.maximumMediaSeconds) seconds for it; give a shorter file"
            case .notRun: "ffmpeg cannot be run; install it again or give a picture"
            }
        }
    }

    /// What a film's container says about its pictures, in pixels and the width of one over its height; nil for a file
    /// without pictures. The program may decode a picture to know, but none beyond ``DrawingLimits/maximumPixelCount``.
    func pictureSize(
        of file: String, until deadline: DispatchTime
    ) -> Result<(width: Int, height: Int, pixelAspect: Double)?, Failure> {
        run(
            file, until: deadline, input: ["-skip_frame", "all"],
            ["-map", "0:v:0", "-frames:v", "1", "-c", "copy", "-f", "framehash", "-hash", "crc32"]
        ).map(Self.pictureSize)
    }

    private static func pictureSize(inHashes bytes: [UInt8]) -> (width: Int, height: Int, pixelAspect: Double)? {
        let text = String(decoding: bytes, as: UTF8.self)
        // Lines such as "#dimensions 0: 640x480" and "#sar 0: 4/3".
        func numbers(_ key: String, _ separator: Character) -> (Int, Int)? {
            let line = text.split(separator: "\n").first { $0.hasPrefix("#\(key) 0: ") }
            let values = line?.split(separator: " ").last?.split(separator: separator).compactMap { Int($0) } ?? []
            return values.count == 2 ? (values[0], values[1]) : nil
        }
        guard let (width, height) = numbers("dimensions", "x") else { return nil }
        // An aspect that is not known is 0/1.
        let aspect = numbers("sar", "/").map { Double($0.0) / Double($0.1) } ?? 1
        return (width, height, aspect > 0 && aspect.isFinite ? aspect : 1)
    }

    /// The first frame as a PNG file with square pixels, the shorter side of its pixels stretched; a file without
    /// pictures and a picture beyond ``DrawingLimits/maximumPixelCount`` are failures.
    func posterFrame(of file: String, until deadline: DispatchTime) -> Result<[UInt8], Failure> {
        run(
            file, until: deadline,
            [
                "-map", "0:v:0", "-frames:v", "1", "-vf", Self.squarePixels, "-sws_flags", Self.scaling, "-pix_fmt",
                "rgb24", "-f", "image2pipe", "-c:v", "png",
            ])
    }

    /// If square pixels would make a frame too large, it keeps its size: its container has stated another shape.
    private static let squarePixels =
        "scale=w='if(\(isTooLarge),iw,max(iw,round(iw*sar)))':h='if(\(isTooLarge),ih,max(ih,round(ih/sar)))'"
        + ":flags=\(scaling),setsar=1"
    private static let isTooLarge = "gt(iw*ih*max(sar,1/sar),\(DrawingLimits.maximumPixelCount))"
    private static let scaling = "accurate_rnd+full_chroma_int+bitexact"

    /// How many times per second the loudness of a sound is measured.
    static let peakRate = 8_000
    /// Samples per second that the program writes: enough that it keeps high notes.
    private static let sampleRate = 48_000

    /// The peaks of a sound as 16-bit samples, of each moment that of the louder channel, at most a second more than
    /// ``DrawingLimits/maximumSoundSeconds``, which shows that the sound is longer. More than two channels are mixed to
    /// two by the program.
    func peaks(of file: String, until deadline: DispatchTime) -> Result<[Int16], Failure> {
        run(
            file, until: deadline,
            [
                "-map", "0:a:0", "-ac", "2", "-ar", "\(Self.sampleRate)", "-t",
                "\(DrawingLimits.maximumSoundSeconds + 1)", "-f", "s16le", "-c:a", "pcm_s16le",
            ]
        ) { output in
            // Two channels.
            let group = 2 * Self.sampleRate / Self.peakRate
            var peaks: [Int16] = []
            while let bytes = try output.read(upToCount: group * 2 * Self.peakRate), !bytes.isEmpty {
                let count = bytes.count / (group * 2)
                peaks += [Int16](unsafeUninitializedCapacity: count) { buffer, written in
                    bytes.withUnsafeBytes { source in
                        guard let target = buffer.baseAddress,
                            let words = source.bindMemory(to: UInt8.self).baseAddress
                        else { return }
                        // `count` groups of `group` words of two bytes are in the source.
                        kernels_peaks(words, count, group, target)
                    }
                    written = count
                }
            }
            return peaks
        }
    }

    private func run(
        _ file: String, until deadline: DispatchTime, input inputOptions: [String] = [], _ options: [String]
    ) -> Result<[UInt8], Failure> {
        run(file, until: deadline, input: inputOptions, options) { Array(try $0.readToEnd() ?? Data()) }
    }

    /// - Parameter read: takes what the program wrote.
    private func run<Value>(
        _ file: String, until deadline: DispatchTime, input inputOptions: [String] = [], _ options: [String],
        read: (FileHandle) throws -> Value
    ) -> Result<Value, Failure> {
        guard let output = UnlinkedFile(), let errors = UnlinkedFile() else { return .failure(.notRun) }
        let absolute = URL(fileURLWithPath: file).standardizedFileURL.path
        let arguments =
            [
                "-nostdin", "-v", "error", "-threads", "1", "-protocol_whitelist", "file,pipe",
                "-format_whitelist", Self.containers.joined(separator: ","), "-flags", "+bitexact", "-max_pixels",
                "\(DrawingLimits.maximumPixelCount)",
            ] + inputOptions + ["-i", "file:" + absolute] + options + ["-fflags", "+bitexact", "-y", "pipe:1"]
        do throws(ChildProgram.Failure) {
            try ChildProgram.run(path, arguments, until: deadline, output: output, errors: errors)
        } catch {
            switch error {
            case .notRun: return .failure(.notRun)
            case .tooSlow: return .failure(.tooSlow)
            case .failed: return .failure(Self.failure(reportedIn: errors))
            }
        }
        do { return .success(try read(output.reader())) } catch { return .failure(.notRun) }
    }

    /// Why the program failed, as far as its messages say: "Picture size 16000x16000 exceeds specified max pixel
    /// count".
    private static func failure(reportedIn errors: UnlinkedFile) -> Failure {
        let bytes = try? errors.reader().read(upToCount: maximumMessageLength)
        let text = String(decoding: bytes ?? Data(), as: UTF8.self)
        guard let size = text.firstMatch(of: /Picture size ([0-9]{1,9})x([0-9]{1,9}) exceeds/), let width = Int(size.1),
            let height = Int(size.2)
        else { return .nothing }
        return .tooLarge(width, height)
    }

    /// The maximum number of bytes of the program's messages that are read.
    private static let maximumMessageLength = 1 << 16
}
