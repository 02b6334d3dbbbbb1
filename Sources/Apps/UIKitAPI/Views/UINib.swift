import Foundation

/// A nib file. UIKit's class of this name. It is read from the `xib` that Xcode compiles.
///
/// ```swift
/// let list = UITableView(frame: .zero)
/// list.register(UINib(nibName: "GuestCell", bundle: nil), forCellReuseIdentifier: "guest")
/// ```
@preconcurrency @MainActor open class UINib: NSObject {
    /// The name of the file.
    public let name: String
    /// Makes the objects of the file for an owner; nil where there is no file.
    private let objects: ((AnyObject?) -> [Any])?

    /// Makes a nib from a file.
    init(name: String, objects: ((AnyObject?) -> [Any])?) { (self.name, self.objects) = (name, objects) }

    /// Whether the file exists.
    var exists: Bool { objects != nil }

    /// Makes the objects of the file, and fills the owner's outlets. A file that is not there ends the process, as the
    /// exception of UIKit does.
    open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        guard let objects else { preconditionFailure("there is no nib file \(name)") }
        let made = objects(ownerOrNil.map { $0 as AnyObject })
        // On iOS the objects exist until the end of the main run loop's turn, even if an app has only weak outlets to
        // them.
        let kept = NibObjects(objects: made)
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return made
    }

    /// The first object in it.
    func firstObject() -> UIView? { instantiate(withOwner: nil).first as? UIView }
}

/// Objects that are kept for the main queue and not used elsewhere.
private struct NibObjects: @unchecked Sendable { let objects: [Any] }
