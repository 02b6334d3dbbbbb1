import Foundation

/// A pasteboard. UIKit's class of this name. Its content is only seen by the program itself.
///
/// ```swift
/// UIPasteboard.general.string = "42 Elm Street"
/// ```
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard that all apps share on iOS.
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
    /// Sets the data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { self.data[pasteboardType] = data }
    /// The data of a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? { data[pasteboardType] }
}
