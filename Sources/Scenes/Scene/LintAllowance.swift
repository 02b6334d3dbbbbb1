import BalloonLayouts

/// Something that `balloon lint` finds in a scene, and that its author keeps. Goldens may show it, too.
///
/// ```yaml
/// lint:
///   allow:
///     - rule: titleContrastLow
///       node: imageTitle
///       reason: the photograph is chosen by the sender
/// ```
///
/// ```swift
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// for allowance in scene.lintAllowances { print(allowance.rule, allowance.node ?? "everywhere", allowance.reason) }
/// let long = LintAllowance(.textTruncated, node: "caption", reason: "the app shows the rest")
/// print(long.rule)
/// ```
public struct LintAllowance: Hashable, Sendable {
    /// The name of a kind of finding, or of a relation between viewers.
    public let rule: String
    /// The node it is about; nil for all.
    public let node: String?
    /// Why it stays.
    public let reason: String
    /// Where it stands in the file.
    package let place: ScenePlace?

    /// Keeps a kind of finding.
    /// - Parameters:
    ///   - node: the node it is about; nil for all.
    ///   - reason: why it stays.
    public init(_ kind: Finding.Kind, node: String? = nil, reason: String) {
        self.init(rule: kind.rawValue, node: node, reason: reason)
    }

    package init(rule: String, node: String? = nil, reason: String, place: ScenePlace? = nil) {
        self.rule = rule
        self.node = node
        self.reason = reason
        self.place = place
    }

    /// Whether it is about a subject: a node, or a node of an entry.
    package func covers(subject: String) -> Bool {
        guard let node else { return true }
        return subject == node || subject.hasSuffix(" " + node)
    }
}
