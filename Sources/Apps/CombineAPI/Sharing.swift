/// A publisher that is heard once for all of its subscribers, from the first of them until the last is cancelled.
final class Sharing<P: Publisher> {
    private let publisher: P
    private let subscribers = SubscriberList<P.Output, P.Failure>()
    private var count = 0
    private var upstream: AnyCancellable?

    init(_ publisher: P) { self.publisher = publisher }

    func add(_ subscriber: _Subscriber<P.Output, P.Failure>) -> AnyCancellable {
        let own = subscribers.add(subscriber)
        guard subscribers.ended == nil else { return own }
        count += 1
        if count == 1 {
            upstream = publisher._subscribe(_Subscriber(value: subscribers.send, end: subscribers.end))
        }
        return AnyCancellable { [self] in
            own.cancel()
            count -= 1
            if count == 0 { upstream = nil }
        }
    }
}
