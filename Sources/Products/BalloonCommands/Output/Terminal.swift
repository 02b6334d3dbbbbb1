import Dispatch
import Foundation

/// What standard output and standard error are connected to.
enum Terminal {
    /// Whether to use colours on standard output: it is a terminal, and `NO_COLOR` is not set.
    static var hasColor: Bool { isOutputTerminal && !noColor }
    /// Whether standard error can show a progress bar.
    static var showsProgress: Bool { Console.current.isErrorTerminal && !noColor }

    /// Whether standard output is a terminal.
    static var isOutputTerminal: Bool { Console.current.isOutputTerminal }

    /// https://no-color.org: any value that is not empty.
    private static var noColor: Bool { Console.current.environment["NO_COLOR"]?.isEmpty == false }

    /// A colour of text on a terminal.
    enum Color: Int {
        case red = 31, green = 32, yellow = 33, dim = 2, bold = 1
    }

    /// Text in a colour, or unchanged where colours are off.
    static func colored(_ text: String, _ color: Color) -> String {
        hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}

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
