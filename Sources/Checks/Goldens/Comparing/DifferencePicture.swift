import Drawing

/// Paints where two pictures differ. Pixels that are equal are a pale grey. Each pixel that differs has one of two
/// strong colours, however small the difference is: orange where the golden stands out from the background, blue where
/// the new picture does. Where only one picture has pixels, they are pale in its colour, and strong where they stand
/// out. If most of the difference is on a dark background, the grey is the negative of the pictures.
struct DifferencePicture {
    /// The colours of the golden and of the new picture. Colour-blind people can tell them apart, and both differ from
    /// grey.
    static let was = Color(red: 234, green: 88, blue: 12)
    static let now = Color(red: 10, green: 88, blue: 184)
    /// The divisor that makes a contrast pale.
    private static let fading = 4
    /// The factor that makes the contrast of pixels stronger where only one picture has pixels.
    private static let emphasis = 2

    private let comparison: PixelComparison
    private let parts: DifferingParts
    private let old, new: PictureBrightness
    private let gaps: [PictureGap]
    private let isDark: Bool

    private init(
        _ expected: Bitmap, _ actual: Bitmap, _ comparison: PixelComparison, _ parts: DifferingParts, isDark: Bool
    ) {
        (self.comparison, self.parts, self.isDark) = (comparison, parts, isDark)
        let (columns, rows) = (comparison.alignment.columns, comparison.alignment.rows)
        old = PictureBrightness(
            of: expected, isDark: isDark, width: columns.length, height: rows.length, column: columns.oldIndex,
            row: rows.oldIndex)
        new = PictureBrightness(
            of: actual, isDark: isDark, width: columns.length, height: rows.length, column: columns.newIndex,
            row: rows.newIndex)
        gaps = PictureGap.all(of: comparison, old: old, new: new)
    }

    /// Paints the picture, opaque, in the common size of both pictures. The time is linear in the number of pixels.
    static func make(expected: Bitmap, actual: Bitmap, comparison: PixelComparison) -> Bitmap {
        let parts = DifferingParts(comparison)
        let light = DifferencePicture(expected, actual, comparison, parts, isDark: false)
        guard light.differsOnDark else { return light.painted }
        return DifferencePicture(expected, actual, comparison, parts, isDark: true).painted
    }

    /// Whether most of the differing pixels have a dark background.
    private var differsOnDark: Bool {
        var (dark, all) = (0, 0)
        for part in 0..<parts.count {
            let count = parts.pixelCount(of: part)
            all += count
            if parts.background(of: part, old: old, new: new) < 128 { dark += count }
        }
        for gap in gaps {
            all += gap.pixelCount
            if gap.background < 128 { dark += gap.pixelCount }
        }
        return 2 * dark > all
    }

    private var painted: Bitmap {
        let count = comparison.width * comparison.height
        var pixels = [UInt8](repeating: 255, count: count * 4)
        func set(_ place: Int, _ color: Color) {
            (pixels[place * 4], pixels[place * 4 + 1], pixels[place * 4 + 2]) = (color.red, color.green, color.blue)
        }
        for place in 0..<count where comparison.deltas[place] == 0 {
            let grey = Self.faded(isDark ? 255 - old[place] : old[place])
            set(place, Color(red: grey, green: grey, blue: grey))
        }
        for part in 0..<parts.count {
            let background = parts.background(of: part, old: old, new: new)
            for run in parts.runs(of: part) {
                for place in Int(run.lowerBound)..<Int(run.upperBound) {
                    let isNew = Self.contrast(new[place], background) >= Self.contrast(old[place], background)
                    set(place, isNew ? Self.now : Self.was)
                }
            }
        }
        for gap in gaps {
            let (brightness, color) = gap.isNew ? (new, Self.now) : (old, Self.was)
            gap.forEachPlace { place in
                let contrast = Self.contrast(brightness[place], gap.background)
                set(place, Self.tint(color, strength: min(contrast * Self.emphasis, 255)))
            }
        }
        return Bitmap(width: comparison.width, height: comparison.height, pixels: pixels)
    }

    private static func contrast(_ brightness: UInt8, _ background: UInt8) -> Int {
        abs(Int(brightness) - Int(background))
    }

    private static func faded(_ value: UInt8) -> UInt8 { 255 - (255 - value) / UInt8(fading) }

    /// A colour between pale (strength 0) and strong (strength 255).
    private static func tint(_ color: Color, strength: Int) -> Color {
        func part(_ strong: UInt8) -> UInt8 {
            let pale = Int(faded(strong))
            return UInt8(pale + (Int(strong) - pale) * strength / 255)
        }
        return Color(red: part(color.red), green: part(color.green), blue: part(color.blue))
    }
}
