import Typesetting

extension DisplayList {
    /// The files of the fonts that draw a glyph, each once, by name.
    package var fontFiles: [FontFile] {
        var files: [ObjectIdentifier: FontFile] = [:]
        for item in items { item.collectFonts(&files) }
        return files.values.sorted { $0.name < $1.name }
    }
}

extension DisplayItem {
    fileprivate func collectFonts(_ files: inout [ObjectIdentifier: FontFile]) {
        switch self {
        case .glyphs(let run, _, _): files[ObjectIdentifier(run.font.file)] = run.font.file
        case .clip(_, let items), .turned(_, _, let items), .translucent(_, let items), .shadowed(_, let items),
            .node(_, let items):
            for item in items { item.collectFonts(&files) }
        case .fill, .gradient, .picture: break
        }
    }
}
