import Drawing
import Support
import Synchronization

/// The pictures of a scene's goldens on one sheet, `SCENE+sheet.png`, whose text says where each cell is.
///
/// Each cell has its record and the hash of its picture in its own files, so that cells are compared and accepted one
/// by one. The sheet contains the pictures of these hashes. A picture on the sheet counts only while its hash is the
/// same.
final class GoldenSheet: Sendable {
    /// The box of a cell on the sheet, in pixels, and the hash of its pixels.
    struct Place: Sendable, Equatable {
        let x, y, width, height: Int
        let pixelHash: String
    }

    /// The cells by their names.
    let places: [String: Place]
    private let file: [UInt8]
    /// Whether the sheet is unchanged since it was written, so that its text is valid.
    private let isAsWritten: Bool
    private let pixels = Mutex<Bitmap?>(nil)

    /// No name of a cell has this character.
    private static let suffix = "+sheet"

    /// The file of a scene's sheet.
    static func file(ofScene scene: String) -> String { "\(scene)\(suffix).\(GoldenForm.picture.fileExtension)" }

    /// The scene of a sheet's file; nil for another file.
    static func scene(ofFile file: String) -> String? {
        let ending = "\(suffix).\(GoldenForm.picture.fileExtension)"
        return file.hasSuffix(ending) && file.count > ending.count ? String(file.dropLast(ending.count)) : nil
    }

    /// Reads a sheet.
    /// - Throws: what is wrong with the file.
    init(file: [UInt8]) throws(GoldenProblem) {
        let picture = try GoldenPicture.reading(file).get()
        guard let text = picture.sheetText else { throw GoldenProblem(.sheetWithoutCells) }
        self.file = file
        isAsWritten = text.imageDataHash == picture.imageDataHash
        places = text.places
    }

    /// Where the sheet should show the picture with this hash for a cell; nil where it does not. Decodes nothing.
    func place(of cell: String, pixelHash: String) -> Place? {
        guard let place = places[cell], !isAsWritten || place.pixelHash == pixelHash else { return nil }
        return place
    }

    /// The picture of a cell; nil where the cell is not on the sheet, or its picture has another hash.
    func picture(of cell: String, pixelHash: String) -> Bitmap? {
        guard let place = place(of: cell, pixelHash: pixelHash), let bitmap = part(place),
            PixelHash.hexadecimalDigest(of: bitmap) == pixelHash
        else { return nil }
        return bitmap
    }

    /// Whether the sheet shows the picture with this hash for a cell. Decodes only a sheet that was changed since it
    /// was written.
    func shows(_ cell: String, pixelHash: String) -> Bool {
        guard isAsWritten else { return picture(of: cell, pixelHash: pixelHash) != nil }
        return places[cell]?.pixelHash == pixelHash
    }

    private func part(_ place: Place) -> Bitmap? {
        let sheet = pixels.withLock { pixels in
            if pixels == nil { pixels = try? PictureFile.decode(file, name: "sheet").bitmap }
            return pixels
        }
        guard let sheet, place.width > 0, place.height > 0, place.x + place.width <= sheet.width,
            place.y + place.height <= sheet.height
        else { return nil }
        return sheet.part(x: place.x, y: place.y, width: place.width, height: place.height)
    }
}

extension Bitmap {
    /// A part of the picture, which must be inside it.
    fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        var part: [UInt8] = []
        part.reserveCapacity(width * height * 4)
        for row in y..<y + height {
            let start = (row * self.width + x) * 4
            part += pixels[start..<start + width * 4]
        }
        return Bitmap(width: width, height: height, pixels: part)
    }
}
