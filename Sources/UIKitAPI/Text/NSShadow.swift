import Foundation

/// A shadow of a text. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowBlurRadius = 2
/// let text = NSAttributedString(string: "sold out", attributes: [.shadow: shadow])
/// ```
open class NSShadow: NSObject {
    /// The offset from the text, in points.
    open var shadowOffset = CGSize.zero
    /// How soft it is, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor`.
    open var shadowColor: Any?

    /// Makes a shadow.
    public override init() {}
}

extension NSAttributedString.Key {
    /// Whether letters join; they do as the font has it.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// How far letters lean, which is not drawn.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// How wide letters are, which is not drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An effect of the letters, which is not drawn.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// Which way words run.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
    /// Of what kind a document is. UIKit's structure of this name.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes one of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A page of the web.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// A text in Microsoft's format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// What is said of a document that is read. UIKit's structure of this name.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes one of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its kind.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// Its encoding.
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
