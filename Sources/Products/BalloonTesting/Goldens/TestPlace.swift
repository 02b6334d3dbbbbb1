import Files
import Foundation

#if canImport(Testing)
    import Testing
#endif

/// The place in a test's source that asks for a golden. The golden's name and folder follow from it.
struct TestPlace: Sendable {
    /// The maximum number of bytes of a test's source.
    static let maximumSourceSize = 16 << 20

    let fileID: String
    let file: StaticString
    let function: String
    let line: UInt
    let column: UInt
    /// The path of the source.
    let path: String

    /// - Parameter path: the path of the source, if it differs from the one that was compiled.
    init(fileID: String, file: StaticString, function: String, line: UInt, column: UInt, path: String? = nil) {
        (self.fileID, self.file, self.function) = (fileID, file, function)
        (self.line, self.column) = (line, column)
        self.path = path ?? "\(file)"
    }

    /// `InvitationTests.swift:12`, without the path on this machine.
    var source: String { "\((path as NSString).lastPathComponent):\(line)" }

    /// The name of the test function without its parameters.
    var test: String { String(function.prefix { $0 != "(" }).replacing("`", with: "") }

    /// The suites around the running test, the outermost first; nil where the running test is not known.
    static var suites: [String]? {
        #if canImport(Testing)
            // Only the encoded form of an identifier makes its parts public.
            guard let test = Test.current, let data = try? JSONEncoder().encode(test.id),
                let parts = try? JSONDecoder().decode(TestIdentifier.self, from: data)
            else { return nil }
            return parts.nameComponents.dropLast().map { $0.replacing("`", with: "") }
        #else
            return nil
        #endif
    }

    private struct TestIdentifier: Decodable {
        let nameComponents: [String]
    }

    /// The folder of the goldens, relative to the working directory if it is inside it.
    func folder(_ settings: GoldenSettings) -> String {
        let folder =
            settings.folder
            ?? (PathName.parent(of: path) as NSString).appendingPathComponent("Goldens")
        let working = FileManager.default.currentDirectoryPath + "/"
        return folder.hasPrefix(working) ? String(folder.dropFirst(working.count)) : folder
    }
}
