import Testing

@testable import Goldens

/// What can follow from a kind of change.
struct ChangeReachTests {
    private static func follow(_ first: ChangeReach) -> Set<ChangeReach> {
        let seen: [ChangeReach] = [.metric, .sender, .words, .content, .said, .paint, .lines, .geometry, .pixels]
        return Set(
            seen.filter { second in
                let facts = [first, second].map {
                    ChangeFact(node: "\($0)", fact: $0.rawValue, change: "a b", sentence: "", reach: $0)
                }
                return second != first && ChangeFact.causes(among: facts).following.contains(facts[1])
            })
    }

    /// Another viewer changes everything, and another width no words. Another sender's balloon has other colours, other colours move nothing, other
    /// words break lines, lines resize what they are in, and what is not drawn changes nothing that is.
    @Test(
        arguments: [
            (.viewer, [.metric, .sender, .words, .content, .said, .paint, .lines, .geometry, .pixels]),
            (.setting, [.content, .paint, .lines, .geometry, .pixels]),
            (.metric, [.content, .lines, .geometry, .pixels]),
            (.sender, [.content, .paint, .lines, .geometry, .pixels]), (.words, [.lines, .geometry]),
            (.content, [.lines, .geometry]), (.engine, [.lines, .geometry, .pixels]), (.lines, [.geometry]),
            (.said, []), (.paint, []), (.geometry, []), (.pixels, []),
        ] as [(ChangeReach, Set<ChangeReach>)])
    func whatFollowsFromWhat(_ first: ChangeReach, _ following: Set<ChangeReach>) {
        #expect(Self.follow(first) == following)
    }
}
