import BalloonLayouts

/// Something that `balloon lint` finds in a scene, and that its author keeps. Goldens may show it, too.
///
/// ```yaml
/// lint:
///   allow:
///     - rule: titleContrastLow
///       node: imageTitle
///       where: category>=AX1
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
    /// The entry of a conversation whose own scene allows it; nil for what the scene itself allows.
    package var entry: String?
    /// Which viewers it is about, in the words of a filter of cells; nil for all.
    package var condition: String?
    /// Where it stands in the file, and where its condition does.
    package let place: ScenePlace?
    package var conditionPlace: ScenePlace?

    /// Why an allowance cannot be used.
    package struct Refusal: Sendable {
        let place: ScenePlace?
        let kind: SceneError.Kind
        let message, fix: String

        package init(_ kind: SceneError.Kind, at place: ScenePlace?, _ message: String, fix: String) {
            self.kind = kind
            self.place = place
            self.message = message
            self.fix = fix
        }

        /// The error of the scene's file.
        package func error(in file: String) -> SceneError {
            SceneError(file: file, place: place, kind: kind, message: message, fix: fix)
        }
    }

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

    /// Whether it is what `blank: REASON` says, which has no place among the allowances.
    package var isOfBlankGolden: Bool { rule == Finding.Kind.balloonEmpty.rawValue && place == nil }

    /// Whether it is about a subject: a node, or a node of an entry.
    package func covers(subject: String) -> Bool {
        if let entry, subject != entry, !subject.hasPrefix(entry + " ") { return false }
        guard let node else { return true }
        return subject == node || subject.hasSuffix(" " + node)
    }
}
