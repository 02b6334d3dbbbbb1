import Foundation

/// Where a text is set. UIKit's class of this name.
///
/// ```swift
/// let note = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
/// note.textContainer.lineFragmentPadding = 0
/// ```
open class NSTextContainer: NSObject {
    /// The space beside lines, in points. Source: UIKit, 5.
    open var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0
    /// What becomes of a text that is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
