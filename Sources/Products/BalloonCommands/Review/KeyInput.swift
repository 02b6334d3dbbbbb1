import Foundation

/// Reads keys of a terminal as they are pressed, or characters of standard input.
struct KeyInput {
    /// How long the next byte of a sequence may take, in milliseconds: longer than on a slow connection, and shorter than
    /// a person needs for the key after Escape.
    private static let followingTime: Int32 = 100

    /// Prepares a terminal for keys, from before the first question to after the last: what is typed or pasted between two
    /// questions would otherwise be edited as a line, and arrive without its marks.
    func during(_ work: () throws -> Void) rethrows {
        let saved = Self.withoutLines()
        Self.bracketPastes(saved != nil, true)
        defer {
            Self.bracketPastes(saved != nil, false)
            if var saved { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
        }
        try work()
    }

    /// The next key; nil at the end. Line ends, blanks, pasted text and keys that are not characters are skipped.
    /// - Throws: ``CommandError`` when standard input cannot be read.
    func next() throws -> Character? {
        try KeyDecoder(read: { try StandardInput.read(atMost: 1).first }, isFollowed: Self.isFollowed).next()
    }

    /// Forgets the keys that were pressed before a question was shown, because they do not answer it.
    func forgetWaiting() {
        if Console.current.ownsProcess, isatty(STDIN_FILENO) == 1 { tcflush(STDIN_FILENO, TCIFLUSH) }
    }

    private static func isFollowed() -> Bool {
        // A caller has all bytes ready.
        guard Console.current.ownsProcess else { return true }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, followingTime) > 0
    }

    /// In place of a key that does nothing (`_POSIX_VDISABLE`).
    #if canImport(Glibc)
        private static let noKey: UInt8 = 0
    #else
        private static let noKey: UInt8 = 0xFF
    #endif

    /// Makes a terminal deliver each key at once. Returns the earlier settings; nil where there is no
    /// terminal, or where it is not the run's own.
    private static func withoutLines() -> termios? {
        var settings = termios()
        guard Console.current.ownsProcess, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        let saved = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        // Ctrl-C comes as a key, so that the terminal gets its settings back.
        withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VINTR)] = noKey }
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        return saved
    }

    /// Asks a terminal to mark pasted text, so that it is not taken for keys.
    private static func bracketPastes(_ isTerminal: Bool, _ isOn: Bool) {
        guard isTerminal, Terminal.isOutputTerminal else { return }
        try? Console.current.write(Data("\u{1B}[?2004\(isOn ? "h" : "l")".utf8))
    }
}
