import ArgumentParser

extension CompletionKind {
    /// Scene files, and folders.
    static var scenes: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }
}
