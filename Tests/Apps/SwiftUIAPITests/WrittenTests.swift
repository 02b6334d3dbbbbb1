import BalloonTesting
import CombineAPI
import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI
import struct ViewLayout.PlacedNode

/// What texts say and how, in the forms in which apps write them; styles of apps' own; values that are told.
@MainActor struct WrittenTests {
    /// The texts of a view, in the order of drawing.
    private func texts(_ view: some View) throws -> [String] {
        func texts(_ node: PlacedNode) -> [String] {
            switch node.content {
            case .text(let text): [text.text]
            case .drawing(let drawing) where !drawing.lines.isEmpty: [drawing.lines.map(\.text).joined(separator: " ")]
            default: node.children.flatMap(texts)
            }
        }
        return texts(try placedBalloon(showing: view).balloon)
    }

    private func size(_ view: some View) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(
            in: CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude))
    }

    @Test("Marks of Markdown in a key are styles, and in a value or a plain text they are letters")
    func markdown() throws {
        let mail = "a_b_*c*@d.e"
        #expect(try texts(Text("Sent to **\(mail)**")) == ["Sent to \(mail)"])
        #expect(try texts(Text(verbatim: "**now**")) == ["**now**"])
        #expect(try texts(Text("2 * 3 * 4, snake_case_name")) == ["2 * 3 * 4, snake_case_name"])
        let plain = size(Text("Total")).width
        #expect(size(Text("**Total**")).width == size(Text("Total").bold()).width)
        #expect(size(Text("**Total**")).width > plain)
        #expect(size(Text("[Total](https://a.b)")).width == plain)
    }

    @Test("The attributes of a text with attributes are drawn")
    func attributes() throws {
        var text = AttributedString("Dinner ")
        var strong = AttributedString("now")
        strong.font = .largeTitle
        strong.foregroundColor = .red
        text += strong
        let size = size(Text(text))
        #expect(size == self.size(Text(verbatim: "Dinner ") + Text(verbatim: "now").font(.largeTitle)))
        let read = try AttributedString(markdown: "**Dinner** [now](https://a.b)")
        #expect(String(read.characters) == "Dinner now")
        #expect(self.size(Text(read)) == self.size(Text(verbatim: "Dinner").bold() + Text(verbatim: " now")))
    }

    private struct Ring: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
                configuration.label
            }
        }
    }
    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                Text(verbatim: configuration.isOn ? "on" : "off")
                configuration.label
            }
        }
    }
    private struct Wish: View {
        @State private var isOn = false
        var body: some View { Toggle("Cake", isOn: $isOn).toggleStyle(Check()) }
    }

    @Test("Styles of an app's own make switches and progress")
    func styles() throws {
        let progress = ProgressView(value: 2, total: 8) { Text(verbatim: "Votes") }
        #expect(try texts(progress.progressViewStyle(Ring())) == ["25 %", "Votes"])
        #expect(try texts(progress) == ["Votes"])
        #expect(size(progress.progressViewStyle(.circular)).height != size(progress).height)
        let controller = UIHostingController(rootView: Wish())
        #expect(try texts(controller.rootView) == ["off", "Cake"])
        let before = controller.host.touches(in: CGSize(width: 200, height: 100))
        try #require(before.count == 1)
        before[0].perform()
        let after = controller.host.touches(in: CGSize(width: 200, height: 100))
        #expect(after.first?.label.hasPrefix("on") == true)
    }

    private final class Score: ObservableObject { @Published var points = 3 }
    private struct Board: View {
        let score: Score
        @State private var told: [Int] = []
        var body: some View {
            Text(verbatim: "\(told)").onReceive(score.$points) { told.append($0) }
        }
    }

    @Test("A view is told the value of a publisher from its first layout on")
    func receiving() throws {
        let score = Score()
        let controller = UIHostingController(rootView: Board(score: score))
        let size = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let one = controller.sizeThatFits(in: size).width
        #expect(one == self.size(Text(verbatim: "[3]")).width)
        score.points = 4
        #expect(controller.sizeThatFits(in: size).width == self.size(Text(verbatim: "[3, 4]")).width)
    }

    private struct Lift: GeometryEffect {
        var points: CGFloat
        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: points, y: -size.height))
        }
    }

    @Test("An effect moves a view, and what it cannot draw is named")
    func effects() throws {
        func leaf(_ node: PlacedNode) -> PlacedNode { node.children.first.map(leaf) ?? node }
        func undrawn(_ node: PlacedNode) -> Bool {
            node.attributes.contains { $0.name == "undrawn" } || node.children.contains(where: undrawn)
        }
        let box = Color.red.frame(width: 20, height: 10)
        let plain = leaf(try placedBalloon(showing: box).balloon).frame
        let moved = try placedBalloon(showing: box.modifier(Lift(points: 5))).balloon
        #expect(leaf(moved).frame == plain.offsetBy(dx: 5, dy: -10))
        #expect(!undrawn(moved))
        let scaled = try placedBalloon(showing: box.scaleEffect(x: 2, y: 0.5, anchor: .topLeading)).balloon
        #expect(leaf(scaled).frame == CGRect(x: plain.minX, y: plain.minY, width: 40, height: 5))
        let mirrored = try placedBalloon(showing: box.scaleEffect(x: -1)).balloon
        #expect(!undrawn(scaled) && undrawn(mirrored))
        #expect(size(box.scaleEffect(3)) == CGSize(width: 20, height: 10))
        #expect(undrawn(try placedBalloon(showing: box.transformEffect(CGAffineTransform(rotationAngle: 1))).balloon))
    }

    @Test("Rows are removed and moved as lists ask for")
    func offsets() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.remove(atOffsets: [1, 3])
        #expect(letters == ["a", "c", "e"])
        letters.move(fromOffsets: [0], toOffset: 3)
        #expect(letters == ["c", "e", "a"])
        letters.move(fromOffsets: [1, 2], toOffset: 0)
        #expect(letters == ["e", "a", "c"])
    }

    /// "move(fromOffsets:toOffset:)": the place is that of the element before which the moved ones stand afterwards.
    @Test(arguments: [
        (0, "bacde", "bdace"), (1, "abcde", "abdce"), (2, "abcde", "abdce"), (3, "acbde", "acbde"),
        (4, "acdbe", "acbde"), (5, "acdeb", "acebd"),
    ])
    func movedElementsStandBeforeThePlace(_ place: Int, _ one: String, _ two: String) {
        for (offsets, expected) in [([1], one), ([1, 3], two)] {
            var letters = Array("abcde")
            letters.move(fromOffsets: IndexSet(offsets), toOffset: place)
            #expect(String(letters) == expected)
        }
    }

    /// Parts of a text keep their own styles, also behind letters that take two units of UTF-16.
    @Test func partsOfATextKeepTheirStyles() {
        let digits = Text(verbatim: "1111111")
        let parts = [
            (Text(verbatim: "🎂🎂🎂🎂"), Text(verbatim: "dinner").font(.largeTitle)), (digits.monospacedDigit(), digits),
            (digits, digits.monospacedDigit()), (digits.bold(), digits), (digits, digits.kerning(4)),
        ]
        for (first, second) in parts {
            let (joined, alone) = (size(first + second).width, size(first).width + size(second).width)
            #expect(abs(joined - alone) < 1, "\(joined) \(alone)")
        }
        #expect(size(digits.monospacedDigit()).width > size(digits).width + 2)
    }

    @Test("Texts that are looked up later are the app's words, and a missing colour is clear")
    func resources() throws {
        let title: LocalizedStringResource = "\(3) votes"
        #expect(String(localized: title) == "3 votes")
        #expect(title.key == "%lld votes")
        #expect(try texts(Text(title)) == ["3 votes"])
        let later = LocalizedStringResource("votes.title", defaultValue: "Votes")
        #expect(String(localized: later) == "Votes")
        #expect(UIColor(resource: ColorResource(name: "Felt", bundle: .main)) != UIColor.red)
        #expect(Text("votes") == Text(LocalizedStringKey("votes")))
    }
}
