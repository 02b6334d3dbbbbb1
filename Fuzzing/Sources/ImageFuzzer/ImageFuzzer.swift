import Drawing
import FuzzerDriver

/// Decodes any bytes as a picture file, a PNG as it is and with its checksums mended; what is decoded must come back
/// from a PNG unchanged.
private func fuzzImage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    decode(bytes)
    if let mended = PNGChecksums.mended(bytes) { decode(mended) }
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

/// SwiftPM renames a program's main function to this.
@_cdecl("ImageFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzImage($0, $1) }
}
