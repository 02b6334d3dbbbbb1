import Support

/// Which goldens a run may write.
///
/// ```swift
/// let settings = GoldenSettings(record: .failed)  // writes a golden that differs, and the test fails
/// assertGolden(of: message, named: "invitation", settings: settings)
/// ```
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Every golden is written; what is unchanged is left untouched. A test that writes one fails, and so does every
    /// test whose source code asks for this.
    case all
    /// Goldens that are missing, different or unreadable are written, and the run fails.
    case failed
    /// Goldens that are missing are written, and the run fails.
    case missing
    /// No golden is written.
    case never

    /// The environment variable that names a mode.
    package static let variable = "BALLOON_RECORD"

    /// The mode of a run. A command's flag overrides the environment, and the environment the source code; without
    /// any, `never` under continuous integration and `missing` elsewhere.
    /// - Parameters:
    ///   - flag: what the command line asks for.
    ///   - environment: the variables of the process, given by the caller.
    ///   - call: what the source code asks for, and where.
    /// - Throws: ``GoldenError`` when the variable does not name a mode, or when source code alone asks for `all` under
    ///   continuous integration.
    package static func resolved(
        flag: RecordMode? = nil, environment: [String: String] = [:], call: (mode: RecordMode, source: String)? = nil
    ) throws -> RecordMode {
        if let flag { return flag }
        if let value = environment[variable] {
            guard let mode = RecordMode(rawValue: value) else { throw GoldenError.unknownRecordMode(value) }
            return mode
        }
        let isUnattended = ContinuousIntegration.variable(in: environment) != nil
        if let call {
            if call.mode == .all && isUnattended {
                throw GoldenError.recordingUnderContinuousIntegration(source: call.source)
            }
            return call.mode
        }
        return isUnattended ? .never : .missing
    }
}

/// What a golden keeps of its picture. The record is kept in both forms.
package enum GoldenForm: String, Sendable, Codable, CaseIterable {
    /// The picture itself.
    case picture = "png"
    /// Only the hash of its pixels, for large numbers of goldens. A changed layout is still explained; of a changed
    /// picture it is only known that it has changed.
    case hash

    /// The ending of the file.
    package var fileExtension: String { rawValue }

    /// The other form.
    var other: GoldenForm { self == .picture ? .hash : .picture }
}
