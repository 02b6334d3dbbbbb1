import Files

/// The bytes of a font file in memory. They are copied, not mapped: a mapped file that somebody cuts off while it is used
/// ends the process.
///
/// Invariant: `base` points to `count` readable bytes from `init` until `deinit`, and nothing writes to them; so
/// `FontBytes` can be read from any thread.
package final class FontBytes: @unchecked Sendable {
    package let base: UnsafeRawPointer
    package let count: Int

    /// Reads a file.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when it cannot be read, is empty, or has more bytes than
    ///   ``TypesettingLimits/maximumFontFileSize``.
    package convenience init(path: String, name: String) throws {
        let bytes: [UInt8]
        do {
            bytes = try LimitedFile.read(path, limit: TypesettingLimits.maximumFontFileSize)
        } catch {
            throw TypesettingError.unusableFont(file: name, reason: "\(error)")
        }
        guard !bytes.isEmpty else { throw TypesettingError.unusableFont(file: name, reason: "is empty; restore it") }
        self.init(bytes)
    }

    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        base = UnsafeRawPointer(copy)
        count = bytes.count
    }

    deinit { base.deallocate() }
}
