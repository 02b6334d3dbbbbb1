/// The limits of a sticker's file and description. Source: Messages framework, `MSSticker`.
///
/// ```swift
/// let data = try Data(contentsOf: URL(fileURLWithPath: "cup.png"))
/// if data.count > StickerRules.maximumFileSize { print("use fewer colours or frames") }
/// if let side = UIImage(data: data)?.size.width, !StickerRules.pixelSides.contains(Int(side)) {
///     print("draw it with \(StickerRules.pixelSides) pixels on each side")
/// }
/// ```
public enum StickerRules {
    /// The maximum number of bytes of a file: 500 KB, with 1 000 bytes each, as Apple counts files.
    public static let maximumFileSize = 500_000
    /// The pixels of either side: 100 to 206 points at 3x.
    public static let pixelSides = 300...618
    /// The maximum number of characters of a description.
    public static let maximumDescriptionLength = 150
    /// Pixels per point: stickers are always drawn at 3x, and the system makes 2x and 1x from them.
    public static let scale = 3.0

    /// - Throws: an error of ``MSStickersErrorDomain`` for a description that is too long.
    package static func check(description: String, of sticker: String) throws {
        guard description.count > maximumDescriptionLength else { return }
        throw MSMessageErrorCode.stickerFileImproperFileAttributes.stickerError(
            "the description of \(sticker) has \(description.count) characters; at most \(maximumDescriptionLength) are "
                + "allowed")
    }
}
