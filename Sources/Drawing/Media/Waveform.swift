import Foundation

/// The picture of a sound: the height of each bar is the loudness of its part. What Messages draws is not known; this
/// is inferred.
enum Waveform {
    /// Bars in a picture.
    static let barCount = 48
    /// The picture's size in points: a template's width on a 402-point phone.
    static let size = CGSize(width: 280, height: 88)
    private static let margin = 20.0
    /// A background and bars that are both dark enough for a white title over them: contrasts of 5.2 and 13.9.
    private static let background = Color(red: 108, green: 108, blue: 112)
    private static let bar = Color(red: 44, green: 44, blue: 46)

    /// - Parameter levels: 0 to 1, from the start of the sound to its end.
    static func picture(levels: [Double], origin: Picture.Origin = .waveform) throws -> Picture {
        let pitch = (size.width - 2 * margin) / Double(max(1, levels.count))
        let width = pitch * 0.6
        let bars = levels.enumerated().map { index, level in
            let height = max(width, min(max(level, 0), 1) * (size.height - 2 * margin))
            let rect = CGRect(
                x: margin + (Double(index) + 0.2) * pitch, y: (size.height - height) / 2, width: width, height: height)
            return DisplayItem.fill(.rounded(rect, radius: width / 2, style: .circular), bar)
        }
        let list = DisplayList(
            size: size, items: [.fill(.rectangle(CGRect(origin: .zero, size: size)), background)] + bars)
        return Picture(bitmap: try Renderer().render(list, scale: 3), scale: 3, origin: origin)
    }
}
