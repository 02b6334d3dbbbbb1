import CombineAPI
import Testing

/// Operators on several publishers: whose values pass, and when they end.
struct CombiningTests {
    private let one = PassthroughSubject<Int, Wrong>()
    private let two = PassthroughSubject<Int, Wrong>()
    private let outer = PassthroughSubject<PassthroughSubject<Int, Wrong>, Wrong>()

    /// "when the upstream publisher sends a new publisher, cancels the previous one".
    @Test(arguments: [false, true]) func theLatestPublisherAloneIsHeard(endsOuterFirst: Bool) {
        let heard = Heard(outer.switchToLatest())
        outer.send(one)
        one.send(1)
        outer.send(two)
        one.send(2)
        one.send(completion: .failure(.no))
        two.send(3)
        if endsOuterFirst { outer.send(completion: .finished) } else { two.send(completion: .finished) }
        #expect(heard.log == ["1", "3"])
        if endsOuterFirst { two.send(completion: .finished) } else { outer.send(completion: .finished) }
        #expect(heard.log == ["1", "3", "end"])
    }

    @Test(arguments: [false, true]) func allPublishersAreHeardToTheirEnd(endsOuterFirst: Bool) {
        let heard = Heard(outer.flatMap { $0 })
        outer.send(one)
        outer.send(two)
        if endsOuterFirst { outer.send(completion: .finished) }
        for (number, subject) in [one, two, one].enumerated() { subject.send(number) }
        one.send(completion: .finished)
        two.send(3)
        two.send(completion: .finished)
        if !endsOuterFirst { outer.send(completion: .finished) }
        #expect(heard.log == ["0", "1", "2", "3", "end"])
    }

    @Test(arguments: [false, true]) func aFailureOfEitherIsNotWaitedFor(isFirst: Bool) {
        let all = [Heard(one.merge(with: two)), Heard(one.combineLatest(two)), Heard(one.zip(two))]
        (isFirst ? one : two).send(completion: .failure(.no))
        #expect(all.allSatisfy { $0.log == ["failure"] })
        let inner = Heard(outer.flatMap { $0 })
        let upstream = Heard(outer.switchToLatest())
        let three = PassthroughSubject<Int, Wrong>()
        outer.send(three)
        if isFirst { outer.send(completion: .failure(.no)) } else { three.send(completion: .failure(.no)) }
        #expect(inner.log == ["failure"] && upstream.log == ["failure"])
    }

    /// "continues … until all of its publishers have finished": `Merge`, `CombineLatest`.
    @Test(arguments: [false, true]) func twoEndWhenBothHave(isFirst: Bool) {
        let all = [Heard(one.merge(with: two)), Heard(one.combineLatest(two)), Heard(Publishers.Merge(one, two))]
        for (number, subject) in [one, two, two].enumerated() { subject.send(number) }
        (isFirst ? one : two).send(completion: .finished)
        (isFirst ? two : one).send(3)
        let pair = isFirst ? "(0, 3)" : "(3, 2)"
        #expect(all.map(\.log) == [["0", "1", "2", "3"], ["(0, 1)", "(0, 2)", pair], ["0", "1", "2", "3"]])
        (isFirst ? two : one).send(completion: .finished)
        #expect(all.map(\.log.last) == ["end", "end", "end"])
    }

    @Test func pairsAreOfTheFirstUnusedValues() {
        let heard = Heard(one.zip(two))
        for number in [1, 2, 3] { one.send(number) }
        two.send(4)
        two.send(5)
        #expect(heard.log == ["(1, 4)", "(2, 5)"])
    }

    @Test func threeLastValues() {
        let three = PassthroughSubject<Int, Wrong>()
        let all = [
            Heard(Publishers.CombineLatest3(one, two, three)), Heard(one.combineLatest(two, three)),
            Heard(Publishers.CombineLatest(one, two)), Heard(one.combineLatest(two) { $0 * 10 + $1 }),
        ]
        for (number, subject) in [three, two, one, two].enumerated() { subject.send(number) }
        #expect(
            all.map(\.log) == [
                ["(2, 1, 0)", "(2, 3, 0)"], ["(2, 1, 0)", "(2, 3, 0)"], ["(2, 1)", "(2, 3)"], ["21", "23"],
            ])
    }

    @Test func aCancelEndsAll() {
        let all = [
            Heard(one.merge(with: two)), Heard(one.zip(two)), Heard(outer.flatMap { $0 }),
            Heard(outer.switchToLatest()),
        ]
        outer.send(one)
        for heard in all { heard.cancel() }
        one.send(1)
        two.send(2)
        outer.send(two)
        two.send(3)
        #expect(all.allSatisfy { $0.log.isEmpty })
    }
}
