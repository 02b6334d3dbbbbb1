import Foundation

/// A storyboard that was read: its scenes, and how their controllers are made.
@MainActor final class StoryboardFile: ControllerFile {
    let name: String
    let bundle: Bundle?
    let classes: CustomClasses
    private let root: MarkupElement
    /// The names of its images that are symbols of the system.
    var symbols: Set<String> { root.symbols }

    /// Reads the file with a name; nil when it does not exist.
    init?(name: String, bundle: Bundle?) {
        guard let found = AppResources.markup(named: name, extension: "storyboard", in: bundle) else { return nil }
        (self.name, self.bundle, root) = (name, bundle, found.element)
        classes = CustomClasses(module: found.module)
    }

    private var scenes: [[MarkupElement]] { root.list("scenes").map { $0.list("objects") } }

    /// The elements of controllers.
    private var controllers: [MarkupElement] {
        scenes.compactMap { $0.first { $0["sceneMemberID"] == "viewController" } }
    }

    /// The objects in the scene of a controller, without the controller.
    func objects(beside controller: MarkupElement) -> [MarkupElement] {
        let scene = scenes.first { $0.contains { $0["id"] == controller["id"] } } ?? []
        return scene.filter { $0["id"] != controller["id"] && $0.name != "placeholder" }
    }

    /// The initial controller; nil for a storyboard without one.
    func makeInitial(for storyboard: UIStoryboard) -> UIViewController? {
        root["initialViewController"].flatMap { make(id: $0, for: storyboard) }
    }

    /// The controller with a name; nil where there is none.
    func make(named name: String, for storyboard: UIStoryboard) -> UIViewController? {
        controllers.first { $0["storyboardIdentifier"] == name }.map { make($0, for: storyboard) }
    }

    /// The controller of an id; nil for an id that none has.
    /// - Parameter parents: the ids of the controllers that are being made, in which this one is: one that holds itself is
    ///   left out.
    func make(id: String, for storyboard: UIStoryboard, in parents: Set<String> = []) -> UIViewController? {
        guard !parents.contains(id) else { return nil }
        return controllers.first { $0["id"] == id }.map { make($0, for: storyboard, in: parents.union([id])) }
    }

    private static let kinds: [String: UIViewController.Type] = [
        "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    ]

    private func make(
        _ element: MarkupElement, for storyboard: UIStoryboard, in parents: Set<String> = []
    ) -> UIViewController {
        let kind =
            classes.type(of: element) as? UIViewController.Type ?? Self.kinds[element.name] ?? UIViewController.self
        let controller = kind.init(coder: NSCoder()) ?? UIViewController()
        controller.title = element["title"]
        controller.scene = StoryboardScene(file: self, element: element)
        controller.storyboard = storyboard
        let children = element.list("connections").filter { $0["kind"] == "relationship" }
            .compactMap { $0["destination"].flatMap { make(id: $0, for: storyboard, in: parents) } }
        if let navigation = controller as? UINavigationController {
            if !children.isEmpty { navigation.viewControllers = children }
            if let bar = element.keyed("navigationBar") {
                let graph = ObjectGraph(classes: classes, bundle: bundle, symbols: symbols)
                graph.readBar(bar, into: navigation.navigationBar)
            }
        }
        if let tabs = controller as? UITabBarController { tabs.viewControllers = children }
        controller.awakeFromNib()
        return controller
    }
}
