import Foundation

/// Performs the segues of a controller's storyboard.
extension UIViewController {
    private var storyboardScene: StoryboardScene? { scene as? StoryboardScene }

    /// Performs a segue by name, if the controller allows it: creates the controller, calls
    /// ``prepare(for:sender:)``, and shows the controller. A name that the storyboard does not have is ignored.
    func goSegue(named identifier: String, sender: Any?) {
        guard let segue = storyboardScene?.segues.first(where: { $0["identifier"] == identifier }) else { return }
        go(segue, sender: sender)
    }

    /// Performs the segue with an identifier, as a tap on its button does.
    func performSegue(id: String, sender: Any?) {
        guard let segue = storyboardScene?.segues.first(where: { $0["id"] == id }),
            shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
        else { return }
        go(segue, sender: sender)
    }

    private func go(_ element: MarkupElement, sender: Any?) {
        guard let destination = storyboard?.destination(of: element) else { return }
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: self, destination: destination)
        segue.kind = element["kind"]
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Stores a segue of a view.
    func keepSegue(_ element: MarkupElement) { storyboardScene?.keep(element) }

    /// Puts the controller that a container embeds into it, unless the container is in that controller.
    func embed(_ element: MarkupElement, in container: UIView) {
        let parents = sequence(first: self) { $0.parent }
        guard !parents.contains(where: { $0.storyboardScene?.element["id"] == element["destination"] }),
            let destination = storyboard?.destination(of: element)
        else { return }
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: self, destination: destination)
        addChild(destination)
        prepare(for: segue, sender: self)
        if let view = destination.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
        destination.didMove(toParent: self)
    }
}
