import Files
import Foundation
import Support

/// The program that runs the tests, and which sources it was compiled from.
struct TestProgram: Sendable {
    /// Distinguishes the program from other builds.
    let identity: String
    /// When it was built; nil where this is not known.
    let built: Date?

    static let current = TestProgram(file: imageFile)

    init(identity: String, built: Date?) { (self.identity, self.built) = (identity, built) }

    private init(file: String?) {
        let built = file.flatMap { file in
            [file, Self.buildRecord(of: file)].compactMap { $0 }.compactMap(Self.modificationDate).max()
        }
        // The date is included, because an edit of comments can leave the same program with other sources.
        identity = [file.flatMap(FileIdentity.text), built.map { "\($0.timeIntervalSinceReferenceDate)" }]
            .compactMap { $0 }.joined(separator: " ")
        self.built = built
    }

    /// The file that SwiftPM writes at the end of each build. The program itself is not linked again when an edit does
    /// not change it.
    private static func buildRecord(of program: String) -> String? {
        var folder = PathName.parent(of: URL(fileURLWithPath: program).resolvingSymlinksInPath().path)
        while folder != "/" {
            let file = folder + "/build.db"
            if FileManager.default.fileExists(atPath: file) { return file }
            folder = PathName.parent(of: folder)
        }
        return nil
    }

    /// Whether a source was written after the program was built, so that it may differ from the compiled one.
    func isOlder(than source: String) -> Bool {
        guard let built, let date = Self.modificationDate(of: source) else { return false }
        return built < date
    }

    private static func modificationDate(of path: String) -> Date? {
        // A link has attributes of its own, so it is resolved first.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }

    /// The path of the file that contains the code of the tests.
    private static var imageFile: String? {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.executablePath
        #endif
    }
}
