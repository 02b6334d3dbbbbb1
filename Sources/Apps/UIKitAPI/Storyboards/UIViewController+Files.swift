import Foundation

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
