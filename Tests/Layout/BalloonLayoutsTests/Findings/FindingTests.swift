import BalloonFixtures
import Foundation
import Testing

@testable import BalloonLayouts

/// What a finding says about itself.
@Suite struct FindingTests {
    @Test(
        arguments: [
            ("entries[2]", "caption", "entries[2] caption"), (nil, "caption", "caption"),
            ("entries[2]", nil, "entries[2]"),
            (nil, nil, ""),
        ] as [(String?, String?, String)])
    func theEntryStandsBeforeTheNode(_ entry: String?, _ node: String?, _ subject: String) {
        let finding = Finding(.textTruncated, node: node, message: "a")
        #expect(finding.about(entry).subject == subject && finding.subject == node ?? "")
        #expect(finding.about(entry).entry == entry && finding.about(entry).about(nil) == finding)
    }

    /// A test that fails prints the findings that it did not expect.
    @Test func aPrintedFindingIsItsKindAndItsSentence() {
        #expect(
            "\([Finding(.blankSpace, points: 8, message: "the view is too small")])"
                == "[blankSpace: the view is too small]")
    }

    /// Points of these are missing to a size: 44 of a target, 300 of a picture.
    @Test func somePointsAreMissing() {
        #expect(Finding.Kind.allCases.filter(\.isSmallness) == [.touchTargetSmall, .pictureSmall, .stickerSmall])
    }

    /// What rests on an assumption is no error, and what cannot be read always is one.
    @Test func severities() {
        for kind in Finding.Kind.allCases {
            let finding = Finding(kind, message: "")
            let own = kind.entry.severity
            #expect(finding.severity == own && finding.unreadable(true).severity == .error)
            #expect(finding.unreadable(false) == finding && finding.unreadable(true).unreadable(false) == finding)
            #expect(finding.resting(onAssumption: true).severity == (own == .error ? .warning : own))
            #expect(finding.resting(onAssumption: true).resting(onAssumption: false) == finding)
        }
        #expect([.error, .warning, .note].map(\Finding.Severity.rank) == [0, 1, 2])
    }

    /// The table of the page of findings; what only Messages, the name of the app or old systems decide is not the author's.
    @Test func thePageSaysHowMuchEachMatters() throws {
        let page = try String(contentsOfFile: packageFolder + "/Documentation/Findings.md", encoding: .utf8)
        let missing = Finding.Kind.allCases.filter { kind in
            !page.contains("| [\(kind)](#\("\(kind)".lowercased())) | \(kind.entry.severity) | \(kind.entry.meaning)")
        }
        #expect(missing == [])
        #expect(
            Finding.Kind.allCases.filter { !$0.entry.isChangeable } == [.attributionTruncated, .fallbackIncomplete])
    }
}
