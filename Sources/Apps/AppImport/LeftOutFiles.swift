import SourceTokens

/// Finds files that cannot be compiled because they use a type of an excluded file.
struct LeftOutFiles {
    /// The files that declare a type, by its name, for types that no other file declares.
    private var places: [String: [String]] = [:]
    /// For each file, the type that it needs and the excluded file that declares it.
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

    /// Excludes files that use names which a module on Linux does not have, because one such file would prevent the
    /// whole package from compiling. A file whose types another file uses is not excluded, because the other file would
    /// not compile without it.
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

    /// The names of the types of a file that are not nested in another type.
    private static func types(in tokens: [SwiftToken]) -> [String] {
        let types = DeclarationReader.types(in: tokens)
        return types.filter { type in
            type.kind != .extension
                && !types.contains { $0.body.open < type.body.open && type.body.close < $0.body.close }
        }.map(\.name)
    }
}
