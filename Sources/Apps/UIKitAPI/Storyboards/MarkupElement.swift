import Foundation

/// An element of a storyboard or a nib file: its name, its attributes and its children.
struct MarkupElement: Equatable {
    let name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []
    /// The characters directly in it.
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The number in an attribute; nil for other text, and for infinity.
    func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    /// An attribute as a whole number, without its fraction; nil for a number that is too large.
    func integer(_ attribute: String) -> Int? {
        number(attribute).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    /// The Boolean of an attribute, `YES` or `NO`; nil where there is none.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// The first child element with a name.
    func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// The children of the child element with a name.
    func list(_ name: String) -> [MarkupElement] { first(name)?.children ?? [] }

    /// The child element for a property.
    func keyed(_ key: String) -> MarkupElement? { children.first { $0["key"] == key } }
}

extension MarkupElement {
    /// The names of images that a file takes from the system's catalogue of symbols.
    var symbols: Set<String> {
        Set(list("resources").filter { $0.name == "image" && $0["catalog"] == "system" }.compactMap { $0["name"] })
    }
}

/// The coder for `init(coder:)` of a view in a storyboard. The UIKit class of the element reads it, so that an app's
/// code after `super.init(coder:)` runs later, as on iOS.
final class MarkupCoder: NSCoder {
    /// The UIKit class of the element.
    private let kind: UIView.Type
    private let read: @MainActor (UIView) -> Void
    /// Whether a view was read.
    private(set) var isRead = false

    init(for kind: UIView.Type, read: @escaping @MainActor (UIView) -> Void) {
        (self.kind, self.read) = (kind, read)
        super.init()
    }

    @MainActor fileprivate func take(_ view: UIView, as kind: UIView.Type) {
        guard kind == self.kind, !isRead else { return }
        isRead = true
        read(view)
    }
}

extension NSCoder {
    /// Reads an element into a view at the end of `init(coder:)` of its class of UIKit; nothing for another coder.
    @MainActor func fill(_ view: UIView, as kind: UIView.Type) { (self as? MarkupCoder)?.take(view, as: kind) }
}
