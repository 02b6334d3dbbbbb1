/// An element of a storyboard or a nib file: its name, its attributes and what is in it.
struct MarkupElement: Equatable {
    let name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []
    /// The characters directly in it.
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// A number that an attribute has.
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

    /// What an attribute says, `YES` or `NO`; nil without it.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// The first element of a name in it.
    func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// The elements in the element of a name.
    func list(_ name: String) -> [MarkupElement] { first(name)?.children ?? [] }

    /// The element in it that stands for a property.
    func keyed(_ key: String) -> MarkupElement? { children.first { $0["key"] == key } }

    /// The element of an id, here or below.
    func find(id: String) -> MarkupElement? {
        if self["id"] == id { return self }
        for child in children {
            if let found = child.find(id: id) { return found }
        }
        return nil
    }
}
