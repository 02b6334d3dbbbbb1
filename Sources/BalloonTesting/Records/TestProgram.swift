import Foundation
import Support

/// The program that runs the tests, as far as it tells which sources it was compiled from.
struct TestProgram: Sendable {
    /// What distinguishes it from the program of another build.
    let identity: String
    /// When it was built; nil where that is not known.
    let built: Date?

    static let current = TestProgram(file: imageFile)

    init(identity: String, built: Date?) { (self.identity, self.built) = (identity, built) }

    private init(file: String?) {
        let built = file.flatMap { file in
            [file, Self.buildRecord(of: file)].compactMap { $0 }.compactMap(Self.modificationDate).max()
        }
        // The date, too: a build after an edit of comments leaves the same program, and has other sources.
        identity = [file.flatMap(FileIdentity.text), built.map { "\($0.timeIntervalSinceReferenceDate)" }]
            .compactMap { $0 }.joined(separator: " ")
        self.built = built
    }

    /// What SwiftPM writes at the end of each build: a program that an edit does not change, such as that of a comment, is
    /// not linked again.
    private static func buildRecord(of program: String) -> String? {
        var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            let file = folder.appendingPathComponent("build.db").path
            if FileManager.default.fileExists(atPath: file) { return file }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Whether a source was written after the program was built, and so is not the one that it was compiled from.
    func isOlder(than source: String) -> Bool {
        guard let built, let date = Self.modificationDate(of: source) else { return false }
        return built < date
    }

    private static func modificationDate(of path: String) -> Date? {
        // The attributes of a link are its own.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }

    /// The file with the code of the tests.
    private static var imageFile: String? {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.executablePath
        #endif
    }
}
