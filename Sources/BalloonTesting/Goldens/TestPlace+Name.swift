import Foundation
import Goldens

extension TestPlace {
    /// The base name of a golden: the file, the suites that are not named like it, the test, and the name that was given. Characters that no
    /// portable file name has (the spaces of a raw identifier) become hyphens; if two names become equal, the run reports it.
    /// - Parameter suites: the suites around the test, the outermost first.
    func goldenName(_ name: String?, suites: [String]) -> String {
        let others = suites.first == fileName ? suites.dropFirst() : suites[...]
        return ([fileName] + others + ending(name)).map(Self.portable).joined(separator: ".")
    }

    /// The same where no test is known, as on a thread: that of the golden which the test has in its own task, so that a
    /// test finds one golden wherever it asks for it. Where it has none, the name is that without suites.
    /// - Parameter goldens: the names of the goldens that there are.
    /// - Throws: ``GoldenFailure`` where tests of several suites have such goldens.
    func goldenName(_ name: String?, among goldens: [String]) throws -> String {
        let plain = goldenName(name, suites: [])
        let (start, end) = (Self.portable(fileName) + ".", "." + ending(name).map(Self.portable).joined(separator: "."))
        let found = goldens.filter { golden in
            guard golden != plain else { return true }
            guard golden.hasPrefix(start), golden.hasSuffix(end), golden.count > start.count + end.count else {
                return false
            }
            // A suite is a type; what stands before a name that was given is a test.
            let suites = golden.dropFirst(start.count).dropLast(end.count)
            return suites.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
        }
        guard found.count > 1 else { return found.first ?? plain }
        throw GoldenFailure(
            kind: .badInput,
            message:
                "\(source): no test is known on this thread, and \(found.sorted().joined(separator: " and ")) may be "
                + "its golden; call this in the test's own task, or give it a name of its own, as in named: \"dark\"")
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
