import CombineAPI

enum Wrong: Error { case no }

/// Writes down what a publisher sends: its values, and then "end" or "failure".
final class Heard {
    private(set) var log: [String] = []
    private var listening: AnyCancellable?

    init<P: Publisher>(_ publisher: P) {
        listening = publisher.sink { [unowned self] in
            if case .finished = $0 { log.append("end") } else { log.append("failure") }
        } receiveValue: { [unowned self] in
            log.append("\($0)")
        }
    }

    func cancel() { listening?.cancel() }
}

/// What an operator makes of values and their end; without an end they stay open.
func heard<P: Publisher>(
    _ values: [Int], end: Subscribers.Completion<Wrong>? = .finished, _ make: (PassthroughSubject<Int, Wrong>) -> P
) -> [String] {
    let source = PassthroughSubject<Int, Wrong>()
    let heard = Heard(make(source))
    for value in values { source.send(value) }
    if let end { source.send(completion: end) }
    return heard.log
}
