import Foundation

/// The action of a control. UIKit's class of this name.
///
/// ```swift
/// let vote = UIAction(title: "Vote") { action in print(action.title) }
/// ```
@preconcurrency @MainActor open class UIAction: NSObject {
    /// What tells an action from others. UIKit's structure of this name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text.
        public let rawValue: String
        /// Makes an identifier from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What tells the action from others: a text of its own where it was made without one.
    public let identifier: Identifier
    /// The title.
    open var title: String
    /// The picture.
    open var image: UIImage?
    /// The control that performs the action.
    public private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Makes an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.title = title
        self.image = image
        self.handler = handler
    }

    func run(from sender: Any) {
        self.sender = sender
        handler(self)
    }
}
