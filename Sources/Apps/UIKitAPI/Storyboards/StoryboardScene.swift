import Foundation

/// What a controller keeps of the storyboard that it is from, until its view is loaded, and for its segues.
@MainActor final class StoryboardScene: ControllerScene {
    let file: StoryboardFile
    let element: MarkupElement
    private(set) var segues: [MarkupElement]

    init(file: StoryboardFile, element: MarkupElement) {
        (self.file, self.element) = (file, element)
        segues = element.list("connections").filter { $0.name == "segue" }
    }

    func keep(_ segue: MarkupElement) { segues.append(segue) }

    /// The view of the scene, with the outlets of the controller and of the views filled; nil for a scene without one.
    func loadView(for controller: UIViewController) -> UIView? {
        guard
            let root = element.children.first(where: { $0["key"] == "view" || $0["key"] == "tableView" })
                ?? element.children.first(where: { $0["key"] == "collectionView" })
        else { return nil }
        let graph = ObjectGraph(classes: file.classes, bundle: file.bundle, symbols: file.symbols)
        graph.controller = controller
        graph.add(controller, id: element["id"])
        for object in file.objects(beside: element) { makeObject(object, in: graph) }
        let view = graph.makeView(root)
        view.ownMargins = .zero
        // The guides of the controller need its view.
        controller.view = view
        for guide in element.list("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
            graph.add(
                guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide, id: guide["id"])
        }
        if let item = element.keyed("navigationItem") { graph.read(item, into: controller.navigationItem) }
        graph.connect(controller, by: element)
        graph.finish()
        return view
    }

    /// Objects beside the controller: recognisers, and views that lie nowhere.
    private func makeObject(_ element: MarkupElement, in graph: ObjectGraph) {
        if let recognizer = Self.recognizer(of: element.name) {
            graph.add(recognizer, id: element["id"])
            graph.connect(recognizer, by: element)
        } else if element.name == "view" {
            _ = graph.makeView(element)
        }
    }

    private static func recognizer(of name: String) -> UIGestureRecognizer? {
        switch name {
        case "tapGestureRecognizer": UITapGestureRecognizer()
        case "panGestureRecognizer": UIPanGestureRecognizer()
        case "pinchGestureRecognizer": UIPinchGestureRecognizer()
        case "swipeGestureRecognizer": UISwipeGestureRecognizer()
        // Interface Builder's own spelling.
        case "pongPressGestureRecognizer": UILongPressGestureRecognizer()
        case "rotationGestureRecognizer": UIRotationGestureRecognizer()
        default: nil
        }
    }
}
