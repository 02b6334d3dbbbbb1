import ViewLayout

/// The URLs of messages in a record: what a balloon says about itself, and each balloon of a conversation.
extension LayoutRecord {
    /// The record with the URLs of another one, where both have the same data in another order. What compares or keeps a
    /// record that was just made asks this first.
    package func withURLs(as other: LayoutRecord) -> LayoutRecord {
        let old = other.urls
        guard urls != old else { return self }
        // By their bytes: two texts that Swift takes for one, such as a letter with its accent apart, are not the same data.
        var left = Dictionary(grouping: old) { Array(URLForm.text(of: $0).utf8) }
        return changingURLs { url in
            let form = Array(URLForm.text(of: url).utf8)
            guard let known = left[form]?.first else { return url }
            left[form]?.removeFirst()
            return known
        }
    }

    /// The record with its URLs in normal form, for a hash that does not depend on the order of data.
    func withNormalURLs() -> LayoutRecord { urls.isEmpty ? self : changingURLs { URLForm.text(of: $0) } }

    private static let name = "url"

    private var urls: [String] {
        inputs.filter { $0.name == Self.name }.map(\.value)
            + nodes.flatMap { $0.attributes.lazy.filter { $0.name == Self.name }.map(\.value) }
    }

    private func changingURLs(_ change: (String) -> String) -> LayoutRecord {
        func changed(_ attributes: inout [Attribute]) {
            for place in attributes.indices where attributes[place].name == Self.name {
                attributes[place] = Attribute(Self.name, change(attributes[place].value))
            }
        }
        var record = self
        changed(&record.inputs)
        for place in record.nodes.indices { changed(&record.nodes[place].attributes) }
        return record
    }
}
