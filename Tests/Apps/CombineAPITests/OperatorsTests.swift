import CombineAPI
import Foundation
import Testing

/// Operators on one publisher, as Apple's documentation of each says.
struct OperatorsTests {
    /// `prefix(_:)` finishes with the last of its values and not with the one after it; `first()` is `prefix(1)`.
    @Test func aPrefixEndsWithItsLastValue() {
        #expect(heard([1], end: nil) { $0.prefix(2) } == ["1"])
        #expect(heard([1, 2], end: nil) { $0.prefix(2) } == ["1", "2", "end"])
        #expect(heard([1, 2, 3]) { $0.prefix(2) } == ["1", "2", "end"])
        #expect(heard([1]) { $0.prefix(2) } == ["1", "end"])
        #expect(heard([5, 6], end: nil) { $0.first() } == ["5", "end"])
        #expect(heard([5, 6, 8], end: nil) { $0.first { $0 % 2 == 0 } } == ["6", "end"])
    }

    @Test func valuesAreLeftOut() {
        #expect(heard([1, 2, 3]) { $0.dropFirst(2) } == ["3", "end"])
        #expect(heard([1, 2]) { $0.dropFirst() } == ["2", "end"])
        #expect(heard([1, 2], end: nil) { $0.dropFirst(0) } == ["1", "2"])
        #expect(heard([1, 2, 3]) { $0.compactMap { $0 == 2 ? nil : $0 * 10 } } == ["10", "30", "end"])
        #expect(heard([1, 1, 2, 1]) { $0.removeDuplicates() } == ["1", "2", "1", "end"])
        #expect(heard([1, -1, 2]) { $0.removeDuplicates { $0.magnitude == $1.magnitude } } == ["1", "2", "end"])
    }

    @Test func valuesAreChanged() {
        #expect(heard([1, 2, 3]) { $0.scan(10, +) } == ["11", "13", "16", "end"])
        #expect(heard([-4]) { $0.map(\.magnitude) } == ["4", "end"])
        #expect(heard([-4]) { $0.map(\.magnitude, \.description) } == [#"(4, "-4")"#, "end"])
        #expect(heard([1, 2]) { $0.map { $0 == 1 ? nil : $0 as Int? }.replaceNil(with: 7) } == ["7", "2", "end"])
        #expect(heard([3], end: nil) { $0.prepend(1, 2) } == ["1", "2", "3"])
    }

    /// `collect()`: "If the upstream publisher fails with an error, this publisher forwards the error … instead of sending
    /// its output."
    @Test func allValuesAreCollectedAtTheEndAlone() {
        #expect(heard([1, 2], end: nil) { $0.collect() } == [])
        #expect(heard([1, 2]) { $0.collect() } == ["[1, 2]", "end"])
        #expect(heard([1, 2], end: .failure(.no)) { $0.collect() } == ["failure"])
    }

    @Test func closuresSeeWhatPasses() {
        var seen: [String] = []
        let log = heard([1, 2]) {
            $0.handleEvents(receiveOutput: { seen.append("\($0)") }, receiveCompletion: { seen.append("\($0)") })
        }
        #expect(log == ["1", "2", "end"] && seen == ["1", "2", "finished"])
    }

    @Test func afterItsEndAPublisherSendsNothing() {
        let source = PassthroughSubject<Int, Wrong>()
        let heard = Heard(source.tryMap { if $0 == 2 { throw Wrong.no } else { $0 } })
        for value in [1, 2, 3] { source.send(value) }
        source.send(completion: .finished)
        #expect(heard.log == ["1", "failure"])
    }
}
