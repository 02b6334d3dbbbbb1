import CombineAPI
import Foundation
import Testing

/// What models of views do with Combine. The orders and values are those that Apple's documentation states.
struct PublisherTests {
    private final class Model: ObservableObject {
        @Published var name = "Mia"
        @Published var count = 1
        var listening = Set<AnyCancellable>()
    }

    @Test("A published property publishes its value, and each new one before it has it")
    func published() {
        let model = Model()
        var told: [String] = []
        model.$name.sink { told.append("\($0) for \(model.name)") }.store(in: &model.listening)
        model.name = "Jo"
        #expect(told == ["Mia for Mia", "Jo for Mia"])
        #expect(model.name == "Jo")
        model.listening = []
        model.name = "Ada"
        #expect(told.count == 2)
    }

    @Test("An object publishes that one of its properties will change, with the old value there")
    func willChange() {
        let model = Model()
        var seen: [Int] = []
        let listening = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 5
        model.name = "Jo"
        #expect(seen == [1, 5])
        listening.cancel()
        model.count = 6
        #expect(seen == [1, 5])
    }

    @Test("Operators change, leave out and join values")
    func operators() {
        let numbers = PassthroughSubject<Int, Never>()
        let words = CurrentValueSubject<String, Never>("a")
        var told: [String] = []
        let all = numbers.filter { $0 > 1 }.map { $0 * 10 }.removeDuplicates().combineLatest(words)
            .debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink { told.append("\($0)\($1)") }
        for number in [1, 2, 2, 3] { numbers.send(number) }
        words.send("b")
        #expect(told == ["20a", "30a", "30b"])
        all.cancel()

        var sums: [Int] = []
        _ = [1, 2, 3, 4].publisher.scan(0, +).dropFirst().prefix(2).sink { sums.append($0) }
        #expect(sums == [3, 6])
        var pairs: [String] = []
        _ = [1, 2].publisher.zip(["x", "y", "z"].publisher).sink { pairs.append("\($0)\($1)") }
        #expect(pairs == ["1x", "2y"])
        var last: [Int] = []
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let switching = outer.switchToLatest().sink { last.append($0) }
        outer.send(one.eraseToAnyPublisher())
        one.send(1)
        outer.send(two.eraseToAnyPublisher())
        one.send(2)
        two.send(3)
        #expect(last == [1, 3])
        switching.cancel()
    }

    /// Apple's documentation of `flatMap`: it finishes when its upstream and all publishers that it made have finished.
    @Test("Values of a publisher that comes late arrive before the end")
    func lateValues() {
        let late = PassthroughSubject<Int, Never>()
        var (all, ended, last): ([Int], Bool, [Int]) = ([], false, [])
        let collecting = Just(1).flatMap { _ in late }.removeDuplicates().collect().sink {
            _ in
            ended = true
        } receiveValue: {
            all = $0
        }
        let switching = Just(late).switchToLatest().prefix(1).sink { last.append($0) }
        for number in [4, 4, 5] { late.send(number) }
        #expect(all.isEmpty && !ended && last == [4])
        late.send(completion: .finished)
        #expect(all == [4, 5] && ended)
        collecting.cancel()
        switching.cancel()
        // A failure does not wait for the others.
        var failed = false
        let failing = [1, 2].publisher.setFailureType(to: Wrong.self).flatMap { number in
            number == 1
                ? Empty<Int, Wrong>(completeImmediately: false).eraseToAnyPublisher()
                : Fail<Int, Wrong>(error: .no).eraseToAnyPublisher()
        }.sink {
            if case .failure = $0 { failed = true }
        } receiveValue: { _ in
        }
        #expect(failed)
        failing.cancel()
    }

    @Test("A failure ends the values, unless something stands in its place")
    func failures() {
        var (values, ends): ([Int], [String]) = ([], [])
        let listening = [1, 2, 3].publisher.tryMap { number in
            if number == 2 { throw Wrong.no }
            return number
        }.sink {
            ends.append("\($0)")
        } receiveValue: {
            values.append($0)
        }
        #expect(values == [1] && ends.count == 1 && ends[0].hasPrefix("failure"))
        listening.cancel()
        var caught: [Int] = []
        _ = Fail<Int, Wrong>(error: .no).catch { _ in Just(7) }.sink { caught.append($0) }
        _ = Fail<Int, Wrong>(error: .no).replaceError(with: 8).sink { caught.append($0) }
        #expect(caught == [7, 8])
        let later = Future<Int, Never> { promise in promise(.success(9)) }
        _ = later.sink { caught.append($0) }
        #expect(caught.last == 9)
    }

    @Test("Values set a property by assign, also a published one, as long as its object is there")
    func assign() {
        let subject = PassthroughSubject<String, Never>()
        let model = Model()
        let listening = subject.assign(to: \.name, on: model)
        subject.send("Ada")
        #expect(model.name == "Ada")
        listening.cancel()
        subject.assign(to: &model.$name)
        subject.send("Eve")
        #expect(model.name == "Eve")
    }

    @Test("Notifications arrive, and time does not pass") @MainActor
    func foundation() {
        let name = Notification.Name("CombineAPITests")
        nonisolated(unsafe) var count = 0
        let listening = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        listening.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count == 1)
        let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        #expect(count == 1)
        timer.cancel()
    }
}
