/// One declared axis of a golden and the golden's place on it, such as `locale` and `ar`.
package struct GoldenAxis: Hashable, Sendable, Codable {
    /// What varies: `locale`, `preferredContentSizeCategory`.
    package let name: String
    /// The value as it is written in the golden's name: `ar`, `AX3`.
    package let value: String

    /// Makes an axis from its name and the value's short form.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
