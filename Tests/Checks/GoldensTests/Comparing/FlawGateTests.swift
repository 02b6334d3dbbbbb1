import Testing

@testable import Goldens

/// Which flaws keep a golden from being recorded.
struct FlawGateTests {
    private static let gates: [FlawGate] = [
        .nothing, .everything, FlawGate(["a"]), FlawGate(["b"]), FlawGate(["a", "b"]),
    ]

    @Test(arguments: zip(gates.indices, [[], ["a", "b", "c"], ["a"], ["b"], ["a", "b"]] as [[String]]))
    func aGateRefusesItsRules(_ index: Int, _ rules: [String]) {
        let refused = ["a", "b", "c"].filter {
            Self.gates[index].refuses(GoldenFlaw(rule: $0, subject: "caption", message: ""))
        }
        #expect(refused == rules)
    }

    /// What has passed one gate has not passed another; the order of rules is none.
    @Test func eachGateHasInputsOfItsOwn() {
        let inputs = Self.gates.map { $0.joined(to: "scene") }
        #expect(Set(inputs).count == Self.gates.count)
        #expect(FlawGate(["b", "a"]).joined(to: "scene") == inputs[4])
        #expect(
            FlawGate.everything.joined(to: "other") != inputs[1] && FlawGate.nothing.joined(to: "other") != inputs[0])
    }
}
