import Foundation

extension UINib {
    /// Reads the file of a name: from the bundle, and for the program's own from the resources of its targets.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let found = AppResources.markup(named: name, extension: "xib", in: bundleOrNil)
        self.init(
            name: name,
            objects: found.map { found in { owner in Self.objects(of: found, for: owner, in: bundleOrNil) } })
    }

    private static func objects(of found: AppResources.Found, for owner: AnyObject?, in bundle: Bundle?) -> [Any] {
        let graph = ObjectGraph(
            classes: CustomClasses(module: found.module), bundle: bundle, symbols: found.element.symbols)
        let elements = found.element.list("objects")
        for element in elements where element.name == "placeholder" {
            guard let owner, element["placeholderIdentifier"] == "IBFilesOwner" else { continue }
            graph.add(owner, id: element["id"])
            graph.connect(owner, by: element)
        }
        let views = elements.filter { $0.name != "placeholder" }.map { graph.makeView($0) }
        graph.finish()
        return views
    }
}

extension Bundle {
    /// Makes the objects of a nib file, and fills the owner's outlets. A file that is not there ends the process, as the
    /// exception of UIKit does.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
