import Foundation
import Goldens
import Support

extension TestPlace {
    /// The base name of a golden: the file, the suites unless they are named like the file, the test, and the given
    /// name. Characters that are not portable in file names, such as spaces of a raw identifier, become hyphens. If two
    /// names become equal, the run reports it.
    /// - Parameter suites: the suites around the test, the outermost first.
    func goldenName(_ name: String?, suites: [String]) -> String {
        let others = suites.first == fileName ? suites.dropFirst() : suites[...]
        return ([fileName] + others + ending(name)).map(Self.portable).joined(separator: ".")
    }

    /// The base name where the running test is not known, as on a thread. If the folder has a golden of this test, its
    /// name is returned, so that a test finds the same golden in its own task and on a thread. Otherwise the name
    /// contains no suites.
    /// - Parameter goldens: the names of the existing goldens.
    /// - Throws: ``GoldenFailure`` where tests of several suites have such goldens.
    func goldenName(_ name: String?, among goldens: [String]) throws -> String {
        let plain = goldenName(name, suites: [])
        let (start, end) = (Self.portable(fileName) + ".", "." + ending(name).map(Self.portable).joined(separator: "."))
        func outer(_ golden: String) -> [Substring]? {
            guard golden.hasPrefix(start), golden.hasSuffix(end), golden.count > start.count + end.count else {
                return nil
            }
            return golden.dropFirst(start.count).dropLast(end.count).split(separator: ".")
        }
        var candidates = goldens.filter { $0 != plain && outer($0) != nil }
        if !candidates.isEmpty {
            let isTest = testNames()
            candidates.removeAll { outer($0)?.contains(where: isTest) == true }
        }
        let found = candidates + goldens.filter { $0 == plain }
        guard found.count > 1 else { return found.first ?? plain }
        throw GoldenFailure(
            kind: .badInput,
            message:
                "\(source): no test is known on this thread, and \(found.sorted().joined(separator: " and ")) may be "
                + "its golden; call this in the test's own task, or give it a name of its own, as in named: \"dark\"")
    }

    /// Returns a function that tells tests and suites apart in the name of a golden: a test stands there before a given
    /// name. Tests are the functions of the source file. If the file cannot be read, parts that begin with a capital
    /// letter count as suites.
    private func testNames() -> (Substring) -> Bool {
        guard let source = (try? AtomicFile.read(path, limit: Self.maximumSourceSize)) ?? nil else {
            return { $0.first?.isUppercase != true }
        }
        let functions = Set(
            String(decoding: source, as: UTF8.self).matches(of: /\bfunc\s+(?:`([^`]+)`|(\w+))/).map {
                Self.portable(String($0.1 ?? $0.2 ?? ""))
            })
        return { functions.contains(String($0)) }
    }

    private var fileName: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    private func ending(_ name: String?) -> [String] { [test] + (name.map { [$0] } ?? []) }

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
