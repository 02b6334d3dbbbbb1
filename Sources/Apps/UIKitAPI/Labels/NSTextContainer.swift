import Foundation

/// The area in which a text is set. UIKit's class of this name.
///
/// ```swift
/// let note = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
/// note.textContainer.lineFragmentPadding = 0
/// ```
open class NSTextContainer: NSObject {
    /// The space at the start and end of a line, in points. Source: UIKit, 5.
    open var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0
    /// How a text that is too long is broken or truncated.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
