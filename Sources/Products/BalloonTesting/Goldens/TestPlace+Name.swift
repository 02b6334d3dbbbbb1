import Foundation
import Goldens

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
        guard let functions = TestSource(path: path)?.functions else { return { $0.first?.isUppercase != true } }
        let names = Set(functions.map(Self.portable))
        return { names.contains(String($0)) }
    }

    /// The suites around the running test; where no test is known, as on a thread, those that the source has around it.
    /// Nil where the call is in a helper that no test is known to run.
    var suites: [String]? {
        Self.suites ?? TestSource(path: path)?.suites(of: test, atLine: Int(line))
    }

    /// The goldens of this source's tests that no function of it asks for any more: tests that were renamed or removed
    /// leave them.
    /// - Parameter goldens: the names of the goldens beside the source.
    func leftOver(among goldens: [String]) -> [String] {
        // Where a call names another function than its own, names say nothing about functions.
        guard let functions = TestSource(path: path)?.functions, functions.contains(test) else { return [] }
        let names = Set(functions.map(Self.portable))
        let start = Self.portable(fileName) + "."
        return goldens.filter { golden in
            // The goldens of scenes have their axes behind an @.
            guard golden.hasPrefix(start), !golden.contains("@") else { return false }
            let rest = golden.dropFirst(start.count)
            // A name may hold points, so that of a raw identifier may stand for several parts.
            return !names.contains {
                rest == $0 || rest.hasPrefix($0 + ".") || rest.hasSuffix("." + $0) || rest.contains(".\($0).")
            }
        }.sorted()
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
