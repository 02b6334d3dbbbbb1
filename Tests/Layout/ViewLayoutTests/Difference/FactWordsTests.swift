import Testing

@testable import ViewLayout

/// A changed fact in the words of scenes, with the numbers that people read.
@Suite struct FactWordsTests {
    private func words(_ element: String, _ fact: String, _ from: String, _ to: String) -> String {
        FactWords(
            of: LayoutChange(node: element, element: element, kind: .attribute(name: fact, from: from, to: to))
        ).sentence
    }

    @Test("One color of a gradient is named by its place; the ends of its line are not said")
    func gradient() {
        func gradient(_ colors: String...) -> String {
            "(0.000,0.000),(280.667,72.000)," + colors.enumerated().map { "\($1)@\($0).000" }.joined(separator: ",")
        }
        let old = gradient("#4b1d8f", "#1d2440")
        #expect(
            words("gradient", "gradient", old, gradient("#1d4b8f", "#1d2440"))
                == "first color of gradient #1d4b8f instead of #4b1d8f")
        #expect(
            words("gradient", "gradient", old, gradient("#4b1d8f", "#ffffff"))
                == "last color of gradient #ffffff instead of #1d2440")
        #expect(words("gradient", "gradient", old, gradient("#ffffff", "#000000")).hasPrefix("gradient #ffffff"))
    }

    @Test(
        "The limits of a frame",
        arguments: [
            ("0...100.000", "at most 100"), ("60.000...child", "at least 60"), ("60.000...100.500", "60 to 100.5"),
            ("44.000", "44"), ("child", "of its content"),
        ])
    func limits(_ value: String, _ said: String) {
        #expect(words("frame", "horizontal", "1.000", value) == "width \(said) instead of 1")
        #expect(words("frame", "vertical", value, "1.000") == "height 1 instead of \(said)")
    }

    @Test("Numbers have no zeros of records")
    func numbers() {
        #expect(
            words("padding", "insets", "16.000,16.000,16.000,16.000", "20.000,20.000,20.000,20.000")
                == "padding 20 instead of 16")
    }
}
