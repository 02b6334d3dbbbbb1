import Foundation

/// A nib file. UIKit's class of this name: it is read from the `xib` that Xcode compiles.
///
/// ```swift
/// let list = UITableView(frame: .zero)
/// list.register(UINib(nibName: "GuestCell", bundle: nil), forCellReuseIdentifier: "guest")
/// ```
@preconcurrency @MainActor open class UINib: NSObject {
    /// The name of the file.
    public let name: String
    private let bundle: Bundle?
    private let found: AppResources.Found?

    /// Reads the file of a name: from the bundle, and for the program's own from the resources of its targets.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle) = (name, bundleOrNil)
        found = AppResources.markup(named: name, extension: "xib", in: bundleOrNil)
    }

    /// Whether there is such a file.
    var exists: Bool { found != nil }

    /// Makes the objects of the file, and fills the owner's outlets. A file that is not there ends the process, as the
    /// exception of UIKit does.
    open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        guard let found else { preconditionFailure("there is no nib file \(name)") }
        let graph = ObjectGraph(classes: CustomClasses(module: found.module), bundle: bundle)
        let elements = found.element.list("objects")
        let owner = ownerOrNil.map { $0 as AnyObject }
        for element in elements where element.name == "placeholder" {
            guard let owner, element["placeholderIdentifier"] == "IBFilesOwner" else { continue }
            graph.add(owner, id: element["id"])
            graph.connect(owner, by: element)
        }
        let views = elements.filter { $0.name != "placeholder" }.map { graph.makeView($0) }
        graph.finish()
        return views
    }

    /// The first object in it.
    func firstObject() -> UIView? { instantiate(withOwner: nil).first as? UIView }
}

extension Bundle {
    /// Makes the objects of a nib file, and fills the owner's outlets. A file that is not there ends the process, as the
    /// exception of UIKit does.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
