import Foundation

/// Reads keys of a terminal as they are pressed, or characters of standard input.
struct KeyInput {
    /// The next key; nil at the end. Line ends and blanks are skipped.
    /// - Throws: ``EnvironmentError`` when standard input cannot be read.
    func next() throws -> Character? {
        let saved = Self.withoutLines()
        defer { if var saved { tcsetattr(STDIN_FILENO, TCSANOW, &saved) } }
        while let byte = try StandardInput.read(atMost: 1).first {
            let character = Character(UnicodeScalar(byte))
            if !character.isWhitespace { return character }
        }
        return nil
    }

    /// Makes a terminal deliver each key at once. Returns the earlier settings; nil where there is no
    /// terminal, or where it is not the run's own.
    private static func withoutLines() -> termios? {
        var settings = termios()
        guard Console.current.ownsProcess, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        let saved = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        return saved
    }
}
