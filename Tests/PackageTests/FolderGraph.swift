/// Which folder of a target names types of which other.
struct FolderGraph {
    /// A source of a target.
    struct Source {
        /// The folder directly below the target, however deep the file lies; `.` for the target itself.
        let folder: String
        let text: String
    }

    /// From a folder to the folders whose types it names, with the names.
    private var edges: [String: [String: Set<String>]] = [:]

    init(_ sources: [Source]) {
        let read = sources.map { source in
            let tokens = SwiftWords.tokens(of: source.text)
            return (folder: source.folder, tokens: tokens, types: Self.declaredTypes(tokens))
        }
        var folders: [String: Set<String>] = [:]
        for source in read {
            for type in source.types where type.isShared { folders[type.name, default: []].insert(source.folder) }
        }
        for source in read {
            let own = Set(source.types.map(\.name))
            for case .word(let name, isMember: false) in source.tokens where !own.contains(name) {
                // A name that several folders declare is the folder's own where it has one.
                guard let declaring = folders[name], !declaring.contains(source.folder) else { continue }
                for folder in declaring { edges[source.folder, default: [:]][folder, default: []].insert(name) }
            }
        }
    }

    /// A type that a source declares.
    private struct DeclaredType {
        let name: String
        /// Whether other files can name it as it is: it stands in no other type and is not private.
        let isShared: Bool
    }

    private static func declaredTypes(_ tokens: [SwiftWords.Token]) -> [DeclaredType] {
        let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        let others: Set<String> = ["func", "let", "var", "extension"]
        var types: [DeclaredType] = []
        var depth = 0
        var isPrivate = false
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            switch token {
            case .open: depth += 1
            case .close: depth -= 1
            case .word("private", _), .word("fileprivate", _): isPrivate = true
            case .word(let kind, isMember: false) where kinds.contains(kind):
                if case .word(let name, _) = next {
                    types.append(DeclaredType(name: name, isShared: depth == 0 && !isPrivate))
                }
                isPrivate = false
            case .word(let word, _) where others.contains(word): isPrivate = false
            default: break
            }
        }
        return types
    }

    /// The circles: groups of folders each of which can be reached from each other. For each group the names by which
    /// its folders hang together, one line a pair.
    var circles: [[String]] {
        let reached = Dictionary(uniqueKeysWithValues: edges.keys.map { ($0, reachable(from: $0)) })
        var circles: [[String]] = []
        var seen: Set<String> = []
        for folder in edges.keys.sorted() where !seen.contains(folder) {
            let group = (reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true }
            guard !group.isEmpty else { continue }
            seen.formUnion(group)
            circles.append(
                group.sorted().flatMap { first in
                    (edges[first] ?? [:]).filter { group.contains($0.key) }.sorted { $0.key < $1.key }.map {
                        "\(first) → \($0.key): \($0.value.sorted().joined(separator: ", "))"
                    }
                })
        }
        return circles
    }

    /// The folders that a folder leads to; itself among them only by way of another.
    private func reachable(from folder: String) -> Set<String> {
        var reached: Set<String> = []
        var open = [folder]
        while let next = open.popLast() {
            for neighbour in (edges[next] ?? [:]).keys where reached.insert(neighbour).inserted {
                open.append(neighbour)
            }
        }
        return reached
    }
}
