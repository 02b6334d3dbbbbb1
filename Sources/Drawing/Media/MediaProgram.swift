import Foundation

/// The `ffmpeg` program, asked for one frame or for a sound's samples.
///
/// It runs without the environment, reads only the file, and decodes on one thread without approximations, so that one
/// version of it always gives the same bytes.
struct MediaProgram: Sendable {
    /// The executable.
    let path: String

    /// Where package managers put it; the environment's search path is not asked.
    private static let places = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg", "/opt/homebrew/bin/ffmpeg"]

    /// The installed program; nil when there is none.
    static var installed: MediaProgram? {
        places.first { FileManager.default.isExecutableFile(atPath: $0) }.map(MediaProgram.init(path:))
    }

    /// Why a file gave nothing.
    enum Failure: Error {
        /// It ended with an error: the file is damaged, or has nothing of what was asked for.
        case nothing
        case tooSlow
        case notRun

        /// What to tell, with the mend.
        var reason: String {
            switch self {
            case .nothing: "ffmpeg cannot decode it; convert it to MP4 or give a picture"
            case .tooSlow:
                "ffmpeg takes more than \(DrawingLimits.maximumMediaSeconds) seconds for it; give a shorter file"
            case .notRun: "ffmpeg cannot be run; install it anew or give a picture"
            }
        }
    }

    /// Whether a file has a stream of pictures, in whatever coding: they are copied, not decoded.
    func hasPictures(_ file: String) -> Bool {
        (try? run(file, ["-map", "0:v:0", "-frames:v", "1", "-c", "copy", "-f", "null"]).get()) != nil
    }

    /// The first frame as a PNG file; a file without pictures is a failure.
    func posterFrame(of file: String) -> Result<[UInt8], Failure> {
        run(
            file,
            [
                "-map", "0:v:0", "-frames:v", "1", "-sws_flags", "accurate_rnd+full_chroma_int+bitexact", "-pix_fmt",
                "rgb24", "-f", "image2pipe", "-c:v", "png",
            ])
    }

    /// The sound as 16-bit samples, of each moment that of the louder channel, at most
    /// ``DrawingLimits/maximumSoundSeconds`` of it. More than two channels are mixed to two by the program.
    func samples(of file: String) -> Result<[Int16], Failure> {
        let output = run(
            file,
            [
                "-map", "0:a:0", "-ac", "2", "-ar", "8000", "-t", "\(DrawingLimits.maximumSoundSeconds)", "-f",
                "s16le",
                "-c:a", "pcm_s16le",
            ])
        return output.map { bytes in
            func sample(_ place: Int) -> Int16 {
                Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8)
            }
            return stride(from: 0, to: bytes.count - 3, by: 4).map { SoundLevels.louder(sample($0), sample($0 + 2)) }
        }
    }

    private func run(_ file: String, _ options: [String]) -> Result<[UInt8], Failure> {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-\(UUID().uuidString)")
        let output = folder.appendingPathComponent("output")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: output)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            let absolute = URL(fileURLWithPath: file).standardizedFileURL.path
            process.arguments =
                [
                    "-nostdin", "-v", "error", "-threads", "1", "-protocol_whitelist", "file,pipe", "-flags",
                    "+bitexact",
                    "-i", "file:" + absolute,
                ] + options + ["-fflags", "+bitexact", "-y", "pipe:1"]
            process.environment = [:]
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: output)
            let ended = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in ended.signal() }
            try process.run()
            guard ended.wait(timeout: .now() + .seconds(DrawingLimits.maximumMediaSeconds)) == .success else {
                process.terminate()
                ended.wait()
                return .failure(.tooSlow)
            }
            guard process.terminationStatus == 0 else { return .failure(.nothing) }
            return .success(Array(try Data(contentsOf: output)))
        } catch {
            return .failure(.notRun)
        }
    }
}
