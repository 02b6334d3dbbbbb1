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
        // A colour at another place is more than another colour, and so is one more of them.
        let (three, moved) = (gradient("#4b1d8f", "#1d2440", "#000000"), gradient("#4b1d8f", "#ffffff", "#000000"))
        #expect(
            words("gradient", "gradient", three, moved) == "second color of gradient #ffffff instead of #1d2440")
        #expect(
            words("gradient", "gradient", three, moved.replacing("@1.000", with: "@0.600")).hasPrefix("gradient "))
        #expect(words("gradient", "gradient", old, three).hasPrefix("gradient "))
        #expect(words("gradient", "gradient", old, old.replacing("72.000", with: "90.000")) == "another gradient")
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

    /// A fact that only one record has, texts, pictures, and the names that scenes have for facts of records.
    @Test func otherFacts() {
        func sentence(_ kind: LayoutChange.Kind, of element: String = "text") -> String {
            FactWords(of: LayoutChange(node: "a", element: element, kind: kind)).sentence
        }
        #expect(sentence(.attributeAdded(name: "lineLimit", value: "2")) == "lineLimit 2 instead of none")
        #expect(sentence(.attributeRemoved(name: "lineLimit", value: "2")) == "no lineLimit instead of 2")
        #expect(sentence(.reordered) == "")
        #expect(words("image", "picture", "abc", "def") == "another picture")
        #expect(words("text", "weight", "400.000", "600.000") == "weight semibold instead of regular")
        #expect(words("text", "weight", "400.000", "450.000") == "weight 450 instead of regular")
        #expect(words("border", "width", "1.000", "2.500") == "border width 2.5 instead of 1")
        #expect(words("border", "color", "#000000", "#ffffff") == "border color #ffffff instead of #000000")
        #expect(words("shadow", "x", "1.000", "-2.000") == "shadow x -2 instead of 1")
        #expect(words("fill", "color", "#000000", "#ffffff") == "color #ffffff instead of #000000")
        #expect(
            words("padding", "insets", "1.000,2.000,3.000,4.000", "0.000,0.000,0.000,0.000")
                == "padding 0 instead of 1, 2, 3, 4")
        #expect(
            words("button", "accessibilityLabel", "Go", "Join") == "accessibilityLabel reads “Join” instead of “Go”")
    }

    /// Weights have the names that scenes give them, by the numbers of OpenType; others are numbers.
    @Test(arguments: [(400, "regular"), (500, "medium"), (600, "semibold"), (700, "bold"), (800, "800"), (401, "401")])
    func weights(_ number: Int, _ name: String) {
        #expect(words("text", "weight", "\(number).000", "1.000") == "weight 1 instead of \(name)")
    }

    /// A colour of many is named by its place.
    @Test(arguments: ["first", "second", "third", "4th", "last"].enumerated().map { ($0, $1) })
    func placesOfColours(_ index: Int, _ place: String) {
        func gradient(_ changed: Int?) -> String {
            "(0.000,0.000),(9.000,9.000),"
                + (0..<5).map { "#\($0 == changed ? "ffffff" : "00000\($0)")@0.\($0)00" }
                .joined(separator: ",")
        }
        #expect(
            words("gradient", "gradient", gradient(nil), gradient(index))
                == "\(place) color of gradient #ffffff instead of #00000\(index)")
    }

    /// The same fact of another element has its own name.
    @Test(
        arguments: [
            ("shadow", "color", "shadow color"), ("shadow", "radius", "shadow radius"), ("shadow", "x", "shadow x"),
            ("shadow", "y", "shadow y"), ("border", "width", "border width"), ("border", "color", "border color"),
            ("frame", "horizontal", "width"), ("frame", "vertical", "height"), ("padding", "insets", "padding"),
            ("text", "color", "color"), ("fill", "insets", "insets"), ("grid", "horizontal", "horizontal"),
        ])
    func names(_ element: String, _ fact: String, _ name: String) {
        #expect(words(element, fact, "2.000", "3.000") == "\(name) 3 instead of 2")
    }
}
