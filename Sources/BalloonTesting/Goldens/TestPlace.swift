import Foundation

#if canImport(Testing)
    import Testing
#endif

/// The place in a test's source that asks for a golden. The golden's name and folder follow from it.
struct TestPlace: Sendable {
    let fileID: String
    let file: StaticString
    let function: String
    let line: UInt
    let column: UInt
    /// The path of the source.
    let path: String

    /// - Parameter path: that of the source where it is not the one that was compiled.
    init(fileID: String, file: StaticString, function: String, line: UInt, column: UInt, path: String? = nil) {
        (self.fileID, self.file, self.function) = (fileID, file, function)
        (self.line, self.column) = (line, column)
        self.path = path ?? "\(file)"
    }

    /// `InvitationTests.swift:12`: has no path of the machine.
    var source: String { "\((path as NSString).lastPathComponent):\(line)" }

    /// The name of the test function without its parameters.
    var test: String { String(function.prefix { $0 != "(" }).replacing("`", with: "") }

    /// The suites around the running test, the outermost first; empty where none is known.
    static var suites: [String] {
        #if canImport(Testing)
            // The parts of an identifier are public in its coded form alone.
            guard let test = Test.current, let data = try? JSONEncoder().encode(test.id),
                let parts = try? JSONDecoder().decode(TestIdentifier.self, from: data)
            else { return [] }
            return parts.nameComponents.dropLast().map { $0.replacing("`", with: "") }
        #else
            return []
        #endif
    }

    private struct TestIdentifier: Decodable {
        let nameComponents: [String]
    }

    /// The base name of a golden: the file, the suites that are not named like it, the test, and the name that was given. Characters that no portable file
    /// name has (the spaces of a raw identifier) become hyphens; if two names become equal, the run reports it.
    /// - Parameter suites: the suites around the test, the outermost first.
    func goldenName(_ name: String?, suites: [String] = TestPlace.suites) -> String {
        let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let others = suites.first == file ? suites.dropFirst() : suites[...]
        return ([file] + others + [test] + (name.map { [$0] } ?? [])).map(Self.portable).joined(separator: ".")
    }

    /// The folder of the goldens, relative to the working directory where it is inside it.
    func folder(_ settings: GoldenSettings) -> String {
        let folder =
            settings.folder
            ?? ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent("Goldens")
        let working = FileManager.default.currentDirectoryPath + "/"
        return folder.hasPrefix(working) ? String(folder.dropFirst(working.count)) : folder
    }

    private static func portable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar {
                    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": scalar
                    default: "-"
                    }
                }))
    }
}
