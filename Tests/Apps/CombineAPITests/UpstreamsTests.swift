import CombineAPI
import Foundation
import Testing

/// What becomes of the other publishers when one fails or an operator has ended: Combine cancels their subscriptions, and a
/// subscriber receives nothing after a completion.
struct UpstreamsTests {
    private let one = PassthroughSubject<Int, Wrong>()
    private let two = PassthroughSubject<Int, Wrong>()

    fileprivate final class Cancels { var count = 0 }

    @Test(arguments: [false, true]) func afterAFailureTheOtherIsCancelled(isFirst: Bool) {
        let cancels = Cancels()
        let (failing, left) = isFirst ? (one, two) : (two, one)
        let (first, second) = (one.counting(cancels), two.counting(cancels))
        let all = [Heard(first.merge(with: second)), Heard(first.combineLatest(second)), Heard(first.zip(second))]
        failing.send(1)
        failing.send(completion: .failure(.no))
        #expect(cancels.count == 3)
        left.send(2)
        left.send(completion: .finished)
        #expect(all.map(\.log) == [["1", "failure"], ["failure"], ["failure"]])
    }

    @Test(arguments: [false, true]) func afterAFailureOfAPublisherOfValuesTheOthersAreCancelled(isOuter: Bool) {
        let cancels = Cancels()
        let outer = PassthroughSubject<PassthroughSubject<Int, Wrong>, Wrong>()
        let heard = Heard(outer.counting(cancels).flatMap { $0.counting(cancels) })
        outer.send(one)
        outer.send(two)
        if isOuter { outer.send(completion: .failure(.no)) } else { one.send(completion: .failure(.no)) }
        #expect(cancels.count == 2)
        outer.send(PassthroughSubject())
        two.send(3)
        two.send(completion: .failure(.no))
        #expect(heard.log == ["failure"])
    }

    /// A closure that sends the next value makes two publishers, and both are heard.
    @Test func aClosureMaySendTheNextValue() {
        let outer = PassthroughSubject<Int, Wrong>()
        let inner = [one, two]
        let heard = Heard(
            outer.flatMap { number in
                if number == 0 { outer.send(1) }
                return inner[number]
            })
        outer.send(0)
        one.send(10)
        two.send(20)
        #expect(heard.log == ["10", "20"])
    }

    @Test func whoFailsAtOnceLeavesNothingToHear() {
        let fail = Fail<Int, Wrong>(error: .no)
        let all = [
            Heard(fail.merge(with: one)), Heard(one.merge(with: fail)),
            Heard(Just(1).setFailureType(to: Wrong.self).zip(fail)),
        ]
        one.send(1)
        #expect(all.allSatisfy { $0.log == ["failure"] })
    }

    /// "If either upstream publisher finishes successfully …, the zipped publisher does the same", after the pairs whose halves
    /// are there.
    @Test(arguments: [false, true]) func pairsEndWithTheLastThatCanBe(isFirst: Bool) {
        let cancels = Cancels()
        let heard = Heard(one.counting(cancels).zip(two.counting(cancels)).map { "\(isFirst ? $0.0 : $0.1)" })
        let (finished, left) = isFirst ? (one, two) : (two, one)
        finished.send(1)
        finished.send(2)
        finished.send(completion: .finished)
        left.send(3)
        #expect(heard.log == ["1"] && cancels.count == 0)
        left.send(4)
        #expect(heard.log == ["1", "2", "end"] && cancels.count == 1)
        let third = PassthroughSubject<Int, Wrong>()
        let single = Heard(third.zip(Just(1).setFailureType(to: Wrong.self)))
        #expect(single.log.isEmpty)
        third.send(5)
        #expect(single.log == ["(5, 1)", "end"])
        let early = Heard([1, 2].publisher.zip(Empty<Int, Never>()))
        #expect(early.log == ["end"])
    }

    @Test func aPrefixHearsNoMoreThanItNeeds() {
        let cancels = Cancels()
        #expect(Heard(one.prefix(0)).log == ["end"])
        let heard = Heard(one.counting(cancels).prefix(1))
        one.send(1)
        #expect(heard.log == ["1", "end"] && cancels.count == 1)
        let failing = Heard(one.counting(cancels).tryMap { _ -> Int in throw Wrong.no })
        cancels.count = 0
        one.send(2)
        #expect(failing.log == ["failure"] && cancels.count == 1)
    }

    /// A view's model that shortens a text sets it while it receives it.
    @Test func whoReceivesAValueMaySendTheNext() {
        func countDown(_ make: (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>) -> [Int] {
            let subject = PassthroughSubject<Int, Never>()
            var log: [Int] = []
            let listening = make(subject).sink { value in
                log.append(value)
                if value > 1 { subject.send(value - 1) }
            }
            subject.send(3)
            listening.cancel()
            return log
        }
        #expect(countDown { $0.removeDuplicates() } == [3, 2, 1] && countDown { $0.dropFirst(0) } == [3, 2, 1])
        #expect(countDown { $0.scan(0) { $1 } } == [3, 2, 1] && countDown { $0.prefix(2) } == [3, 2])
    }

    @Test func closuresAreToldOfSubscriptionsAndCancels() {
        var log: [String] = []
        func seen() -> AnyPublisher<Int, Wrong> {
            one.handleEvents(
                receiveSubscription: { _ in log.append("subscription") }, receiveCancel: { log.append("cancel") })
        }
        let heard = Heard(seen())
        heard.cancel()
        heard.cancel()
        #expect(log == ["subscription", "cancel"])
        let ended = Heard(seen())
        one.send(completion: .finished)
        ended.cancel()
        #expect(log == ["subscription", "cancel", "subscription"] && ended.log == ["end"])
    }

    @Test func aFutureKeepsItsFirstPromise() {
        let value = Future<Int, Wrong> { promise in
            promise(.success(1))
            promise(.success(2))
            promise(.failure(.no))
        }
        let error = Future<Int, Wrong> { promise in
            promise(.failure(.no))
            promise(.success(1))
        }
        #expect(Heard(value).log == ["1", "end"] && Heard(error).log == ["failure"])
    }

    private final class Sender {}

    /// `publisher(for:object:)`: "A publisher that emits events when broadcasting notifications", of that object alone.
    @Test func notificationsOfOneObject() {
        let (name, center) = (Notification.Name("UpstreamsTests"), NotificationCenter())
        let (sender, other) = (Sender(), Sender())
        nonisolated(unsafe) var counts = [0, 0]
        let listening = [
            center.publisher(for: name, object: sender).sink { _ in counts[0] += 1 },
            center.publisher(for: name).sink { _ in counts[1] += 1 },
        ]
        for object in [sender, other, nil] { center.post(name: name, object: object) }
        #expect(counts == [1, 3])
        for cancellable in listening { cancellable.cancel() }
    }
}

extension Publisher {
    fileprivate func counting(_ cancels: UpstreamsTests.Cancels) -> AnyPublisher<Output, Failure> {
        handleEvents(receiveCancel: { cancels.count += 1 })
    }
}
