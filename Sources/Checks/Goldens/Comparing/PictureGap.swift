/// An area where only one of two aligned pictures has pixels: some columns of some rows.
struct PictureGap {
    /// Whether the new picture has the pixels.
    let isNew: Bool
    /// The median brightness of the pixels; 255 where the gap is empty.
    private(set) var background: UInt8 = 255
    /// The ranges of columns and of rows, in ascending order.
    private let columns, rows: [Range<Int>]
    private let width: Int

    private init(_ columns: [Range<Int>], _ rows: [Range<Int>], width: Int, of picture: PictureBrightness, isNew: Bool)
    {
        (self.columns, self.rows, self.width, self.isNew) = (columns, rows, width, isNew)
        var counts = BrightnessCounts()
        forEachPlace { counts.add(picture[$0]) }
        background = counts.median ?? 255
    }

    /// The gap of the rows and that of the columns; either can be empty.
    static func all(of comparison: PixelComparison, old: PictureBrightness, new: PictureBrightness) -> [PictureGap] {
        let (columns, rows) = (comparison.alignment.columns, comparison.alignment.rows)
        let (isTaller, isWider) = (rows.new > rows.old, columns.new > columns.old)
        // Where both gaps meet, either both belong to the same picture, or neither picture has pixels.
        let rowColumns = isWider == isTaller ? [0..<columns.length] : columns.outsideGap
        return [
            PictureGap(rowColumns, [rows.gap], width: comparison.width, of: isTaller ? new : old, isNew: isTaller),
            PictureGap(
                [columns.gap], rows.outsideGap, width: comparison.width, of: isWider ? new : old, isNew: isWider),
        ]
    }

    /// How many pixels the gap has.
    var pixelCount: Int { columns.reduce(0) { $0 + $1.count } * rows.reduce(0) { $0 + $1.count } }

    /// Calls a function with the place of each pixel, row by row.
    func forEachPlace(_ body: (Int) -> Void) {
        for rows in rows {
            for row in rows {
                for columns in columns { for column in columns { body(row * width + column) } }
            }
        }
    }
}

extension AxisAlignment {
    /// Where both have pixels.
    fileprivate var outsideGap: [Range<Int>] { [0..<gap.lowerBound, gap.upperBound..<length] }
}
