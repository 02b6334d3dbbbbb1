import Foundation

/// What was copied. UIKit's class of this name: a board of the program's own.
///
/// ```swift
/// UIPasteboard.general.string = "42 Elm Street"
/// ```
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The board that all apps share on iOS.
    public static let general = UIPasteboard()
    /// A text.
    open var string: String?
    /// Texts.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    /// An address.
    open var url: URL?
    /// A picture.
    open var image: UIImage?
    /// A colour.
    open var color: UIColor?
    private var data: [String: Data] = [:]

    /// Whether there is a text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
    /// Puts bytes of a type there.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { self.data[pasteboardType] = data }
    /// The bytes of a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? { data[pasteboardType] }
}
