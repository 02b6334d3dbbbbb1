import Foundation

/// A nib file. UIKit's class of this name; such files are Apple's, so the name is kept and nothing is read.
///
/// ```swift
/// let list = UITableView(frame: .zero)
/// list.register(UINib(nibName: "GuestCell", bundle: nil), forCellReuseIdentifier: "guest")
/// ```
@preconcurrency @MainActor open class UINib: NSObject {
    /// The name of the file.
    public let name: String

    /// Keeps a name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// Nothing is read, so there is nothing in it.
    open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }

    /// The first object in it.
    func firstObject() -> UIView? { instantiate(withOwner: nil).first as? UIView }
}
