import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Parts of a view that red and green alone tell apart ("WCAG 2.2, 1.4.1" and technique G183).
@Suite struct RedAndGreenTests {
    private func isFound(_ first: any Element, _ second: any Element) throws -> Bool {
        let content = LiveContent(
            view: ViewLayout.Frame(HStack([first, second]), width: 240, height: 80), alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(content)).place(in: context()).findingKinds
            .contains(.colorsDifferInRedAndGreen)
    }

    private func dot(_ color: String, side: CGFloat = 20) throws -> any Element {
        ViewLayout.Frame(Fill(try ColorReference(color)), width: side, height: side)
    }

    /// Red and green of one lightness; the same with lightnesses of 3 to 1 (#800000 has 0.046, #34c759 has 0.42); blue,
    /// orange, and grey, which has no hue, beside green and red.
    @Test(
        arguments: [
            ("#c0392b", "#27ae60", true), ("#ff3b30", "#34c759", true), ("#800000", "#34c759", false),
            ("#c0392b", "#2980b9", false), ("#ff9500", "#007aff", false), ("#808080", "#27ae60", false),
            ("#c0392b", "#c0392b", false), ("#c0392b", "#e67e22", false), ("#c0392b", "#808080", false),
        ])
    func colors(_ first: String, _ second: String, _ isFound: Bool) throws {
        #expect(try self.isFound(dot(first), dot(second)) == isFound)
        #expect(try self.isFound(dot(second), dot(first)) == isFound)
    }

    @Test("Other words in the row of each are enough, and no words are not")
    func words() throws {
        func row(_ word: String, _ color: String) throws -> any Element { HStack([Text(word), try dot(color)]) }
        #expect(try !isFound(row("Yes", "#27ae60"), row("No", "#c0392b")))
        #expect(try isFound(row("Seat", "#27ae60"), row("Seat", "#c0392b")))
        #expect(try isFound(row("—", "#27ae60"), row("+", "#c0392b")))
    }

    @Test("A text without words is a part as a fill is")
    func textDots() throws {
        let (red, green) = (try ColorReference("#c0392b"), try ColorReference("#1e8449"))
        #expect(try isFound(Text("●", color: red), Text("●", color: green)))
        #expect(try !isFound(Text("✕", color: red), Text("✓", color: green)))
        #expect(try !isFound(Text("Out", color: red), Text("In", color: green)))
    }

    @Test func anotherFormIsEnough() throws {
        let (red, green) = (try ColorReference("#c0392b"), try ColorReference("#27ae60"))
        #expect(try isFound(Symbol(.heart, color: red), Symbol(.heart, color: green)))
        #expect(try !isFound(Symbol(.cross, color: red), Symbol(.check, color: green)))
        #expect(try !isFound(dot("#c0392b"), dot("#27ae60", side: 30)))
    }
}
