import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// Whether the entries of the findings are complete and true.
struct FindingExampleCheck {
    /// The findings that are seen of a scene of an example.
    static func findings(of text: String, seenBy view: FindingView) throws -> [Finding] {
        let scene = try BalloonScene(text: text, file: packageFolder + "/Examples/finding.yaml")
        if view == .lint {
            let viewers = ContentSizeCategory.allCases.map { scene.traits.with(\.preferredContentSizeCategory, $0) }
            return scene.authorFindings + scene.unaskedExpectations(of: viewers)
        }
        let traits = view == .olderSystem ? scene.traits.moved(to: .ios9) : scene.traits
        let context = LayoutContext(traits: traits, fonts: try fonts())
        var balloon = try scene.layout(in: context)
        if view == .audit {
            let acrossViewers = try scene.findingsAcrossViewers(in: context)
            balloon.addFindings(acrossViewers)
        }
        return balloon.findings
    }

    /// The problems of an example of a kind, in sentences; empty for one that is true.
    static func problems(of example: FindingExample, of kind: Finding.Kind) throws -> [String] {
        switch example {
        case .scenes(let raising, let fixed, let view):
            let raised = try findings(of: raising, seenBy: view).map(\.kind)
            let left = try findings(of: fixed, seenBy: view).map(\.kind)
            return (raised.contains(kind) ? [] : ["its scene raises \(raised)"])
                + (left.isEmpty ? [] : ["its fixed scene raises \(left)"])
        case .swift(_, let raising, let fixed):
            let raises = try source(ofTest: raising).map { $0.contains(".\(kind)") }
            return (raises == true ? [] : ["\(raising) does not raise it"])
                + (try source(ofTest: fixed) == nil ? ["\(fixed) is not a test"] : [])
        }
    }

    /// The problems of a list of entries as a whole: kinds without an entry, and kinds that are listed twice.
    static func problems(of entries: [FindingEntry]) -> [String] {
        let counts = Dictionary(grouping: entries, by: \.kind).mapValues(\.count)
        return Finding.Kind.allCases.compactMap { kind in
            switch counts[kind] ?? 0 {
            case 0: "\(kind) has no entry"
            case 1: nil
            default: "\(kind) is listed twice"
            }
        }
    }

    /// The source of a test, named as `Suite/function`; nil when there is none.
    private static func source(ofTest name: String) throws -> String? {
        let parts = name.split(separator: "/")
        let folder = packageFolder + "/Tests"
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        guard parts.count == 2, let path = paths.first(where: { $0.hasSuffix("/\(parts[0]).swift") }) else {
            return nil
        }
        let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
        guard let start = text.firstRange(of: "func \(parts[1])(")?.lowerBound else { return nil }
        let rest = text[start...]
        return String(rest[..<(rest.firstRange(of: "\n    }\n")?.upperBound ?? rest.endIndex)])
    }
}
