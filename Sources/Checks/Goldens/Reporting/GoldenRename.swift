import Support

/// A stale golden that equals a missing one: the scene was probably renamed.
package struct GoldenRename: Sendable, Equatable, Codable {
    /// The names without extension.
    package let old, new: String
    /// What the golden keeps of its picture; nil for the picture itself.
    package var form: GoldenForm?

    /// The command that moves both files.
    package func command(in folder: String) -> String {
        [(form ?? .picture).fileExtension, GoldenStore.recordExtension]
            .map { kind in "mv " + [old, new].map { ShellWord.path("\(folder)/\($0).\(kind)") }.joined(separator: " ") }
            .joined(separator: " && ")
    }
}
