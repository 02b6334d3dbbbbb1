import Foundation
import Goldens
import Support

/// Shows pictures between the lines of a terminal that supports them.
struct InlinePictures {
    /// The protocols for pictures in terminals.
    enum Form: Equatable {
        /// Escape codes of kitty ("Terminal graphics protocol"); Ghostty and WezTerm support them too.
        case kitty
        /// Escape codes of iTerm2 ("Images", 1337); WezTerm, mintty and VS Code support them too.
        case iTerm2
    }

    let form: Form

    /// - Parameter environment: the variables by which terminals identify themselves.
    /// - Returns: nil where standard output is not a terminal that is known to show pictures.
    init?(environment: [String: String]) {
        guard Terminal.isOutputTerminal, let form = Self.form(in: environment) else { return nil }
        self.form = form
    }

    static func form(in environment: [String: String]) -> Form? {
        let program = environment["TERM_PROGRAM"] ?? ""
        let terminal = environment["TERM"] ?? ""
        // tmux and screen pass on the variables of the terminal around them but not its pictures.
        guard environment["TMUX"] == nil, !terminal.hasPrefix("screen"), !terminal.hasPrefix("tmux") else { return nil }
        if environment["KITTY_WINDOW_ID"] != nil || terminal.contains("kitty") || terminal.contains("ghostty")
            || ["ghostty", "WezTerm"].contains(program)
        {
            return .kitty
        }
        let isOther = ["iTerm.app", "mintty", "vscode"].contains(program) || environment["LC_TERMINAL"] == "iTerm2"
        return isOther ? .iTerm2 : nil
    }

    /// The width of a picture in letters.
    private static let columns = 48
    /// The maximum number of letters per escape code of kitty.
    private static let chunkSize = 4096

    /// The escape codes that show a PNG file; empty where there is no such file.
    func text(ofFile path: String) -> String {
        guard let bytes = try? AtomicFile.read(path, limit: GoldenStore.maximumFileSize) else { return "" }
        return text(of: bytes)
    }

    func text(of png: [UInt8]) -> String {
        let letters = Array(Data(png).base64EncodedString().utf8)
        switch form {
        case .iTerm2:
            return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(Self.columns):"
                + String(decoding: letters, as: UTF8.self) + "\u{7}\n"
        case .kitty:
            let starts = Array(stride(from: 0, to: max(1, letters.count), by: Self.chunkSize))
            return starts.map { start in
                let part = letters[start..<min(start + Self.chunkSize, letters.count)]
                let first = start == 0 ? "a=T,f=100,c=\(Self.columns)," : ""
                let isLast = start == starts.last
                return "\u{1B}_G\(first)m=\(isLast ? 0 : 1);\(String(decoding: part, as: UTF8.self))\u{1B}\\"
            }.joined() + "\n"
        }
    }
}
