import Dispatch
import Foundation

/// A sentence for whoever stops long work with Ctrl-C or a signal to end. The process then ends by that signal, as its
/// parent expects.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    private static let signals = [SIGINT, SIGTERM]

    /// Says a sentence on standard error when one of the signals comes, until ``end()``.
    static func tell(_ sentence: String) -> Interruption {
        Interruption(
            sources: signals.map { number in
                // The source sees a signal only when nothing else handles it.
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
                source.setEventHandler {
                    StandardError.write("\nstopped: " + sentence)
                    signal(number, SIG_DFL)
                    // Dispatch blocks signals on its threads, where a raised one would wait for ever.
                    var raised = sigset_t()
                    sigemptyset(&raised)
                    sigaddset(&raised, number)
                    pthread_sigmask(SIG_UNBLOCK, &raised, nil)
                    raise(number)
                }
                source.resume()
                return source
            })
    }

    /// Lets signals end the process again without a word.
    func end() {
        for (source, number) in zip(sources, Self.signals) {
            source.cancel()
            signal(number, SIG_DFL)
        }
    }
}
