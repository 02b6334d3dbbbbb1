import Testing

@testable import Goldens

/// What is said of the changes that follow from a cause.
struct FollowingChangesTests {
    private static func following(_ facts: [(node: String, fact: String, change: String)]) -> [String] {
        let told = facts.map { node, fact, change in
            ChangeFact(
                node: node, fact: fact, change: node + change, sentence: "\(node) \(fact)",
                reach: fact == "text" ? .words : .geometry)
        }
        let cell = FailingCell(name: "a", scene: "a", width: nil, facts: told)
        return CauseGroups([cell]).causes.flatMap { $0.following.map(\.sentence) }
    }

    /// The size that grew comes first. A move of a node that grew, a size that grew as much as another one, and a length
    /// that is rounded otherwise say nothing more.
    @Test func theSizeThatGrewIsToldFirst() {
        let told = Self.following([
            ("caption", "text", ""), ("bar", "place", " 0 12"), ("clock", "place", " 0.004 0"),
            ("balloon", "frame size", " 0 20"), ("balloon", "place", " 0 7"), ("shadow", "frame size", " 0 20"),
        ])
        #expect(told == ["balloon frame size", "bar place"])
    }

    /// A pixel is a third of a point at least: half a hundredth is rounded.
    @Test(arguments: [(" 0.004 0", false), (" 0 -0.004", false), (" 0.005 0", true), (" 0 -0.334", true)])
    func whatIsRoundedIsNotTold(_ change: String, _ isTold: Bool) {
        // Numbers in the name of a node are no lengths.
        for node in ["bar", "entries[0] text 3", "row 12"] {
            #expect(Self.following([("caption", "text", ""), (node, "place", change)]).isEmpty != isTold)
        }
    }

    /// Lines of a node that moved or grew move with it.
    @Test(arguments: [("bar", false), ("clock", true)]) func linesMoveWithTheirNode(_ node: String, _ isTold: Bool) {
        let told = Self.following([("caption", "text", ""), ("bar", "place", " 0 12"), (node, "line", " 0 12 0")])
        #expect(told.contains("\(node) line") == isTold)
    }

    /// Of several the ones of most cells come first.
    @Test func whatMostCellsShowComesFirst() {
        func fact(_ node: String, _ reach: ChangeReach) -> ChangeFact {
            ChangeFact(node: node, fact: "place", change: "\(node) 0 9", sentence: "\(node) moved", reach: reach)
        }
        let cells = [["bar", "dot"], ["dot"], ["dot"]].enumerated().map { index, nodes in
            FailingCell(
                name: "\(index)", scene: "a", width: nil,
                facts: [fact("caption", .words)] + nodes.map { fact($0, .geometry) })
        }
        let causes = CauseGroups(cells).causes
        #expect(causes.map { $0.following.map(\.sentence) } == [["dot moved", "bar moved"]])
        #expect(causes[0].following.map(\.cellCount) == [3, 1])
    }

    /// What another change has told already follows from nothing, and so does the engine of a golden that changed too.
    @Test(arguments: [(ChangeReach.lines, true), (.geometry, true), (.echo, false), (.origin, false)])
    func whatIsToldAlreadyDoesNotFollow(_ reach: ChangeReach, _ isTold: Bool) {
        let facts = [
            ChangeFact(node: "caption", fact: "text", change: "", sentence: "caption", reach: .words),
            ChangeFact(node: "bar", fact: "border", change: "bar", sentence: "bar", reach: reach),
        ]
        let groups = CauseGroups([FailingCell(name: "a", scene: "a", width: nil, facts: facts)])
        #expect(groups.following(inCell: "a") == (isTold ? ["bar"] : []))
        #expect(groups.causes.map { $0.following.map(\.sentence) } == [isTold ? ["bar"] : []])
    }
}
