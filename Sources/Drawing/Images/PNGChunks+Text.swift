extension PNGChunks {
    /// The text chunks (`tEXt`, `zTXt`, `iTXt`) of a PNG, in file order.
    ///
    /// Takes time in the number of chunks and the length of the texts; pixels are not decoded.
    /// - Parameter name: the file's name, for errors.
    /// - Throws: ``DrawingError/unusablePicture(file:reason:)`` when the bytes are no PNG, are cut short, a text chunk
    ///   is damaged, or all together take more than ``DrawingLimits/maximumPNGTextSize``.
    package static func text(in bytes: [UInt8], name: String) throws -> [(keyword: String, text: String)] {
        try bytes.withUnsafeBytes { bytes in
            guard case .png = try PictureFormat(bytes, name: name) else {
                throw DrawingError.unusablePicture(
                    file: name, reason: "is not a PNG; goldens are PNG files, record it again")
            }
            var texts: [(keyword: String, text: String)] = []
            var isComplete = false
            var room = DrawingLimits.maximumPNGTextSize
            for chunk in Sequence(bytes: bytes) {
                if chunk.type == "IEND" { isComplete = true }
                guard ["tEXt", "zTXt", "iTXt"].contains(chunk.type) else { continue }
                let data = UnsafeRawBufferPointer(rebasing: bytes[chunk.data])
                guard isIntact(chunk, in: bytes), let entry = PNGText.decode(data, type: chunk.type, limit: room)
                else {
                    throw DrawingError.unusablePicture(
                        file: name,
                        reason: "has a \(chunk.type) chunk at byte \(chunk.data.lowerBound - 8) that is damaged, or "
                            + "with which all texts take more than \(DrawingLimits.maximumPNGTextSize) bytes; fetch "
                            + "or write it again")
                }
                // A chunk without text takes its twelve bytes.
                room -= 12 + max(data.count, entry.text.utf8.count)
                texts.append(entry)
            }
            guard isComplete else {
                throw DrawingError.unusablePicture(
                    file: name, reason: "is a truncated PNG (\(bytes.count) bytes, no IEND); fetch or write it again")
            }
            return texts
        }
    }
}
