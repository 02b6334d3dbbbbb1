import BalloonTesting
import Foundation
import SwiftUIAPI
import Testing

/// Forty changes of a card, each of which a golden must notice: the record or the picture is another one.
@MainActor struct MutationsTests {
    private struct Look {
        var title = "Dinner at seven"
        var font = Font.headline
        var weight: Font.Weight?
        var isItalic = false
        var color = Color.primary
        var kerning: CGFloat = 0
        var limit: Int?
        var alignment = TextAlignment.leading
        var lineSpacing: CGFloat = 0
        var isUnderlined = false
        var isStruck = false
        var stack = HorizontalAlignment.leading
        var spacing: CGFloat?
        var padding: CGFloat = 16
        var background = Color(white: 1)
        var radius: CGFloat = 12
        var style = RoundedCornerStyle.continuous
        var opacity = 1.0
        var shadow: CGFloat = 0
        var offset: CGFloat = 0
        var angle = 0.0
        var symbol = "calendar"
        var tint = Color.blue
        var progress = 0.4
        var isOn = true
        var control = ControlSize.regular
        var hasDivider = true
        var width: CGFloat = 40
        var trim: CGFloat = 0.6
        var line: CGFloat = 4
        var dash: [CGFloat] = []
        var cap = CGLineCap.butt
        var start = UnitPoint.leading
        var stops = [Color.red, Color.blue]
        var priority = 0.0
        var scale: CGFloat = 1
        var direction = LayoutDirection.leftToRight
        var label = "Table"
        var columns = 3
        var isHidden = false
    }

    private struct Card: View {
        let look: Look
        var body: some View {
            VStack(alignment: look.stack, spacing: look.spacing) {
                Text(verbatim: look.title).font(look.font).fontWeight(look.weight).italic(look.isItalic)
                    .foregroundStyle(look.color).kerning(look.kerning).underline(look.isUnderlined)
                    .strikethrough(look.isStruck)
                Text(verbatim: "Bring a coat, and somebody who sings: it will be cold at the pier tonight, and long.")
                    .lineLimit(look.limit).multilineTextAlignment(look.alignment).lineSpacing(look.lineSpacing)
                HStack {
                    Text(verbatim: "A text that wants all of the room of its row").lineLimit(1)
                        .layoutPriority(look.priority)
                    Text(verbatim: "and another one that wants it, too").lineLimit(1).minimumScaleFactor(look.scale)
                }
                Label {
                    Text(verbatim: look.label)
                } icon: {
                    Image(systemName: look.symbol)
                }
                if look.hasDivider { Divider() }
                ProgressView(value: look.progress)
                Toggle(isOn: .constant(look.isOn)) { Text(verbatim: "Coming") }
                Button("Send") {}.buttonStyle(.borderedProminent).controlSize(look.control)
                Circle().trim(from: 0, to: look.trim)
                    .stroke(Color.green, style: StrokeStyle(lineWidth: look.line, lineCap: look.cap, dash: look.dash))
                    .frame(width: look.width, height: 40).rotationEffect(.degrees(look.angle)).offset(x: look.offset)
                LinearGradient(colors: look.stops, startPoint: look.start, endPoint: .trailing).frame(height: 20)
                    .clipShape(RoundedRectangle(cornerRadius: look.radius, style: look.style))
                    .shadow(radius: look.shadow).opacity(look.opacity)
                LazyVGrid(columns: Array(repeating: GridItem(), count: look.columns)) {
                    ForEach(0..<4) { _ in Color.gray.frame(height: 8) }
                }
                if look.isHidden { Color.red.frame(height: 4).hidden() } else { Color.red.frame(height: 4) }
            }
            .padding(look.padding)
            .background(look.background)
            .tint(look.tint)
            .environment(\.layoutDirection, look.direction)
        }
    }

    private static let mutations: [(inout Look) -> Void] = [
        { $0.title = "Dinner at eight" }, { $0.font = .title3 }, { $0.weight = .bold }, { $0.isItalic = true },
        { $0.color = .secondary }, { $0.kerning = 1 }, { $0.limit = 1 }, { $0.alignment = .trailing },
        { $0.lineSpacing = 3 }, { $0.isUnderlined = true }, { $0.isStruck = true }, { $0.stack = .center },
        { $0.spacing = 9 }, { $0.padding = 17 }, { $0.background = .yellow }, { $0.radius = 11 },
        { $0.style = .circular }, { $0.opacity = 0.9 }, { $0.shadow = 3 }, { $0.offset = 1 }, { $0.angle = 10 },
        { $0.symbol = "bell" }, { $0.tint = .orange }, { $0.progress = 0.41 }, { $0.isOn = false },
        { $0.control = .large }, { $0.hasDivider = false }, { $0.width = 41 }, { $0.trim = 0.61 }, { $0.line = 5 },
        { $0.dash = [3, 3] }, { $0.cap = .round }, { $0.start = .topLeading }, { $0.stops = [.red, .green] },
        { $0.priority = 1 }, { $0.scale = 0.5 }, { $0.direction = .rightToLeft }, { $0.label = "table" },
        { $0.columns = 2 }, { $0.isHidden = true },
    ]

    private func seen(_ look: Look) throws -> (record: String, picture: [UInt8]) {
        let balloon = try placedBalloon(showing: Card(look: look))
        return (balloon.record.text, Array(try balloon.picture(scale: 2).png()))
    }

    @Test func noneIsEqual() throws {
        let original = try seen(Look())
        let again = try seen(Look())
        #expect(original.record == again.record && original.picture == again.picture)
        #expect(Self.mutations.count == 40)
        for (number, mutate) in Self.mutations.enumerated() {
            var look = Look()
            mutate(&look)
            let other = try seen(look)
            #expect(other.record != original.record || other.picture != original.picture, "\(number)")
        }
    }
}
