import Foundation

/// How a report names folders, places in scenes, and the command that accepts a change.
package struct GoldenReportOptions: Sendable {
    /// The folders of the goldens and of the artefacts, as they are printed. Of an absolute path only the last part is
    /// printed.
    package let goldens: String, artefacts: String?
    /// The command that would make the new rendering the golden.
    package let acceptCommand: @Sendable (GoldenResult) -> String
    /// The place of a change in a scene's file; nil where the file does not have it.
    package let place: @Sendable (_ file: String, _ fact: ChangeFact) -> Place?

    /// A place in a file; both numbers count from 1.
    package struct Place: Sendable {
        let line, column: Int

        /// The beginning of a file.
        static let beginning = Place(line: 1, column: 1)

        package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
    }

    /// Chooses how folders and commands are printed.
    package init(
        goldens: String, artefacts: String? = nil,
        place: @escaping @Sendable (_ file: String, _ fact: ChangeFact) -> Place? = { _, _ in nil },
        acceptCommand: @escaping @Sendable (GoldenResult) -> String
    ) {
        self.place = place
        self.goldens = Self.displayed(goldens)
        self.artefacts = artefacts.map(Self.displayed)
        self.acceptCommand = acceptCommand
    }

    /// Shortens absolute paths, so that no report names a path of one machine.
    private static func displayed(_ folder: String) -> String {
        folder.hasPrefix("/") ? (folder as NSString).lastPathComponent : folder
    }
}
