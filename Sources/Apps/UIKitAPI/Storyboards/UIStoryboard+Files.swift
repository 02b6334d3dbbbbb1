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
