/// The publishers that one subscriber hears. The first failure and the end cancel those that are left, and nothing is
/// sent after them.
final class Upstreams<Output, Failure: Error>: Cancellable {
    private var subscriber: _Subscriber<Output, Failure>?
    private var heard: [Int: AnyCancellable] = [:]
    /// The numbers of the publishers that have not ended, also of those that are not heard yet.
    private var open: Set<Int>

    init(_ subscriber: _Subscriber<Output, Failure>, open: Set<Int>) {
        (self.subscriber, self.open) = (subscriber, open)
    }

    func isOpen(_ number: Int) -> Bool { open.contains(number) }

    /// Hears a publisher. `finished` is called when it has finished and others have not; the last one to finish ends the
    /// subscriber.
    func hear<P: Publisher>(
        _ publisher: P, as number: Int, value: @escaping (P.Output) -> Void, finished: @escaping () -> Void = {}
    ) where P.Failure == Failure {
        guard subscriber != nil else { return }
        open.insert(number)
        let cancellable = publisher._subscribe(
            _Subscriber(
                value: { [self] in if isOpen(number) { value($0) } },
                end: { [self] completion in
                    guard isOpen(number) else { return }
                    leave(number)
                    if case .finished = completion, !open.isEmpty { finished() } else { end(completion) }
                }))
        if isOpen(number) { heard[number] = cancellable }
    }

    /// Hears one of the publishers no more.
    func leave(_ number: Int) {
        open.remove(number)
        heard.removeValue(forKey: number)?.cancel()
    }

    func send(_ value: Output) { subscriber?.value(value) }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let ended = subscriber
        cancel()
        ended?.end(completion)
    }

    func cancel() {
        subscriber = nil
        open = []
        let left = heard.values
        heard = [:]
        for cancellable in left { cancellable.cancel() }
    }
}
