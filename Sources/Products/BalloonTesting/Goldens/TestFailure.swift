import Files
import Foundation
import Goldens

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// A failure, reported to the test framework that runs the test.
struct TestFailure {
    let message: String
    /// The files to attach to the test's result.
    let artefacts: [String]

    /// Fails the running test. If no test is known, as in a detached task or on a thread, the failure is reported to
    /// both frameworks, so that it cannot be missed: XCTest fails the test case that is running, on any thread, and
    /// Swift Testing fails the run with an issue without a test.
    func record(at place: TestPlace) {
        #if canImport(Testing)
            let location = SourceLocation(
                fileID: place.fileID, filePath: "\(place.file)", line: Int(place.line), column: Int(place.column))
            guard Test.current != nil else {
                Issue.record(Comment(rawValue: message + "\n  " + Self.withoutTest), sourceLocation: location)
                failTestCase(at: place)
                return
            }
            for artefact in artefacts {
                guard let data = try? LimitedFile.read(artefact, limit: GoldenStore.maximumFileSize) else { continue }
                Attachment.record(
                    data, named: (artefact as NSString).lastPathComponent, sourceLocation: location)
            }
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        #else
            failTestCase(at: place)
        #endif
    }

    private func failTestCase(at place: TestPlace) {
        #if canImport(XCTest)
            // XCTest on Linux has no attachments, so the message names the files.
            XCTFail(message, file: place.file, line: place.line)
        #endif
    }

    private static let withoutTest =
        "no test is known here, and no setting of its suite: Swift Testing says that the test passed, and the run fails; call "
        + "this in the test's own task"
}

/// What somebody should look at and what fails no test.
struct TestWarning {
    let message: String

    /// Tells it as a warning of the running test. XCTest has none, and neither has Swift Testing before 6.3 or outside of a
    /// test: there it is a line on standard error.
    func record(at place: TestPlace) {
        #if canImport(Testing) && compiler(>=6.3)
            if Test.current != nil {
                let location = SourceLocation(
                    fileID: place.fileID, filePath: "\(place.file)", line: Int(place.line), column: Int(place.column))
                Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
                return
            }
        #endif
        FileHandle.standardError.write(Data("\(place.source): warning: \(message)\n".utf8))
    }
}
