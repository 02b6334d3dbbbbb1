import Foundation

extension UIStoryboard {
    /// Reads the storyboard of a name: from the bundle, and for the program's own from the resources of its targets.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(name: name, file: StoryboardFile(name: name, bundle: storyboardBundleOrNil))
    }

    /// The controller to which a segue leads.
    func destination(of segue: MarkupElement) -> UIViewController? {
        segue["destination"].flatMap { (file as? StoryboardFile)?.make(id: $0, for: self) }
    }
}

extension UIViewController {
    /// The view that the storyboard or a nib file describes, with the outlets filled; nil where there is neither.
    func viewOfFile() -> UIView? {
        if let scene { return scene.loadView(for: self) }
        guard let name = nibName ?? ownNibName else { return nil }
        let nib = UINib(nibName: name, bundle: nibBundle)
        guard nib.exists else { return nil }
        let views = nib.instantiate(withOwner: self)
        return viewIfLoaded ?? views.first as? UIView
    }

    /// A class of the app's has the nib file of its name, as on iOS; UIKit's own have none.
    private var ownNibName: String? {
        let name = String(reflecting: type(of: self)).split(separator: ".")
        guard let module = name.first, module != "UIKitAPI", module != "MessagesAPI" else { return nil }
        return name.last.map(String.init)
    }
}

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
