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
    struct Failure: Error {
        let reason: String
    }

    /// The first frame as a PNG file; empty when the file has sound alone.
    func posterFrame(of file: String) -> Result<[UInt8], Failure> {
        run(
            file,
            [
                "-map", "0:v:0?", "-frames:v", "1", "-sws_flags", "accurate_rnd+full_chroma_int+bitexact", "-pix_fmt",
                "rgb24", "-f", "image2pipe", "-c:v", "png",
            ])
    }

    /// The sound as 16-bit samples of one channel, at most ``DrawingLimits/maximumMediaSeconds`` of it.
    func samples(of file: String) -> Result<[Int16], Failure> {
        let output = run(
            file,
            [
                "-map", "0:a:0?", "-ac", "1", "-ar", "8000", "-t", "\(DrawingLimits.maximumSoundSeconds)", "-f",
                "s16le",
                "-c:a", "pcm_s16le",
            ])
        return output.map { bytes in
            stride(from: 0, to: bytes.count - 1, by: 2).map {
                Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)
            }
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
            let limit = DrawingLimits.maximumMediaSeconds
            guard ended.wait(timeout: .now() + .seconds(limit)) == .success else {
                process.terminate()
                ended.wait()
                return .failure(Failure(reason: "ffmpeg takes more than \(limit) seconds for it; give a shorter file"))
            }
            guard process.terminationStatus == 0 else {
                return .failure(Failure(reason: "ffmpeg cannot decode it; convert it to MP4 or give a picture"))
            }
            return .success(Array(try Data(contentsOf: output)))
        } catch {
            return .failure(Failure(reason: "ffmpeg cannot be run; install it anew or give a picture"))
        }
    }
}
