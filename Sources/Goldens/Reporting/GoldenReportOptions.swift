import Foundation

/// How a report names folders, and the command that accepts a change.
package struct GoldenReportOptions: Sendable {
    /// The folder of the goldens and that of the artefacts, as they should be read. Of an absolute path only the last
    /// part is printed.
    package let goldens: String, artefacts: String?
    /// The command that would make what was drawn the golden.
    package let acceptCommand: @Sendable (GoldenResult) -> String

    /// Chooses how folders and commands are printed.
    package init(
        goldens: String, artefacts: String? = nil, acceptCommand: @escaping @Sendable (GoldenResult) -> String
    ) {
        self.goldens = Self.displayed(goldens)
        self.artefacts = artefacts.map(Self.displayed)
        self.acceptCommand = acceptCommand
    }

    /// No report names a place that only one machine has.
    private static func displayed(_ folder: String) -> String {
        folder.hasPrefix("/") ? (folder as NSString).lastPathComponent : folder
    }
}
