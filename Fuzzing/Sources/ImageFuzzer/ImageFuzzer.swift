import FileChecksums
import FuzzerDriver

@testable import Drawing

/// Reads any bytes as the file of a template's picture or media: what its first bytes say it is, a WAVE file as levels
/// and bars, everything that no program decodes as a picture, a PNG also with its checksums mended.
private func fuzzImage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    switch bytes.withUnsafeBytes({ MediaFormat($0) }) {
    case .picture, .unknown:
        decode(bytes)
        if let mended = PNGChecksums.mended(bytes) { decode(mended) }
    case .wave:
        listen(to: bytes)
    case .film, .sound:
        // These go to ffmpeg; a picture given as an image is still decoded here.
        decode(bytes)
    }
    return 0
}

private func decode(_ bytes: [UInt8]) {
    // The texts of a golden are read without decoding it.
    _ = try? PNGChunks.text(in: bytes, name: "fuzz.png")
    guard let picture = try? PictureFile.decode(bytes, name: "fuzz@2x.png") else { return }
    precondition(picture.bitmap.width > 0 && picture.bitmap.height > 0, "a decoded picture has pixels")
    precondition(picture.frameCount >= 1, "a decoded picture has a frame")
    guard picture.bitmap.width * picture.bitmap.height <= 1 << 18 else { return }
    let again = try? PictureFile.decode(PNGEncoder.encode(picture.bitmap), name: "again.png")
    precondition(again?.bitmap == picture.bitmap, "a PNG keeps every pixel")
}

private func listen(to bytes: [UInt8]) {
    guard let wave = bytes.withUnsafeBytes({ WaveFile($0) }) else { return }
    precondition(wave.samples.count < bytes.count, "a WAVE file has at most a sample a byte")
    guard let levels = wave.levels(count: Waveform.barCount) else { return }
    precondition(levels.count == Waveform.barCount, "each bar has a level")
    precondition(levels.allSatisfy { (0...1).contains($0) }, "a level is a part of the loudest")
    let picture = try? Waveform.picture(levels: levels)
    precondition(picture?.origin == .waveform, "levels make a picture")
}

/// SwiftPM renames a program's main function to this.
@_cdecl("ImageFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzImage($0, $1) }
}
