import BalloonLayouts
import Foundation
import Goldens
import ViewLayout

/// What of an app's URL is the same each time the app is opened: not the UUIDs that it makes, and not its times.
struct LastingURL {
    /// The participants, whose UUIDs stay.
    let known: [UUID]

    /// The URL of the same balloon in an app that was opened once more.
    var again: String?

    /// The URL in normal form, with `<uuid>`, `<time>` and, for what is encrypted or compressed with them, `<data>` in place of
    /// what another run has otherwise.
    func text(of url: String) -> String {
        let text = URLForm.text(of: url, changing: lasting)
        let other = again.map { URLForm.text(of: $0, changing: lasting) } ?? text
        let (parts, others) = (Self.parts(of: text), Self.parts(of: other))
        guard parts.count == others.count else {
            // From the first part that differs on it is not known which parts are the same.
            return zip(parts, others).prefix { $0 == $1 }.map(\.0).joined() + "<data>"
        }
        return zip(parts, others).map { part, other in
            if part == other { return part }
            let name = part.firstIndex(of: "=").map { part[...$0] } ?? ""
            return name + "<data>"
        }.joined()
    }

    /// The parts of an address between slashes, and after them those between ampersands; the separators are parts, too.
    private static func parts(of url: String) -> [String] {
        var separators = "/?"
        return url.reduce(into: [""]) { parts, letter in
            if separators.contains(letter) {
                parts += [String(letter), ""]
            } else {
                parts[parts.count - 1].append(letter)
            }
            // Base64 has slashes.
            if letter == "?" { separators = "&" }
        }
    }

    private func lasting(_ text: String) -> String {
        if let number = Double(text), Self.times.contains(where: { $0.contains(number) }) { return "<time>" }
        let withoutTimes = text.replacing(
            #/\d{4}-\d\d-\d\d([T +]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d:?\d\d))?)?/#, with: "<time>")
        return withoutTimes.replacing(#/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#) { match in
            UUID(uuidString: String(match.output.0)).map(known.contains) == true ? String(match.output.0) : "<uuid>"
        }
    }

    /// Seconds and milliseconds since 2001 and since 1970, of 2024 to 2032.
    private static let times: [ClosedRange<Double>] = [7.3e8...1e9, 1.7e9...2e9, 7.3e11...1e12, 1.7e12...2e12]
}

extension PlacedBalloon {
    /// The balloon with what lasts of its message's URL in the record.
    func withURL(_ lasting: LastingURL) -> PlacedBalloon {
        var balloon = self
        balloon.inputs = inputs.map { $0.name == "url" ? .init($0.name, lasting.text(of: $0.value)) : $0 }
        return balloon
    }
}
