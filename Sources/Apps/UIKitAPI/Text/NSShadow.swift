import Foundation

/// A shadow of a text. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowBlurRadius = 2
/// let text = NSAttributedString(string: "sold out", attributes: [.shadow: shadow])
/// ```
open class NSShadow: NSObject {
    private let tag = AttributeTag()
    /// The offset from the text, in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor`.
    open var shadowColor: Any?

    /// Makes a shadow.
    public override init() {}
}

extension NSAttributedString.Key {
    /// Whether ligatures are used. The value has no effect: the font decides.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The slant of letters, which is not drawn.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The width of letters, which is not drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An effect of the letters, which is not drawn.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The writing direction.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
    /// The type of a document. UIKit's structure of this name.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a type from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A web page.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// A document in Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// A key of the options with which a document is read. UIKit's structure of this name.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the document.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of the document.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document: plain texts alone. Pages of the web and formats of other kinds are an error, since what reads
    /// them on iOS is the system's browser.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard type == .plain, let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadUnknown)
        }
        self.init(string: text)
    }
}
