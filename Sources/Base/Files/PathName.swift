/// Names in paths, as text: nothing is read from the file system.
///
/// Foundation's `deletingLastPathComponent` stops the process on Linux for relative paths of one letter, so it is used
/// nowhere.
package enum PathName {
    private static let separator = UInt8(ascii: "/")

    /// The folder of a file or folder, as it is written: `a` for `a/b`, and for `a//b/` as well. Empty for a name without
    /// a folder, such as `a` or `.`; the folder of the root is the root.
    package static func parent(of path: String) -> String {
        let bytes = path.utf8
        func trimmed(_ part: Substring.UTF8View) -> Substring.UTF8View {
            guard let last = part.lastIndex(where: { $0 != separator }) else { return part.prefix(0) }
            return part[...last]
        }
        let name = trimmed(path[...].utf8)
        let root = bytes.first == separator ? "/" : ""
        guard let slash = name.lastIndex(of: separator) else { return root }
        let parent = trimmed(name[..<slash])
        return parent.isEmpty ? root : String(Substring(parent))
    }
}
