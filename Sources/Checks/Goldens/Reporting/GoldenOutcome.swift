import Support
import ViewLayout

/// The result of a run for one cell.
package struct GoldenOutcome: Sendable, Equatable {
    package let cell: GoldenCell
    /// What happened.
    package let result: Result
    /// The files that show a failure, relative to the artefact folder.
    package var artefacts: [String] = []
    /// What was drawn; nil where nothing was.
    package var shown: Shown?
    /// The differences between the engine that drew the golden and this one; empty where there are none, or where the
    /// golden is equal.
    package var engineChanges: [EngineChange] = []
    /// Whether these differences can be the reason for the failure.
    package var engineEvidence = EngineEvidence.possible
    /// Why a failing cell has no candidate; nil where it has one or needs none.
    package var candidateProblem: String?
    /// What the golden keeps of its picture; nil where there is no golden, or where this was not read.
    package var form: GoldenForm?
    /// The flaws in the rendering that the author keeps on purpose.
    package var kept: [KeptFlaw] = []
    /// The flaws in the rendering that nothing was refused for.
    package var noticed: [GoldenFlaw] = []

    /// What a rendering says about its viewer.
    package struct Shown: Sendable, Equatable {
        /// The width of the layout in points.
        package let width: Double
        /// The unusual traits of the viewer.
        package let viewer: [GoldenAxis]

        package init(_ record: LayoutRecord) {
            width = Double(record.nodes.first?.frame.width ?? 0)
            viewer = record.inputs.filter { ViewerTrait.named($0.name) != nil }.map { GoldenAxis($0.name, $0.value) }
        }
    }

    /// What can happen to a cell.
    package enum Result: Sendable, Equatable {
        /// The rendering was compared with the golden.
        case compared(GoldenVerdict)
        /// The golden passed before. Its files and its inputs have not changed since.
        case cached
        /// The golden was recorded, or was already equal.
        case recorded(GoldenStore.RecordOutcome)
        /// The comparison failed and the golden was overwritten. This is still a failure, because the new golden has
        /// not been compared with an earlier one.
        case recordedInThisRun(was: GoldenVerdict)
        /// The golden is equal, but an earlier run recorded it and nobody has accepted it since.
        case unreviewed
        /// There was no rendering, or a file could not be read or written.
        case failed(GoldenFailure)
    }
}

/// Why a cell could not be compared.
package struct GoldenFailure: Error, Hashable, Sendable {
    /// Where the problem must be fixed.
    package let kind: Kind
    /// One sentence that names the place and the fix.
    package let message: String

    /// Where a failure must be fixed.
    package enum Kind: String, Hashable, Sendable, Codable {
        /// The scene, its names or a golden's file.
        case badInput
        /// The machine: fonts, folders, permissions.
        case environment
    }

    package init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    /// Describes an error of this module: names and contents of files are input, the file system is environment.
    package init(_ error: any Error) {
        self.init(kind: error is AtomicFile.Failure ? .environment : .badInput, message: "\(error)")
    }
}

extension GoldenFailure: CustomStringConvertible {
    /// The sentence.
    package var description: String { message }
}
