import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// A failure, reported to the test framework that runs the test.
struct TestFailure {
    let message: String
    /// Files that are attached to the test's result.
    let artefacts: [String]

    func record(at place: TestPlace) {
        #if canImport(Testing)
            if Test.current != nil {
                let location = SourceLocation(
                    fileID: place.fileID, filePath: "\(place.file)", line: Int(place.line), column: Int(place.column))
                for artefact in artefacts {
                    guard let data = FileManager.default.contents(atPath: artefact) else { continue }
                    Attachment.record(
                        [UInt8](data), named: (artefact as NSString).lastPathComponent, sourceLocation: location)
                }
                Issue.record(Comment(rawValue: message), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            // XCTest on Linux has no attachments: the message names the files.
            XCTFail(message, file: place.file, line: place.line)
        #endif
    }
}
