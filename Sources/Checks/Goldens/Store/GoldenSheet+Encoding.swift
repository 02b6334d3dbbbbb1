import Drawing

extension GoldenSheet {
    /// A picture to put on a sheet.
    struct Cell {
        let name, hash: String
        let bitmap: Bitmap
    }

    /// The file of a sheet. Equal cells give equal bytes.
    static func encoded(_ cells: [Cell], _ arrangement: GoldenSheetArrangement) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: arrangement.width * arrangement.height * 4)
        var places: [String: Place] = [:]
        for (cell, corner) in zip(cells, arrangement.corners) {
            let (bitmap, length) = (cell.bitmap, cell.bitmap.width * 4)
            for row in 0..<bitmap.height {
                let start = ((corner.y + row) * arrangement.width + corner.x) * 4
                pixels.replaceSubrange(
                    start..<start + length, with: bitmap.pixels[row * length..<(row + 1) * length])
            }
            places[cell.name] = Place(
                x: corner.x, y: corner.y, width: bitmap.width, height: bitmap.height, pixelHash: cell.hash)
        }
        let bare = PNGEncoder.encode(
            Bitmap(width: arrangement.width, height: arrangement.height, pixels: pixels), effort: .size)
        let text = GoldenSheetText(places: places, imageDataHash: GoldenPicture.imageDataHash(of: bare))
        return PNGEncoder.inserting(text.textChunks, into: bare)
    }
}
