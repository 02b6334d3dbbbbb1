import Foundation

/// How a report names folders, places in scenes, and the command that accepts a change.
package struct GoldenReportOptions: Sendable {
    /// The folders of the goldens and of the artefacts, as they are printed. Of an absolute path only the last part is
    /// printed. The first is empty where a report names files itself.
    package let goldens: String, artefacts: String?
    /// The command that would make the new renderings of cells the goldens; nil where a report names none.
    package let acceptCommand: (@Sendable (_ cells: [GoldenResult]) -> String)?
    /// Whether a report also says where pixels differ and by how much.
    package var isVerbose = false
    /// Whether a text also says why scenes could not be read.
    package var tellsErrors = true
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
        acceptCommand: (@Sendable ([GoldenResult]) -> String)?
    ) {
        self.place = place
        self.goldens = Self.displayed(goldens)
        self.artefacts = artefacts.map(Self.displayed)
        self.acceptCommand = acceptCommand
    }

    /// The file that a cell is compared with; nil where that is not the matter.
    func goldenFile(of cell: GoldenResult) -> String? {
        guard !goldens.isEmpty else { return nil }
        switch cell.status {
        case .failed, .unreadable, .unchanged, .equal, .cached: return nil
        default:
            let form: GoldenForm = cell.keepsHash == true ? .hash : .picture
            return "\(goldens)/\(cell.name).\(form.fileExtension)"
        }
    }

    /// The file and line of a change: `scenes/bill.yaml:10`; the file alone where the line is not known.
    func source(of cell: GoldenResult, _ fact: ChangeFact?) -> String {
        guard let fact, let place = place(cell.source, fact) else { return cell.source }
        return "\(cell.source):\(place.line)"
    }

    /// Shortens absolute paths, so that no report names a path of one machine.
    private static func displayed(_ folder: String) -> String {
        folder.hasPrefix("/") ? (folder as NSString).lastPathComponent : folder
    }
}
