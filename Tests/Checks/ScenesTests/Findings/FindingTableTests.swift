import Foundation
import Scenes
import Testing

@testable import BalloonLayouts

/// Each kind of finding has an entry that is true: its example raises it, and the fixed example raises nothing.
@Suite struct FindingTableTests {
    @Test func eachKindHasOneEntry() {
        #expect(FindingExampleCheck.problems(of: FindingEntry.all).isEmpty)
        #expect(FindingEntry.all.map(\.kind) == Finding.Kind.allCases)
    }

    @Test func anEntryThatIsMissingOrRepeatedIsNoticed() throws {
        let entries = FindingEntry.all
        let removed = entries.filter { $0.kind != .blankSpace }
        #expect(FindingExampleCheck.problems(of: removed) == ["blankSpace has no entry"])
        #expect(FindingExampleCheck.problems(of: entries + [Finding.Kind.blankSpace.entry]) == ["blankSpace is listed twice"])
        #expect(try FindingsPage(removed).text() != FindingsPage(entries).text())
    }

    @Test(arguments: Finding.Kind.allCases) func theExampleRaisesTheKindAndTheFixedOneNothing(
        _ kind: Finding.Kind
    ) throws {
        let problems = try FindingExampleCheck.problems(of: FindingExample(of: kind), of: kind)
        #expect(problems.isEmpty, "\(kind): \(problems)")
    }

    /// An example that does not raise its kind, one whose fix does not help, and a test that there is not.
    @Test func anEntryThatIsNotTrueIsNoticed() throws {
        guard case .scenes(let raising, let fixed, _) = try FindingExample(of: .blankSpace) else {
            Issue.record("blankSpace has no scenes")
            return
        }
        func problems(_ example: FindingExample) throws -> Int {
            try FindingExampleCheck.problems(of: example, of: .blankSpace).count
        }
        #expect(try problems(.scenes(raising: raising, fixed: fixed)) == 0)
        #expect(try problems(.scenes(raising: fixed, fixed: fixed)) == 1)
        #expect(try problems(.scenes(raising: raising, fixed: raising)) == 1)
        #expect(try problems(.swift("", raising: "AnswerFindingsTests/differing", fixed: "NoTests/none")) == 2)
    }

    /// A file of scenes that belongs to no kind would never be run.
    @Test func eachSceneIsOfAKind() throws {
        let expected = try Finding.Kind.allCases.flatMap { kind -> [String] in
            guard case .scenes = try FindingExample(of: kind) else { return [] }
            return ["\(kind).yaml", "\(kind).fixed.yaml"]
        }
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: FindingExample.folder)) == Set(expected))
    }

    /// A meaning and a fix are one sentence each and do not repeat each other.
    @Test(arguments: Finding.Kind.allCases) func sentencesAreWhole(_ kind: Finding.Kind) {
        let entry = kind.entry
        for sentence in [entry.meaning, entry.fix] {
            #expect(sentence.hasSuffix(".") && sentence.first?.isLowercase == false && sentence.count > 15, "\(kind)")
            #expect(!sentence.dropLast().contains(". "), "\(kind) has more than one sentence")
        }
    }

    @Test func aFindingIsAsSevereAsItsKind() {
        #expect(Finding(.textTruncated, message: "").severity == .error)
        #expect(Finding(.blankSpace, message: "").severity == .warning)
        #expect(Finding(.pictureScaledDown, message: "").severity == .note)
    }
}
