import CombineAPI
import Testing

/// `share()` and `retry(_:)`: how often a publisher is heard.
struct SharingTests {
    private final class Tally { var count = 0 }

    /// A publisher that counts its subscriptions and what ends them.
    private func counted<P: Publisher>(_ publisher: P, _ made: Tally, _ cancelled: Tally = Tally()) -> AnyPublisher<
        P.Output, P.Failure
    > {
        publisher.handleEvents(
            receiveSubscription: { _ in made.count += 1 }, receiveCancel: { cancelled.count += 1 })
    }

    /// "Shares the output of an upstream publisher with multiple subscribers."
    @Test func subscribersShareOneSubscription() {
        let (made, cancelled, source) = (Tally(), Tally(), PassthroughSubject<Int, Wrong>())
        let shared = counted(source, made, cancelled).share()
        #expect(made.count == 0)
        let (first, second) = (Heard(shared), Heard(shared))
        source.send(1)
        first.cancel()
        first.cancel()
        source.send(2)
        #expect(first.log == ["1"] && second.log == ["1", "2"] && made.count == 1 && cancelled.count == 0)
        second.cancel()
        #expect(cancelled.count == 1)
        let third = Heard(shared)
        source.send(3)
        source.send(completion: .finished)
        #expect(third.log == ["3", "end"] && made.count == 2 && Heard(shared).log == ["end"] && made.count == 2)
    }

    /// Who comes after the values have been sent receives their end alone.
    @Test func lateSubscribersReceiveTheEnd() {
        let shared = [1, 2].publisher.share()
        #expect(Heard(shared).log == ["1", "2", "end"] && Heard(shared).log == ["end"])
    }

    /// "retry(_:)": "recreate a failed subscription with the upstream publisher up to the number of times you specify".
    @Test(arguments: [
        (0, 0, ["failure"]), (1, 1, ["7", "end"]), (2, 1, ["7", "end"]), (1, 2, ["failure"]), (-1, 0, ["failure"]),
    ])
    func failuresAreTriedAgain(retries: Int, failures: Int, log: [String]) {
        let made = Tally()
        let source = Deferred { () -> AnyPublisher<Int, Wrong> in
            made.count += 1
            let isFailing = made.count <= (failures == 0 ? 9 : failures)
            return isFailing
                ? Fail<Int, Wrong>(error: .no).eraseToAnyPublisher()
                : Just(7).setFailureType(to: Wrong.self).eraseToAnyPublisher()
        }
        #expect(Heard(source.retry(retries)).log == log && made.count == (log == ["failure"] ? max(0, retries) + 1 : 2))
    }

    @Test func aCancelEndsTheTries() {
        let (first, second) = (PassthroughSubject<Int, Wrong>(), PassthroughSubject<Int, Wrong>())
        let made = Tally()
        let source = Deferred { () -> PassthroughSubject<Int, Wrong> in
            made.count += 1
            return made.count == 1 ? first : second
        }
        let heard = Heard(source.retry(3))
        first.send(1)
        first.send(completion: .failure(.no))
        second.send(2)
        heard.cancel()
        second.send(3)
        second.send(completion: .failure(.no))
        #expect(heard.log == ["1", "2"] && made.count == 2)
    }
}
