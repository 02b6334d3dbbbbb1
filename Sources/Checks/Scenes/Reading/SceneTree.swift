/// What a file holds: its tree, and the keys that are listed twice, of which each mapping has the first.
///
/// A repeated key is no reason to leave the rest of the file unread, so that its author hears of all errors at once.
package struct SceneTree: Sendable {
    package let root: SceneNode
    /// An error for each key that is listed again.
    package let repeated: [SceneError]

    /// - Throws: the first of some errors of a file, with all others; nothing where there is none.
    package static func refuse(_ errors: [SceneError], in file: String) throws {
        if let summary = SceneErrors.summary(of: errors, in: file) { throw summary }
    }
}
