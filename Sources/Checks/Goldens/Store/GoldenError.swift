/// Why a golden was not recorded, or could not be checked. Each case names the place and the fix.
package enum GoldenError: Error, Hashable, Sendable {
    /// A picture that shows nothing was to be recorded.
    case blank(cell: String, source: String, BlankPicture)
    /// A picture with flaws was to be recorded.
    case flawed(cell: String, source: String, [GoldenFlaw])
    /// A flaw is kept without a reason.
    case allowanceWithoutReason(rule: String, source: String)
    /// A file of a golden cannot be used.
    case unreadable(UnreadableGolden)
    /// A file of a golden is a link to a file of another golden, which would be overwritten.
    case linkToAnother(file: String, other: String)
    /// Source code requests that each golden be recorded, on a machine where nobody reviews them.
    case recordingUnderContinuousIntegration(source: String)
    /// A command was to record goldens under continuous integration.
    case commandUnderContinuousIntegration(variable: String)
    /// The pictures of failures were to be written among the goldens.
    case artefactsAmongGoldens(folder: String)
    /// The value of the record variable is not a mode.
    case unknownRecordMode(String)
}

extension GoldenError: CustomStringConvertible {
    /// The reason and the fix, in one sentence.
    package var description: String {
        switch self {
        case .blank(let cell, let source, let blank):
            "\(source): \(cell) is not recorded: \(blank); \(BlankPicture.advice)"
        case .flawed(let cell, let source, let flaws):
            "\(source): \(cell) is not recorded: \(flaws.sentence); \(flaws.first?.advice ?? "")"
        case .allowanceWithoutReason(let rule, let source):
            "\(source): \(rule) is allowed without a reason; say why it stays"
        case .unreadable(let golden):
            golden.description
        case .linkToAnother(let file, let other):
            "\(file) is a link to \(other) of another golden, which would be overwritten; delete the link"
        case .recordingUnderContinuousIntegration(let source):
            "\(source): record mode \"all\" under continuous integration would make every golden pass; remove it"
        case .commandUnderContinuousIntegration(let variable):
            "\(variable) is set: nobody reviews what continuous integration changes; do it on your own machine, or "
                + "use --force"
        case .artefactsAmongGoldens(let folder):
            "pictures would be written among the goldens in \(folder); choose another folder"
        case .unknownRecordMode(let value):
            "\(RecordMode.variable)=\(value) is not a record mode; use "
                + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        }
    }
}
