import ArgumentParser

extension CompletionKind {
    /// Scene files, and the folders on the way to them.
    static var scenes: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }
}
