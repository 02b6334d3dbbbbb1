/// One declared axis of a golden and the golden's place on it, such as `locale` and `ar`.
public struct GoldenAxis: Hashable, Sendable, Codable {
    /// What varies: `locale`, `preferredContentSizeCategory`.
    public let name: String
    /// The value as it is written in the golden's name: `ar`, `AX3`.
    public let value: String

    /// Makes an axis from its name and the value's short form.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
