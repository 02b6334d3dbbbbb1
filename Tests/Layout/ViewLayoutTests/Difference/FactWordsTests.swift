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

    @Test("Numbers have no zeros of records")
    func numbers() {
        #expect(
            words("padding", "insets", "16.000,16.000,16.000,16.000", "20.000,20.000,20.000,20.000")
                == "padding 20 instead of 16")
    }
}
