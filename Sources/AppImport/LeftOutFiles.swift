import SourceTokens

/// What files that are left out leave behind: a file that names a type of theirs does not compile without it.
struct LeftOutFiles {
    /// Which files declare a type that no other file has, by its name.
    private var places: [String: [String]] = [:]
    /// The type that a file needs, and the file that has it and is left out; by the file.
    private(set) var needs: [String: (type: String, file: String)] = [:]

    init(_ files: [ImportedFile]) {
        let leftOut = Set(files.filter { !$0.obstacles.isEmpty }.map(\.path))
        guard !leftOut.isEmpty else { return }
        for file in files {
            for name in Self.types(in: file.rewriter.tokens) { places[name, default: []].append(file.path) }
        }
        places = places.filter { leftOut.isSuperset(of: $0.value) }
        for file in files where !leftOut.contains(file.path) {
            let words = Set(file.rewriter.tokens.filter { $0.kind == .word }.map { String($0.text) })
            needs[file.path] = words.filter { places[$0] != nil }.min().flatMap { name in
                places[name]?.first.map { (name, $0) }
            }
        }
    }

    /// Leaves out files that name what a module of Apple's does not have on Linux: one of them would keep the whole package
    /// from compiling. One whose types another file names stays, since that one would not compile without it.
    static func leavingOutUnknownNames(_ files: [ImportedFile]) -> [ImportedFile] {
        files.map { file in
            guard file.unknownName != nil, file.obstacles.isEmpty else { return file }
            let types = Set(Self.types(in: file.rewriter.tokens))
            let isNeeded = files.contains { other in
                other.path != file.path
                    && other.rewriter.tokens.contains {
                        $0.kind == .word && types.contains(String($0.text))
                    }
            }
            var file = file
            file.isLeftOutForName = !isNeeded
            return file
        }
    }

    /// The names of the types of a file that stand in no other type.
    private static func types(in tokens: [SwiftToken]) -> [String] {
        let types = DeclarationReader.types(in: tokens)
        return types.filter { type in
            type.kind != .extension
                && !types.contains { $0.body.open < type.body.open && type.body.close < $0.body.close }
        }.map(\.name)
    }
}
