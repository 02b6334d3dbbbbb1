/// A text of a scene: written out, or a key of its `strings`.
public enum SceneText: Hashable, Sendable {
    /// The text itself.
    case literal(String)
    /// A key of `strings`, and where in the file it is used.
    case key(String, at: ScenePlace)
}
