import CombineAPI
import Foundation
import Testing

/// What follows a failure.
struct ErrorsTests {
    @Test(arguments: [false, true]) func thePublisherAfterAFailureIsHeardUntilACancel(isCancelled: Bool) {
        let (failing, after) = (PassthroughSubject<Int, Wrong>(), PassthroughSubject<Int, Never>())
        let heard = Heard(failing.catch { _ in after })
        after.send(0)
        failing.send(1)
        failing.send(completion: .failure(.no))
        after.send(2)
        if isCancelled { heard.cancel() }
        after.send(3)
        after.send(completion: .finished)
        #expect(heard.log == (isCancelled ? ["1", "2"] : ["1", "2", "3", "end"]))
    }

    @Test(arguments: [Subscribers.Completion<Wrong>.finished, .failure(.no)])
    func anEndWithoutAFailureNeedsNothingInItsPlace(end: Subscribers.Completion<Wrong>) {
        let isFailure = end != .finished
        #expect(heard([1], end: end) { $0.replaceError(with: 9) } == (isFailure ? ["1", "9", "end"] : ["1", "end"]))
        #expect(heard([1], end: end) { $0.catch { _ in Just(8) } } == (isFailure ? ["1", "8", "end"] : ["1", "end"]))
        var errors: [Wrong] = []
        let log = heard([1], end: end) {
            $0.mapError { error -> CocoaError in
                errors.append(error)
                return CocoaError(.fileNoSuchFile)
            }
        }
        #expect(log == (isFailure ? ["1", "failure"] : ["1", "end"]) && errors == (isFailure ? [.no] : []))
    }

    @Test func whatCannotBeReadIsAFailure() {
        func read(_ text: String) -> [String] {
            Heard(Just(Data(text.utf8)).decode(type: [Int].self, decoder: JSONDecoder())).log
        }
        #expect(read("[1, 2]") == ["[1, 2]", "end"] && read("[1") == ["failure"])
        var written = ""
        _ = Just([3]).encode(encoder: JSONEncoder()).sink { _ in
        } receiveValue: {
            written = String(decoding: $0, as: UTF8.self)
        }
        #expect(written == "[3]")
        #expect(Heard(Just(1).setFailureType(to: Wrong.self)).log == ["1", "end"])
    }
}
