import Dispatch
import Foundation

/// Prints a sentence when long work is stopped with Ctrl-C or a termination signal. The process then ends by that
/// signal, as its parent expects.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    private static let signals = [SIGINT, SIGTERM]

    /// Prints a sentence on standard error when one of the signals comes, until ``end()``. A run that is a part of a
    /// process leaves the signals to it.
    static func tell(_ sentence: String) -> Interruption {
        guard Console.current.ownsProcess else { return Interruption(sources: []) }
        return Interruption(
            sources: signals.map { number in
                // The source receives a signal only when nothing else handles it.
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

    /// Restores the standard handling of the signals.
    func end() {
        for (source, number) in zip(sources, Self.signals) {
            source.cancel()
            signal(number, SIG_DFL)
        }
    }
}
