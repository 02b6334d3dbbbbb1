import CombineAPI
import Foundation
import Testing

/// Where values come from, and what late subscribers receive.
struct SubjectsTests {
    @Test(arguments: [Subscribers.Completion<Wrong>.finished, .failure(.no)])
    func whoComesAfterTheEndReceivesTheEndAlone(end: Subscribers.Completion<Wrong>) {
        let (current, passing) = (CurrentValueSubject<Int, Wrong>(1), PassthroughSubject<Int, Wrong>())
        current.send(completion: end)
        passing.send(completion: end)
        let words = end == .finished ? ["end"] : ["failure"]
        #expect(Heard(current).log == words && Heard(passing).log == words)
        // The first end counts.
        passing.send(completion: end == .finished ? .failure(.no) : .finished)
        #expect(Heard(passing).log == words)
    }

    @Test func aSubjectWithAValueSendsItFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let early = Heard(subject)
        subject.send(2)
        subject.value = 3
        #expect(early.log == ["1", "2", "3"] && Heard(subject).log == ["3"] && subject.value == 3)
    }

    @Test func subscribersReceiveInTheOrderInWhichTheyCame() {
        let subject = PassthroughSubject<Void, Never>()
        var order: [Int] = []
        let listening = (0..<12).map { number in subject.sink { order.append(number) } }
        subject.send()
        listening[3].cancel()
        subject.send()
        #expect(order == Array(0..<12) + Array(0..<3) + Array(4..<12))
    }

    @Test func oneValueOrNone() {
        #expect(Heard(Just(4)).log == ["4", "end"] && Heard([1, 2].publisher).log == ["1", "2", "end"])
        #expect(Heard(Empty<Int, Never>()).log == ["end"])
        #expect(Heard(Empty<Int, Never>(completeImmediately: false)).log == [])
        #expect(Heard(Fail<Int, Wrong>(error: .no)).log == ["failure"])
    }

    @Test func aFutureKeepsItsResult() {
        var promise: Future<Int, Wrong>.Promise?
        let later = Future<Int, Wrong> { promise = $0 }
        let early = Heard(later)
        #expect(early.log.isEmpty)
        promise?(.success(6))
        #expect(early.log == ["6", "end"] && Heard(later).log == ["6", "end"])
        let failing = Future<Int, Wrong> { $0(.failure(.no)) }
        #expect(Heard(failing).log == ["failure"])
    }

    @Test func aDeferredPublisherIsMadeForEachSubscriber() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0 && Heard(deferred).log == ["1", "end"] && Heard(deferred).log == ["2", "end"])
    }

    /// "An AnyCancellable instance automatically calls cancel() when deinitialized"; what was cancelled is not again.
    @Test(arguments: [0, 1, 2]) func aCancellableActsOnce(cancels: Int) {
        var count = 0
        do {
            let cancellable = AnyCancellable { count += 1 }
            for _ in 0..<cancels { cancellable.cancel() }
            #expect(count == min(cancels, 1))
        }
        #expect(count == 1)
    }
}
