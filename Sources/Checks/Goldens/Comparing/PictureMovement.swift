import Drawing
import Support

/// How far the content of a picture has moved as a whole, in whole pixels.
package struct PictureMovement: Hashable, Sendable, Codable {
    /// Pixels to the right and down; negative to the left and up.
    package let right, down: Int

    /// The maximum movement that is searched, in pixels: 8 points at 3x.
    private static let maximumDistance = 24

    init(right: Int, down: Int) { (self.right, self.down) = (right, down) }

    /// Finds the movement that explains all differences between two pictures of one size; nil where none does, or where
    /// several do equally well: a plain shape and the background beside it may have moved past each other either way.
    /// - Parameter region: the smallest box that contains every pixel that differs.
    init?(in region: PixelRegion, from expected: Bitmap, to actual: Bitmap) {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        let pair = PicturePair(expected, actual, region: region)
        var found = Self.all.filter(pair.shows)
        if found.count > 1 { found = found.filter(pair.continuesBackground) }
        guard found.count == 1 else { return nil }
        self = found[0]
    }

    /// All movements that are searched.
    private static let all: [PictureMovement] = {
        let range = -maximumDistance...maximumDistance
        return range.flatMap { down in range.map { PictureMovement(right: $0, down: down) } }
            .filter { $0.right != 0 || $0.down != 0 }
    }()
}

extension PictureMovement: CustomStringConvertible {
    /// `moved by (+1, 0) pixels`.
    package var description: String {
        "moved by (\(ShortDecimal.signed(Double(right))), \(ShortDecimal.signed(Double(down)))) pixels"
    }
}

/// Two pictures of one size and the box in which they differ.
private struct PicturePair {
    private let old, new: Bitmap
    private let columns, rows: Range<Int>

    init(_ expected: Bitmap, _ actual: Bitmap, region: PixelRegion) {
        (old, new) = (expected, actual)
        columns = region.x..<region.x + region.width
        rows = region.y..<region.y + region.height
    }

    /// Whether the movement explains the box: the moved part shows what it showed before, and the rest of the box has
    /// one colour along the movement in each picture, as a background has. Content that enters or leaves the picture is
    /// not known, so it is not compared.
    func shows(_ movement: PictureMovement) -> Bool {
        let (right, down) = (movement.right, movement.down)
        guard abs(right) < columns.count, abs(down) < rows.count else { return false }
        return isMoved(right: right, down: down)
            && (isAtEdge(right: -right, down: -down) || isPlain(new, outside: (right, down)))
            && (isAtEdge(right: right, down: down) || isPlain(old, outside: (-right, -down)))
    }

    /// Whether what the movement uncovers, and what it covers, looks like the pixels beside the box: a shape moves over the
    /// background around it, and not the background over the shape.
    func continuesBackground(_ movement: PictureMovement) -> Bool {
        continuesBackground(new, right: movement.right, down: movement.down)
            && continuesBackground(old, right: -movement.right, down: -movement.down)
    }

    /// The same of one picture, in which the background is where the content comes from.
    private func continuesBackground(_ picture: Bitmap, right: Int, down: Int) -> Bool {
        let (column, beside) = right > 0 ? (columns.lowerBound, -1) : (columns.upperBound - 1, 1)
        let (row, behind) = down > 0 ? (rows.lowerBound, -1) : (rows.upperBound - 1, 1)
        let isSame = { (x: Int, y: Int, otherX: Int, otherY: Int) in
            !(0..<picture.width).contains(otherX) || !(0..<picture.height).contains(otherY)
                || pixel(picture, x, y) == pixel(picture, otherX, otherY)
        }
        return (right == 0 || rows.allSatisfy { isSame(column, $0, column + beside, $0) })
            && (down == 0 || columns.allSatisfy { isSame($0, row, $0, row + behind) })
    }

    private func isMoved(right: Int, down: Int) -> Bool {
        let (columns, rows) = part(right: right, down: down)
        func isMoved(_ row: Int) -> Bool {
            columns.allSatisfy { pixel(new, $0, row) == pixel(old, $0 - right, row - down) }
        }
        // The ends of the box differ most often, so comparing them first rejects most movements early.
        guard let first = rows.first, let last = rows.last, isMoved(first), isMoved(last) else { return false }
        return rows.allSatisfy(isMoved)
    }

    /// The part of the box into which the content moves.
    private func part(right: Int, down: Int) -> (columns: Range<Int>, rows: Range<Int>) {
        (
            max(columns.lowerBound, columns.lowerBound + right)..<min(columns.upperBound, columns.upperBound + right),
            max(rows.lowerBound, rows.lowerBound + down)..<min(rows.upperBound, rows.upperBound + down)
        )
    }

    /// Whether the rest of the box has one colour: in each row of a horizontal movement, in each column of a vertical
    /// one.
    private func isPlain(_ picture: Bitmap, outside movement: (right: Int, down: Int)) -> Bool {
        let part = part(right: movement.right, down: movement.down)
        var colors: [Int: UInt32] = [:]
        for row in rows {
            for column in columns where !(part.rows.contains(row) && part.columns.contains(column)) {
                let line = movement.down == 0 ? row : movement.right == 0 ? column : 0
                let color = pixel(picture, column, row)
                if colors.updateValue(color, forKey: line) ?? color != color { return false }
            }
        }
        return true
    }

    /// Whether the box ends at the picture's edge on each side towards which the content moves.
    private func isAtEdge(right: Int, down: Int) -> Bool {
        let isAtSide = right == 0 || (right > 0 ? columns.upperBound == old.width : columns.lowerBound == 0)
        return isAtSide && (down == 0 || (down > 0 ? rows.upperBound == old.height : rows.lowerBound == 0))
    }

    private func pixel(_ picture: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
        picture.pixels.withUnsafeBytes { bytes in
            // A bitmap holds four bytes for each of its pixels, row by row.
            bytes.loadUnaligned(fromByteOffset: (y * picture.width + x) * 4, as: UInt32.self)
        }
    }
}
