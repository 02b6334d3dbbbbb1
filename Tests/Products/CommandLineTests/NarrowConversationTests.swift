import BuiltProgram
import Foundation
import Testing

/// A conversation with an input field at widths that are narrower than its buttons.
struct NarrowConversationTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        for name in ["plain", "large"] {
            try scratch.write(
                """
                transcript:
                  entries:
                    - {from: a, text: Hi}
                  inputField: {text: See you}
                participants: {a: Ada, b: Ben}
                viewer: b
                """ + (name == "large" ? "\nmetrics: {buttonSide: 1000}\n" : "\n"), to: "\(name).yaml")
        }
    }

    @Test func everyNodeHasAFinitePlace() throws {
        for name in ["plain", "large"] {
            for width in ["1", "40", "74", "320", "4000"] {
                let run = try scratch.balloon("measure", "\(name).yaml", "--width", width, "--json")
                #expect(run.status == 0, "\(name) at \(width): \(run.errors)")
                #expect(run.output.contains("inputField"))
            }
        }
    }

    @Test func noWidthLosesASweep() throws {
        for name in ["plain", "large"] {
            let run = try scratch.balloon(
                "sweep", "\(name).yaml", "--widths", "1:76:15", "--locales", "en,ar-XB", "--receivers", "all", "-o",
                "out")
            #expect(run.status == 0, "\(name): \(run.errors)")
        }
    }
}
