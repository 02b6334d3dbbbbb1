import Foundation

/// The action of a control. UIKit's class of this name.
///
/// ```swift
/// let vote = UIAction(title: "Vote") { action in print(action.title) }
/// ```
@preconcurrency @MainActor open class UIAction: NSObject {
    /// The title.
    open var title: String
    /// The picture.
    open var image: UIImage?
    /// The control that performs the action.
    public private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Makes an action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func run(from sender: Any) {
        self.sender = sender
        handler(self)
    }
}
